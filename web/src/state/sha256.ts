/** SHA-256 in hex. Browsers have it for pages that come securely only, and friends also play at home over plain HTTP. */
export function sha256(text: string): string {
  const state = FIRST.slice();
  for (const block of blocks(new TextEncoder().encode(text))) mix(state, block);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter(
  (n) => n > 1 && !Array.from({ length: n - 2 }, (_, at) => at + 2).some((d) => d * d <= n && n % d === 0),
);
const FIRST = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return (value - Math.floor(value)) * 2 ** 32;
}

/** The text with its length behind it, in blocks of 16 words. */
function* blocks(bytes: Uint8Array): Generator<Int32Array> {
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, 8 * bytes.length);
  for (let at = 0; at < padded.byteLength; at += 64) {
    yield Int32Array.from({ length: 16 }, (_, word) => padded.getInt32(at + 4 * word));
  }
}

function mix(state: Int32Array, block: Int32Array): void {
  const words = new Int32Array(64);
  words.set(block);
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + first + words[at - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = state[at]! + word));
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
