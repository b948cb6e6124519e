import { describe, expect, test } from 'vitest';
import type { Prompt } from '../../../src/engine/index.ts';
import { autoAnswer, listOffers } from '../../../src/stores/game/auto-pass.ts';
import type { SavedGame } from '../../../src/stores/game/saved-game.ts';
import { memoryStorage } from '../../../src/stores/table/storage.ts';
import { boldOption, dealer, gameOf, playUntil, sessionOf, tableOf } from '../../support/table-of-memory.ts';

const prompt = (kind: Prompt['kind'], ids: string[]): Prompt => ({
  kind,
  seat: 's',
  figure: 'rook',
  text: '',
  rule: '',
  options: ids.map((id) => ({
    id,
    label: id,
    ability: id.startsWith('use:') ? id.slice(4) : undefined,
    interjection: id.startsWith('!') || undefined,
  })),
});

describe('what may be passed for good', () => {
  test('abilities by their key, the rest by figure; interjections and passes are no offers', () => {
    const keys = (one: Prompt) => listOffers(one).map(({ key }) => key);
    expect(keys(prompt('damage-reduction', ['use:core/a', 'use:core/b', '!vow', 'pass']))).toEqual([
      'core/a',
      'core/b',
    ]);
    expect(keys(prompt('dodge', ['no', 'dodge:token', 'dodge']))).toEqual(['rook:dodge']);
    expect(keys(prompt('after-roll', ['token:intervention', 'token:intervention:2', 'pass']))).toEqual([
      'rook:token:intervention',
    ]);
    expect(keys(prompt('turn', ['move', 'no']))).toEqual([]);
  });

  test('it is passed only when everything on offer is', () => {
    const asked = prompt('damage-reduction', ['use:core/a', 'use:core/b', 'pass']);
    expect(autoAnswer(asked, ['core/a'])).toBeNull();
    expect(autoAnswer(asked, ['core/a', 'core/b'])?.id).toBe('pass');
    expect(autoAnswer(prompt('dodge', ['no', 'dodge']), ['rook:dodge'])?.id).toBe('no');
  });
});

test('set at the question it answers at once and from then on; the decisions are in the log', async () => {
  const session = sessionOf('pass');
  playUntil(session, ({ kind }) => kind === 'dodge');
  const saved: SavedGame[] = [];
  const game = gameOf(session, { save: (one) => saved.push(one) });
  const asked = session.pending!;
  const before = session.decisions.length;
  for (const figure of session.state.figures) {
    for (const what of ['dodge', 'counter']) game.setAutoPass(`${figure.id}:${what}`, true);
  }
  expect(session.decisions[before]).toMatchObject({ kind: 'dodge', option: 'no', seat: asked.seat });
  const pick = dealer(3);
  for (let n = 0; n < 60 && game.store.getState().pending; n++) {
    // Asked again only where a card gained on the way offers a Dodge of its own.
    const { kind, options } = game.store.getState().pending!;
    expect(kind === 'dodge' && options.every(({ id }) => /^(no|dodge|dodge:token)$/.test(id))).toBe(false);
    game.decide(boldOption(game.store.getState().pending!, pick).id);
  }
  expect(
    session.decisions.filter(({ kind, option }) => kind === 'dodge' && option === 'no').length,
  ).toBeGreaterThan(1);
  expect(saved.at(-1)!.autoPass).toContain(`${asked.figure}:dodge`);

  // Taken back to it, the question is shown, and unset it is asked again.
  while (session.decisions.length > before) game.undo();
  expect(game.store.getState().pending).toEqual(asked);
});

test('kept with the game, and so is what an undo takes back at once', async () => {
  const storage = memoryStorage();
  const table = tableOf(storage);
  const game = await table.begin(sessionOf('kept').setup, 'Kept');
  game.setAutoPass('x/y', true);
  const pick = dealer(5);
  for (let n = 0; n < 12; n++) game.decide(boldOption(game.store.getState().pending!, pick).id);
  await table.idle();
  const again = await tableOf(storage).open(game.id);
  if (!again.ok) throw new Error(again.why);
  expect(again.value.store.getState().autoPass).toEqual(['x/y']);
  expect(again.value.record().gestures).toEqual(game.record().gestures);
});
