import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameContent } from '../support/content.ts';

const { cards } = gameContent;

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path, ending) : entry.name.endsWith(ending) ? [path] : [];
  });

/** Words in quotes in the tests of single cards and of the engine, and in the rule cases: an id among them is a card in use. */
const quoted = new Set(
  [
    ...['tests/cards', 'tests/engine'].flatMap((one) => filesIn(one, '.test.ts')),
    ...filesIn('tests/cases', '.json'),
  ].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"]([a-z0-9]+(?:-[a-z0-9]+)*)['"]/g)].map(([, id]) => id!),
  ),
);

describe('every card has a test of what it does in play', () => {
  const shelves = {
    adventurers: cards.adventurers,
    items: Object.fromEntries(Object.entries(cards.items).filter(([, { material }]) => !material)),
    upgrades: cards.upgrades,
    disciplines: cards.disciplines,
    familiars: cards.familiars,
    companions: cards.companions,
    exalted: cards.exalted,
    combatants: cards.combatants,
  };
  test.each(Object.entries(shelves))('%s', (_shelf, shelf) => {
    expect(Object.keys(shelf).filter((id) => !quoted.has(id))).toEqual([]);
  });
});
