import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeBot } from '../../../../src/bots/bot.ts';
import type { Option } from '../../../../src/engine/index.ts';
import { cardsOf } from '../../../../src/stores/middara/turn-cards.ts';
import { GameContext, TableContext } from '../../../../src/ui/page/use-table.ts';
import { MoreSheet } from '../../../../src/ui/table/deeds/MoreSheet.tsx';
import { fetchAll } from '../../../support/all-parts.ts';
import { newGame } from '../../../support/games.ts';
import { gameOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

test('items lie once each, with whose they are, how many there are and what they do', () => {
  const session = newGame('under-hallow-street', 'p1');
  const ownerOf = ({ act }: Option) => (act.do === 'use' ? act.owner : undefined);
  const itemsOf = (pending: Parameters<typeof cardsOf>[0]) =>
    cardsOf(pending).items.flatMap(({ options }) => options);
  const bot = makeBot('simple', 'p1');
  const isWanted = () => {
    const { pending } = session;
    return pending?.kind === 'turn' && new Set(itemsOf(pending).map(ownerOf)).size > 1;
  };
  while (session.pending && !isWanted()) session.decide(bot.choose(session));
  const game = gameOf(session);
  const pending = session.pending!;
  const options = itemsOf(pending);
  render(
    <TableContext value={tableOf()}>
      <GameContext value={game}>
        <MoreSheet
          title="Items"
          cards={cardsOf(pending).items}
          position={game.positionOf(session.state)}
          pending={pending}
          hinted={undefined}
          onAnswer={vi.fn()}
          onClose={vi.fn()}
        />
      </GameContext>
    </TableContext>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Items' });
  expect(sheet).toHaveClass('sheet-rises');
  const buttons = [...sheet.querySelectorAll<HTMLElement>('[data-option]')];
  // Every answer is one of them, none of them is there twice, and each says of whom it is.
  expect(buttons.flatMap((one) => one.dataset.option!.split(' ')).toSorted()).toEqual(
    options.map(({ id }) => id).toSorted(),
  );
  const names = buttons.map((one) => one.querySelector('.option-words > span')!.textContent!);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\w+ (Nightingale|Zeke|Rook|Remi)’s \w+/);
  for (const one of buttons) {
    const { length } = one.dataset.option!.split(' ');
    if (length > 1) expect(one).toHaveTextContent(`× ${length}`);
    expect(one.querySelector('.figure-badge')).not.toBeNull();
  }
  expect(within(sheet).getAllByText(/You or an adjacent ally/).length).toBe(buttons.length);
});
