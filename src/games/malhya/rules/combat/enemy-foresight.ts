/**
 * What enemies will do, one after another, as everything stands: before their turn, and before a hero ends its own. Where
 * the table decides the first choice is taken; nobody falls, nobody who waits interrupts.
 */
import type { Field } from '../place/standing.ts';
import { figureWith } from '../place/standing.ts';
import type { EnemyAttack, UpgradedEnemy } from './enemy-card.ts';
import { briefOf, enemyDecision, furtherLine } from './enemy-decision.ts';
import { besideTarget } from './fight-targets.ts';
import type { EnemyChoice, EnemyDecision } from './priority.ts';

/** An enemy that will act. */
export interface Actor {
  readonly id: string;
  readonly type: string;
  readonly lines: readonly EnemyAttack[];
  readonly now: Pick<UpgradedEnemy, 'movement' | 'leave' | 'engagedFirst'>;
}

export interface Foreseen {
  readonly id: string;
  /** The attack line; another decision of the same line follows where it came beside a hero (MA-40). */
  readonly line: number;
  readonly decision: EnemyDecision;
  /** Null: it does nothing. */
  readonly choice: EnemyChoice | null;
  /** Whom an attack hits: the target, and its neighbours in an area. */
  readonly hits: readonly string[];
}

/** Heroes each type has attacked in this turn. */
export type AttackedBy = Readonly<Record<string, readonly string[]>>;

const movedTo = (field: Field, id: string, { to }: EnemyChoice): Field => ({
  ...field,
  figures: field.figures.map((one) => (one.id === id ? { ...one, at: to } : one)),
});

function hitBy(field: Field, { area = false }: EnemyAttack, choice: EnemyChoice | null): string[] {
  if (!choice?.attacks || choice.target === null) return [];
  const target = figureWith(field, choice.target);
  return [target.id, ...(area ? besideTarget(field, target).map(({ id }) => id) : [])];
}

export function foreseen(start: Field, actors: readonly Actor[], before: AttackedBy = {}): Foreseen[] {
  let field = start;
  const attacked: Record<string, readonly string[]> = { ...before };
  const told: Foreseen[] = [];
  for (const { id, type, lines, now } of actors) {
    const [first, ...further] = lines;
    if (!first) continue;
    const tell = (line: number, attack: EnemyAttack, decision: EnemyDecision): EnemyChoice | null => {
      const choice = decision.choices[0] ?? null;
      const hits = hitBy(field, attack, choice);
      told.push({ id, line, decision, choice, hits });
      if (choice) field = movedTo(field, id, choice);
      attacked[type] = [...new Set([...(attacked[type] ?? []), ...hits])];
      return choice;
    };
    const brief = () => briefOf(first, now, attacked[type] ?? []);
    const choice = tell(0, first, enemyDecision(field, figureWith(field, id), brief()));
    if (choice && !choice.attacks && choice.touches.length > 0) {
      const stopped = { ...brief(), movement: 0, leave: 0 };
      tell(0, first, enemyDecision(field, figureWith(field, id), stopped));
    }
    further.forEach((attack, i) => {
      const decision = furtherLine(field, figureWith(field, id), attack, brief());
      if (decision.choices.length > 0) tell(i + 1, attack, decision);
    });
  }
  return told;
}
