import type { BoardTokenKind } from '../../../engine/index.ts';
import { listed } from '../grammar.ts';
import * as doors from './doors.ts';

interface Part {
  readonly name: string;
  readonly n: number;
  readonly of: number;
  readonly from: readonly [x: number, y: number];
  readonly columns: number;
  readonly rows: number;
}

/** What can be had on paper, and what stands on it beside the game's own words. */
export const print = {
  ...doors.print,
  title: 'On paper',
  about: 'Black on white, and nothing else of the page. The browser asks for the printer next.',
  what: 'What',
  paper: {
    map: 'The map, as it lies before the first turn',
    'set-up': 'The set-up: map, opponents, aims and rules',
    sheet: (name: string) => `${name}: sheet, cards and room for notes`,
    cards: 'Cards alone, to be cut out',
  },
  format: 'Paper',
  formats: { a4: 'A4', letter: 'Letter' } satisfies Record<'a4' | 'letter', string>,
  scale: 'Size of the map',
  scales: {
    inch: (pages: number) => `A space is an inch: ${pages} pages, and one with all of it`,
    page: (millimetres: number) => `All on one page: a space is ${millimetres} mm`,
  } satisfies Record<'inch' | 'page', unknown>,
  cards: 'Which cards',
  go: 'Print',
  notes: 'Notes',
  health: 'HP',
  stamina: 'SP',
  map: {
    drawing: (name: string) => `Map of ${name}`,
    over: (pages: number) => `In inches on the ${pages} pages after this one.`,
    part: ({ name, n, of, from: [x, y], columns, rows }: Part) =>
      `${name}, page ${n} of ${of}: columns ${x} to ${x + columns - 1}, rows ${y} to ${y + rows - 1}`,
    charge: 'Dynamite',
    legend: {
      start: 'Starting Zone',
      wall: 'Wall',
      level: 'Step between levels; ▲ and the level',
      token: {
        loot: 'Loot',
        exit: 'Exit',
        totem: 'Totem',
        objective: 'Objective',
      } satisfies Record<BoardTokenKind, string>,
    },
  },
  opponents: 'Opponents',
  /** `2 at 6,6`, `1 at 14,2 and 3 at 5,6`. */
  standAt: (each: readonly { readonly number: number; readonly at: readonly [number, number] }[]) =>
    listed(each.map(({ number, at: [x, y] }) => `${number} at ${x},${y}`)),
};
