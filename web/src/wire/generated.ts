// Made by `python -m tools.web_types` from the server's types: not to be changed by hand.


export const PROTOCOL = 1;

/** A move or an event in the words of the rules pages. */
export type Words = Record<string, unknown>;

/** The first message. With a seat's key one is there; with a link that was made for one visit one sits down, and */
export interface Hello {
  type: 'hello';
  protocol: number;
  secret?: string;
  key?: string;
  word_commitment?: string;
  watch?: boolean;
  since?: number;
  language?: 'de' | 'en';
  detail?: 'view' | 'seen';
  sentences?: boolean;
}

/** A move in the words of the rules pages, without the seat. */
export interface MoveSaid {
  type: 'move';
  command: string;
  state: number;
  move: Words;
}

/** Asks whether a move would be allowed now, and if not, by which rule. Nothing is played. */
export interface Why {
  type: 'why';
  command: string;
  move: Words;
}

/** Takes back to the decision with the number `to` (the seat's last one, if left out), or asks the others to. */
export interface Undo {
  type: 'undo';
  command: string;
  state: number;
  to?: number;
}

/** Agrees or not to what is asked at the table; who asked may answer no and so withdraw it. */
export interface Answer {
  type: 'answer';
  command: string;
  ask: number;
  yes: boolean;
}

/** Asks all people at the table to end the match unfinished. Who says nothing for `absent_days` agrees. */
export interface Close {
  type: 'close';
  command: string;
}

/** Stops the clock and all moves until somebody resumes. */
export interface Pause {
  type: 'pause';
  command: string;
}

/** Goes on after a pause. */
export interface Resume {
  type: 'resume';
  command: string;
}

/** What shall happen with a seat whose time is over: wait, a bot plays this turn, a bot holds the seat. */
export interface Clock {
  type: 'clock';
  command: string;
  choice: 'wait' | 'turn' | 'seat';
}

/** Gives one's seat to a bot; `return` takes it back. */
export interface Lend {
  type: 'lend';
  command: string;
  level?: string;
}

/** Takes one's seat back from a bot. */
export interface TakeBack {
  type: 'return';
  command: string;
}

/** Leaves for good: a bot takes the seat, and its key and its recovery code end. */
export interface Leave {
  type: 'leave';
  command: string;
}

/** A line of chat, or a reaction. Who watches talks to the others who watch. */
export interface Say {
  type: 'say';
  command: string;
  text?: string;
  reaction?: 'bravo' | 'ouch' | 'hurry' | 'thanks' | 'sorry' | 'laugh';
}

/** Tells the word that one's seat has committed to, when the table's `words` show all commitments. */
export interface Reveal {
  type: 'reveal';
  command: string;
  word: string;
}

/** Asks for the present state once more. */
export interface Look {
  type: 'look';
  command: string;
}

/** The answer to `hello`: where one sits (-1: one watches), the table, the match, and what was missed. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  number: number;
  now: number;
  seat: number;
  language: string;
  secret?: string;
  recovery?: string;
  table: Table;
  position?: Position;
  missed?: Words[];
  sheet?: Words[];
  rounds?: Words[];
  chat?: ChatLine[];
}

/** The table around the match: who sits there, what is asked, whether it pauses. */
export interface Table {
  type: 'table';
  id: string;
  code: string;
  game: string;
  options: Words;
  settings: Settings;
  phase: string;
  listed?: boolean;
  seats: Seat[];
  commitment?: string;
  paused?: number;
  ask?: Ask;
  timer?: Timer;
  words?: Sealing;
  watching?: number;
  rematch?: string;
  played_on_from?: string;
  closed_by_host?: boolean;
}

/** How a table is run; nothing here changes the rules of the game. */
export interface Settings {
  undo?: boolean;
  chat?: boolean;
  watchers?: boolean;
  clock?: number;
  pace?: number;
  stand_in?: string;
  absent_days?: number;
  counting?: boolean;
}

/** A seat: held by a person, a bot, nobody yet. A lent seat is a person's, played by a bot for now. */
export interface Seat {
  seat: number;
  kind: string;
  name: string;
  level?: string;
  lent?: boolean;
  here?: boolean;
}

/** What one person asks the others; `ask` is its number, `yes` who has agreed. */
export interface Ask {
  ask: number;
  seat: number;
  what: 'undo' | 'close';
  to?: number;
  yes?: number[];
  until?: number;
}

/** The clock of the seat to act: when its time is over, in milliseconds since 1970, and whether it is. */
export interface Timer {
  seat: number;
  until: number;
  over?: boolean;
}

/** Players' words, once nobody is missing: the commitments by seat (none: no word), who has revealed theirs, until */
export interface Sealing {
  commitments: (string | null)[];
  revealed?: number[];
  until?: number;
  silent?: number[];
}

/** The match as one seat sees it. `moves` are all legal moves of the seat that reads this, when it is to act. */
export interface Position {
  state: number;
  to_act: number;
  due: string;
  view: Words;
  moves?: Words[];
  undo?: 'free' | 'ask';
  outcome?: Outcome;
  counted?: Record<string, Counted>;
}

/** Who won a match (sides: teams or seats), how, and by which rule. */
export interface Outcome {
  winners: number[];
  cause: string;
  rule: string;
}

/** How many cards of a kind there are, and how many certainly lie face up: in areas, and in the discard pile as far */
export interface Counted {
  total: number;
  areas: number;
  pile: number;
}

/** Something that was said; `seat` is missing where it came from somebody who watches. */
export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat?: number;
  text?: string;
  reaction?: string;
}

/** The match has changed: the whole position, and what happened since the last message. `sheet` is the score of a */
export interface Update {
  type: 'update';
  number: number;
  at: number;
  position: Position;
  events?: Words[];
  sheet?: Words[];
  timer?: Timer;
  taken_back?: number;
  done?: string;
}

/** A command was carried out and is durable. */
export interface Done {
  type: 'done';
  command: string;
  number: number;
}

/** A command, or a whole message, that was not carried out: a stable code, a sentence, and the rule. */
export interface Refused {
  type: 'refused';
  command?: string;
  code: string;
  rule?: string;
  text: string;
  number?: number;
}

/** The answer to `why`. */
export interface Because {
  type: 'why';
  command: string;
  allowed: boolean;
  rule?: string;
  text?: string;
}

/** Somebody has said something. */
export interface Chat {
  type: 'chat';
  line: ChatLine;
}

/** The last message before the server closes the socket: taken-over, restarting, too-slow, table-deleted. */
export interface Bye {
  type: 'bye';
  code: string;
  text: string;
}

/** A new table. Options are those of the game's rules page; `listed` shows it to everybody on this server. */
export interface OpenTable {
  game: string;
  options?: Words;
  seats: SeatWish[];
  settings?: Settings;
  listed?: boolean;
  name?: string;
  word_commitment?: string;
}

/** Who shall sit there: me, a friend who gets an invitation, a bot, or whoever comes. */
export interface SeatWish {
  kind: 'me' | 'friend' | 'bot' | 'open';
  level?: string;
  name?: string;
}

/** The new table: its public link for those who watch, its short code, one's own seat, invitations for others. */
export interface Opened {
  table: string;
  code: string;
  link: string;
  commitment?: string;
  seats: SeatGiven[];
}

/** A seat. With `recovery` it is one's own, and `secret` is its key, which reads and plays and stands in no link. */
export interface SeatGiven {
  seat: number;
  secret: string;
  link: string;
  recovery?: string;
}

/** Takes a seat: that of a link, or with none an open one (`seat`, or the first that is free). */
export interface SitDown {
  secret?: string;
  key?: string;
  seat?: number;
  name?: string;
  word_commitment?: string;
}

/** Brings a seat back whose key was lost: with a new key and a new code, and whatever there was before ends. */
export interface Recover {
  code: string;
}

/** Says by its key which seat is meant; without one, the seat of the person's cookie. */
export interface SeatSecret {
  secret?: string;
}

/** Another match with the same people and settings: the seats as they are, rotated, or with changed teams. */
export interface Rematch {
  secret?: string;
  key?: string;
  word_commitment?: string;
  seats?: 'same' | 'rotated' | 'teams';
}

/** A new match from a point of a finished one: I take a seat, bots take the others. */
export interface PlayOn {
  number: number;
  seat: number;
  level?: string;
  name?: string;
}

/** Tells the host of this server about a seat, or without one about the chat. */
export interface ReportWish {
  secret?: string;
  seat?: number;
  text: string;
}

/** Where a person sits, and what is going on there. */
export interface Seated {
  table: string;
  code: string;
  game: string;
  phase: string;
  players: Words[];
  seat?: number;
  to_act: number;
  your_turn?: boolean;
  opened: number;
  changed: number;
}

/** What the server remembers of a person. Notices go to addresses that were confirmed, and to no other. */
export interface Me {
  name: string;
  language: 'de' | 'en';
  notifications: Notifications;
  mail_state?: 'none' | 'unconfirmed' | 'confirmed' | 'unsubscribed';
  webhook_state?: 'none' | 'unconfirmed' | 'confirmed' | 'unsubscribed';
}

/** Where a person is told that it is their turn; empty: nowhere. `muted` are tables that stay silent. */
export interface Notifications {
  mail?: string;
  webhook?: string;
  muted?: string[];
}

/** What shall be changed; what is left out stays. */
export interface MeChange {
  name?: string;
  language?: 'de' | 'en';
  notifications?: Notifications;
}

/** A piece of a replay; `total` is how many frames there are. */
export interface Frames {
  table: Table;
  total: number;
  frames: ReplayFrame[];
}

/** A point of a replay: what happened, told to the eyes one looks through, and what they saw then. */
export interface ReplayFrame {
  number: number;
  kind: string;
  seat?: number;
  events?: Words[];
  view?: Words;
  views?: Words[];
}

/** What is wrong, in a sentence, with a stable code and the rule if one says so. */
export interface Problem {
  code: string;
  text: string;
  rule?: string;
}

/** A game, with what its options are and who else can play it. */
export interface GameAbout {
  id: string;
  name: string;
  text: string;
  rules: string;
  players: number[];
  options: OptionAbout[];
  bots: string[];
}

/** An option of a game. `none` says that null is a choice too; `numbers` are the names that `values` can have. */
export interface OptionAbout {
  name: string;
  kind: string;
  text: string;
  default: unknown;
  low?: number;
  high?: number;
  none?: boolean;
  numbers?: NumberAbout[];
}

/** A number printed on a card or piece, and which others can stand there. */
export interface NumberAbout {
  name: string;
  part?: string;
  printed: number;
  low: number;
  high: number;
  step?: number;
}

/** Who answers for this server, where the host has said so, and what it runs. */
export interface Site {
  version: string;
  imprint?: string;
  privacy?: string;
}

/** Whether a record is what was committed to, how much was found right, and what that means. */
export interface VerdictSaid {
  ok: boolean;
  text: string;
  deals: number;
  shuffles: number;
  moves: number;
  commitment?: string;
  words?: WordGiven[];
  proof?: 'committed' | 'wordless' | 'old';
  line?: number;
  rule?: string;
  fault?: string;
  meaning?: string[];
}

/** What a player added to the seed. */
export interface WordGiven {
  name: string;
  word: string;
  silent?: boolean;
}

/** With the complete sets, and for who is searching the Underworld all that lies there, bottom first. */
export interface AlCaponeView {
  seat: number | null;
  players: number;
  round: number;
  dealer: number | null;
  due: string;
  to_act: number | null;
  asked: string | null;
  event_played: boolean;
  hand: Record<string, number> | null;
  hands: number[];
  areas: Area[];
  file: number;
  pile: number;
  top: string | null;
  pile_draws_left: number;
  points: number[];
  totals: number[];
  target: number;
  complete: string[];
  search: string[] | null;
}

/** What lies before a side. */
export interface Area {
  side: number;
  seats: number[];
  cards: Record<string, number>;
}

/** With the road, the number of the car's place, and how the cards of each area lie. */
export interface BonnieAndClydeView {
  seat: number | null;
  players: number;
  round: number;
  dealer: number | null;
  due: string;
  to_act: number | null;
  asked: string | null;
  event_played: boolean;
  hand: Record<string, number> | null;
  hands: number[];
  areas: Area[];
  file: number;
  pile: number;
  top: string | null;
  pile_draws_left: number;
  points: number[];
  totals: number[];
  target: number;
  road: Place[];
  car: number;
  lying: Lying[];
  looking: string | null;
  in_front: string | null;
  search: string[] | null;
}

/** A place of the board. `card` is the hidden card, for a seat that has looked at it; `looked` are all such seats. */
export interface Place {
  place: string;
  number: number;
  melded: boolean;
  hidden: boolean;
  harmless: boolean;
  looked: number[];
  card: string | null;
}

/** How the cards of an area lie: what scores 4, what scores 2, and who was captured. */
export interface Lying {
  sideways: Record<string, number>;
  upright: Record<string, number>;
  outlaws: string[];
}

/** With the orang-utan, the number of the case file, the bonus pairs of each side and the cards on their way. */
export interface RueMorgueView {
  seat: number | null;
  players: number;
  round: number;
  dealer: number | null;
  due: string;
  to_act: number | null;
  asked: string | null;
  event_played: boolean;
  hand: Record<string, number> | null;
  hands: number[];
  areas: Area[];
  file: number;
  pile: number;
  top: string | null;
  pile_draws_left: number;
  points: number[];
  totals: number[];
  target: number;
  orang_utan: OrangUtan;
  case_file: number;
  pairs: string[][];
  next: string | null;
  knowing: number[];
  passed: number[];
  on_its_way: string | null;
  search: string[] | null;
}

/** How many cards lie under it, whether it has escaped, and for a seat the cards that it knows lie there. */
export interface OrangUtan {
  cards: number;
  escaped: boolean;
  known: Record<string, number> | null;
}

/** Everything that can be seen. `hand` and `given_back` are the seat's own cards; null for a spectator. */
export interface CaponeView {
  seat: number | null;
  players: number;
  options: Words;
  year: number;
  round: number;
  rounds: number;
  dealer: number | null;
  start: number | null;
  due: string;
  to_act: number | null;
  asked: string | null;
  commit: CommitView | null;
  hand: string[] | null;
  given_back: string[] | null;
  undealt: number;
  shown: ShownView[];
  families: FamilyView[];
  sites: SiteView[];
  fields: FieldView[];
  legal: ShopView[];
  worth: Record<string, number>;
  winners: number[] | null;
}

/** What pieces are asked for: worth at least, or exactly, so much; or the pieces of the last card (CP-21). */
export interface CommitView {
  card: string;
  business: string;
  site: number;
  at_least: number | null;
  exactly: number | null;
  last_card: boolean;
}

/** A card of this year that was played (`used`) or laid down. */
export interface ShownView {
  seat: number;
  card: string;
  used: boolean;
}

/** A family: its money, its pieces that are not on the board, and how many cards it has. */
export interface FamilyView {
  family: string;
  cash: number;
  investments: number;
  income: number;
  members: string[];
  bodyguards: number;
  prison: string[][];
  harbour: string[];
  park: number;
  lost: number;
  cards: number;
  given_back: number;
}

/** An illegal site, who holds it and with what. */
export interface SiteView {
  business: string;
  site: number;
  value: number;
  holder: number | null;
  members: string[];
  bodyguards: number;
  worth: number;
}

/** An out-of-circulation field and who is there. */
export interface FieldView {
  field: string;
  of: number | null;
  member: string | null;
}

/** A legal business and whose bodyguard stands there. */
export interface ShopView {
  business: string;
  of: number | null;
}

export type Said = Hello | MoveSaid | Why | Undo | Answer | Close | Pause | Resume | Clock | Lend | TakeBack | Leave | Say | Reveal | Look;

export type Tells = Welcome | Update | Table | Done | Refused | Because | Chat | Bye;
