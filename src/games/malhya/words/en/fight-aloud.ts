import { enemyFileOf, placeCardOf, placeOf } from '../../rules/queries/field-of.ts';
import { whoName } from './fight-names.ts';
import { heroesAloud } from './heroes-words.ts';
import { type Named, several } from './names.ts';

/** Where the heroes are, and in which turn. */
export function fightAim(named: Named): string {
  const { name } = placeCardOf(named);
  const { turn } = placeOf(named);
  return turn > 0 ? `${name}: turn ${turn}` : name;
}

/** Everybody in a place, said aloud. */
export function fightAloud(named: Named): string {
  const { figures, acting } = placeOf(named);
  const now = acting.at(-1);
  return [
    ...(now === undefined ? [] : [`${whoName(named, now)} acts.`]),
    heroesAloud(named),
    ...figures.map(({ id, type, damage }) => {
      const { life } = enemyFileOf(named, type);
      return `${whoName(named, id)}: ${life - damage} of ${several(life, 'life point')}.`;
    }),
  ].join(' ');
}
