import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CampaignSession, Mechanic } from '../../../src/campaign/index.ts';
import type { Campaign, CampaignView } from '../../../src/stores/campaign/campaign.ts';
import { CampaignContext } from '../../../src/ui/campaign/campaign-context.ts';
import { StoryView } from '../../../src/ui/campaign/StoryView.tsx';
import { TableContext } from '../../../src/ui/page/use-table.ts';
import { en } from '../../../src/words/en/index.ts';
import { member, over, remi, rook, yard, zeke } from '../../campaign/left.ts';
import { answer, begin, scene, storyOf } from '../../campaign/support.ts';
import { tableOf } from '../../support/table-of-memory.ts';

/** The page of the question that is open, and what is decided on it. */
async function pageOf(session: CampaignSession) {
  const decide = vi.fn(async () => {});
  const view: CampaignView = {
    ...{ name: '', notes: '', state: session.state, pending: session.pending, events: session.events },
    ...{ mark: session.events.length, decisions: session.decisions.length, undoing: null, canRedo: false },
    ...{ game: null, trouble: null, fault: null, busy: false },
  };
  const campaign = { id: 'asked', session, store: createStore(() => view), decide } as unknown as Campaign;
  await act(async () => {
    render(
      <TableContext value={tableOf()}>
        <CampaignContext value={campaign}>
          <Suspense>
            <StoryView />
          </Suspense>
        </CampaignContext>
      </TableContext>,
    );
    await en.campaign();
  });
  return decide;
}

const told = (mechanics: readonly Mechanic[], ...party: ReturnType<typeof member>[]) =>
  answer(begin(storyOf([scene('first', [...mechanics, yard, over])], { party })), 'read-on');
const bow: Mechanic = { do: 'gain', items: ['hunting-bow'], to: { named: rook } };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('no room for what was gained: each way out of it is a button, and nothing else ends it (p.67)', async () => {
  const pack = ['hand-axe', 'long-sword', 'halberd'];
  const session = told([bow], member(rook, { items: ['great-hammer'], pack }), member(zeke));
  const decide = await pageOf(session);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Rook: re-equip for free');
  expect(screen.getByText('No room. Choose what goes (p.67).')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  expect(screen.queryByText('Zeke')).toBeNull();
  press('Discard Hand Axe');
  press('Send Hunting Bow to the stash');
  expect(decide.mock.calls).toEqual([[`discard:${rook}.pack.0`], [`move:${rook}.pack.3:stash`]]);
});

test('a free Re-Equip with room says so, and is done at a press', async () => {
  const session = told([bow], member(rook, { items: ['hand-axe', 'buckler'] }));
  const decide = await pageOf(session);
  expect(screen.getByText('A new item may be equipped at once (p.67).')).toBeInTheDocument();
  press('Done');
  expect(decide).toHaveBeenCalledWith('done');
});

test('the trading of a Restore shows all who trade, and no stash (p.18)', async () => {
  const session = told([{ do: 'restore' }], member(rook, { items: ['hand-axe'] }), member(zeke));
  const decide = await pageOf(session);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Restored: trade items');
  expect(screen.queryByRole('heading', { name: 'Stash' })).toBeNull();
  press('Choose Hand Axe');
  press('Put it here: Zeke, Equipped');
  expect(decide).toHaveBeenCalledWith(`move:${rook}.items.0:${zeke}.items`);
});

test('who has learned of a scene to keep a Familiar is asked which (p.68, X491)', async () => {
  const session = told([{ do: 'gain', discipline: 'familiar', to: { named: rook } }], member(rook));
  const decide = await pageOf(session);
  expect(screen.getByRole('heading', { name: 'Which Familiar does Rook keep?' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /Yuxa/ }));
  expect(decide).toHaveBeenCalledWith(`familiar:${rook}:yuxa`);
});

test('a Check that all make says how many must pass, and how many have (p.66)', async () => {
  const check: Mechanic = {
    ...{ do: 'check', skill: 'lore', difficulty: 2, by: 'all', needs: 'any', pass: [], fail: [] },
  };
  const session = answer(told([check], member(rook), member(zeke), member(remi)), 'roll');
  await pageOf(session);
  const said = 'Everyone in the Active Group rolls: 1 of 3 must pass. Passed so far: 1.';
  expect(screen.getByText(said)).toBeInTheDocument();
});

test('of several copies each is named with what is on it and who has it (X422)', async () => {
  const items = [{ ref: 'hand-axe', upgrades: ['master-work'] }];
  const lose: Mechanic = { do: 'lose', item: 'hand-axe' };
  const session = told([lose], member(rook, { items }), member(zeke, { items: ['hand-axe'] }));
  const decide = await pageOf(session);
  expect(screen.getByRole('heading', { name: 'Which Hand Axe goes?' })).toBeInTheDocument();
  expect(screen.getByText(/Hand Axe \+ Master Work \(carried by Rook\)/)).toBeInTheDocument();
  fireEvent.click(screen.getByText(/Hand Axe \(carried by Zeke\)/));
  expect(decide).toHaveBeenCalledWith(`lose:${zeke}.items.0`);
});

test('nobody who can go is Game Over, with a way on (X402)', async () => {
  const hurt: Mechanic = { do: 'state', who: 'all', state: 'injured' };
  await pageOf(told([hurt], member(rook), member(remi)));
  expect(screen.getByText('Game Over')).toBeInTheDocument();
  expect(screen.getByText('Nobody in the party can continue.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'From the beginning' })).toBeEnabled();
});
