/** What an enemy will do, and by what: its option, whom it weighed, which rule decided. */
import type { Candidate, EnemyChoice, EnemyDecision } from '../../rules/combat/priority.ts';
import type { ForeseenNow } from '../../screens/fight/foreseen-now.ts';
import { BECAUSE, DECIDED, spaceName, whoName } from './fight-names.ts';
import { PENALTY } from './fight-stage.ts';
import { listed, type Named, several } from './names.ts';

type Read = Pick<Named, 'content' | 'state'>;

export const foresight = {
  title: 'What enemies will do',
  about: 'If nothing changes: enemies who have not acted in this turn, the highest Initiative first.',
  beforeTokens: 'Before their upgrade tokens of this turn.',
  nobody: 'All enemies have acted in this turn.',
  option: (n: number) => `Option ${n}`,
  you: 'You decide',
  ifGone: (hero: string, what: string) => `If ${hero} steps away: ${what}`,
  label: 'Foresight',
  weighed: 'Heroes it weighs',
  instructions: 'Instructions of this place',
  cards: 'Their cards and upgrade tokens',
};

/** `attacks the bargewoman from C4`. */
export function choiceText(named: Read, choice: EnemyChoice | null): string {
  if (!choice) return 'does nothing';
  const { target, to, attacks, steps, cost } = choice;
  const moves = steps.length > 0 ? `moves ${several(cost, 'space')} to ${spaceName(to)}` : 'stays';
  const name = target === null ? null : whoName(named, target);
  if (name === null) return moves;
  if (!attacks) return `${moves}, towards ${name}`;
  return steps.length > 0 ? `${moves} and attacks ${name}` : `attacks ${name}`;
}

/** Choices the table has: spaces alone where all else is the same. */
export function tieText(named: Read, choices: readonly EnemyChoice[]): string {
  const [first] = choices;
  const isOneTarget = choices.every(
    ({ target, attacks }) => target === first?.target && attacks === first?.attacks,
  );
  if (!first || !isOneTarget || first.steps.length === 0)
    return listed(
      choices.map((choice) => choiceText(named, choice)),
      'or',
    );
  return listed(
    choices.map(({ to }) => spaceName(to)),
    'or',
  );
}

/** Rules that decided, in their order. */
export const decidedText = ({ because, decidedBy }: Pick<EnemyDecision, 'because' | 'decidedBy'>): string =>
  [BECAUSE[because], ...decidedBy.map((rule) => DECIDED[rule])].join('; ');

/** All of it in a sentence. */
export function decisionText(named: Read, { line, decision, choice, hits }: ForeseenNow): string {
  const more = hits.length > 1 ? ` (hits ${listed(hits.map((hero) => whoName(named, hero)))})` : '';
  const attack = line > 0 ? `attack ${line + 1}: ` : '';
  return `if nothing changes: ${attack}${choiceText(named, choice)}${more}, ${foresight.option(decision.option).toLowerCase()}: ${decidedText(decision)}`;
}

/** A hero as it weighs it. */
export function candidateText(
  named: Read,
  isArea: boolean,
  { hero, distance, engaged, attacked, hits, sight, penalties }: Candidate,
): string {
  return [
    `${whoName(named, hero)}: ${distance === null ? 'no way' : `distance ${distance}`}`,
    engaged ? 'engaged' : 'not engaged',
    ...(attacked ? ['already attacked'] : []),
    ...(isArea ? [`${hits} would be hit`] : []),
    ...(sight === null
      ? []
      : [{ valid: 'in sight', hampered: 'hampered sight', none: 'not in sight' }[sight]]),
    ...(penalties.length > 0 ? [`Dodge die: ${penalties.map((one) => PENALTY[one]).join(', ')}`] : []),
  ].join(', ');
}
