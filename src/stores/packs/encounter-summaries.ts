import type { Content } from '../../content/index.ts';
import type { CardRef, EncounterDefinition, Forecast } from '../../engine/index.ts';
import { type BoardPlan, planOf } from './board-plan.ts';
import { encountersOfStories } from './story-encounters.ts';

/** What the first screen says of an encounter: all of it that is there before the rules and the cards are. */
export interface EncounterSummary {
  readonly id: string;
  readonly name: string;
  readonly training: boolean;
  /** Figures of each sort of Combatant, in the order of the file. */
  readonly foes: readonly { readonly n: number; readonly name: string; readonly card: CardRef }[];
  readonly aims: Aims;
  /** How many Adventurers its own party has; as many as the game is made for where it brings none. */
  readonly heroes: number;
  readonly forecast: Forecast | null;
  readonly plan: BoardPlan;
  /** It belongs to a story: whoever has not met it there is not told of it (X273). */
  readonly story?: true;
  /** Players' own packs it is of, by name. */
  readonly packs: readonly string[];
}

/** What wins it, and what runs against it, as far as it is open from the start. */
export interface Aims {
  /** Opponents to defeat, where that wins. */
  readonly foes: number | null;
  /** Colours of Exits on which a turn's end wins. */
  readonly exits: readonly string[];
  /** The round to hold out to. */
  readonly holdTo: number | null;
  /** There is a way to win that only hidden text tells. */
  readonly hidden: boolean;
  /** It is lost with the end of this round. */
  readonly until: number | null;
}

export function aimsOf({
  endConditions,
  combatants,
}: Pick<EncounterDefinition, 'endConditions' | 'combatants'>): Aims {
  const of = (result: 'won' | 'lost') =>
    endConditions.filter((one) => one.result === result).map(({ when }) => when);
  const wins = of('won');
  const lastRound = (ends: typeof wins): number | null => {
    const rounds = ends.flatMap((when) => (when.is === 'rounds-passed' ? [when.rounds] : []));
    return rounds.length > 0 ? Math.min(...rounds) : null;
  };
  return {
    foes: wins.some(({ is }) => is === 'all-opponents-defeated') ? combatants.length : null,
    exits: wins.flatMap((when) => (when.is === 'adventurer-ends-turn-on' ? [when.exit] : [])),
    holdTo: lastRound(wins),
    hidden: wins.some(({ is }) => is === 'told'),
    until: lastRound(of('lost')),
  };
}

/** Adventurers that the game is made for. */
const WHOLE_PARTY = 4;

export function encounterSummaries(content: Content): EncounterSummary[] {
  const { encounters, cards, packs } = content;
  const ofStories = encountersOfStories(content);
  return Object.values(encounters).map((encounter) => {
    const { id, name, training = false, combatants, loadouts, forecast = null } = encounter;
    const foes = new Map<string, number>();
    for (const { card } of combatants) foes.set(card, (foes.get(card) ?? 0) + 1);
    return {
      id,
      name,
      training,
      foes: [...foes].map(([card, n]) => ({ n, name: cards.combatants[card]?.name ?? card, card })),
      aims: aimsOf(encounter),
      heroes: Object.keys(loadouts).length || WHOLE_PARTY,
      forecast,
      plan: planOf(encounter),
      ...(ofStories.has(id) ? { story: true as const } : {}),
      packs: packs.filter((pack) => pack.own && pack.ids.encounters.includes(id)).map((pack) => pack.name),
    };
  });
}
