/** The rules of movement, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const MOVEMENT: ChapterTexts<'movement'> = {
  'move-action': {
    title: 'Moving',
    also: 'move, walk, movement points, movement value, through allies',
    text:
      'Once a turn, for 1 SP, you get your Movement Value in points; each further SP you put in is 2 points more, at any moment of the walk. ' +
      'Steps go straight, never slantwise, and leaving a space costs 1 point. Leaving Hindering, Water or a space you share with an ally costs 2, and never more than that. ' +
      'You can walk through friends but not stop on them, and not through enemies at all. ' +
      'You cannot move, attack and move on: points that are left when the move ends are lost.',
  },
  'free-movement': {
    title: 'Free movement',
    also: 'free move, move spaces, like the shadows',
    text:
      'Some cards let you move so many spaces without the Move Action. It counts spaces, not points: bad ground and friends in the way cost nothing extra. ' +
      'Walls, enemies, heights and Dangerous Terrain are as real as ever, and leaving an enemy’s side still invites a Break Attack. ' +
      'It cannot be used in the middle of another action. HEAVY shortens it by a space.',
  },
  adjacent: {
    title: 'Adjacent',
    also: 'next to, beside, neighbour, corner',
    text:
      'The eight spaces around you are adjacent, corners included. A wall between two spaces ends that, and so does a corner that is closed both ways round. ' +
      'Adjacent is as far as a melee attack goes, and what others mean when they speak of standing beside you.',
  },
  diagonals: {
    title: 'Going and looking round corners',
    also: 'diagonal, corner, slantwise',
    text:
      'Where a line of sight, or a step that a card allows slantwise, passes exactly through a corner, one of the two spaces beside that corner counts as crossed. ' +
      'Whoever acts would pick the better one, so the table picks it for you: an open way before a closed one, then the smaller penalty.',
  },
  'break-attack': {
    title: 'Break Attack',
    also: 'opportunity attack, attack of opportunity, provoke, leaving',
    text:
      'Leave a space beside an enemy, and it may strike you there and then, before the step is made. It costs nothing, and each figure makes no more than one a turn. ' +
      'Enemies always take the chance; adventurers are asked. You may Dodge and Counter as usual, and if you still stand you walk on. ' +
      'Pushes, pulls, jumps and Currents provoke as well; WARP and SWAP do not, nor does FLIGHT. A figure two levels higher or lower cannot reach you.',
  },
  jump: {
    title: 'Jumping',
    also: 'leap, gap, agility, boost, catch',
    text:
      'During a move you may jump over spaces. Take off from Normal Terrain, pay a point for every space, and pass an Agility check of 10; each space after the first makes it 2 harder. ' +
      'A friend beside the take-off adds their Strength, and one beside the landing may still catch you with Perception. ' +
      'If you fail, you land in the first space you were crossing, and your movement for the turn is over. If anything in that jump was deadly, the fall is, too. ' +
      'No figure, wall or obstacle may lie under the leap.',
  },
  'towards-and-away': {
    title: 'Towards and away',
    also: 'direction, forced movement, collision',
    text:
      'Towards means that every step brings the figure nearer. Away means straight away; from a slant, the one being moved must take whichever of the two directions is worse for them. ' +
      'Spaces that cannot be moved because something is in the way turn into IRREDUCIBLE damage, one for each.',
  },
  'push-and-pull': {
    title: 'PUSH and PULL',
    also: 'shove, knock back, drag, force away',
    text:
      'PUSH moves the target up to that many spaces away from you, PULL moves it nearer. You say how many of the spaces you use. ' +
      'Into a wall or another figure, what is left hurts instead. Into Dangerous Terrain it is the end, once it would leave or stop there. ' +
      'The one who pushes gets no Break Attack for it, but everyone else beside the victim does.',
  },
  'swap-and-warp': {
    title: 'SWAP and WARP',
    also: 'teleport, exchange places',
    text:
      'Both lift figures off the board and set them down again: SWAP in each other’s places, WARP wherever the card says. ' +
      'Nothing is crossed on the way, so nothing on the way matters and nobody is provoked.',
  },
  'large-bases': {
    title: 'Large figures',
    also: 'big base, two spaces, four spaces, size',
    text:
      'A figure that fills several spaces sees from any of them, and can be seen on any. It needs room for the whole of itself at each step. ' +
      'Terrain touches it only where all of its spaces are of that kind. It counts as standing at the height of its highest space, though a line of sight asks the one space it begins or ends in.',
  },
};
