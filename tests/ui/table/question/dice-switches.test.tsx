import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Question as Asked, optionOf, type Prompt } from '../../../../src/engine/index.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { answersHeard } from '../../../../src/ui/table/asks/answer-order.ts';
import { ChoicesContext, SessionContext } from '../../../../src/ui/table/context/use-choice-odds.ts';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { fetchAll } from '../../../support/all-parts.ts';
import { choicesOnPage } from '../../../support/choices-on-page.ts';
import { drive, newGame, street } from '../../../support/games.ts';
import { gameOf, playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

function show(session: ReturnType<typeof sessionOf>, pending: Prompt) {
  const onAnswer = vi.fn();
  const onOrder = vi.fn();
  render(
    <ChoicesContext value={choicesOnPage()}>
      <SessionContext value={session}>
        <TableContext value={tableOf()}>
          <Question
            position={gameOf(session).positionOf(session.state)}
            pending={pending}
            hinted={undefined}
            underWay={false}
            onAnswer={onAnswer}
            onOrder={onOrder}
          />
        </TableContext>
      </SessionContext>
    </ChoicesContext>,
  );
  return { onAnswer, onOrder };
}

/** In that game of the simple bot's, after so many decisions, dice may be rolled again. */
const ROLL_AGAIN = ['d1', 83] as const;

test('which dice: a switch each, the best on once it is known, one button for them, no id lost', async () => {
  const session = drive(newGame(street, ROLL_AGAIN[0]), 'simple', ...ROLL_AGAIN);
  const pending = session.pending!;
  expect(pending.question.ask).toBe('which-dice');
  const { onAnswer } = show(session, pending);
  const dice = screen.getAllByRole('switch');
  expect(dice).toHaveLength(2);
  // Each says what lies up.
  for (const one of dice) expect(one).toHaveAccessibleName(/^(white|purple) \d/);
  expect(dice.map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2']);
  const shown = () =>
    new Set(
      [...document.querySelectorAll<HTMLElement>('[data-option]')].flatMap((one) =>
        one.dataset.option!.split(' '),
      ),
    );
  expect(shown()).toEqual(new Set(pending.options.filter((o) => !o.interjection).map(({ id }) => id)));
  // What is best is on before anybody chose, and says how likely it is.
  await waitFor(() => expect(screen.getByRole('button', { name: /^Roll \d again/ })).toBeEnabled(), {
    timeout: 30_000,
  });
  expect(screen.getByRole('button', { name: /^Roll \d again · \d+ %/ })).toBeEnabled();
  for (const one of screen.getAllByRole('switch')) {
    if (one.getAttribute('aria-checked') === 'false') await userEvent.click(one);
    expect(one).toHaveAttribute('aria-checked', 'true');
  }
  const both = screen.getByRole('button', { name: /^Roll 2 again/ });
  expect(both.dataset.option).toBe('dice:0,1');
  expect(shown()).toEqual(new Set(pending.options.filter((o) => !o.interjection).map(({ id }) => id)));
  await userEvent.click(both);
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'dice:0,1' }));
  // By ear each die once, with its key.
  const { named, dice: heard } = answersHeard(pending);
  expect(named).toEqual([]);
  expect(heard?.map(([key]) => key)).toEqual(['1', '2']);
});

test('which dice an ability throws again is asked with it, and ordered with it; until then it can be left', async () => {
  const [seed, decisions] = ROLL_AGAIN;
  const session = drive(newGame(street, seed), 'simple', seed, decisions - 1);
  const pending = session.pending!;
  expect(pending.kind).toBe('after-roll');
  const use = pending.options.find(({ act }) => act.do === 'use')!;
  const { onAnswer, onOrder } = show(session, pending);
  const answer = () => document.querySelector<HTMLElement>(`[data-option="${use.id}"]`)!;
  const press = () => userEvent.click(answer());
  // What is compared with keeping the roll are the dice that come out best.
  await waitFor(() => expect(answer()).toHaveTextContent(/\d %/), { timeout: 30_000 });
  const told = /(\d+) %/.exec(answer().textContent)![1]!;
  await press();
  expect(screen.getAllByRole('switch')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryAllByRole('switch')).toEqual([]);
  await press();
  const go = () => screen.getByRole('button', { name: /^Roll \d again/ });
  await waitFor(() => expect(go()).toBeEnabled(), { timeout: 30_000 });
  // The odds are those of the ability with these dice, as if it had been paid for.
  const ahead = session.fork();
  ahead.decide(use.id);
  const dice = go().dataset.option!.split(' ');
  expect(dice[0]).toBe(use.id);
  expect(ahead.pending!.options.map((one) => one.id)).toContain(dice[1]);
  expect(go()).toHaveTextContent(`${told} %`);
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.click(go());
  expect(onOrder).toHaveBeenCalledWith(dice);
  expect(session.pending).toBe(pending);
});

function asked(question: Asked, options: Prompt['options']) {
  const session = sessionOf('dice');
  playUntil(session, (prompt) => prompt.kind === 'turn');
  const { seat, figure } = session.pending!;
  const pending: Prompt = { kind: 'choose-dice', seat, figure, question, rule: 'X47', options };
  return show(session, pending);
}

test('which face: a die, then what it may be turned to', async () => {
  const from = { die: 'white', face: 2 } as const;
  const { onAnswer } = asked(
    { ask: 'which-face' },
    [3, 5].map((face) => optionOf({ do: 'turn-die', which: 0, from, face })),
  );
  expect(screen.getByRole('button', { name: 'Choose a die' })).toBeDisabled();
  await userEvent.click(screen.getByRole('switch'));
  const faces = within(screen.getByRole('list', { name: /Faces of the white die/ })).getAllByRole('switch');
  expect(faces).toHaveLength(2);
  // White 4 and 6: their keys are what stands on them, and none is the place of the die.
  expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual([
    null,
    '4',
    '6',
  ]);
  await userEvent.click(faces[1]!);
  await userEvent.click(screen.getByRole('button', { name: /^Turn it/ }));
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'turn:0:5' }));
});

test('which roll: both as they lie, one press each', async () => {
  const { onAnswer } = asked({ ask: 'which-dodge-roll' }, [
    optionOf({ do: 'keep-roll', which: 'first', rolled: [{ die: 'black', face: 1 }] }),
    optionOf({ do: 'keep-roll', which: 'second', rolled: [{ die: 'black', face: 3 }] }),
  ]);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(document.querySelectorAll('.answer .die')).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button')[1]!);
  expect(onAnswer).toHaveBeenCalledWith(
    expect.objectContaining({ act: expect.objectContaining({ which: 'second' }) }),
  );
});
