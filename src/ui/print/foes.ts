import type { CardRef, EncounterDefinition, Space } from '../../engine/index.ts';

export interface Foes {
  /** What stands for the sort on the map. */
  readonly letter: string;
  readonly card: CardRef;
  readonly each: readonly { readonly number: number; readonly at: Space }[];
}

/** The opponents of an encounter, each sort once, in the order they are named in. */
export function foesOf({ combatants }: EncounterDefinition): readonly Foes[] {
  return [...new Set(combatants.map(({ card }) => card))].map((card, i) => ({
    letter: String.fromCharCode('A'.charCodeAt(0) + (i % 26)),
    card,
    each: combatants.filter((one) => one.card === card),
  }));
}
