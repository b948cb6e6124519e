import { asked, counterTarget, type FigureId, type Question } from '../../../engine/index.ts';
import type { Speaker } from './speaker.ts';

/** Who is struck by a Counter in place of the attacker (p.50); null where it is the attacker. */
export function inTheWay(
  { attacker }: Extract<Question, { ask: 'counter' }>,
  counterer: FigureId,
  n: Speaker,
): string | null {
  const struck = asked(() => counterTarget(n.position, counterer, attacker));
  return struck === null || struck === attacker ? null : n.figure(struck);
}
