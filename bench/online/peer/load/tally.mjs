/** What is counted while it is measured: acknowledged moves, times until the opponent knew, bytes, refusals. */

export class Tally {
  constructor() {
    this.refusals = [];
    this.reset();
  }

  reset() {
    this.moves = 0;
    this.bytes = 0;
    this.messages = 0;
    this.milliseconds = [];
    this.began = performance.now();
    this.cpu = process.cpuUsage();
  }

  heard(text) {
    this.messages += 1;
    this.bytes += text.length;
  }

  acknowledged() {
    this.moves += 1;
  }

  reached(milliseconds) {
    this.milliseconds.push(milliseconds);
  }

  refused(why) {
    this.refusals.push(why.slice(0, 300));
  }

  /** The sum of it, as Python reads it. */
  result() {
    const seconds = (performance.now() - this.began) / 1000;
    const { user, system } = process.cpuUsage(this.cpu);
    const sorted = Float64Array.from(this.milliseconds).sort();
    const at = (part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] : null);
    return {
      seconds,
      moves: this.moves,
      messages: this.messages,
      bytes: this.bytes,
      generator_cpu: (user + system) / 1e6,
      latency: { count: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999), max: at(1) },
      refusals: this.refusals.length,
      refused: this.refusals.slice(0, 3),
    };
  }
}
