import { Visit, type LogLine } from '../../state/visit.svelte';
import type { ReplayFrame, Table, Words } from '../../wire/generated';
import { Teller } from '../../words/telling';
import type { Eyes } from './source';

const OPEN_SEAT = 0;

/** A table that is only looked at: shows the frames of a replay, and no move is asked of anybody. */
export class ReplayVisit extends Visit {
  #isOpen = $state(false);

  constructor(id: string) {
    super(id, {}, true);
    this.line = 'here';
  }

  override get myTurn(): boolean {
    return false;
  }

  override get moves(): Words[] {
    return [];
  }

  /** Where all hands lie open, nobody is spoken to. */
  override get teller(): Teller {
    return new Teller(this.table?.game ?? '', this.names, this.#isOpen ? -1 : this.seat);
  }

  override async move(): Promise<boolean> {
    return false;
  }

  override async why(): Promise<void> {}

  override async undo(): Promise<boolean> {
    return false;
  }

  override async say(): Promise<boolean> {
    return false;
  }

  /** Look at this table through these eyes. */
  look(table: Table, eyes: Eyes): void {
    this.table = { ...table, timer: undefined, ask: undefined, paused: undefined };
    this.#isOpen = eyes === 'open';
    this.seat = eyes === 'public' ? -1 : eyes === 'open' ? OPEN_SEAT : Number(eyes);
  }

  /** Show a frame, with what the log says up to it. */
  show(frames: readonly ReplayFrame[], at: number): void {
    const frame = frames[at]!;
    const view = frame.view ?? frame.views?.[OPEN_SEAT] ?? {};
    const to_act = typeof view['to_act'] === 'number' ? view['to_act'] : -1;
    this.position = { state: at, to_act, due: String(view['due'] ?? ''), view };
    this.log = frames.slice(0, at + 1).flatMap((one) => this.#lines(one));
  }

  /** What a frame says, in sentences. */
  sentences(frame: ReplayFrame): string[] {
    return this.#lines(frame).map((line) => line.text);
  }

  #lines(frame: ReplayFrame): LogLine[] {
    return (frame.events ?? []).flatMap((event, at) => {
      const text = this.#sentence(event);
      if (!text) return [];
      const kind = event['event'] === 'dealt' ? 'round' : 'event';
      return [{ id: 100 * frame.number + at, text, kind, seat: event['seat'] as number | undefined }];
    });
  }

  #sentence(event: Words): string {
    if (event['event'] === 'scored') return this.teller.ending(event);
    return event['event'] === 'ended' ? '' : this.teller.event(event);
  }
}
