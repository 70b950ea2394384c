import { announcer } from '../../state/announcer.svelte';
import { settings } from '../../state/settings.svelte';
import { sky } from '../../motion/flights.svelte';
import { Refusal } from '../../wire/api';
import type { ReplayFrame, Table } from '../../wire/generated';
import { say } from '../../words/words.svelte';
import type { Eyes, Source } from './source';
import { ReplayVisit } from './visit.svelte';

const PIECE = 250;
const BETWEEN = { slow: 2400, normal: 1200, instant: 400 };

/** A replay: its frames, read piece by piece ahead of the one that is shown, and what is shown. */
export class Reel {
  readonly visit: ReplayVisit;
  table = $state.raw<Table>();
  total = $state(0);
  at = $state(0);
  eyes = $state<Eyes>('public');
  playing = $state(false);
  problem = $state('');
  frames = $state.raw<ReplayFrame[]>([]);
  #timer = 0;
  #reading = 0;

  constructor(
    readonly source: Source,
    id: string,
  ) {
    this.visit = new ReplayVisit(id);
  }

  /** The frame that is shown. */
  get frame(): ReplayFrame | undefined {
    return this.visit.position ? this.frames[this.at] : undefined;
  }

  /** How many moves have been made up to the frame that is shown. */
  get moves(): number {
    return this.frames.slice(0, this.at + 1).filter((frame) => frame.kind === 'move').length;
  }

  /** Whether nothing follows. */
  get isEnd(): boolean {
    return this.total > 0 && this.at >= this.total - 1;
  }

  /** Look through these eyes, at this frame, as soon as it is read; all others are read meanwhile. */
  async open(eyes: Eyes, at: number): Promise<void> {
    const reading = ++this.#reading;
    this.problem = '';
    let frames: ReplayFrame[] = [];
    let shown = false;
    try {
      for (let total = 1; frames.length < total;) {
        const piece = await this.source(eyes, frames.length, PIECE);
        if (reading !== this.#reading) return;
        frames = [...frames, ...piece.frames];
        total = piece.frames.length > 0 ? piece.total : frames.length;
        if (!shown && at >= frames.length && frames.length < total) continue;
        this.#read(piece.table, total, eyes, frames);
        if (!shown) this.#show(Math.min(at, frames.length - 1));
        shown = true;
      }
    } catch (error) {
      if (reading === this.#reading) this.problem = error instanceof Refusal ? error.message : say('web-no-answer');
    }
  }

  /** Stop everything. */
  close(): void {
    this.#reading++;
    this.pause();
  }

  #read(table: Table, total: number, eyes: Eyes, frames: ReplayFrame[]): void {
    this.table = table;
    this.total = total;
    this.eyes = eyes;
    this.frames = frames;
    this.visit.look(table, eyes);
  }

  // Going through it

  /** Show another frame; a single step forward moves the cards. */
  go(at: number): void {
    const next = Math.max(0, Math.min(at, this.frames.length - 1));
    if (next === this.at) return;
    if (next === this.at + 1) this.#step(next);
    else this.#show(next);
  }

  /** On or back by a move. */
  byMove(step: 1 | -1): void {
    this.go(this.at + step);
  }

  /** On or back to where another seat begins to move. */
  byTurn(step: 1 | -1): void {
    this.go(this.#find(step, (at) => this.#isTurn(at)));
  }

  /** On or back to a deal. */
  byRound(step: 1 | -1): void {
    this.go(this.#find(step, (at) => this.frames[at]!.kind === 'deal'));
  }

  /** Let it run, or stop it. */
  toggle(): void {
    if (this.playing) this.pause();
    else this.#play();
  }

  /** Stop where it is. */
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #play(): void {
    this.playing = true;
    const tick = (): void => {
      if (!this.playing) return;
      this.byMove(1);
      if (this.isEnd) this.pause();
      else this.#timer = window.setTimeout(tick, BETWEEN[settings.pace]);
    };
    tick();
  }

  #find(step: 1 | -1, fits: (at: number) => boolean): number {
    let at = this.at + step;
    while (at > 0 && at < this.frames.length - 1 && !fits(at)) at += step;
    return at;
  }

  /** Whether a turn begins there: somebody else moves than did before. */
  #isTurn(at: number): boolean {
    const frame = this.frames[at]!;
    if (frame.kind !== 'move') return frame.kind === 'deal';
    const before = this.frames.slice(0, at).findLast((one) => one.kind === 'move' || one.kind === 'deal');
    return before?.kind !== 'move' || before.seat !== frame.seat;
  }

  #step(at: number): void {
    const events = this.frames[at]!.events ?? [];
    const flights = events.flatMap((event) => this.visit.flights(event, this.visit.seat));
    sky.land();
    void sky.across(flights, () => this.#show(at));
  }

  #show(at: number): void {
    this.at = at;
    this.visit.show(this.frames, at);
    for (const text of this.visit.sentences(this.frames[at]!)) announcer.tell(text);
  }
}
