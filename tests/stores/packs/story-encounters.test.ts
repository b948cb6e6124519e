import { describe, expect, test } from 'vitest';
import { CampaignSession } from '../../../src/campaign/index.ts';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { loadContent } from '../../../src/content/index.ts';
import { DEFAULT_RULESET } from '../../../src/engine/index.ts';
import { createCampaign } from '../../../src/stores/campaign/campaign.ts';
import { summaryOf } from '../../../src/stores/campaign/summary.ts';
import { encounterOfDay } from '../../../src/stores/packs/encounter-of-day.ts';
import { encounterSummaries } from '../../../src/stores/packs/encounter-summaries.ts';
import { encountersOfStories, hiddenEncounters } from '../../../src/stores/packs/story-encounters.ts';
import { gameContent } from '../../support/games.ts';

const OWN = ['the-ash-exchange', 'the-bell-loft', 'the-night-of-the-locks', 'the-weir-road'];

describe('encounters that belong to a story (X273, B6.9)', () => {
  test('are those an Adventure calls its own; what stands alone on purpose is none', () => {
    expect([...encountersOfStories(gameContent)].sort()).toEqual(OWN);
    for (const id of [
      'training-yard',
      'under-hallow-street',
      'when-the-locks-opened',
      'proving-ground-giants',
    ])
      expect(encountersOfStories(gameContent).has(id)).toBe(false);
  });

  test('are hidden until a campaign has come to them, or a game of one is kept', () => {
    const hidden = (
      ...of: [Parameters<typeof hiddenEncounters>[1], Parameters<typeof hiddenEncounters>[2]]
    ) => [...hiddenEncounters(gameContent, ...of)].sort();
    expect(hidden([], [])).toEqual(OWN);
    expect(hidden([{}, { met: ['the-weir-road', 'training-yard'] }], [])).toEqual(
      OWN.filter((id) => id !== 'the-weir-road'),
    );
    expect(hidden([], [{ of: 'the-bell-loft', encounter: 'The Bell Loft' }])).not.toContain('the-bell-loft');
    // A game of before has the name alone.
    expect(hidden([], [{ encounter: 'The Bell Loft' }])).not.toContain('the-bell-loft');
  });

  test('are never the encounter of a day', () => {
    const all = encounterSummaries(gameContent);
    const days = Array.from({ length: 60 }, (_, n) =>
      encounterOfDay(all, new Date(2026, 5, 1 + n), 'first-fight'),
    );
    expect(days.filter((one) => one === null || OWN.includes(one.id))).toEqual([]);
  });

  test('a campaign’s line in the list names the encounters it has come to, and no other', () => {
    const session = new CampaignSession(
      {
        ruleset: DEFAULT_RULESET,
        xpLeniency: false,
        seed: 'met',
        seats: [{ id: 'seat-1', name: 'A' }],
        byHand: false,
        story: { mode: 'adventure', adventure: 'the-lamps-of-hallow-street' },
      },
      gameContent,
    );
    const campaign = createCampaign(session, { id: 'a', name: 'A', games: {} }, { save: async () => null });
    expect(summaryOf(campaign, 1).met).toEqual([]);
    session.decide('read-on');
    const again = createCampaign(session, { id: 'a', name: 'A', games: {} }, { save: async () => null });
    expect(summaryOf(again, 1).met).toEqual(['training-yard']);
  });

  test('which of them there are changes nothing that is stamped: the hash of the content is the same', () => {
    const files = readContentFolder('content');
    const without = files.map((file) =>
      file.path.endsWith('adventures/the-lamps-of-hallow-street.json')
        ? { ...file, text: file.text!.replace(/ {2}"own": \[[^\]]*\],\n/, '') }
        : file,
    );
    const bare = loadContent(without);
    expect(encountersOfStories(bare).size).toBe(0);
    expect(bare.cards.hash).toBe(gameContent.cards.hash);
  });

  test('one that is not there is a fault of the Adventure, told by its place', () => {
    const files = readContentFolder('content').map((file) =>
      file.path.endsWith('adventures/the-lamps-of-hallow-street.json')
        ? { ...file, text: file.text!.replace('"the-weir-road"', '"the-weir-rood"') }
        : file,
    );
    expect(loadContent(files).problems).toMatchObject([
      { file: expect.stringContaining('the-lamps-of-hallow-street'), path: '$.own[1]' },
    ]);
  });
});
