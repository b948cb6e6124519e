import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { AbraxisSession } from '../../../src/abraxis/index.ts';
import type { CampaignEvent } from '../../../src/campaign/index.ts';
import { framesOf } from '../../../src/stores/abraxis/abraxis-replay.ts';
import { Chronicle } from '../../../src/ui/campaign/ChroniclePage.tsx';
import { TableContext } from '../../../src/ui/page/use-table.ts';
import { en } from '../../../src/words/en/index.ts';
import { gameContent } from '../../support/games.ts';
import { tableOf } from '../../support/table-of-memory.ts';

const session = new AbraxisSession(
  {
    card: 'founders-table',
    seed: 'watched',
    byHand: false,
    players: [
      { name: 'Rook', seat: 'seat-1' },
      { name: 'Zeke', seat: 'seat-2' },
    ],
  },
  gameContent,
);
while (session.pending) session.decide(session.pending.options[0]!.id);
const log = session.toLog();
const ended: CampaignEvent = {
  type: 'abraxisEnded',
  card: 'founders-table',
  survivors: 2,
  hash: log.hash,
  rule: 'p.70',
};

test('a game is told from its first round to the points it ended with; one that does not run is none', async () => {
  const { told } = await en.abraxis();
  const frames = framesOf(log, gameContent, (event) => told(event, log.setup)?.text ?? null)!;
  expect(frames[0]!.told).toMatch(/^Round 1/);
  expect(frames.at(-1)!.told).toMatch(/^The game is over/);
  expect(frames.at(-1)!.state.players).toEqual(session.state.players);
  // Each as it lay then, not as it lies in the end.
  expect(frames[0]!.state.players.every(({ points }) => points === 10)).toBe(true);
  const broken = { ...log, decisions: [{ ...log.decisions[0]!, option: 'nonsense' }] };
  expect(framesOf(broken, gameContent, () => '')).toBeNull();
});

test('the chronicle leads to a game of Abraxis that was played, step by step', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await act(async () => {
    render(
      <TableContext value={tableOf()}>
        <Suspense>
          <Chronicle events={[ended]} games={{}} abraxis={{ [log.hash]: log }} />
        </Suspense>
      </TableContext>,
    );
    await en.campaign();
  });
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  const dialog = await screen.findByRole('dialog', { name: gameContent.abraxis['founders-table']!.name });
  const line = () => within(dialog).getByRole('status').textContent;
  expect(line()).toMatch(/^Round 1/);
  expect(within(dialog).getByRole('button', { name: 'Back' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(line()).toBe('Rook rolls.');
  await user.keyboard('{ArrowRight}');
  expect(line()).toBe('Zeke rolls.');
  await user.keyboard('{ArrowLeft}');
  expect(line()).toBe('Rook rolls.');
  expect(within(dialog).getByRole('list', { name: /Rook/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('one that was only told has nothing to watch', async () => {
  await act(async () => {
    render(
      <TableContext value={tableOf()}>
        <Suspense>
          <Chronicle events={[{ ...ended, hash: null } as CampaignEvent]} games={{}} />
        </Suspense>
      </TableContext>,
    );
    await en.campaign();
  });
  expect(screen.getByText(/^Abraxis/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Replay' })).not.toBeInTheDocument();
});
