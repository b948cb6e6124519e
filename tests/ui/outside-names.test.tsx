import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isolated } from '../../src/check/isolated.ts';
import type { CampaignSummary } from '../../src/stores/campaign/saved-campaign.ts';
import { CampaignShelf } from '../../src/ui/home/CampaignShelf.tsx';
import { en } from '../../src/words/en/index.ts';
import * as abraxis from '../../src/words/en/ui/abraxis.ts';
import * as fights from '../../src/words/en/ui/campaign/fights.ts';
import { unisolated } from '../support/unisolated.ts';

// Home, set-up, table, replay and laboratory are walked with such names by `second-language.test.tsx`.

const [ANNA, BEN, JOURNEY] = ['אנה', 'בן', 'מסע'] as const;
const NAMES = [ANNA, BEN, JOURNEY];

test('a name that stands bare is found; by itself, or between the signs that do the same, it is not', () => {
  const { container } = render(
    <p className="said">
      {ANNA} plays, <bdi>{BEN}</bdi> waits, {isolated(JOURNEY)} ends
    </p>,
  );
  expect(unisolated(container, NAMES)).toEqual([`p in .said: ${ANNA}`]);
});

test('the campaign at the head of the shelf stands by itself', () => {
  const line: CampaignSummary = {
    id: 'c',
    name: JOURNEY,
    savedAt: '2026-01-01T00:00:00.000Z',
    written: 1,
    mode: 'free',
    story: null,
    party: [],
    where: null,
    asked: null,
    ending: null,
  };
  const shelf = render(
    <CampaignShelf campaigns={[line]} encounters={[]} words={en.ui.screens.home} pictures={undefined} />,
  );
  expect(shelf.container).toHaveTextContent(JOURNEY);
  expect(unisolated(shelf.container, NAMES)).toEqual([]);
});

test('so do names in sentences, wherever those are shown', () => {
  const { lab, after, table, screens } = en.ui;
  const stamp = { id: 'x', name: ANNA, version: '1.0.0', hash: '' };
  const said: readonly string[] = [
    lab.fromGame(ANNA, 2),
    lab.isOver(ANNA),
    after.doesNotRun(ANNA),
    table.openFault({ fault: 'packs-missing', packs: [stamp] }),
    table.openFault({ fault: 'packs-changed', packs: [stamp] }),
    table.packs.noZip(ANNA),
    table.packs.nothingLoaded(ANNA),
    screens.packs.loaded(ANNA, null, []),
    screens.backup.both([ANNA]),
    screens.backup.folderIs.kept(ANNA),
    screens.home.notReadFile(ANNA, 'x'),
    screens.games.players([ANNA, BEN]),
    fights.briefing.plays(ANNA),
    abraxis.houseTaken(ANNA),
  ];
  for (const one of said) expect(one).toContain(isolated(ANNA));
  expect(isolated('Anna')).toBe('Anna');
});
