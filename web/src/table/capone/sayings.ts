import type { CaponeView, FamilyView, SiteView, Words } from '../../wire/generated';
import { dollars, money, pieces, siteName } from '../../words/telling';
import { nameOf, say } from '../../words/words.svelte';
import { siteAt, siteKey, whereIs } from './targets';

/** A site in words: which it is, who holds it, with what. */
export function siteSaid(site: SiteView, names: readonly string[]): string {
  const at = siteName(site.business, site.site);
  if (site.holder === null) return say('web-capone-site-free', { at });
  return say('web-capone-site-held', {
    at,
    name: names[site.holder] ?? '',
    pieces: pieces(site.members, site.bodyguards),
    dollars: dollars(site.worth),
  });
}

/** What the table shows of a move, beside what it does: who stands there, what it costs, what it is worth. */
export function asideOf(view: CaponeView, names: readonly string[], move: Words): string {
  const act = move['act'];
  if (act === 'commit') return money(worthOf(view, move['members'] as string[], Number(move['bodyguards'])));
  if (act === 'bail') return money(view.worth[String(move['member'])] ?? 0);
  if (act === 'detain' || act === 'fbi') return whereSaid(view, Number(move['of']), String(move['member']));
  const place = move['place'] ?? move['business'] ?? move['card'];
  const site = siteAt(view, siteKey(String(place), Number(move['site'])));
  return site && act !== 'lay_down' ? standing(view, names, site) : '';
}

/** What members and bodyguards are worth together. */
export function worthOf(view: CaponeView, members: readonly string[], bodyguards: number): number {
  const worth = members.map((member) => view.worth[member] ?? 0);
  return worth.reduce((sum, one) => sum + one, bodyguards * (view.worth['bodyguard'] ?? 0));
}

export type Whereabouts = 'hand' | 'site' | 'field' | 'prison' | 'harbour';

/** Where a member of a family is: at hand, on a site, out of circulation, in prison (with its block), lost. */
export function whereabouts(view: CaponeView, seat: number, member: string): { at: Whereabouts; detail: string } {
  const family: FamilyView = view.families[seat]!;
  if (family.members.includes(member)) return { at: 'hand', detail: say('web-capone-at-hand') };
  if (family.harbour.includes(member)) return { at: 'harbour', detail: say('the-harbour') };
  const block = family.prison.findIndex((there) => there.includes(member));
  if (block >= 0) return { at: 'prison', detail: say('web-capone-block', { block: block + 1 }) };
  const key = whereIs(view, seat, member);
  return { at: key?.startsWith('field') ? 'field' : 'site', detail: whereSaid(view, seat, member) };
}

function whereSaid(view: CaponeView, seat: number, member: string): string {
  const [kind, place = '', site] = (whereIs(view, seat, member) ?? '').split(':');
  if (kind === 'site') return siteName(place, Number(site));
  return kind === 'field' ? nameOf(place) : '';
}

function standing(view: CaponeView, names: readonly string[], site: SiteView): string {
  if (site.holder === null) return say('aside-free');
  if (site.holder === view.seat) return say('aside-own', { dollars: dollars(site.worth) });
  return say('aside-held', { name: names[site.holder] ?? '', dollars: dollars(site.worth) });
}
