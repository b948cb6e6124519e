import type { BoardTokenKind } from '../../../engine/index.ts';
import { listed, points } from '../grammar.ts';
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
  title: 'Print',
  about: 'Black on white, without the rest of the page. Choose the printer next.',
  what: 'What',
  paper: {
    map: 'The map, as it lies before the first turn',
    'set-up': 'The set-up: map, enemies, goals and rules',
    sheet: (name: string) => `${name}: sheet, cards and room for notes`,
    cards: 'Cards only, to cut out',
  },
  format: 'Paper',
  formats: { a4: 'A4', letter: 'Letter' } satisfies Record<'a4' | 'letter', string>,
  scale: 'Map size',
  scales: {
    inch: (pages: number) => `${points(pages, 'page')} at one inch a space, and one with all of it`,
    page: (millimetres: number) => `1 page: a space is ${millimetres} mm`,
  } satisfies Record<'inch' | 'page', unknown>,
  cards: 'Which cards',
  go: 'Print',
  notes: 'Notes',
  health: 'HP',
  stamina: 'SP',
  map: {
    drawing: (name: string) => `Map of ${name}`,
    over: (pages: number) => `In inches on the next ${points(pages, 'page')}.`,
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
  opponents: 'Enemies',
  /** `2 at 6,6`, `1 at 14,2 and 3 at 5,6`. */
  standAt: (each: readonly { readonly number: number; readonly at: readonly [number, number] }[]) =>
    listed(each.map(({ number, at: [x, y] }) => `${number} at ${x},${y}`)),
};
