import type { CaponeView, SiteView, Words } from '../../wire/generated';

/**
 * What a move is aimed at on the board, by name: `site:bank:0`, `field:barber`, `shop:cinema`, `family:2`, and
 * `shown` for a card that is only laid down.
 */
export function targetOf(view: CaponeView, move: Words): string | undefined {
  switch (move['act']) {
    case 'occupy':
      return siteKey(String(move['card']), Number(move['site']));
    case 'takeover':
      return siteKey(String(move['business']), Number(move['site']));
    case 'offer':
      return placeKey(String(move['place']), move['site'] as number | null);
    case 'detain':
    case 'fbi':
      return whereIs(view, Number(move['of']), String(move['member']));
    case 'legal':
      return `shop:${String(move['card'])}`;
    case 'protection':
      return `family:${String(move['of'])}`;
    case 'lay_down':
      return 'shown';
  }
  return undefined;
}

/** The name of a site or, where `site` is null, of a field. */
export function placeKey(place: string, site: number | null): string {
  return site === null ? `field:${place}` : siteKey(place, site);
}

export function siteKey(business: string, site: number): string {
  return `site:${business}:${site}`;
}

/** The site or field where a member of a family is. */
export function whereIs(view: CaponeView, seat: number, member: string): string | undefined {
  const site = view.sites.find((one) => one.holder === seat && one.members.includes(member));
  if (site) return siteKey(site.business, site.site);
  const field = view.fields.find((one) => one.of === seat && one.member === member);
  return field && `field:${field.field}`;
}

/** The site that a name means. */
export function siteAt(view: CaponeView, key: string): SiteView | undefined {
  return view.sites.find((one) => siteKey(one.business, one.site) === key);
}

/** What one would try by putting a card on something: asked where it is not among the legal moves. */
export function wishAt(view: CaponeView, card: string, key: string): Words | undefined {
  const [kind, thing = '', number] = key.split(':');
  if (kind === 'family') return card === 'protection' ? { act: 'protection', of: Number(thing) } : undefined;
  if (kind === 'shop') return card === thing ? { act: 'legal', card } : undefined;
  if (kind !== 'site' && kind !== 'field') return undefined;
  const site = siteAt(view, key);
  const field = view.fields.find((one) => one.field === thing);
  const of = site?.holder ?? field?.of ?? someoneElse(view);
  const member = site?.members[0] ?? field?.member ?? 'don';
  return wishWith(card, { thing, site: kind === 'site' ? Number(number) : null, of, member });
}

/** What one would try with a card that can only be laid down. */
export function wishFor(view: CaponeView, card: string): Words | undefined {
  if (view.legal.some((shop) => shop.business === card)) return { act: 'legal', card };
  const of = someoneElse(view);
  if (card === 'protection') return { act: 'protection', of };
  const thing = view.sites.some((one) => one.business === card) ? card : view.sites[0]!.business;
  return wishWith(card, { thing, site: 0, of, member: 'don' });
}

interface Aimed {
  thing: string;
  site: number | null;
  of: number;
  member: string;
}

function wishWith(card: string, { thing, site, of, member }: Aimed): Words | undefined {
  if (card === 'offer') return { act: 'offer', of, place: thing, site };
  if (card === 'fbi') return { act: 'fbi', of, member };
  if (site === null) return undefined;
  if (card === 'takeover') return { act: 'takeover', business: thing, site };
  if (['party', 'haircut', 'dinner'].includes(card)) return { act: 'detain', card, of, member };
  return card === thing ? { act: 'occupy', card, site } : undefined;
}

function someoneElse(view: CaponeView): number {
  return ((view.seat ?? 0) + 1) % view.players;
}
