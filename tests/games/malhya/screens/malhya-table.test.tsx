import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { oddsOfAnswer } from '../../../../src/games/malhya/rules/queries/odds-of-answers.ts';
import { optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { packLog } from '../../../../src/stores/opened/link.ts';
import { percent } from '../../../../src/words/en/ui/guest-table.ts';
import { many } from '../../../support/depth.ts';
import { guestOnPage } from '../../../support/guest-on-page.tsx';
import { content, playTo, setupOf, trial, trialAt } from '../trial.ts';

const user = userEvent.setup({ delay: null });
const { openLink } = guestOnPage('Malhya');

/** The page with that trial on it, as somebody opens it from a link. */
const open = (session: MalhyaSession) => openLink(packLog(session.toLog(), session.questions));

const named = ({ state }: MalhyaSession) => ({ content, state, seatName: (seat: string) => seat });

// Each of them opens the page anew: at every run one question; the rest in the proof.
describe('what is asked', () => {
  const KINDS = ['again', 'choice', 'hidden', 'who', 'order', 'reroll'] as const;
  test.each(KINDS.slice(0, many(1, KINDS.length)))(
    '%s: every answer stands once in the dock, in its words, with the odds of the rules',
    async (kind) => {
      const session = trialAt((prompt) => prompt.kind === kind);
      const page = await open(session);
      const prompt = session.pending!;
      const dock = document.querySelector<HTMLElement>('.dock')!;
      expect(within(dock).getByRole('heading')).toHaveTextContent(questionText(prompt, named(session)));
      const offered = [...dock.querySelectorAll<HTMLElement>('[data-option]')].flatMap(({ dataset }) =>
        dataset.option!.split(' '),
      );
      expect(offered.sort()).toEqual(prompt.options.map(({ id }) => id).sort());
      const [first] = prompt.options;
      const card = dock.querySelector<HTMLElement>(`[data-option="${first!.id}"]`)!;
      expect(card).toHaveTextContent(optionText(first!, prompt, named(session)));
      for (const { share } of oddsOfAnswer(named(session), prompt, first!))
        expect(card).toHaveTextContent(percent(share));
      page.unmount();
    },
  );
});

test('a check: its banner, who takes part, tokens on their tracks, what stopping is worth', async () => {
  const session = trialAt(
    ({ kind }, { state }) =>
      kind === 'again' && state.check?.kind === 'group' && state.check.rolls.length > 0,
  );
  await open(session);
  const { successes, stops, heroes } = session.state.check!;
  const stage = within(screen.getByRole('region', { name: 'Check' }));
  expect(stage.getByRole('heading', { level: 2 })).toBeVisible();
  const validated = session.state.check!.results.reduce((sum, one) => sum + one.successes, 0);
  expect(stage.getByRole('img', { name: `Successes: ${successes + validated}` })).toBeVisible();
  expect(stage.getByRole('img', { name: `Stops: ${stops}` })).toBeVisible();
  expect(document.querySelectorAll('.mal-part')).toHaveLength(heroes.length);
  expect(document.querySelectorAll('.mal-part[data-state="rolls"]')).toHaveLength(1);
  expect(stage.getByRole('list', { name: 'Skill dice' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Stop/ }));
  expect(document.querySelector('.malhya')).toHaveAttribute(
    'data-decisions',
    String(session.decisions.length + 1),
  );
});

test('a chapter: the line that acted is marked, one passed over is grey and says what was not met', async () => {
  const session = trialAt(
    ({ kind }, { state }) =>
      kind === 'choice' &&
      state.book.stack.at(-1)!.marks.some(({ how }) => how === 'passed' || how === 'done'),
  );
  await open(session);
  const frame = session.state.book.stack.at(-1)!;
  const page = screen.getByRole('article', { name: `Chapter ${frame.chapter}` });
  expect(page).toHaveAttribute('data-book', frame.book);
  expect(page.querySelectorAll('.mal-line').length).toBeGreaterThan(0);
});

test('its end tells how it came out, and the drawer shows who is there', async () => {
  const session = playTo(trial(setupOf(2)));
  await open(session);
  const over = document.querySelector('.guest-over');
  expect(over).toHaveTextContent(session.state.over!.won ? 'You won' : 'You lost');
});
