import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { listMoveDestinations } from '../../../../src/engine/index.ts';
import { fetchWhole } from '../../../../src/stores/whole-words.ts';
import { ApproachCard } from '../../../../src/ui/table/actions/ApproachCard.tsx';
import { HandContext } from '../../../../src/ui/table/context/use-hand.ts';
import { early } from '../../../../src/words/en/early.ts';
import { en } from '../../../../src/words/en/index.ts';
import { cellar } from '../../board/fixture.ts';

beforeAll(() => fetchWhole(early));

const words = en.ui.panels.selection;

/** Ada's way to a beetle and the attack there, for 3 SP, Empowered for 4. */
function show(empower: boolean, empoweredSp: number | null = 4) {
  const base = cellar({ ada: { at: [1, 1], sp: 4 } });
  const turn = { figure: 'ada', phase: 'action', moved: false, statusDone: [] } as never;
  const position = { ...base, state: { ...base.state, turn } };
  const to = listMoveDestinations(position, 'ada').find(({ way }) => way.length > 1)!;
  const choice = {
    kind: 'approach',
    to: { ...to, breaks: ['beetle-1'] },
    target: 'beetle-1',
    after: position,
    sp: 3,
    empoweredSp,
    empower,
  } as const;
  const pending = {
    kind: 'turn',
    seat: 'seat-1',
    figure: 'ada',
    question: { ask: 'turn' },
    rule: 'p.40',
    options: [],
  } as const;
  const hand = { cancel: vi.fn(), confirm: vi.fn(), empower: vi.fn() };
  render(
    <HandContext value={hand as never}>
      <ApproachCard position={position} pending={pending} choice={choice} />
    </HandContext>,
  );
  return { hand, steps: to.way.length, cost: to.cost };
}
const done = () => screen.getByRole('button', { name: new RegExp(`^${words.moveAndAttack}`) });
const price = () => done().querySelector('[data-sp]')?.getAttribute('data-sp') ?? done().textContent;

test('tells the way, who strikes on it and the price of both, and does both at a press', async () => {
  const { hand, steps, cost } = show(false);
  await screen.findByText(words.movesFirst(steps, cost));
  screen.getByText(/strikes first/);
  expect(price()).toMatch(/3/);
  await userEvent.click(screen.getByRole('switch'));
  expect(hand.empower).toHaveBeenCalledWith(true);
  await userEvent.click(done());
  expect(hand.confirm).toHaveBeenCalledOnce();
});

test('the price is that of an Empowered attack where it is one', async () => {
  show(true);
  await screen.findByRole('switch');
  expect(price()).toMatch(/4/);
});

test('no switch where no SP would be left for it', async () => {
  show(false, null);
  await screen.findByText(words.moveAndAttack);
  expect(screen.queryByRole('switch')).toBeNull();
});
