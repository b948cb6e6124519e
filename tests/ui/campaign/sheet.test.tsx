import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import {
  type Achieved,
  CampaignSession,
  type CampaignState,
  type Member,
  maxHpOf,
} from '../../../src/campaign/index.ts';
import { Sheet } from '../../../src/ui/campaign/SheetPage.tsx';
import { TableContext } from '../../../src/ui/page/use-table.ts';
import { en } from '../../../src/words/en/index.ts';
import { SETUP } from '../../campaign/support.ts';
import { gameContent } from '../../support/games.ts';
import { tableOf } from '../../support/table-of-memory.ts';

const LAMPS = 'the-lamps-of-hallow-street';
const { flags } = gameContent.stories.adventures[LAMPS]!;
const [flag] = Object.keys(flags);

const begun = () =>
  new CampaignSession({ ...SETUP, story: { mode: 'adventure', adventure: LAMPS } }, gameContent).state;

async function sheetOf(state: CampaignState, achieved: readonly Achieved[] = []) {
  // Its words are fetched.
  await act(async () => {
    render(
      <TableContext value={tableOf()}>
        <Suspense>
          <Sheet state={state} achieved={achieved} notes="Ask about the bell." />
        </Suspense>
      </TableContext>,
    );
    await en.campaign();
  });
  screen.getByRole('heading', { name: 'Campaign sheet' });
}

test('has Gold, flags with their numbers, the stash and notes (p.72)', async () => {
  const state = begun();
  await sheetOf({ ...state, gold: 37, flags: { [flag!]: 3 }, stash: [{ ref: 'hand-axe' }] });
  const sheet = screen.getByRole('main');
  expect(sheet).toHaveTextContent('Gold 37');
  expect(
    within(sheet).getByText(new RegExp(`^${flags[flag!]!.replace(/[.?()]/g, '\\$&')} \\(3\\)`)),
  ).toBeInTheDocument();
  expect(sheet).toHaveTextContent('Hand Axe');
  expect(sheet).toHaveTextContent('Ask about the bell.');
});

test('has of each member XP, damage, and whether it is Injured or Unselectable (pp.10-11, 72)', async () => {
  const state = begun();
  const [hurt, away, ...others] = state.members as [Member, Member, ...Member[]];
  const members = [
    { ...hurt, damage: 3, free: 2, gained: 9, injured: true as const },
    { ...away, unselectable: true as const },
    ...others,
  ];
  const now = { ...state, members, active: others.map(({ card }) => card) };
  await sheetOf(now);
  const [first, second, third] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Injured');
  expect(first).toHaveTextContent('2 XP to spend (9 total)');
  expect(first).toHaveTextContent(`3 damage of ${maxHpOf(now, members[0]!, gameContent.cards)} HP`);
  expect(first).not.toHaveTextContent('Unselectable');
  expect(second).toHaveTextContent('Unselectable');
  expect(third).not.toHaveTextContent(/Injured|Unselectable/);
});

test('lists the Achievements of the story, and those of encounters with what they asked for (p.18)', async () => {
  const loft = 'the-bell-loft';
  const [first] = gameContent.encounters[loft]!.achievements!;
  await sheetOf({ ...begun(), achievements: ['paid-in-full'] }, [
    { encounter: loft, achievement: first!.id },
  ]);
  const part = within(screen.getByRole('heading', { name: 'Achievements' }).parentElement!);
  const [story, ofEncounter] = part.getAllByRole('listitem');
  expect(story).toHaveTextContent('Paid in Full');
  expect(ofEncounter).toHaveTextContent(/^The Bell Loft: When .*defeated/);
  expect(part.queryByText('None yet.')).toBeNull();
});
