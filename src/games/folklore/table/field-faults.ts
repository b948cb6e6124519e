import { type Finding, shown } from '../../../check/problem.ts';
import { beyond, saidFault } from '../../../stores/opened/guest-faults.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { Figure } from '../rules/model/field.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { isBlocked, onField, spacesOf } from '../rules/queries/encounter/ground.ts';
import * as wanted from '../words/wanted.ts';

/**
 * What cannot be of an encounter in a state from a file, whose cards are all there: figures name one another and heroes
 * by their places, and all who fight stand somewhere. The first of it; null where there is none.
 */
export function faultOfField(state: FolkloreState, content: FolkloreContent, path: string): Finding | null {
  const { field, heroes } = state;
  if (!field) return null;
  const most = { figures: field.figures.length - 1, heroes: heroes.length - 1 };
  const place = `${path}.field`;
  const tooMuch = (at: string, got: number, most: number) => beyond(`${place}${at}`, got, most);
  const said = (at: string, text: string, got: unknown) => saidFault(`${place}${at}`, text, got);
  for (const [i, figure] of field.figures.entries()) {
    const at = `.figures[${i}]`;
    const { id, hero, foe, summoner, ally = 0, controller = null } = figure;
    if (id !== i) return tooMuch(`${at}.id`, id, i);
    if (hero !== null && hero > most.heroes) return tooMuch(`${at}.hero`, hero, most.heroes);
    if (hero === null && foe === null) return said(`${at}.hero`, wanted.SOMEBODY_WANTED, null);
    if (hero === null && !content.foes[foe!]?.encounter) return said(`${at}.foe`, wanted.SIDE_WANTED, foe);
    if (ally > most.heroes) return tooMuch(`${at}.ally`, ally, most.heroes);
    if (controller !== null && controller > most.heroes)
      return tooMuch(`${at}.controller`, controller, most.heroes);
    if (summoner !== null && summoner > most.figures)
      return tooMuch(`${at}.summoner`, summoner, most.figures);
    if (isInWalls(state, figure, content)) return said(`${at}.at`, wanted.OPEN_SPACE_WANTED, figure.at);
  }
  for (const list of ['acted', 'held'] as const)
    for (const [i, id] of field[list].entries())
      if (id > most.figures) return tooMuch(`.${list}[${i}]`, id, most.figures);
  for (const [i, { hero }] of field.lasting.entries())
    if (hero > most.heroes) return tooMuch(`.lasting[${i}].hero`, hero, most.heroes);
  for (const [i, { isGhost }] of heroes.entries()) {
    const own = field.figures.filter(({ hero }) => hero === i);
    if (own.length !== 1 || (own[0]!.at === null && !isGhost))
      return said('.figures', wanted.EACH_HERO_WANTED, field.figures.length);
  }
  for (const [at, turn] of [
    ['.turn', field.turn],
    ['.turn.outer', field.turn?.outer ?? null],
  ] as const)
    if (turn && turn.figure > most.figures) return tooMuch(`${at}.figure`, turn.figure, most.figures);
  for (const [i, hero] of (field.adventure?.rested ?? []).entries())
    if (hero > most.heroes) return tooMuch(`.adventure.rested[${i}]`, hero, most.heroes);
  const known = (content.grounds[field.ground]!.features ?? []).map(({ id }) => id);
  for (const [i, id] of (field.features ?? []).entries())
    if (!known.includes(id))
      return {
        path: `${place}.features[${i}]`,
        expected: { what: 'one-of-values', values: known },
        got: shown(id),
      };
  return null;
}

const isInWalls = (state: FolkloreState, figure: Figure, content: FolkloreContent): boolean =>
  figure.at !== null &&
  spacesOf({ content }, figure).every((space) => isBlocked(onField({ state, content }).ground, space));
