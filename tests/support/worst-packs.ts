import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type Content, type ContentFile, loadContent } from '../../src/content/index.ts';

/** What a pack that is made to be slow may choose: all of it within the limits. */
export interface Heavy {
  /** The board: rows of one tile. */
  readonly rows: readonly string[];
  readonly elevation?: readonly string[];
  readonly combatants: number;
  readonly size: number;
  readonly movement: number;
  readonly ai: readonly unknown[];
  readonly abilities?: readonly unknown[];
  readonly dice?: readonly string[];
}

const builtIn = readContentFolder('content');
const base = new Map(builtIn.map((file) => [file.path, file]));
const jsonOf = (path: string) => JSON.parse(base.get(`content/base/${path}.json`)!.text!);

/** The files of a pack with one encounter of so many figures of one heavy Combatant, and its content. */
export function heavyContent(heavy: Heavy): Content {
  const { rows, combatants, size, movement, ai, elevation } = heavy;
  const { attack: _, ...card } = jsonOf('combatants/animate');
  const { combatants: __, ...yard } = jsonOf('encounters/training-yard');
  const spaces = placesFor(rows, size, combatants);
  const files: Record<string, unknown> = {
    pack: {
      id: 'heavy',
      name: 'Heavy',
      version: '1.0.0',
      engine: '*',
      authors: ['nobody'],
      licence: 'MIT',
      description: 'x',
    },
    'combatants/heavy': {
      ...card,
      id: 'heavy',
      name: 'Heavy',
      kind: 'intelligent',
      movement,
      size: [size, size],
      ai,
      dice: heavy.dice ?? card.dice,
      abilities: heavy.abilities ?? [],
      figures: combatants,
      perGroup: combatants,
      hp: 999,
    },
    'tiles/heavy': {
      id: 'heavy',
      type: 'tile',
      name: 'Heavy',
      sources: { default: 'original' },
      rows,
      ...(elevation ? { elevation } : {}),
    },
    'encounters/heavy': {
      ...yard,
      id: 'heavy',
      tiles: [{ tile: 'heavy', at: [0, 0], turns: 0 }],
      startingZone: startOf(rows),
      combatants: spaces.map((at, i) => ({ card: 'heavy', number: i + 1, at })),
    },
  };
  const own: ContentFile[] = Object.entries(files).map(([path, json]) => ({
    path: `heavy/${path}.json`,
    text: JSON.stringify(json),
    own: true,
  }));
  return loadContent([...builtIn, ...own], 'bare');
}

const isFree = (rows: readonly string[], x: number, y: number) => rows[y]?.[x] === '.';

/** The first free spaces, row by row. */
function startOf(rows: readonly string[]): [number, number][] {
  const all = rows.flatMap((row, y) => [...row].map((_, x): [number, number] => [x, y]));
  return all.filter(([x, y]) => isFree(rows, x, y)).slice(0, 6);
}

/** Places for that many bases, from the far corner on. */
function placesFor(rows: readonly string[], size: number, amount: number): [number, number][] {
  const taken = new Set<string>(startOf(rows).map(String));
  const found: [number, number][] = [];
  for (let y = rows.length - size; y >= 0 && found.length < amount; y--) {
    for (let x = rows[0]!.length - size; x >= 0 && found.length < amount; x--) {
      const spaces = Array.from({ length: size * size }, (_, i): [number, number] => [
        x + (i % size),
        y + Math.floor(i / size),
      ]);
      if (spaces.some(([a, b]) => !isFree(rows, a, b) || taken.has(`${a},${b}`))) continue;
      for (const space of spaces) taken.add(String(space));
      found.push([x, y]);
    }
  }
  return found;
}

/** An open board of that many spaces a side. */
export const openBoard = (side: number): string[] => Array.from({ length: side }, () => '.'.repeat(side));
