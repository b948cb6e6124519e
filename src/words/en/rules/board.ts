/** The rules of the board, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const BOARD: ChapterTexts<'board'> = {
  spaces: {
    title: 'Spaces, walls and the void',
    also: 'grid, square, edge, tile, red border',
    text:
      'The board is a grid of spaces put together from tiles. Past the edge is nothing at all, and a wall, drawn as a red border, stands between two spaces without filling either. ' +
      'Neither lets anyone through, look through or be adjacent across it.',
  },
  terrain: {
    title: 'Terrain',
    also: 'ground, floor, normal terrain, token terrain',
    text:
      'A space is of one kind. Normal Terrain does nothing; the others slow you, hinder your aim, take your Dodge, cost you SP or your life. ' +
      'The price is paid on leaving a space, not on entering it. A token of terrain counts just like printed ground.',
  },
  hindering: {
    title: 'Hindering Terrain',
    also: 'hinder, rubble, bushes, difficult ground',
    text: 'Leaving it costs 2 movement. An attack that crosses it, or whose target stands in it, is rolled at −1, once however much of it there is. Your own feet in it do not spoil your aim.',
  },
  water: {
    title: 'Water',
    also: 'river, wet, swim',
    text: 'Leaving it costs 2 movement, and whoever stands in it cannot Dodge. Some water has a Current too.',
  },
  muck: {
    title: 'Muck',
    also: 'mud, swamp, sludge',
    text: 'Walking through it is easy; doing anything in it is not. While you stand in Muck, everything that costs SP costs 1 more.',
  },
  obstructing: {
    title: 'Obstructing Terrain',
    also: 'obstacle, pillar, rock, blocked',
    text: 'It is no space at all: nobody enters it, sees past it or flies over it. Only UNSTOPPABLE figures plough through, and leave rubble behind.',
  },
  dangerous: {
    title: 'Dangerous Terrain',
    also: 'pit, lava, chasm, deadly, abyss',
    text:
      'Leave it, stop moving in it or end a turn in it, and you are Defeated, however many HP you had. Flying saves you only while you fly. ' +
      'Tokens that end up in it are lost. Enemies never walk in on purpose; they may well be pushed.',
  },
  'special-terrain': {
    title: 'Special Terrain',
    also: 'special space',
    text: 'What it does, the encounter says in its own rules. Look at the Encounter tab before you step on it.',
  },
  elevation: {
    title: 'Elevation',
    also: 'height, level, high ground, cliff, climb, fall',
    text:
      'There are four levels. One up or one or two down is a step like any other; two up cannot be climbed, and three down kills. ' +
      'Melee and Break Attacks reach one level, no more; arrows do not mind. ' +
      'Sight over a difference needs the higher of the two at the edge. From above, you look over the heads of everybody lower.',
  },
  currents: {
    title: 'Currents',
    also: 'stream, flow, drift, river',
    text:
      'End your turn in one and it carries you as many spaces as the encounter says. It does not steer round anything: each space you cannot be carried is 1 IRREDUCIBLE damage. ' +
      'You leave the side of enemies on the way, so they may strike. Loot floats along at the end of each round.',
  },
  planks: {
    title: 'Planks',
    also: 'plank, bridge, board',
    text: 'A Plank laid down makes Normal Terrain of whatever is beneath, only not of obstacles. It is the quiet way over a pit.',
  },
  'line-of-sight': {
    title: 'Line of sight',
    also: 'los, see, sight, cover, blocked view, aim',
    text:
      'Draw a straight line from the middle of your space to the middle of the target’s. Obstacles, walls, the void, other levels and enemies in between close it. ' +
      'Friends in between do not, but the attack is rolled at −1; Hindering on the way or under the target is another −1, and that is the worst it gets. ' +
      'Through an exact corner, the better of its two sides counts. What stands on the first and the last space never blocks.',
  },
  range: {
    title: 'Range',
    also: 'distance, how far, spaces away',
    text:
      'Count spaces from figure to figure, slantwise steps as one. Obstacles do not make it longer; whether you can see there is another question. ' +
      'With two ranged weapons in hand the shorter one decides.',
  },
  influence: {
    title: 'Sphere of Influence (SOI)',
    also: 'soi, sphere, influence, spell range',
    text: 'How far your will carries: Range 4 unless a card says more. Inside it you see past friends, foes, heights and bad ground; only obstacles, walls and the void stop it. Spells and most helpful cards use it.',
  },
  nearest: {
    title: 'Nearest and farthest',
    also: 'nearest opponent, farthest, closest',
    text: 'For enemies, distance is the number of steps on the shortest way, slantwise ones included, round walls and obstacles. Figures and bad ground on the way are not counted. Whom no way leads to is the farthest of all.',
  },
};
