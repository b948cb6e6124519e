/** A bot's own chance, no part of the game's (mulberry32): the same seed draws the same. */
export class BotChance {
  private word = 0x9e3779b9;

  constructor(seed: string) {
    for (const character of seed) this.word = Math.imul(this.word ^ character.charCodeAt(0), 0x01000193);
  }

  /** A whole number from 0, less than n. */
  below(n: number): number {
    this.word = (this.word + 0x6d2b79f5) | 0;
    let t = Math.imul(this.word ^ (this.word >>> 15), 1 | this.word);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  }

  /** A copy in an order of chance. */
  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
    }
    return mixed;
  }
}
