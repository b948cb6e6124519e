import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toldOf } from '../../../src/stores/campaign/chronicle.ts';
import type { SavedCampaign } from '../../../src/stores/campaign/saved-campaign.ts';
import { openFault } from '../../../src/words/en/ui/campaign/index.ts';
import { gameContent } from '../../support/games.ts';
import { opened, shelfOf } from './support.ts';

// Campaigns as pages of before wrote them, by the version of their files. They are never written anew: what becomes of
// them here becomes of everybody's.

const root = new URL('../../replays/campaigns/', import.meta.url);
const files = readdirSync(root).flatMap((version) =>
  readdirSync(new URL(`${version}/`, root)).map((name) => `${version}/${name}`),
);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

test('there is one of every mode', () => {
  const modes = files.map((file) => (JSON.parse(textOf(file)) as SavedCampaign).log.setup.story.mode);
  expect(new Set(modes)).toEqual(new Set(['adventure', 'crawl', 'epic', 'free']));
});

describe.each(files)('%s', (file) => {
  const { log, games, recorded } = JSON.parse(textOf(file)) as SavedCampaign;

  test('runs to its hash and goes on; or says why it does not, is read, and goes on from its last safe moment', async () => {
    const shelf = shelfOf(gameContent);
    const loaded = await shelf.campaigns.load(textOf(file));
    if (loaded.ok) {
      const campaign = await opened(shelf, loaded.value);
      expect(campaign.session.hashLike(log.hash)).toBe(log.hash);
      expect(toldOf(campaign.store.getState().events)).toEqual(recorded);
      expect(Object.keys(campaign.record().games)).toEqual(Object.keys(games));
      return;
    }
    expect(openFault(loaded.fault)).toMatch(/changed since|does not come to|ends differently now/);
    expect(loaded.recorded?.recorded).toHaveLength(recorded.length);
    expect(loaded.resumes).toBe(log.checkpoint !== undefined);
    if (!loaded.resumes) return;
    const resumed = await shelf.campaigns.resume(loaded.recorded!);
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.fault));
    // Its last safe moment may be that in which it was over: then nothing is asked any more.
    const { pending } = (await opened(shelf, resumed.value)).store.getState();
    expect(pending === null).toBe(log.checkpoint?.state.ending?.over === true);
  });
});
