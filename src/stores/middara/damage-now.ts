/** How much of a blow is taken with each answer to whether less of it is: of this blow alone, whatever comes after it. */
import type { Change, Option, Preview, Prompt } from '../../engine/index.ts';

/** What is paid alone; what else comes of an answer comes after the blow. */
const PAID: ReadonlySet<Change['is']> = new Set(['sp', 'token', 'card', 'energy']);

/** Null where nothing of the kind is asked, or it hangs on dice or on more that is asked; undefined until it is worked out. */
export function damageNow(
  { question, figure }: Pick<Prompt, 'question' | 'figure'>,
  { act }: Pick<Option, 'act'>,
  preview: Preview | null | undefined,
): number | null | undefined {
  if (question.ask !== 'offer' || question.timing !== 'damage-reduction' || !question.damage) return null;
  if (act.do === 'pass' || act.do === 'decline') return question.damage.amount;
  if (!preview) return preview;
  const { changes, until } = preview;
  const next = until.is === 'question' ? until.prompt.question : null;
  // More may be taken off.
  if (next?.ask === 'offer' && next.timing === question.timing && next.damage) return next.damage.amount;
  const hurt = question.subject ?? figure;
  const lost = changes.find((change) => change.is === 'hp' && change.figure === hurt);
  if (lost?.is === 'hp') return Math.max(0, lost.from - lost.to + lost.grown);
  const isDone = !changes.every(({ is }) => PAID.has(is)) || until.is === 'over' || until.is === 'goes-on';
  const isAnswered = next !== null && !('cause' in next);
  return isDone || isAnswered ? 0 : null;
}
