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

/** How a fight is played, in short. */
export const fightHelp = [
  {
    title: 'A turn of a fight',
    page: 'L4245–4361',
    lines: [
      'Heroes may pay for more Initiative; each type of enemy draws an upgrade token; then all act, the highest first.',
      'In your turn: one free move, spaces for action points, attacks, potions, objects, trade; or wait, and act during another turn.',
    ],
  },
  {
    title: 'The free move',
    page: 'L3315–3335',
    lines: [
      'What is left of it is lost beside an enemy, with an action of at least 1 action point once it has begun, and when you wait.',
      'A whole line around spaces is free; a broken one costs action points.',
    ],
  },
  {
    title: 'Attack and defense',
    page: 'L4423–4457, L4591–4621',
    lines: [
      'Lines are chosen and paid for before the dice. More shields than wounds: nothing happens. As many: effects alone.',
      'One Dodge die for any number of penalties: adjacent, an ally beside the target, an adversary or a hindering line in between.',
    ],
  },
  {
    title: 'The board',
    page: 'L3373–3632',
    lines: [
      'Red lines block. Yellow ones, striped, cost 1 more and hamper sight. Water costs 1 more; a rift is jumped over.',
      'Sight (M) shows the line from any figure to any space. Foresight tells what each enemy will do, by which rule, and where you decide.',
    ],
  },
  {
    title: 'Spells',
    page: 'L5272–5563',
    lines: [
      'A Mhaÿ has a school with its attack spell, and classic spells drawn by chance; each Mhaÿ talent is a level and a skill die.',
      'In your turn: choose a target, pay the price, roll. Each stop is paid at once; what cannot be paid fails the spell.',
      'Stop when you like: successes become what the card says. Only auratic shields defend against it.',
    ],
  },
] as const;
