import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { App } from '../../src/app/app.tsx';
import { isolated } from '../../src/check/isolated.ts';
import type { CampaignSummary } from '../../src/stores/campaign/saved-campaign.ts';
import { memoryCells } from '../../src/stores/kept/cells.ts';
import { gameStorage } from '../../src/stores/kept/game-storage.ts';
import { fixedLibrary } from '../../src/stores/packs/checked-library.ts';
import { CampaignShelf } from '../../src/ui/home/CampaignShelf.tsx';
import { en } from '../../src/words/en/index.ts';
import * as fights from '../../src/words/en/ui/campaign/fights.ts';
import { fetchAll } from '../support/all-parts.ts';
import { fewItems, sessionOf, tableWith } from '../support/table-of-memory.ts';
import { unisolated } from '../support/unisolated.ts';

// Middara's own screens are walked with such names by `second-language.test.tsx`.

const NAMES = ['אנה', 'בן', 'ערב', 'מסע'] as const;
const [ANNA, BEN, EVENING, JOURNEY] = NAMES;

beforeAll(async () => {
  await fetchAll();
});
afterEach(() => {
  window.location.hash = '';
});

async function shown(table: ReturnType<typeof tableWith>, hash: string, name: string): Promise<string[]> {
  cleanup();
  window.location.hash = hash;
  render(<App table={table} />);
  for (let n = 0; n < 30 && !document.body.textContent!.includes(name); n++)
    await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(document.body.textContent!.slice(0, 400)).toContain(name);
  return unisolated(document.body, NAMES);
}

test('names of games, campaigns and of whoever plays stand by themselves, on the shelf and at the table', async () => {
  const cells = memoryCells();
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
  const table = tableWith({
    cells,
    storage: gameStorage(cells),
    library: fixedLibrary(fewItems(), en),
  });
  const { id } = await table.begin(sessionOf('names', 'training-yard', [ANNA, BEN]).setup, EVENING);
  const shelf = render(
    <CampaignShelf campaigns={[line]} encounters={[]} words={en.ui.screens.home} pictures={undefined} />,
  );
  expect(shelf.container).toHaveTextContent(JOURNEY);
  expect(unisolated(shelf.container, NAMES)).toEqual([]);
  expect(await shown(table, `#/play/${id}`, EVENING)).toEqual([]);
});

test('so they do in sentences that name them, wherever those are shown', () => {
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
    screens.home.notReadFile(ANNA, 'x'),
    screens.games.players([ANNA, BEN]),
    fights.briefing.plays(ANNA),
  ];
  for (const one of said) expect(one).toContain(isolated(ANNA));
  expect(isolated('Anna')).toBe('Anna');
});
