import type { Finding } from '../../../check/problem.ts';
import { shown } from '../../../check/problem.ts';
import { among, listOf, withFields } from '../../../check/schemas.ts';
import { count, flag, orNull, space, text } from '../../../stores/game/record-fields.ts';
import type { Field, Side } from '../rules/model/field.ts';

/** Foes that are called come beside the others, one for each that calls. */
const MOST_FIGURES = 60;
const ids = listOf(count, 0, MOST_FIGURES);
/** Items used in one turn. */
const MOST_USED = 100;
const SIDES: readonly Side[] = ['heroes', 'foes'];
export const side = among(SIDES);
export const spaces = listOf(space, 0, 400);

export const figureSchema = withFields({
  id: count,
  hero: orNull(count),
  foe: orNull(text),
  number: count,
  at: orNull(space),
  vita: count,
  misses: flag,
  broken: flag,
  darkened: flag,
  summoner: orNull(count),
  isNew: flag,
});

export const turnSchema = withFields({
  figure: count,
  steps: count,
  acts: count,
  interacts: count,
  begun: flag,
  felt: ids,
  used: listOf(text, 0, MOST_USED),
});

export const fieldSchema = withFields({
  ground: text,
  last: flag,
  round: count,
  first: orNull(side),
  side,
  figures: listOf(figureSchema, 1, MOST_FIGURES),
  acted: ids,
  held: ids,
  turn: orNull(turnSchema),
  flames: spaces,
  searches: spaces,
  lasting: listOf(withFields({ hero: count }), 0, MOST_FIGURES),
});

/** Figures name one another and heroes by their places: the first that is not there; null where all are. */
export function faultOfFigures(field: Field, mostHeroes: number, path: string): Finding | null {
  const most = field.figures.length - 1;
  const beyond = (at: string, got: number, last: number): Finding => ({
    path: `${path}.field${at}`,
    expected: { what: 'whole-number', least: 0, most: last },
    got: shown(got),
  });
  for (const [i, { id, hero, foe, summoner }] of field.figures.entries()) {
    if (id !== i) return beyond(`.figures[${i}].id`, id, i);
    if (hero !== null && hero > mostHeroes) return beyond(`.figures[${i}].hero`, hero, mostHeroes);
    if (hero === null && foe === null) return beyond(`.figures[${i}].hero`, Number.NaN, mostHeroes);
    if (summoner !== null && summoner > most) return beyond(`.figures[${i}].summoner`, summoner, most);
  }
  for (const list of ['acted', 'held'] as const)
    for (const [i, id] of field[list].entries()) if (id > most) return beyond(`.${list}[${i}]`, id, most);
  if (field.turn && field.turn.figure > most) return beyond('.turn.figure', field.turn.figure, most);
  return null;
}
