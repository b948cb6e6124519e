import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { SimpleBot } from '../../../../src/bots/simple-bot.ts';
import { EncounterSession, type Option } from '../../../../src/engine/index.ts';
import { setupOf } from '../../../../src/sim/sim-game.ts';
import { rescueAhead, whomAhead } from '../../../../src/stores/middara/asked-ahead.ts';
import { forMe } from '../../../../src/stores/middara/for-me.ts';
import { GameContext, TableContext } from '../../../../src/ui/page/use-table.ts';
import { SessionContext } from '../../../../src/ui/table/context/use-choice-odds.ts';
import { AtAnyTime } from '../../../../src/ui/table/question/Beside.tsx';
import { ChooseForMe } from '../../../../src/ui/table/question/ChooseForMe.tsx';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { gameContent } from '../../../support/content.ts';
import { gameOf, playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

test('on whom an item is used is chosen before it is used up, and can still be left', async () => {
  const session = sessionOf('a', 'wheels-within');
  const asksWhom = (option: Option) => whomAhead(session, option) !== null;
  playUntil(session, ({ kind, options }) => kind === 'choose-target' && options.some(asksWhom), 1);
  const pending = session.pending!;
  const item = pending.options.find(asksWhom)!;
  const { targets, next } = whomAhead(session, item)!;
  const before = session.decisions.length;
  const on = { onAnswer: vi.fn(), onOrder: vi.fn() };
  const position = gameOf(session).positionOf(session.state);
  render(
    <SessionContext value={session}>
      <TableContext value={tableOf()}>
        <AtAnyTime position={position} pending={pending} hinted={undefined} {...on} />
      </TableContext>
    </SessionContext>,
  );
  const press = (id: string) => userEvent.click(document.querySelector(`.options [data-option~="${id}"]`)!);
  const [items] = screen.getAllByRole('button');
  await userEvent.click(items!);
  await press(item.id);
  expect(screen.getByRole('dialog', { name: en.tell(position).title(next) })).toBeInTheDocument();
  for (const { id } of targets) expect(document.querySelector(`[data-option~="${id}"]`)).not.toBeNull();
  expect(on.onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await press(item.id);
  await press(targets[1]!.id);
  expect(on.onOrder).toHaveBeenCalledExactlyOnceWith([item.id, targets[1]!.id]);
  expect(session.decisions.length).toBe(before);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where opponents come in is left to the table by one press, which places all that come', async () => {
  const session = sessionOf('comes-in-1', 'proving-ground-broods');
  playUntil(session, ({ question }) => question.ask === 'spawned-where', 1);
  const game = gameOf(session);
  const pending = session.pending!;
  const chosen = forMe(pending, session.position)!;
  const before = session.decisions.length;
  render(
    <TableContext value={tableOf()}>
      <GameContext value={game}>
        <ChooseForMe chosen={chosen} hinted={undefined} />
      </GameContext>
    </TableContext>,
  );
  const card = screen.getByRole('button', { name: /Choose for me/ });
  expect(card).toHaveAttribute('data-option', chosen.option.id);
  await userEvent.click(card);
  expect(session.decisions[before]!.option).toBe(chosen.option.id);
});

test('an item that may save a life is drunk by whoever is about to fall, by one press', async () => {
  const setup = setupOf(gameContent, { encounter: 'the-weir-road', seed: 'questions-1', policy: 'simple' });
  const session = new EncounterSession(setup, gameContent);
  const bot = new SimpleBot();
  const saves = (option: Option) => rescueAhead(session, option) !== null;
  while (session.pending && !session.pending.options.some(saves)) session.decide(bot.choose(session));
  const pending = session.pending!;
  expect(pending.question.ask).toBe('about-to-fall');
  const item = pending.options.find(saves)!;
  const onOrder = vi.fn();
  render(
    <SessionContext value={session}>
      <TableContext value={tableOf()}>
        <Question
          position={session.position}
          pending={pending}
          hinted={undefined}
          underWay={false}
          onAnswer={vi.fn()}
          onOrder={onOrder}
        />
      </TableContext>
    </SessionContext>,
  );
  await userEvent.click(document.querySelector(`[data-option~="${item.id}"]`)!);
  expect(onOrder).toHaveBeenCalledExactlyOnceWith([item.id, `target:${pending.figure}`]);
});
