import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { planAtHand } from '../../../src/stores/middara/planning.ts';
import { GameContext, TableContext } from '../../../src/ui/page/use-table.ts';
import { WordsContext } from '../../../src/ui/page/use-words.ts';
import { PlanNotes } from '../../../src/ui/table/plan/PlanNotes.tsx';
import { PlanPanel } from '../../../src/ui/table/plan/PlanPanel.tsx';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { axeFaults } from '../../support/axe-faults.ts';
import { gameOf, sessionOf, tableWith } from '../../support/table-of-memory.ts';

const user = userEvent.setup({ delay: null });
beforeAll(fetchAll);

const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '');

test('a friend’s plan is compared with, named after them, and copied to be changed; it is nobody else’s to open', async () => {
  const session = sessionOf('friends-plans', 'training-yard');
  for (let n = 0; session.pending?.kind !== 'turn'; n++) session.decide(session.pending!.options[n % 2]!.id);
  const game = gameOf(session);
  const { view } = game.store.getState();
  const position = game.positionOf(view);
  const { figure } = session.pending!;
  game.plans.begin(figure, view);
  const hand = () => planAtHand(position, game.plans.store.getState())!;
  const { space, way } = hand().reach[0]!;
  const theirs = {
    figure,
    turn: hand().plan.turn,
    steps: [{ do: 'go', space, way }] as const,
    by: 'Ben',
    id: -1,
  };
  game.plans.store.setState(({ plans }) => ({ plans: [...plans, theirs] }));
  render(
    <WordsContext value={en}>
      <TableContext value={tableWith({})}>
        <GameContext value={game}>
          <main>
            <h1>Game</h1>
            <PlanPanel
              game={game}
              position={position}
              planning={hand()}
              striking={null}
              onStrike={() => {}}
              onTake={() => {}}
              onLeave={() => {}}
            />
          </main>
        </GameContext>
      </TableContext>
    </WordsContext>,
  );
  const beside = screen.getByRole('combobox', { name: 'Compare with' });
  expect(screen.queryByRole('button', { name: en.ui.plan.copyTheirs })).toBeNull();
  const option = within(beside).getByRole('option', { name: /by .*Ben/ });
  await user.selectOptions(beside, option);
  expect(plain(screen.getByRole('heading', { level: 3, name: /by .*Ben/ }).textContent)).toMatch(
    /^2: .*, by Ben$/,
  );
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: en.ui.plan.copyTheirs }));
  expect(hand().plan).toMatchObject({ figure, steps: theirs.steps });
  expect(hand().plan.by).toBeUndefined();
});

test('beside the board it is told how many friends have laid out, apart from one’s own', () => {
  const game = gameOf(sessionOf('friends-plans', 'training-yard'));
  const plans = {
    planning: null,
    gone: [],
    kept: 1,
    shown: 2,
    striking: null,
    ended: null,
    isRunning: false,
  };
  render(
    <WordsContext value={en}>
      <PlanNotes position={game.positionOf(game.store.getState().view)} plans={plans} />
    </WordsContext>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 plan kept: press Plan. 2 plans from friends: press Plan.',
  );
});
