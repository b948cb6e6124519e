import {
  type Act,
  asked,
  figureIn,
  type Option,
  type Position,
  type Prompt,
  type QuestionKey,
  sightOf,
} from '../../../engine/index.ts';
import { spaceOf } from '../../../stores/middara/options.ts';
import type { Lifted } from '../../../stores/middara/placing.ts';
import type { Telling } from '../../../words/telling.ts';
import type { SpaceHint } from '../../board/marks/space-hint.ts';

const NOBODY: readonly Act[] = [];

/** Spaces that are answers, as the board marks them; those of a walk it marks by their price. */
export function hintsOf(pending: Prompt | null, telling: Telling, lifted: Lifted | null): SpaceHint[] {
  if (!pending || pending.kind === 'move') return [];
  return (lifted?.options ?? pending.options).flatMap((option) => {
    const space = spaceOf(option.act);
    if (!space) return [];
    const note = option.note && telling.note(option.note);
    const isGhostly = GHOSTLY.has(pending.question.ask);
    const kind = isGhostly ? 'ghost' : hintFor(option);
    // Where it is says the place itself: no numbers to whoever points at it (face.md 14.26).
    const label = telling.cardTitle(option.act, NOBODY, pending.figure);
    return [{ space, label, kind, note, asked: pending.kind !== 'turn' }];
  });
}

/** On each of their spaces stands what would come to be there (`stores/middara/ghosts.ts`). */
const GHOSTLY: ReadonlySet<QuestionKey> = new Set<QuestionKey>([
  'moved-where',
  'where',
  'summoned-where',
  'spawned-where',
  'terrain-where',
  'piece-where',
  'dynamite-where',
]);

function hintFor({ act }: Option): SpaceHint['kind'] {
  if (act.do === 'open-loot' || act.do === 'encounter-action') return 'loot';
  return act.do === 'jump' ? 'jump' : 'place';
}

/** The line from a figure to one it may be aimed at; null where there is none. */
export function sightTo(position: Position, from: string, to: string) {
  const [a, b] = [figureIn(position.state, from), figureIn(position.state, to)];
  const sight = asked(() => sightOf(position, a, b));
  return a.at && b.at && sight
    ? { from: a.at, to: b.at, clear: sight.clear, blockedAt: sight.blockedBy?.at }
    : null;
}
