import type { EncounterEvent, LootGain, RolledDie, Space, Sum } from '../../../engine/index.ts';

/** An event in one line of English, with the numbers that can be unfolded. */
export interface Described {
  readonly text: string;
  /** How loud it is in the feed. */
  readonly tone: 'round' | 'turn' | 'plain' | 'good' | 'bad' | 'quiet' | 'told';
  /** Text of the encounter that came to light with it. */
  readonly quote?: string;
  readonly sums?: readonly { readonly label: string; readonly sum: Sum }[];
  readonly dice?: readonly RolledDie[];
}

export type EventOf<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** How the things of an event are called on this table. */
export interface Names {
  of(id: string | null): string;
  card(figure: string, id: string): string;
  /** Whether it has Skill Values; others make Checks by BLACK (p.66). */
  hasSkills(id: string): boolean;
  item(ref: string): string;
  /** A Combatant Loot card, or the item it gave. */
  loot(gain: LootGain): string;
  /** `the blue loot`, `the wheel`. */
  token(id: string): string;
  question(figure: string, step: string): string;
  instruction(figure: string, id: string): string;
}

/** The words for events, by type. */
export type WordsFor<T extends EncounterEvent['type']> = {
  readonly [E in T]: (event: EventOf<E>, names: Names) => Described | null;
};

export const spaceName = ([x, y]: Space): string => `${x},${y}`;
export const spacesName = (spaces: readonly Space[]): string => spaces.map(spaceName).join('; ');
export const points = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const line = (text: string, tone: Described['tone'] = 'plain'): Described => ({ text, tone });
