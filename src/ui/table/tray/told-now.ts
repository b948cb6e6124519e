import type { EncounterEvent, EncounterState, Space } from '../../../engine/index.ts';
import type { Described, Telling } from '../../../words/telling.ts';

/** What is said of an event while it is shown; null where its figure alone is named. `next`: what comes after it. */
export const toldNow = (
  showing: EncounterEvent | null,
  telling: Telling,
  { scopes }: Pick<EncounterState, 'scopes'>,
  next: readonly EncounterEvent[] = [],
): Described | null => {
  // What an opponent weighs stands under *Why*.
  if (!showing || showing.type.startsWith('ai')) return null;
  if (showing.type !== 'figureMoved' || showing.how !== 'step')
    return telling.event(showing, undefined, overNext(next));
  // A step goes with those before it.
  const move = scopes.findLast(({ kind }) => kind === 'move');
  const { figure, how, to } = showing;
  const steps = move?.kind === 'move' && move.figure === figure ? move.way.length - 1 : 1;
  const flies = move?.kind === 'move' && move.flight;
  const parts = [{ did: 'went', figure, how, to, flies, steps, by: null }] as const;
  return { text: telling.deed({ figure, parts, lines: [], isOver: false }), tone: 'quiet' };
};

/** The first space of the jump that is rolled for, where its way is straight: one that fails lands there. */
function overNext(next: readonly EncounterEvent[]): Space | undefined {
  const jump = next.find(({ type }) => type === 'figureMoved');
  if (jump?.type !== 'figureMoved' || jump.how !== 'jump') return undefined;
  const { from, to } = jump;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const isStraight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  return isStraight ? [from[0] + Math.sign(dx), from[1] + Math.sign(dy)] : undefined;
}
