import type { Because, Bye, Done, Hello, Refused, Said, Tells, Update } from './generated';

export type Answered = Done | Update | Because | Refused;
/** `gone` is for good: the seat is elsewhere, or the table no more. */
export type LineState = 'connecting' | 'here' | 'lost' | 'gone';

type Open = { message: Said; answer: (answered: Answered) => void };
/** A message without its command, which the line makes up. */
export type Wish = Said extends infer One ? (One extends { command: string } ? Omit<One, 'command'> : never) : never;

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const FINAL = 4000;
/** The server closes like this whoever should think before coming back. */
const POLICY = 1008;
const THINK = 5000;

/** The socket to a table: comes back by itself, and asks again what was open when the connection was lost. */
export class Line {
  #socket?: WebSocket;
  #open = new Map<string, Open>();
  #welcome = false;
  #ended = false;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #bye?: Bye;

  constructor(
    readonly table: string,
    readonly hello: () => Hello,
    readonly hear: (message: Tells) => void,
    readonly state: (state: LineState, bye?: Bye) => void,
  ) {}

  /** Connect, and stay connected until `end`. */
  begin(): void {
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Hang up. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close(1000);
  }

  /** Say something; the promise holds until it is answered, through lost connections. */
  say(wish: Wish): Promise<Answered> {
    const message = { ...wish, command: crypto.randomUUID?.() ?? fallbackId() } as Said & { command: string };
    return new Promise((answer) => {
      this.#open.set(message.command, { message, answer });
      if (this.#welcome) this.#send(message);
    });
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/play`);
    this.#socket = socket;
    socket.onopen = () => this.#send(this.hello());
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as Tells);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #heard(message: Tells): void {
    if (message.type === 'bye') this.#bye = message;
    if (message.type === 'welcome') {
      this.#welcome = true;
      this.#pause = FIRST_PAUSE;
      this.state('here');
    }
    this.hear(message);
    if (message.type === 'welcome') for (const { message: open } of this.#open.values()) this.#send(open);
    this.#settle(message);
    // Whoever is refused before the welcome is not let in at all.
    if (message.type === 'refused' && !this.#welcome && !TRY_AGAIN.has(message.code)) {
      this.#ended = true;
      this.state('gone', { type: 'bye', code: message.code, text: message.text });
    }
  }

  #settle(message: Tells): void {
    if (message.type === 'update' && message.done !== undefined) this.#answered(message.done, message);
    else if (message.type === 'done' || message.type === 'why') this.#answered(message.command, message);
    else if (message.type === 'refused' && message.command !== undefined) this.#answered(message.command, message);
  }

  #answered(command: string, answer: Answered): void {
    this.#open.get(command)?.answer(answer);
    this.#open.delete(command);
  }

  #closed(code: number): void {
    this.#welcome = false;
    if (this.#ended) return;
    if (code >= FINAL) {
      this.#ended = true;
      this.state('gone', this.#bye);
      return;
    }
    this.state('lost', this.#bye);
    const wait = code === POLICY ? THINK : this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (this.#ended || this.#welcome || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #send(message: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

const TRY_AGAIN = new Set(['restarting', 'store-unreachable', 'store-busy', 'store-full', 'store-read-only']);

/** Where pages are not served securely (a friend's machine at home), browsers have no randomUUID. */
function fallbackId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
