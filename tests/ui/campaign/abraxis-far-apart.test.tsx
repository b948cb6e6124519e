/** Abraxis of a campaign at an online table: taken by itself, and its end is looked at all the same. */
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { CampaignSession } from '../../../src/campaign/index.ts';
import { campaignAtTable } from '../../../src/stores/online/at-campaign.ts';
import { followedCampaign } from '../../../src/stores/online/follow-campaign.ts';
import { Shown } from '../../../src/ui/campaign/CampaignScreen.tsx';
import { CampaignContext } from '../../../src/ui/campaign/campaign-context.ts';
import { TableContext } from '../../../src/ui/page/use-table.ts';
import { en } from '../../../src/words/en/index.ts';
import { SETUP, scene, storyOf } from '../../campaign/support.ts';
import { begun, shelfOf } from '../../stores/campaign/support.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { botsPlay, mixAt } from '../../support/at-table-driver.ts';
import { tableOf } from '../../support/table-of-memory.ts';

const FOUNDER = storyOf([
  scene('first', [
    { do: 'abraxis', card: 'founders-table', rewards: {} },
    { do: 'continue', to: 'end' },
  ]),
  scene('end', [{ do: 'ending', text: ['The end.'], over: false }]),
]);

beforeAll(async () => {
  await Promise.all([fetchAll(), en.campaign(), en.abraxis()]);
});

test('whoever sits there sees its end, and not the page that the story has come to', async () => {
  const table = campaignAtTable({
    session: new CampaignSession({ ...SETUP, shopUniques: true }, FOUNDER),
    words: en,
  });
  const campaign = await begun(shelfOf(FOUNDER));
  const desk = { decide() {}, undo() {}, redo() {} };
  const followed = followedCampaign(campaign, campaign.sitAt(desk), () => table, {
    isKept: async () => true,
    begin: async () => 'none',
  });
  table.decide('read-on', mixAt(0), false);
  await followed.follow();
  const shown = (view: 'table' | 'story') => (
    <TableContext value={tableOf()}>
      <CampaignContext value={campaign}>
        <Suspense>
          <Shown view={view} />
        </Suspense>
      </CampaignContext>
    </TableContext>
  );
  const page = await act(async () => render(shown('table')));
  await screen.findByRole('heading', { name: FOUNDER.abraxis['founders-table']!.name, hidden: true });
  const isAtTable = () => document.querySelector('.abx') !== null;
  expect(isAtTable()).toBe(true);
  botsPlay(table);
  expect(table.asked()).toBeNull();
  await act(() => followed.follow());
  expect(campaign.store.getState().state.ending).not.toBeNull();
  expect(isAtTable()).toBe(true);
  // Somebody who leaves it is in the story; coming back to the old address shows no table that is over.
  await act(async () => page.rerender(shown('story')));
  expect(isAtTable()).toBe(false);
  await act(async () => page.rerender(shown('table')));
  expect(isAtTable()).toBe(false);
});
