import { jsonPath } from '../../check/problem.ts';
import type { EncounterDefinition, Objective } from '../../engine/model/encounter.ts';
import type { Condition } from '../../engine/model/story.ts';
import type { Doubted } from './doubted.ts';

/** What comes too late, or waits for itself. */
export const doubtsOfTime = (encounter: EncounterDefinition, last: number): Doubted[] => [
  ...doubtsOfLateWins(encounter),
  ...doubtsOfRounds(encounter, last),
  ...doubtsOfWaiting(encounter),
];

/** Wins by the clock when the clock has lost it already: lose comes before win. */
function doubtsOfLateWins({ endConditions }: EncounterDefinition): Doubted[] {
  const lost = Math.min(
    ...endConditions.map(({ when, result, if: conditions, goesOn }) =>
      when.is === 'rounds-passed' && result === 'lost' && !conditions && !goesOn ? when.rounds : Infinity,
    ),
  );
  return endConditions.flatMap(({ when, result }, i): Doubted[] =>
    result === 'won' && when.is === 'rounds-passed' && when.rounds >= lost
      ? [{ path: jsonPath(['endConditions', i, 'when']), doubt: { doubt: 'lost-before', round: lost } }]
      : [],
  );
}

/** So many rounds are looked at of a text that comes again and again. */
const ROUNDS = 60;
const SHOWN = 8;

/** Texts of the clock whose conditions ask for other rounds than it strikes in. */
function doubtsOfRounds(
  { objectives = [], achievements = [] }: EncounterDefinition,
  last: number,
): Doubted[] {
  const of = (field: string, list: readonly Pick<Objective, 'when' | 'if'>[]): Doubted[] =>
    list.flatMap(({ when, if: conditions = [] }, i): Doubted[] => {
      if (when.is !== 'round-begins' && when.is !== 'round-ends') return [];
      const rounds: number[] = [];
      const { round, every } = when;
      for (let at = round; at <= Math.min(last, round + ROUNDS); at += every ?? Infinity) rounds.push(at);
      const asked = conditions.flatMap((one) => (one.is === 'all' ? one.of : [one])).filter(isOfRounds);
      const holds = ({ atLeast = 0, atMost = Infinity }: Rounds, at: number) => at >= atLeast && at <= atMost;
      if (rounds.length === 0 || asked.length === 0) return [];
      if (rounds.some((at) => asked.every((one) => holds(one, at)))) return [];
      const doubt = { doubt: 'not-in-round', rounds: rounds.slice(0, SHOWN) } as const;
      return [{ path: jsonPath([field, i, 'if']), doubt }];
    });
  return [...of('objectives', objectives), ...of('achievements', achievements)];
}

type Rounds = Extract<Condition, { readonly is: 'round' }>;
const isOfRounds = (one: Condition): one is Rounds => one.is === 'round';

/** Texts that ask whether they, or such as wait for them, have come about. */
function doubtsOfWaiting({ objectives = [], achievements = [] }: EncounterDefinition): Doubted[] {
  const all = [
    ...objectives.map((one, i) => ({ ...one, keys: ['objectives', i] })),
    ...achievements.map((one, i) => ({ ...one, keys: ['achievements', i] })),
  ];
  const needs = new Map(
    all.map(({ id, when, if: more = [] }) => [
      id,
      [...more, ...(when.is === 'holds' ? when.if : [])].flatMap(doneIn),
    ]),
  );
  return all.flatMap(({ id, keys }): Doubted[] => {
    const reached = new Set(needs.get(id));
    for (const one of reached) for (const next of needs.get(one) ?? []) reached.add(next);
    return reached.has(id) ? [{ path: jsonPath(keys), doubt: { doubt: 'waits-for-itself' } }] : [];
  });
}

/** What must be done for it to hold, whatever else. */
function doneIn(condition: Condition): string[] {
  if (condition.is === 'all') return condition.of.flatMap(doneIn);
  return condition.is === 'done' ? [condition.id] : [];
}
