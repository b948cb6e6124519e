import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkNow } from '../../../../src/games/malhya/rules/queries/booklets.ts';
import { endsText, linesText } from '../../../../src/games/malhya/words/en/effect-words.ts';
import { packLog } from '../../../../src/stores/opened/link.ts';
import { guestOnPage } from '../../../support/guest-on-page.tsx';
import { content, trialAt } from '../trial.ts';

const { openLink } = guestOnPage('Malhya');

test('before anybody rolls, a check says what each level brings and what failing does', async () => {
  const session = trialAt(({ kind }, { state }) => kind === 'again' && state.check!.kind === 'group');
  await openLink(packLog(session.toLog(), session.questions));
  const stage = within(screen.getByRole('region', { name: 'Check' }));
  expect(stage.getByRole('region', { name: 'Successes' })).toHaveTextContent(/\d–\d+ .*(go to \d+|crystal)/);
  expect(stage.getByRole('region', { name: 'Stops' })).toHaveTextContent(
    /If you fail: \d (damage|injury|shock)/,
  );
});

test('results in few words: whom, how much, where to; what cannot be said so is told as it is written', () => {
  const named = { content };
  const line = (one: object) => linesText([one] as Parameters<typeof linesText>[0], named);
  expect(line({ do: [{ gold: 1 }, { crystals: 2 }], go: 4 })).toBe('+1 gold, +2 crystals, go to 4');
  expect(line({ do: [{ harm: { who: 'each', kind: 'injury', n: 1 } }] })).toBe('each hero: 1 injury');
  expect(line({ if: { tokens: [7] }, go: 16 })).toBe('hold token 7: go to 16');
  expect(line({ text: 'The wheel bites.', do: [{ shuffle: true }] })).toBe('The wheel bites');
  expect(linesText([{ text: 'It holds.' }, { go: { book: 'event', chapter: 3 } }], named)).toBe(
    'It holds; go to ▭ 3',
  );
});

test('before anybody rolls, a check says what ends it for all', async () => {
  const session = trialAt(
    ({ kind }, { state }) => kind === 'order' && checkNow({ content, state })?.check.end?.count !== undefined,
  );
  const { check } = checkNow({ content, state: session.state })!;
  const ends = endsText(check, { content });
  expect(ends).toEqual([
    'Once 2 heroes have 4 successes or more: go to 16',
    'If nobody succeeds: go to 20',
    expect.stringMatching(/^When all have finished: go to \d+/),
  ]);
  await openLink(packLog(session.toLog(), session.questions));
  const said = within(screen.getByRole('list', { name: 'The check ends' })).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual(ends);
});
