import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { makeBot } from '../../../../src/bots/bot.ts';
import { optionOf, type Position, type Prompt, refusalOf } from '../../../../src/engine/index.ts';
import { createExchange } from '../../../../src/stores/middara/exchange.ts';
import { GameContext, TableContext } from '../../../../src/ui/page/use-table.ts';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { ExchangeSheet } from '../../../../src/ui/table/sheets/ExchangeSheet.tsx';
import { fetchAll } from '../../../support/all-parts.ts';
import { body, corridor, rook, scene, zeke } from '../../../support/encounter-arena.ts';
import { newGame } from '../../../support/games.ts';
import { gameOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

const at = (rookHas: object = {}, zekeHas: object = {}) =>
  scene({
    figures: [rook([0, 0], rookHas), zeke([1, 0], zekeHas), body('foe', [9, 0])],
    board: corridor(10),
    active: 'rook',
  });

const asked = (more: Partial<Prompt>): Prompt => ({
  kind: 'gain-item',
  seat: 's',
  figure: 'rook',
  question: { ask: 'who-gains', item: 'hand-axe' },
  rule: 'p.67',
  options: [],
  ...more,
});

function show(position: Position, pending: Prompt) {
  const onAnswer = vi.fn();
  render(
    <TableContext value={tableOf()}>
      <Question {...{ position, pending, hinted: undefined, underWay: false, onAnswer }} onOrder={() => {}} />
    </TableContext>,
  );
  return onAnswer;
}

const answerOf = (id: string) => document.querySelector<HTMLElement>(`[data-option="${id}"]`)!;
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-option]')].map((one) => one.dataset.option);

describe('loot lies open as soon as it is asked about (face.md 11)', () => {
  test('its card, and whoever may take it with what it does for them, best first', async () => {
    const options = ['rook', 'zeke'].map((target) => optionOf({ do: 'target', target }));
    const position = at({ items: ['war-axe'], pack: ['cloak', 'katar', 'scythe'] });
    const onAnswer = show(position, asked({ kind: 'choose-target', options }));
    expect(screen.getByRole('heading', { name: /^Who takes Hand Axe\?/ })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Hand Axe' })).toBeInTheDocument();
    expect(ids()).toEqual(['target:zeke', 'target:rook']);
    expect(answerOf('target:zeke')).toHaveTextContent(/best.*Pack 0\/3.*was 2 purple dice.*hands free/);
    expect(answerOf('target:rook')).toHaveTextContent(/Pack 3\/3: full.*instead of War Axe/);
    expect(answerOf('target:rook')).not.toHaveTextContent('best');
    expect(screen.getByText('Gold so far: 0')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(answerOf('target:rook'));
    expect(onAnswer).toHaveBeenCalledWith(options[0]);
  });

  test('a full Pack: the new one with what may be done with it, each of one’s own with what drops it', async () => {
    const held = ['cloak', 'katar', 'scythe'];
    const options = [
      optionOf({ do: 'stash', item: 'hand-axe' }),
      ...held.map((ref) => optionOf({ do: 'discard', card: `rook.${ref}`, ref })),
      optionOf({ do: 'discard', card: 'new', ref: 'hand-axe' }),
      optionOf({ do: 'equip', card: 'new', ref: 'hand-axe' }),
    ];
    const onAnswer = show(
      at({ pack: held }),
      asked({ question: { ask: 'pack-full', item: 'hand-axe', card: 'new' }, options }),
    );
    const fresh = within(screen.getByRole('region', { name: 'New' }));
    expect(fresh.getByRole('article', { name: 'Hand Axe' })).toBeInTheDocument();
    expect(fresh.getAllByRole('button', { name: /stash|it$/ }).map((one) => one.textContent)).toEqual([
      'To stash',
      'Drop it',
      'Equip it',
    ]);
    const own = within(screen.getByRole('region', { name: 'In the Pack' }));
    for (const name of ['Cloak', 'Katar', 'Scythe'])
      expect(own.getByRole('button', { name: new RegExp(`^Drop ${name}`) })).toBeInTheDocument();
    expect(ids().toSorted()).toEqual(options.map(({ id }) => id).toSorted());
    await userEvent.click(answerOf('discard:rook.katar'));
    expect(onAnswer).toHaveBeenCalledWith(options[2]);
  });

  test('what lies open, each over what takes it; what is too dear says so on its card', async () => {
    const cause = { kind: 'token', token: 'heal' } as const;
    const options = [
      optionOf({ do: 'take-ware', item: 'hand-axe', gold: 4 }),
      optionOf({ do: 'take-ware', item: 'cuirass', gold: 5 }),
      optionOf({ do: 'done' }),
    ];
    const refused = [
      refusalOf({ do: 'take-ware', item: 'war-axe', gold: 90 }, { why: 'gold', needs: 90 }, 'p.24'),
    ];
    const onAnswer = show(
      at(),
      asked({ question: { ask: 'which-ware', cause, gold: 20 }, options, refused }),
    );
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Hand Axe',
      'Cuirass',
      'War Axe',
    ]);
    expect(screen.getByRole('article', { name: 'War Axe' })).toHaveTextContent(/90/);
    expect(answerOf('ware:cuirass').closest('li')).toHaveTextContent('+1 armor');
    await userEvent.click(answerOf('ware:cuirass'));
    expect(onAnswer).toHaveBeenCalledWith(options[1]);
    expect(ids()).toContain('done');
  });
});

test('what was found says where it lies, gold keeps it there, and nothing reads as throwing it away', async () => {
  const session = newGame('under-hallow-street', 'p3');
  const bot = makeBot('simple', 'p3');
  const isFree = () =>
    session.pending?.question.ask === 're-equip' && session.decisions.at(-1)?.option !== 're-equip';
  while (!isFree()) session.decide(bot.choose(session));
  const exchange = createExchange(session)!;
  const decided: string[][] = [];
  await act(async () => {
    render(
      <TableContext value={tableOf()}>
        <GameContext value={gameOf(session)}>
          <ExchangeSheet
            exchange={exchange}
            position={session.position}
            onDecide={(options) => decided.push([...options])}
            onLeave={() => decided.push(['left'])}
          />
        </GameContext>
      </TableContext>,
    );
  });
  const sheet = await screen.findByRole('region', { name: /^Change .* gear$/ });
  const foot = within(sheet.querySelector('footer')!);
  expect(foot.getByText(/^.+ (is|are) in \w+’s Pack, \d of 3\.$/)).toBeInTheDocument();
  expect(foot.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.click(foot.getByRole('button', { name: /^Keep (it|them) in the Pack$/ }));
  expect(decided).toHaveLength(1);
  expect(decided[0]).not.toEqual(['left']);
});
