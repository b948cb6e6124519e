import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { beginningOf } from '../../../../src/games/malhya/cases/beginning.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { fieldOf } from '../../../../src/games/malhya/rules/queries/field-of.ts';
import { oddsShown } from '../../../../src/games/malhya/screens/answer-odds.ts';
import { answersOfFight } from '../../../../src/games/malhya/screens/fight/answers-of-fight.ts';
import { CastPanel } from '../../../../src/games/malhya/screens/spells/CastPanel.tsx';
import { optionNote, optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { content } from './spell-table.ts';

/** The archivist's turn, two enemies in sight, one of them with two auratic shields; another behind the wall. */
function casting() {
  const { setup, state } = beginningOf(
    {
      begin: {
        mission: 'quay-of-lamps',
        heroes: [
          {
            hero: 'archivist',
            talents: ['dead-reckoning'],
            spells: ['overdue'],
            aura: { ready: 1, spent: 0 },
          },
          'picklock',
        ],
        place: {
          ref: 'drying-hall',
          heroes: { archivist: { at: [1, 7] }, picklock: { at: [0, 7] } },
          figures: [
            { type: 'shield-0', at: [2, 7] },
            { type: 'shield-2', at: [3, 7] },
            { type: 'shield-1', at: [11, 0] },
          ],
          acted: ['picklock', 'shield-0-1', 'shield-2-1', 'shield-1-1'],
        },
      },
      cards: {},
      queries: [],
    },
    content,
  );
  const session = new LoggedSession(malhya(content), setup, state);
  const named = () => ({ content, state: session.state, seatName: (seat: string) => seat });
  return { session, named };
}

test('before it is paid: price, range, dice with their working, whom it gets at and why not; the odds of each', () => {
  const { session, named } = casting();
  session.decide('cast:overdue');
  const { pending } = session;
  render(<CastPanel named={named()} prompt={pending} events={session.events} />);
  const panel = screen.getByRole('region', { name: 'The spell' });
  expect(panel).toHaveTextContent('Overdue, Ilm Tasker');
  expect(panel).toHaveTextContent('School of time');
  expect(panel).toHaveTextContent(/Price\s*3/);
  expect(panel).toHaveTextContent('1 success: 1 damage');
  expect(panel).toHaveTextContent('each stop: 1 action point at once');
  const targets = within(panel).getByRole('list', { name: 'Within its reach' });
  expect(targets).toHaveTextContent(
    /✔ Guard of 0 1.*✔ Guard of 2 1.*✖ Guard of 1 1: (too far|no line of sight)/,
  );
  const aim = pending!.options.find(({ id }) => id === 'aim:shield-2-1')!;
  expect(
    oddsShown(aim, pending!, named()).map(
      (odd) => `${odd.name} ${'share' in odd ? odd.share.toFixed(3) : ''}`,
    ),
  ).toEqual([
    'fails next roll 0.028',
    'reaches 1 or more 0.733',
    'reaches 2 or more 0.333',
    'reaches 3 or more 0.111',
  ]);
  expect(answersOfFight(named(), fieldOf(named()), pending).map(({ does }) => does)).toContainEqual({
    kind: 'touch',
    figure: 'shield-2-1',
  });
  expect(questionText(pending!, named())).toBe('Ilm Tasker casts Overdue: which target?');
});

test('while it is rolled: the dice, the successes, what is left for stops; an aura token before the first roll', () => {
  const { session, named } = casting();
  session.decide('cast:overdue');
  session.decide('aim:shield-0-1');
  expect(session.pending!.options.map((option) => optionText(option, session.pending!, named()))).toEqual([
    'Roll',
    'Spend an aura token',
  ]);
  session.decide('roll');
  // Two stops can be paid: it goes on after any first roll.
  expect(session.state.magic.cast).not.toBeNull();
  render(<CastPanel named={named()} prompt={session.pending} events={session.events} />);
  const panel = screen.getByRole('region', { name: 'The spell' });
  expect(within(panel).getByRole('list', { name: 'Skill dice' }).children).toHaveLength(1);
  expect(within(panel).getByRole('list', { name: 'Difficulty dice' }).children).toHaveLength(2);
  expect(panel).toHaveTextContent(/\d action points? left for stops/);
  const stop = session.pending!.options.find(({ id }) => id === 'stop')!;
  expect(optionText(stop, session.pending!, named())).toBe('Stop and use the successes');
  expect(optionNote(stop, session.pending!, named())).toMatch(/^\d success/);
});
