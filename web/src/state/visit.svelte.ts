import { sky, type Flight } from '../motion/flights.svelte';
import {
  PROTOCOL,
  type Bye,
  type ChatLine,
  type Position,
  type Table,
  type Tells,
  type Timer,
} from '../wire/generated';
import type { Update, Words } from '../wire/generated';
import { Line, type Answered, type LineState, type Wish } from '../wire/line';
import { Teller } from '../words/telling';
import { voice } from '../words/words.svelte';
import { announcer } from './announcer.svelte';
import { seal, took, wordOf, type Way } from './keyring';
import { router } from './router.svelte';
import { breath } from './settings.svelte';
import { sha256 } from './sha256';

/** A sentence of the log: what happened, and to which round it belongs. */
export interface LogLine {
  id: number;
  text: string;
  kind: 'event' | 'round' | 'note';
  seat?: number;
}

/** A round that has ended: the event that scored it, and the sheet line by line. */
export interface Scored {
  score: Words;
  sheet: Words[];
}

/** Why something was not done: the sentence, and the rule if one says so. */
export interface Objection {
  text: string;
  rule?: string;
}

/** What everybody sees lying there anyway. */
const SET_UP = ['dealt', 'hand', 'opened', 'laid_below'];

/** How the events of a game move things; each game's table says so. */
export type Flights = (event: Words, seat: number) => Flight[];

/**
 * A visit to a table. What the server tells is shown one update after the other, at a pace that can be followed;
 * `position` is what is shown now. Nothing here knows a rule: legal moves come with the position.
 */
export class Visit {
  line = $state<LineState>('connecting');
  bye = $state.raw<Bye>();
  table = $state.raw<Table>();
  position = $state.raw<Position>();
  seat = $state(-1);
  timer = $state.raw<Timer>();
  log = $state<LogLine[]>([]);
  chat = $state<ChatLine[]>([]);
  /** The score that is shown, or was asked for again. */
  scored = $state.raw<Scored>();
  /** How all rounds so far were scored. */
  rounds = $state.raw<Words[]>([]);
  /** Whether a decision is asked of me, even if what led to it has yet to be shown. */
  wanted = $state(false);
  /** What happened while one was away, in sentences; empty when it was read. */
  missed = $state<string[]>([]);
  objection = $state.raw<Objection>();
  /** A command is on its way. */
  busy = $state(false);
  /** How far the server's clock is ahead, in milliseconds. */
  ahead = 0;
  /** What a game's table does with an event beside showing the position. */
  flights: Flights = () => [];

  #line: Line;
  #number: number | undefined;
  #queue: Update[] = [];
  #showing = false;
  /** Goes on showing what happened after a round whose score has been read. */
  #goOn: (() => void) | undefined;
  #lines = 0;
  #revealing = false;
  /** Whether it was said that the cards were dealt without my word. */
  #silent = false;
  /** The sheets of the rounds whose end was told here. */
  #sheets = new Map<unknown, Words[]>();

  constructor(
    readonly id: string,
    public way: Way,
    readonly watch: boolean,
  ) {
    this.#line = new Line(
      id,
      () => ({
        type: 'hello',
        protocol: PROTOCOL,
        language: voice.language,
        watch,
        ...(watch ? {} : this.way),
        ...(this.#number === undefined ? {} : { since: this.#number }),
      }),
      (message) => this.#hear(message),
      (state, bye) => {
        this.line = state;
        this.bye = bye;
      },
    );
  }

  /** Come to the table. */
  begin(): void {
    this.#line.begin();
  }

  /** Go away. */
  end(): void {
    this.#line.end();
  }

  // What is shown

  /** What the players are called. */
  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name || voice.say('web-seat', { seat: seat.seat + 1 }));
  }

  /** Tells this match to this seat. */
  get teller(): Teller {
    return new Teller(this.table?.game ?? '', this.names, this.seat);
  }

  /** Whether a decision is asked of me. */
  get myTurn(): boolean {
    return this.#asks(this.position) && this.table?.phase === 'running';
  }

  /** All that I may do now. */
  get moves(): Words[] {
    return this.myTurn && !this.busy ? (this.position?.moves ?? []) : [];
  }

  /** Show the score of the last round once more. */
  showScore(): void {
    const score = this.rounds.at(-1);
    if (score) this.scored = { score, sheet: this.#sheets.get(score['round']) ?? [] };
  }

  /** The score has been read. */
  closeScore(): void {
    this.scored = undefined;
    this.#goOn?.();
    this.#goOn = undefined;
  }

  // What is said

  /** Make a move that was offered. True where it was made. */
  async move(move: Words): Promise<boolean> {
    if (this.busy || !this.position) return false;
    sky.land();
    return this.#do({ type: 'move', state: this.position.state, move });
  }

  /** Ask why a move is not allowed, and show the answer. */
  async why(move: Words): Promise<void> {
    const answer = await this.#line.say({ type: 'why', move });
    if (answer.type === 'why' && !answer.allowed) this.object({ text: answer.text ?? '', rule: answer.rule });
  }

  /** Take back my last decision, or ask the others to agree. */
  async undo(): Promise<boolean> {
    return this.position ? this.#do({ type: 'undo', state: this.position.state }) : false;
  }

  /** Anything else that can be said at a table. */
  async say(wish: Exclude<Wish, { type: 'move' | 'why' | 'undo' }>): Promise<boolean> {
    return this.#do(wish);
  }

  /** Show why something was not done. */
  object(objection: Objection | undefined): void {
    this.objection = objection;
    if (objection) announcer.call(objection.text);
  }

  async #do(wish: Wish): Promise<boolean> {
    this.objection = undefined;
    this.busy = wish.type === 'move' || wish.type === 'undo';
    const answer: Answered = await this.#line.say(wish);
    this.busy = false;
    if (answer.type !== 'refused') return true;
    if (answer.code !== 'stale') this.object({ text: answer.text, rule: answer.rule });
    return false;
  }

  // What is heard

  #hear(message: Tells): void {
    if (message.type === 'welcome') {
      const first = this.#number === undefined;
      this.ahead = message.now - Date.now();
      this.#number = message.number;
      this.#queue = [];
      this.seat = message.seat;
      if (message.seat >= 0) this.#sits(message.secret ?? this.way.secret, message.recovery);
      this.table = message.table;
      this.#mindWords(message.table);
      this.position = message.position;
      this.wanted = this.#asks(message.position);
      this.timer = message.table.timer;
      this.chat = message.chat ?? [];
      this.rounds = message.rounds ?? [];
      this.#sheets.set(this.rounds.at(-1)?.['round'], message.sheet ?? []);
      this.#welcomed(message.missed ?? []);
      if (first && message.position?.outcome) this.showScore();
    } else if (message.type === 'update') {
      this.#number = message.number;
      this.wanted = this.#asks(message.position);
      this.#queue.push(message);
      void this.#show();
    } else if (message.type === 'table') {
      this.table = message;
      this.#mindWords(message);
      this.timer = message.timer;
    } else if (message.type === 'done') {
      this.#number = Math.max(this.#number ?? 0, message.number);
    } else if (message.type === 'chat') {
      this.chat.push(message.line);
      announcer.tell(`${message.line.name}: ${chatText(message.line)}`);
    }
  }

  /** From now on the key leads to the seat; a link is used up, and no secret stays in the address. */
  #sits(key: string | undefined, recovery: string | undefined): void {
    if (key) took(this.id, key, recovery);
    this.way = { secret: key };
    if (location.hash) router.go(`/t/${this.id}`, { replace: true });
  }

  /** My word in the shuffle: revealed when all have committed to theirs, without a question to anybody. */
  #mindWords({ words }: Table): void {
    const word = wordOf(this.id);
    if (this.seat < 0 || !words) return;
    if (word && words.commitments[this.seat] === sha256(word)) {
      const told = words.revealed?.includes(this.seat) ?? false;
      seal(this.id, this.seat, words.commitments, told);
      if (words.until !== undefined && !told) this.#reveal(word);
    }
    if (words.silent?.includes(this.seat) && !this.#silent) {
      this.#silent = true;
      this.#note(voice.say('web-silent'), 'note');
      announcer.call(voice.say('web-silent'));
    }
  }

  #reveal(word: string): void {
    if (this.#revealing) return;
    this.#revealing = true;
    void this.#line.say({ type: 'reveal', word }).then(() => (this.#revealing = false));
  }

  #asks(position: Position | undefined): boolean {
    return this.seat >= 0 && position?.to_act === this.seat;
  }

  #welcomed(missed: Words[]): void {
    for (const event of missed) this.#write(event);
    if (missed.some((event) => event['event'] === 'scored')) this.showScore();
    const since = missed.filter((event) => !SET_UP.includes(String(event['event'])));
    const isNew = missed.some((event) => event['event'] === 'dealt' && event['round'] === 1);
    this.missed = since.length > 2 && !isNew ? since.map((event) => this.#sentence(event)).filter(Boolean) : [];
  }

  /**
   * One update after the other. Those of others stay in sight for a breath; many waiting ones are hurried through.
   * As long as a score is read, nothing goes on behind it.
   */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const shown = update;
      const events = shown.events ?? [];
      const flights = events.flatMap((event) => this.flights(event, this.seat));
      await sky.across(flights, () => this.#take(shown));
      for (const event of events) announcer.tell(this.#write(event));
      if (this.scored) await new Promise<void>((read) => (this.#goOn = read));
      const waiting = this.#queue.length;
      if (waiting > 0 && waiting < 8) await pause(breath());
    }
    this.#showing = false;
  }

  #take(update: Update): void {
    this.position = update.position;
    this.timer = update.timer;
    this.#score(update);
    if (update.taken_back !== undefined) {
      this.#note(voice.say('web-taken-back', { name: this.names[update.taken_back] ?? '' }), 'note');
    }
  }

  /** Keep the rounds: new ones come, and those that were taken back go. */
  #score({ position, events, sheet }: Update): void {
    const present = Number(position.view['year'] ?? position.view['round']);
    const kept = this.rounds.filter((score) => position.due === 'over' || Number(score['round']) < present);
    const scores = (events ?? []).filter((event) => event['event'] === 'scored');
    if (kept.length < this.rounds.length) this.closeScore();
    if (kept.length < this.rounds.length || scores.length > 0) this.rounds = [...kept, ...scores];
    if (scores.length === 0) return;
    this.#sheets.set(scores.at(-1)!['round'], sheet ?? []);
    this.showScore();
  }

  #sentence(event: Words): string {
    const what = event['event'];
    if (what === 'scored') return this.teller.ending(event);
    return what === 'ended' ? '' : this.teller.event(event);
  }

  #write(event: Words): string {
    const text = this.#sentence(event);
    if (text) this.#note(text, event['event'] === 'dealt' ? 'round' : 'event', event['seat'] as number | undefined);
    return text;
  }

  #note(text: string, kind: LogLine['kind'], seat?: number): void {
    this.log.push({ id: this.#lines++, text, kind, seat });
    if (this.log.length > 400) this.log.splice(0, 100);
  }
}

/** What was said in the chat: words, or one of the reactions. */
export function chatText(line: ChatLine): string {
  return line.reaction ? voice.say(`web-reaction-${line.reaction}`) : (line.text ?? '');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
