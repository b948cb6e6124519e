/** The rules of movement, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const MOVEMENT: ChapterTexts<'movement'> = {
  'move-action': {
    title: 'Moving',
    also: 'move, walk, movement points, movement value, through allies',
    text:
      'Once a turn, for 1 SP, you get your Movement Value in points; each further SP buys 2 more points, at any time during the move. ' +
      'Steps go straight, not diagonally, and leaving a space costs 1 point. Leaving Hindering, Water or an ally’s space costs 2, never more. ' +
      'You can move through allies but not stop on them. You cannot move through enemies. ' +
      'You cannot move, attack and move again: unused points are lost when the move ends.',
  },
  'free-movement': {
    title: 'Free movement',
    also: 'free move, move spaces, like the shadows',
    text:
      'Some cards let you move spaces without the Move Action. They count spaces, not points: terrain and allies cost nothing extra. ' +
      'Walls, enemies, heights and Dangerous Terrain still count, and leaving an enemy still provokes a Break Attack. ' +
      'You cannot use it during another action. HEAVY shortens it by 1 space.',
  },
  adjacent: {
    title: 'Adjacent',
    also: 'next to, beside, neighbour, corner',
    text:
      'The eight spaces around you are adjacent, corners included. Spaces with a wall between them are not adjacent, nor across a corner that is blocked on both sides. ' +
      'Melee attacks reach adjacent spaces. “Beside” means adjacent.',
  },
  diagonals: {
    title: 'Corners',
    also: 'diagonal, corner',
    text:
      'If a line of sight or a diagonal step passes exactly through a corner, it counts as crossing one of the two spaces beside that corner. ' +
      'The app picks the better one for you: open before blocked, then the smaller penalty.',
  },
  'break-attack': {
    title: 'Break Attack',
    also: 'opportunity attack, attack of opportunity, provoke, leaving',
    text:
      'If you leave a space beside an enemy, it may attack you before the step, for free (each figure once a turn). ' +
      'Enemies always do it; adventurers are asked. You may Dodge and Counter as usual. Then your move continues. ' +
      'Pushes, pulls, jumps and Currents provoke too; WARP, SWAP and FLIGHT do not. A figure two levels higher or lower cannot reach you.',
  },
  jump: {
    title: 'Jumping',
    also: 'leap, gap, agility, boost, catch',
    text:
      'During a move you may jump over spaces. Start on Normal Terrain, pay 1 point a space and pass an Agility check of 10; each space after the first adds 2. ' +
      'An ally beside the start adds their Strength, and one beside the landing may catch you with Perception. ' +
      'If you fail, you land in the first space you crossed, and your movement is over for the turn. If any space of the jump was deadly, failing defeats you. ' +
      'You cannot jump over figures, walls or obstacles.',
  },
  'towards-and-away': {
    title: 'Towards and away',
    also: 'direction, forced movement, collision',
    text:
      'Towards: each step must bring the figure nearer. Away: straight away; from a diagonal, the moved figure must take the worse of the two directions. ' +
      'Each space it cannot move deals 1 IRREDUCIBLE damage.',
  },
  'push-and-pull': {
    title: 'PUSH and PULL',
    also: 'shove, knock back, drag, force away',
    text:
      'PUSH moves the target up to that many spaces away from you, PULL moves it nearer. You choose how many spaces. ' +
      'If a wall or a figure blocks it, each space left deals damage. Dangerous Terrain defeats it if it leaves or stops there. ' +
      'The pusher gets no Break Attack for it; everyone else beside the target does.',
  },
  'swap-and-warp': {
    title: 'SWAP and WARP',
    also: 'teleport, exchange places',
    text:
      'Both take figures off the board and put them back: SWAP in each other’s places, WARP where the card says. ' +
      'Nothing in between matters and there are no Break Attacks.',
  },
  'large-bases': {
    title: 'Large figures',
    also: 'big base, two spaces, four spaces, size',
    text:
      'A figure on several spaces sees from any of them and can be seen on any. Each step needs room for all of it. ' +
      'Terrain affects it only if all its spaces are of that kind. Its height is that of its highest space; for line of sight, that of the space the line starts or ends in.',
  },
};
