import type { Content } from '../../content/index.ts';

/** What the first screen says of an encounter: all of it that is there before the rules and the cards are. */
export interface EncounterSummary {
  readonly id: string;
  readonly name: string;
  readonly training: boolean;
  readonly intro: string;
  /** Figures of each sort of Combatant, in the order of the file. */
  readonly foes: readonly { readonly n: number; readonly name: string }[];
  /** End conditions by which it is won. */
  readonly waysToWin: number;
  /** Players' own packs it is of, by name. */
  readonly packs: readonly string[];
}

export function encounterSummaries({ encounters, cards, packs }: Content): EncounterSummary[] {
  return Object.values(encounters).map(({ id, name, training = false, intro, combatants, endConditions }) => {
    const foes = new Map<string, number>();
    for (const { card } of combatants) foes.set(card, (foes.get(card) ?? 0) + 1);
    return {
      id,
      name,
      training,
      intro,
      foes: [...foes].map(([card, n]) => ({ n, name: cards.combatants[card]?.name ?? card })),
      waysToWin: endConditions.filter(({ result }) => result === 'won').length,
      packs: packs.filter((pack) => pack.own && pack.ids.encounters.includes(id)).map((pack) => pack.name),
    };
  });
}
