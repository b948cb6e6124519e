import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeBot } from '../../../../src/bots/bot.ts';
import { counterTarget, type EncounterSession } from '../../../../src/engine/index.ts';
import { empowerAhead } from '../../../../src/stores/middara/asked-ahead.ts';
import { dearerOf } from '../../../../src/stores/middara/dearer-answers.ts';
import { GameContext, TableContext } from '../../../../src/ui/page/use-table.ts';
import { answersHeard } from '../../../../src/ui/table/asks/answer-order.ts';
import { framedOf } from '../../../../src/ui/table/context/target-tags.ts';
import { SessionContext } from '../../../../src/ui/table/context/use-choice-odds.ts';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { fetchAll } from '../../../support/all-parts.ts';
import { newGame } from '../../../support/games.ts';
import { gameOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

/** At a Counter that strikes who attacked, or another in the way. */
function atCounter(isOther: boolean): EncounterSession {
  const session = newGame('under-hallow-street', 'h');
  const bot = makeBot('simple', 'h');
  while (session.pending) {
    const { question, figure } = session.pending;
    if (question.ask === 'counter') {
      const struck = counterTarget(session.position, figure, question.attacker);
      if ((struck !== question.attacker) === isOther) return session;
    }
    session.decide(bot.choose(session));
  }
  throw new Error('no such Counter');
}

function shownAt(isOther: boolean) {
  const session = atCounter(isOther);
  const { position } = session;
  const pending = session.pending!;
  const { container } = render(
    <TableContext value={tableOf()}>
      <GameContext value={gameOf(session)}>
        <Question
          {...{ position, pending }}
          hinted={undefined}
          underWay={false}
          onAnswer={() => {}}
          onOrder={() => {}}
        />
      </GameContext>
    </TableContext>,
  );
  return { position, pending, container };
}

test('a Counter names and frames who is struck, where another stands in the way of who attacked', () => {
  const { position, pending, container } = shownAt(true);
  const { question, figure } = pending;
  const attacker = question.ask === 'counter' ? question.attacker : '';
  const struck = counterTarget(position, figure, attacker)!;
  const framed = framedOf(position, pending, null);
  expect(framed).toContain(struck);
  expect(framed).not.toContain(attacker);
  expect(container.querySelector('[data-option^="counter"]')).toHaveTextContent(/Counter Cave Sickle \d/);
  expect(container.querySelector('header')).toHaveTextContent(/Counter hits Cave Sickle \d \(in the way\)\./);
});

test('else it is who attacked, and the answer needs no name', () => {
  const { position, pending, container } = shownAt(false);
  const { question } = pending;
  expect(framedOf(position, pending, null)).toContain(question.ask === 'counter' && question.attacker);
  expect(container.querySelector('[data-option^="counter"]')).not.toHaveTextContent(/Cave Sickle/);
  expect(container.querySelector('header')).toHaveTextContent(/did no damage\./);
});

test('what symbols are spent on frames whom the attack is on, and no friend with an item', () => {
  const session = newGame('under-hallow-street', 'p1');
  const bot = makeBot('simple', 'p1');
  while (session.pending?.question.ask !== 'spend-symbols') session.decide(bot.choose(session));
  const attack = session.state.scopes.findLast(({ kind }) => kind === 'attack');
  expect(framedOf(session.position, session.pending, null)).toEqual([
    attack?.kind === 'attack' && attack.target,
  ]);
});

test('of two Counters that do the same the dearer goes: the cheaper one stands for both', () => {
  const session = newGame('under-hallow-street', 'h');
  const bot = makeBot('simple', 'h');
  const isWanted = () => {
    const ids = session.pending!.options.map(({ id }) => id);
    return ids.includes('counter') && ids.includes('counter:rook.buckler/counter');
  };
  while (!isWanted()) session.decide(bot.choose(session));
  const { position } = session;
  const pending = session.pending!;
  expect([...dearerOf(pending, position.cards)].map(([one, other]) => [one.id, other.id])).toEqual([
    ['counter', 'counter:rook.buckler/counter'],
  ]);
  const { container } = render(
    <TableContext value={tableOf()}>
      <GameContext value={gameOf(session)}>
        <Question
          {...{ position, pending }}
          hinted={undefined}
          underWay={false}
          onAnswer={() => {}}
          onOrder={() => {}}
        />
      </GameContext>
    </TableContext>,
  );
  const all = [...container.querySelectorAll('.answer[data-option^="counter"]')];
  expect(all.map((one) => one.getAttribute('data-option'))).toEqual(['counter:rook.buckler/counter counter']);
  expect(all[0]).toHaveAttribute('aria-keyshortcuts', '1');
  const { named } = answersHeard(pending, position.cards);
  expect(named.map(([key, { id }]) => `${key} ${id}`)).toEqual(['1 counter:rook.buckler/counter', '0 no']);
});

test('a card that pays more than SP is not the same', () => {
  const { position, pending } = shownAt(false);
  const plain = { id: 'counter', sp: 2, act: { do: 'counter' } } as const;
  const held = { kind: 'ability', type: 'item', card: 'buckler', ability: 'sidestep' } as const;
  const other = {
    id: 'counter:x',
    sp: 1,
    act: { do: 'counter-with', ability: 'x/sidestep', cause: held },
  } as const;
  expect(dearerOf({ ...pending, options: [plain, other] }, position.cards).size).toBe(0);
});

test('the Counter Empowered is an answer of its own: one press for both, and the plain one asks no more', async () => {
  const session = newGame('under-hallow-street', 'b');
  const bot = makeBot('simple', 'b');
  const ahead = () => session.pending!.options.map((one) => empowerAhead(session, one)).find(Boolean);
  while (!ahead()) session.decide(bot.choose(session));
  expect(session.pending!.question.ask).toBe('counter');
  const { first, empowered, plain } = ahead()!;
  const { position } = session;
  const pending = session.pending!;
  const onOrder = vi.fn();
  render(
    <TableContext value={tableOf()}>
      <SessionContext value={session}>
        <GameContext value={gameOf(session)}>
          <Question
            {...{ position, pending, onOrder }}
            hinted={undefined}
            underWay={false}
            onAnswer={vi.fn()}
          />
        </GameContext>
      </SessionContext>
    </TableContext>,
  );
  const both = await screen.findByRole('button', { name: /, Empowered/ });
  expect(both).toHaveAttribute('data-option', `${first.id} ${empowered.id}`);
  await userEvent.click(both);
  expect(onOrder).toHaveBeenLastCalledWith([first.id, empowered.id]);
  await userEvent.click(document.querySelector(`.answer[data-option~="${first.id}"]`)!);
  expect(onOrder).toHaveBeenLastCalledWith([first.id, plain.id]);
  for (const id of [first.id, empowered.id]) session.decide(id);
  expect(session.pending).not.toBe(pending);
});
