/**
 * Ways of an enemy in stealth of which something else comes (L1540, L3994, L4111, MA-196): who is seen on them, whose noise is
 * looked into, beside which heroes they lead. Of ways of which the same comes one is as good as another.
 */
import { likeWays } from '../place/like-ways.ts';
import { keyOf, type Space, spacesFrom } from '../place/space.ts';
import { adjacentAdversaries, figureWith } from '../place/standing.ts';
import type { Walk } from '../place/walks.ts';
import type { Position } from '../queries/booklets.ts';
import { fieldOf, placeOf } from '../queries/field-of.ts';
import { quietOf, spottedHere } from './quiet-here.ts';

/** As if it stood there, looking all round. */
function withEnemyAt({ content, state }: Position, id: string, at: Space): Position {
  const place = placeOf({ state });
  const figures = place.figures.map((one) => (one.id === id ? { ...one, at } : one));
  const quiet = quietOf({ state });
  const vigilance = quiet.vigilance.filter(({ enemy }) => enemy !== id);
  return { content, state: { ...state, place: { ...place, figures, quiet: { ...quiet, vigilance } } } };
}

function comesOf(position: Position, id: string, { steps }: Walk): string {
  const noise = new Set(quietOf(position).noise.map(keyOf));
  const { size } = figureWith(fieldOf(position), id);
  const all = steps.flatMap(({ to }) => {
    const there = withEnemyAt(position, id, to);
    const field = fieldOf(there);
    return [
      ...spottedHere(there).map(({ by, seen }) => `${by} sees ${seen.id}`),
      ...adjacentAdversaries(field, figureWith(field, id)).map((hero) => `beside ${hero.id}`),
      ...spacesFrom(to, size)
        .map(keyOf)
        .filter((space) => noise.has(space)),
    ];
  });
  return [...new Set(all)].sort().join();
}

/** Each walk, and beside it those as clear as it of which something else comes. */
export function waysApart(position: Position, id: string, walks: readonly Walk[]): Walk[] {
  const field = fieldOf(position);
  return walks.flatMap((walk) => {
    const known = new Set<string>();
    return likeWays(field, figureWith(field, id), walk).filter((way) => {
      const comes = comesOf(position, id, way);
      const isNew = !known.has(comes);
      known.add(comes);
      return isNew;
    });
  });
}
