import type { helpParts } from './help.ts';

/** How a fight is played, in short. */
export const fightHelp: typeof helpParts = [
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
];

/** How stealth is played, in short. */
export const quietHelp: typeof helpParts = [
  {
    title: 'A turn in stealth',
    page: 'L3712–3797, L4059–4067',
    lines: [
      'Heroes act in any order, enemies turn cards, then whoever waits may act again. Move, ranged kill, melee kill, corpse: each of these lines asks a die when the turn ends or waits.',
      'A hero or a corpse that an enemy sees is the alarm; so are the end of the track, the special of the black die and the last card of the deck.',
    ],
  },
  {
    title: 'What enemies see',
    page: 'L3675–3706, L4018–4024',
    lines: [
      'As many spaces all round as the row of the threat track says; nothing past red or yellow lines, nothing in a shadow unless beside it.',
      'A watchful enemy sees a lane three spaces wide, as far as nothing stands in the way.',
    ],
  },
];
