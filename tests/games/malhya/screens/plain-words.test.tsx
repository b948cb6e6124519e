import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaAct, PromptKind } from '../../../../src/games/malhya/rules/model/prompts.ts';
import { aCube } from '../../../../src/games/malhya/words/en/names.ts';
import { optionNote, optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { packLog } from '../../../../src/stores/opened/link.ts';
import { guestOnPage } from '../../../support/guest-on-page.tsx';
import { ROAD, sheetAnew } from '../campaign/parish.ts';
import { fightAt } from '../fights/fight-at.ts';
import { trialAt } from '../trial.ts';
import { namedIn } from './stage-shown.tsx';

const user = userEvent.setup({ delay: null });
const { openLink } = guestOnPage('Malhya');
const open = (session: MalhyaSession) => openLink(packLog(session.toLog(), session.questions));

/** What is asked, and each answer with its small print. */
function words(session: MalhyaSession) {
  const { pending } = session;
  const named = namedIn(session);
  return {
    question: questionText(pending!, named),
    answers: pending!.options.map((one) => optionText(one, pending!, named)),
    notes: pending!.options.map((one) => optionNote(one, pending!, named)),
  };
}

test('where one can go is one card that says how many spaces there are, and where to choose one', async () => {
  const session = fightAt(
    ({ kind, options }) => kind === 'turn' && options.some(({ act }) => act.do === 'move'),
  );
  await open(session);
  const spaces = session.pending!.options.filter(({ act }) => act.do === 'move').length;
  const card = screen.getByRole('button', { name: /^Move/ });
  expect(card).toHaveTextContent(`${spaces} space${spaces === 1 ? '' : 's'}, on the board or listed here`);
  await user.click(card);
  expect(
    within(screen.getByRole('dialog', { name: 'Move' })).getAllByRole('button', { name: /^Move to / }),
  ).toHaveLength(spaces);
});

test('an enemy with several equal ways: each says what it would do; many lie together by whom they are about', async () => {
  const few = words(fightAt(({ kind, options }) => kind === 'enemy-way' && options.length === 2));
  expect(few.question).toMatch(/ can do 2 things equally well: choose one$/);
  for (const answer of few.answers)
    expect(answer).toMatch(/^(Attack .+|(Go to [A-J]\d+|Stay)(, towards .+)?)$/);
  const session = fightAt(({ kind, options }) => kind === 'enemy-way' && options.length > 3);
  await open(session);
  const heroes = new Set(session.pending!.options.map(({ id }) => id.split(':')[1]));
  const cards = screen.getAllByRole('button', { name: /^(Attack|Go towards) .*on the board or listed here/ });
  expect(cards).toHaveLength(heroes.size);
});

test('what leaves it as it is says so in the words of its question', () => {
  const kept: Partial<Record<PromptKind, string>> = { armour: 'Keep the armor', reroll: 'Keep the roll' };
  expect(words(fightAt(({ kind }) => kind === 'armour')).answers).toContain(kept.armour);
  expect(words(trialAt(({ kind }) => kind === 'reroll')).answers).toContain(kept.reroll);
});

test('Initiative is raised by so much; wounds say what heals them; a result says for how many successes', () => {
  const initiative = words(fightAt(({ kind, options }) => kind === 'initiative' && options.length > 2));
  expect(initiative.answers.slice(0, 2)).toEqual(['Keep it', expect.stringMatching(/^Raise by \d$/)]);
  const fight = fightAt(({ kind }) => kind === 'wounds');
  const noteOf = (injury: number, shock: number) =>
    optionNote(
      { id: 'wound', act: { do: 'suffer', wounds: { damage: 1, injury, shock } } },
      fight.pending!,
      namedIn(fight),
    );
  expect([noteOf(0, 0), noteOf(1, 0), noteOf(0, 1)]).toEqual([
    null,
    'an injury needs 2 heals',
    'shocks are life again once the place is left',
  ]);
  const stops = words(
    trialAt(({ kind, options }) => kind === 'again' && options.some(({ id }) => id === 'stop')),
  );
  expect(stops.notes.join()).toMatch(/result for \d+ success(es)? or more|validates|the chapter tells/);
});

test('what ends a question of a village or a market says what is done', () => {
  const onRoad = { mission: 'salt-letter' };
  expect(words(trialAt(({ kind }) => kind === 'market', 3, onRoad)).answers).toContain('Leave market');
  const inn = words(
    trialAt(({ kind }, { state }) => kind === 'village' && state.land.village?.step === 'inn', 3, onRoad),
  );
  expect(inn.answers).toContain('Do not eat');
});

test('what is paid says what is left; a material has no article', () => {
  const { group } = trialAt(({ kind }) => kind === 'village', 3, { mission: 'salt-letter' }).state;
  const inn = words(trialAt(({ kind }) => kind === 'village', 3, { mission: 'salt-letter' }));
  const [, price = '', left = ''] = /^(\d+) gold; (\d+) left$/m.exec(inn.notes.join('\n')) ?? [];
  expect(Number(price)).toBeGreaterThan(0);
  expect(Number(price) + Number(left)).toBe(group.gold);
  expect(aCube('material', 'green')).toBe('wood');
  expect(aCube('plant', 'green')).toBe('a green plant');
});

test('what is spent for a harvest or a market says what it brings', () => {
  const noteOf = (kind: 'harvest-help' | 'market', act: MalhyaAct['do'], mission: string) => {
    const session = trialAt(
      ({ kind: asked, options }) => asked === kind && options.some((one) => one.act.do === act),
      5,
      { mission, sheet: sheetAnew({}, 5) },
    );
    const one = session.pending!.options.find((option) => option.act.do === act)!;
    return optionNote(one, session.pending!, namedIn(session));
  };
  expect(noteOf('harvest-help', 'spend-aura', ROAD)).toBe('3 more cards');
  expect(noteOf('market', 'spend-aura', ROAD)).toBe('everything here costs 2 gold less');
});
