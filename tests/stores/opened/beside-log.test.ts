import { expect, test } from 'vitest';
import type { GameAbout, SavedGame } from '../../../src/stores/kept/saved-game.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import { sessionOf, tableOf } from '../../support/table-of-memory.ts';

/** What stands beside a log, each with something in it: a new field does not compile until it is here. */
type Beside = Omit<GameAbout, 'id' | 'name' | 'notes' | 'autoPass' | 'gestures'>;
/** A plan of somebody who is there: others are dropped with the moment they were made for. */
const { setup, state } = sessionOf('beside');
const { id: figure } = state.figures[0]!;
const BESIDE: { readonly [K in keyof Required<Beside>]: NonNullable<Beside[K]> } = {
  own: [{ at: 1, text: 'Here it went wrong' }],
  plans: [{ figure, turn: 1, steps: [{ do: 'strike', target: 'animate-1', empower: false }] }],
  parent: { id: 'another', decision: 3 },
  campaign: 'hallow',
};

test('what stands beside a log comes back from a file as it went in, and is not there where there was none', async () => {
  const table = tableOf();
  const plain = JSON.parse(
    JSON.stringify((await table.begin(setup, 'Our game')).record()),
  ) as SavedGame<Middara>;
  for (const name of Object.keys(BESIDE)) expect(plain).not.toHaveProperty(name);

  const there = tableOf();
  const loaded = await there.loadFile(JSON.stringify({ ...plain, ...BESIDE }));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded));
  const opened = await there.open(loaded.value);
  if (!opened.ok) throw new Error(opened.why);
  const record = JSON.parse(JSON.stringify(opened.value.record())) as Record<string, unknown>;
  for (const [name, value] of Object.entries(BESIDE))
    expect(record[name], `${name}, from the file into the game and out again`).toEqual(value);
});
