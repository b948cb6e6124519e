import type { AiInstruction, CardIndex, EncounterEvent, Figure } from '../engine/index.ts';

/**
 * AI steps that were followed, `card/step`, and which of their attacks, spells and moves found somebody or some
 * space, `card/step.2`. `figures` as the events leave them.
 */
export function stepsMet(figures: readonly Figure[], events: readonly EncounterEvent[]): Set<string> {
  const card = new Map(figures.map((figure) => [figure.id, figure.card]));
  // A BOSS is turned over: what it was at first is what it was turned from first.
  for (const event of [...events].reverse())
    if (event.type === 'cardTurned') card.set(event.figure, event.from);
  const met = new Set<string>();
  for (const event of events) {
    if (event.type === 'cardTurned') card.set(event.figure, event.to);
    if (event.type === 'aiStepFollowed') met.add(`${card.get(event.figure)}/${event.step}`);
    if (event.type === 'aiTargetChosen' && event.target !== null)
      met.add(`${card.get(event.figure)}/${event.instruction}`);
    if (event.type === 'aiWayChosen' && event.way !== null)
      met.add(`${card.get(event.figure)}/${event.instruction}`);
  }
  return met;
}

/**
 * What no position comes to: whom the Tunnel Boar could gore it sees within range 8, so that it charges; and gore is
 * true for whoever stands beside it unseen, where it is as near as it gets.
 */
const OUT_OF_THE_QUESTION: ReadonlySet<string> = new Set(
  ['tunnel-boar', 'common-tunnel-boar'].flatMap((card) => [`${card}/gore.1`, `${card}/gore.2`]),
);

/** Every AI step of the content that may be come to, and each of its attacks, spells and moves, named as `stepsMet` names them. */
export const stepsOf = ({ combatants }: CardIndex): string[] =>
  Object.values(combatants)
    .flatMap(({ id, ai }) =>
      ai.flatMap((step) => [
        `${id}/${step.id}`,
        ...step.do.flatMap((one, i) => (isAimed(one) ? [`${id}/${step.id}.${i + 1}`] : [])),
      ]),
    )
    .filter((step) => !OUT_OF_THE_QUESTION.has(step));

const isAimed = (one: AiInstruction): boolean =>
  one.do !== 'effects' || one.effects.some((op) => 'to' in op && op.to?.who === 'choose');
