import type { GameAbout, NumberAbout, OpenTable, OptionAbout, SeatWish, Words } from '../../wire/generated';
import { say } from '../../words/words.svelte';

export type Unit = 'none' | 'minutes' | 'hours' | 'days';

/** A seat as it stands in the form. */
export interface SeatDraft {
  kind: SeatWish['kind'];
  level: string;
  name: string;
}

const SECONDS: Record<Unit, number> = { none: 0, minutes: 60, hours: 3600, days: 86400 };
/** About how many seconds bots take for a decision, from not at all to plenty. */
const PACES = [0, 1, 0.4, 3];
const MOST = 6;

/** The request for a table while it is being filled in. */
export class Wish {
  players = $state(2);
  seats = $state<SeatDraft[]>([]);
  /** What was chosen for an option; what is missing stays as usual. */
  chosen = $state<Record<string, number | boolean | null>>({});
  /** Changed numbers by `name` or `name.part`. */
  numbers = $state<Record<string, number>>({});
  name = $state('');
  undo = $state(true);
  chat = $state(true);
  watchers = $state(true);
  counting = $state(false);
  unit = $state<Unit>('none');
  time = $state(2);
  pace = $state(1);
  standIn = $state('greedy');
  listed = $state(false);

  constructor(readonly game: GameAbout) {
    const usual = game.options.find((option) => option.name === 'players')?.default;
    this.players = typeof usual === 'number' ? usual : game.players[0]!;
    this.seats = Array.from({ length: MOST }, (_, seat) => ({
      kind: seat === 0 ? 'me' : 'bot',
      level: 'greedy',
      name: '',
    }));
  }

  /** The seats that are played. */
  get sitting(): SeatDraft[] {
    return this.seats.slice(0, this.players);
  }

  /** Whether partners play together: where it is an option, four do unless they say otherwise. */
  get teams(): boolean {
    if (this.players !== 4) return false;
    if (this.game.id === 'rue-morgue') return true;
    return this.has('teams') && this.chosen['teams'] !== false;
  }

  /** Options that are asked one by one; partners can only be had by four. */
  get asked(): OptionAbout[] {
    return this.game.options.filter(
      (option) =>
        option.name !== 'players' && option.numbers === undefined && (option.name !== 'teams' || this.players === 4),
    );
  }

  /** The numbers that are printed on cards and pieces. */
  get printed(): NumberAbout[] {
    return this.game.options.flatMap((option) => option.numbers ?? []);
  }

  /** Printed numbers that are others at this table. */
  get changed(): NumberAbout[] {
    return this.printed.filter((number) => this.isChanged(number));
  }

  has(option: string): boolean {
    return this.game.options.some((one) => one.name === option);
  }

  isChanged(number: NumberAbout): boolean {
    const value = this.numbers[keyOf(number)];
    return typeof value === 'number' && value !== number.printed;
  }

  /** Give a seat to somebody; there is one of me. */
  give(seat: number, kind: SeatDraft['kind']): void {
    if (kind === 'me') for (const one of this.seats) if (one.kind === 'me') one.kind = 'open';
    this.seats[seat]!.kind = kind;
  }

  /** What is sent: only what is not as usual. */
  said(): OpenTable {
    const values = this.#values();
    const options: Words = Object.keys(values).length > 0 ? { values } : {};
    for (const option of this.asked) {
      const value = this.chosen[option.name];
      if (value !== undefined) options[option.name] = value;
    }
    return {
      game: this.game.id,
      options,
      seats: this.sitting.map(seatSaid),
      settings: {
        undo: this.undo,
        chat: this.chat,
        watchers: this.watchers,
        counting: this.counting,
        clock: Math.round(SECONDS[this.unit] * (this.time || 0)),
        pace: PACES[this.pace] ?? 1,
        stand_in: this.standIn,
      },
      listed: this.listed,
      name: this.name.trim() || say('web-nameless'),
    };
  }

  #values(): Words {
    const values: Record<string, number | Record<string, number>> = {};
    for (const number of this.changed) {
      const value = this.numbers[keyOf(number)]!;
      if (number.part === undefined) values[number.name] = value;
      else values[number.name] = { ...(values[number.name] as Record<string, number>), [number.part]: value };
    }
    return values;
  }
}

/** Which number is meant. */
export function keyOf(number: NumberAbout): string {
  return number.part === undefined ? number.name : `${number.name}.${number.part}`;
}

function seatSaid(seat: SeatDraft): SeatWish {
  const name = seat.name.trim();
  return {
    kind: seat.kind,
    ...(seat.kind === 'bot' ? { level: seat.level } : {}),
    ...(name && (seat.kind === 'bot' || seat.kind === 'friend') ? { name } : {}),
  };
}
