import { expect, test } from 'vitest';
import type { MidgardEvent } from '../../../src/games/midgard/rules/model/events.ts';
import { sumOf } from '../../../src/games/midgard/rules/model/ledger.ts';
import type { MidgardPrompt } from '../../../src/games/midgard/rules/model/prompts.ts';
import type { Attempt, Combat, MidgardState } from '../../../src/games/midgard/rules/model/state.ts';
import { optionNote, optionText, questionText } from '../../../src/games/midgard/words/en/questions.ts';
import { toldEvent } from '../../../src/games/midgard/words/en/told.ts';
import { content, setupOf, stateOf } from './sitting.ts';

const SETUP = setupOf(4);
const named = (more: Partial<MidgardState> = {}) => ({
  content,
  state: stateOf({ setup: SETUP, state: () => more }),
  seatName: (seat: string) => seat,
});
const prompt = (more: Partial<MidgardPrompt> & Pick<MidgardPrompt, 'kind'>): MidgardPrompt => ({
  seat: 'seat-1',
  player: 0,
  rule: '',
  options: [],
  ...more,
});

const surrender = { id: 'surrender', act: { do: 'surrender' } } as const;

test('the active player surrenders to a guardian and sits in the tower; an aide flees and does not (K 2b, K 2c)', () => {
  const active = prompt({ kind: 'guardian', rule: 'K 2b' });
  const aide = prompt({ kind: 'guardian', rule: 'K 2c', player: 1, seat: 'seat-2' });
  const said = (asked: MidgardPrompt) => [
    optionText(surrender, asked, named()),
    optionNote(surrender, asked, named()),
  ];
  expect(said(active)).toEqual(['Surrender', 'the tower; others may fight on']);
  expect(said(aide)).toEqual(['Flee', 'the next city; others may fight on']);
});

const attemptWith = (player: number, aides: number): Attempt => ({
  player,
  token: 'bent-crown',
  check: 0,
  aides: [1, 2].slice(0, aides),
  declined: [],
  gold: 0,
  support: [],
});

test.each([
  [0, 1, '+4 · a bonus action for them'],
  [0, 2, '+0 · a bonus action for them'],
  [1, 0, '+4'],
] as const)('player %i, with %i aides, is told what one more brings (F 1, MI-42)', (player, aides, note) => {
  const attempt = attemptWith(player, aides);
  const ask = { id: 'ask:3', act: { do: 'ask', player: 3 } } as const;
  expect(optionNote(ask, prompt({ kind: 'modifiers', player }), named({ attempt }))).toBe(note);
});

test.each([
  ['shadow-at-the-door', 22],
  ['shadow-of-noon', 28],
])('an attack on %s needs more than the defense on its card (K 5, C 4r)', (ref, needs) => {
  const combat: Combat = {
    kind: 'shadow',
    foe: { folder: 'shadows', ref, lp: 3 },
    players: [0],
    party: [0],
    round: 1,
    first: true,
    lost: {},
    spells: [],
    struck: [],
  };
  const asked = prompt({ kind: 'attack' });
  expect(questionText(asked, named({ combat }))).toMatch(new RegExp(`needs ${needs}$`));
  expect(questionText(asked, named())).toMatch(/needs 20$/);
});

test('fleeing from a creature of the tokens costs the other actions of the own turn, from others it does not (K 1b, K 3b)', () => {
  const flee = { id: 'flee', act: { do: 'flee' } } as const;
  const noteOf = (rule: string, player = 0) =>
    optionNote(flee, prompt({ kind: 'combat-round', rule, player }), named());
  expect(noteOf('K 1b')).toBe('one attack without defense, actions are lost');
  expect(noteOf('K 1b', 1)).toBe('one attack without defense');
  expect(noteOf('K 3b')).toBe('one attack without defense');
});

const tell = (event: MidgardEvent, more: Partial<MidgardState> = {}) => {
  const { state } = named(more);
  return toldEvent(event, { content, view: state, before: state, name: (at) => `Player ${at + 1}` })?.text;
};

test('a third aide is told to add nothing (F 1)', () => {
  const helped = { type: 'aidAnswered', player: 3, yes: true, rule: 'F 1' } as const;
  expect(tell(helped, { attempt: attemptWith(0, 1) })).toBe('Player 4 helps: +4.');
  expect(tell(helped, { attempt: attemptWith(0, 2) })).toBe('Player 4 helps: +0.');
});

const of = (amount: number) => sumOf([{ cause: { from: 'die' }, amount, rule: 'N 1' }]);

test('a natural 20 is told where no total decides (N 1, A 8n)', () => {
  const resistance = (rule: string, held: boolean) =>
    tell({ type: 'resistanceRolled', player: 0, sum: of(29), against: 18, held, rule });
  expect(resistance('A 8n', false)).toBe('Resistance 29, not a natural 20: beaten.');
  expect(resistance('A 8n', true)).toBe('Resistance: a natural 20 as well. It stays.');
  expect(resistance('A 8b', true)).toBe('Resistance 29 against 18: it stays.');
  const defense = (against: number) =>
    tell({ type: 'defenseMade', by: 0, sum: of(26), against, held: true, rule: 'C 4r' });
  expect(defense(34)).toBe('Player 1 defends: 26 against 34. A natural 20 holds.');
  expect(defense(26)).toBe('Player 1 defends: 26 against 26. Holds.');
});
