import { describe, expect, test } from 'vitest';
import { type AbilityKey, type Act, type Prompt, term } from '../../../src/engine/index.ts';
import { optionOf } from '../../../src/engine/model/option-id.ts';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import type { SavedGame } from '../../../src/stores/kept/saved-game.ts';
import { autoAnswer, listOffers } from '../../../src/stores/middara/auto-pass.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import { boldOption, dealer, gameOf, playUntil, sessionOf, tableOf } from '../../support/table-of-memory.ts';

const prompt = (kind: Prompt['kind'], acts: readonly Act[]): Prompt => ({
  kind,
  seat: 's',
  figure: 'rook',
  question: { ask: 'turn' },
  rule: '',
  options: acts.map((act) => optionOf(act, act === VOW ? { interjection: true } : {})),
});
const use = (ability: AbilityKey): Act => ({ do: 'use', ability, cause: term('flanking') });
const VOW: Act = { do: 'use-token', token: 'vow', left: 1 };
const PASS: Act = { do: 'pass' };
const NO: Act = { do: 'decline' };
const DODGE: Act = { do: 'dodge', with: 'sp' };

describe('what may be passed for good', () => {
  test('abilities by their key, the rest by figure; interjections and passes are no offers', () => {
    const keys = (one: Prompt) => listOffers(one).map(({ key }) => key);
    const [a, b] = [use('core/a'), use('core/b')];
    expect(keys(prompt('damage-reduction', [a, b, VOW, PASS]))).toEqual(['core/a', 'core/b']);
    expect(keys(prompt('dodge', [NO, { do: 'dodge', with: 'token' }, DODGE]))).toEqual(['rook:dodge']);
    const tokens = ([2, 1] as const).map(
      (left) => ({ do: 'use-token', token: 'intervention', left }) as const,
    );
    expect(keys(prompt('after-roll', [...tokens, PASS]))).toEqual(['rook:token:intervention']);
    expect(keys(prompt('turn', [{ do: 'move', points: 4 }, NO]))).toEqual([]);
  });

  test('it is passed only when everything on offer is', () => {
    const asked = prompt('damage-reduction', [use('core/a'), use('core/b'), PASS]);
    expect(autoAnswer(asked, ['core/a'])).toBeNull();
    expect(autoAnswer(asked, ['core/a', 'core/b'])?.id).toBe('pass');
    expect(autoAnswer(prompt('dodge', [NO, DODGE]), ['rook:dodge'])?.id).toBe('no');
  });
});

test('set at the question it answers at once and from then on; the decisions are in the log', async () => {
  const session = sessionOf('pass');
  playUntil(session, ({ kind }) => kind === 'dodge');
  const saved: SavedGame<Middara>[] = [];
  const game = gameOf(session, {
    save(one) {
      saved.push(one.record());
      return null;
    },
  });
  const asked = session.pending!;
  const before = session.decisions.length;
  for (const figure of session.state.figures) {
    for (const what of ['dodge', 'counter']) game.setAutoPass(`${figure.id}:${what}`, true);
  }
  expect(session.decisions[before]).toMatchObject({ kind: 'dodge', option: 'no', seat: asked.seat });
  const pick = dealer(3);
  for (let n = 0; n < 400 && game.store.getState().pending; n++) {
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
