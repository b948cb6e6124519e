/** The rules of the board, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const BOARD: ChapterTexts<'board'> = {
  spaces: {
    title: 'Spaces, walls and the void',
    also: 'grid, square, edge, tile, red border',
    text:
      'The board is a grid of spaces made from tiles. Beyond its edge is the void. A wall is a red border between two spaces. ' +
      'Neither can be moved through or seen through, and spaces across it are not adjacent.',
  },
  terrain: {
    title: 'Terrain',
    also: 'ground, floor, normal terrain, token terrain',
    text:
      'Each space is of one kind. Normal Terrain does nothing; the others slow you, hinder attacks, prevent Dodges, cost SP or defeat you. ' +
      'You pay when you leave a space, not when you enter it. Terrain tokens count like printed terrain.',
  },
  hindering: {
    title: 'Hindering Terrain',
    also: 'hinder, rubble, bushes, difficult ground',
    text: 'Leaving it costs 2 movement. An attack through or into it has −1 to the roll, only once. Standing in it does not hinder your own attack.',
  },
  water: {
    title: 'Water',
    also: 'river, wet, swim',
    text: 'Leaving it costs 2 movement, and you cannot Dodge in it. Some water has a Current.',
  },
  muck: {
    title: 'Muck',
    also: 'mud, swamp, sludge',
    text: 'It does not slow you, but while you stand in Muck, everything that costs SP costs 1 more.',
  },
  obstructing: {
    title: 'Obstructing Terrain',
    also: 'obstacle, pillar, rock, blocked',
    text: 'Blocked: nobody can enter it, see past it or fly over it. Only UNSTOPPABLE figures walk through, and leave Hindering Terrain behind.',
  },
  dangerous: {
    title: 'Dangerous Terrain',
    also: 'pit, lava, chasm, deadly, abyss',
    text:
      'If you leave it, stop in it or end a turn in it, you are Defeated, whatever your HP. FLIGHT saves you only while you have it. ' +
      'Tokens in it are lost. Enemies never walk in on purpose, but you can push them.',
  },
  'special-terrain': {
    title: 'Special Terrain',
    also: 'special space',
    text: 'The encounter’s rules say what it does. See the Goal tab before you step on it.',
  },
  elevation: {
    title: 'Elevation',
    also: 'height, level, high ground, cliff, climb, fall',
    text:
      'There are four levels. One up, or one or two down, is a normal step. You cannot climb two up, and a fall of three defeats. ' +
      'Melee and Break Attacks reach one level; ranged attacks reach any. ' +
      'To see between levels, the higher figure must be at the edge. From above, you see over everyone lower.',
  },
  currents: {
    title: 'Currents',
    also: 'stream, flow, drift, river',
    text:
      'If you end your turn in one, it carries you as many spaces as the encounter says, straight on: each space it cannot carry you is 1 IRREDUCIBLE damage. ' +
      'Enemies you leave on the way may make Break Attacks. Loot drifts at the end of each round.',
  },
  planks: {
    title: 'Planks',
    also: 'plank, bridge, board',
    text: 'A Plank turns what is under it into Normal Terrain, except obstacles. It is a safe way over a pit.',
  },
  'line-of-sight': {
    title: 'Line of sight',
    also: 'los, see, sight, cover, blocked view, aim',
    text:
      'Draw a straight line from the middle of your space to the middle of the target’s. Obstacles, walls, the void, other levels and enemies in between block it. ' +
      'Allies in between do not, but the attack has −1. Hindering Terrain in between or under the target is another −1. ' +
      'At an exact corner, the better side counts. Figures on the first and last space never block.',
  },
  range: {
    title: 'Range',
    also: 'distance, how far, spaces away',
    text:
      'Count spaces from figure to figure; diagonals count as one. Obstacles do not make it longer, but you also need line of sight. ' +
      'With two ranged weapons the shorter range counts.',
  },
  influence: {
    title: 'Sphere of Influence (SOI)',
    also: 'soi, sphere, influence, spell range',
    text: 'Range 4, unless a card says more. Figures, heights and terrain do not block it; only obstacles, walls and the void do. Spells and most support cards use it.',
  },
  nearest: {
    title: 'Nearest and farthest',
    also: 'nearest opponent, farthest, closest',
    text: 'For enemies, distance is the number of steps on the shortest way around walls and obstacles, diagonals included. Figures and terrain on the way do not count. A figure they cannot reach is the farthest.',
  },
};
