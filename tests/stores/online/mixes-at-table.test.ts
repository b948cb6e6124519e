/** The mixes of an online table's decisions: in the campaign and the game inside, and for good. */
import { describe, expect, test } from 'vitest';
import { CampaignSession } from '../../../src/campaign/index.ts';
import { createGame, groundOf } from '../../../src/stores/middara/game.ts';
import { middaraPlay } from '../../../src/stores/middara/middara-play.ts';
import { campaignAtTable } from '../../../src/stores/online/at-campaign.ts';
import { gameAtTable } from '../../../src/stores/online/at-game.ts';
import { botOf } from '../../../src/stores/online/bot-of.ts';
import { followTable } from '../../../src/stores/online/follow.ts';
import { followedCampaign } from '../../../src/stores/online/follow-campaign.ts';
import type { AnyApart } from '../../../src/stores/table/guests.ts';
import { en } from '../../../src/words/en/index.ts';
import { SETUP, scene, storyOf } from '../../campaign/support.ts';
import { botsPlay, mixAt } from '../../support/at-table-driver.ts';
import { HandTimer, sessionOf } from '../../support/table-of-memory.ts';
import { begun, opened, shelfOf } from '../campaign/support.ts';

/** None that any decision of these tests has. */
const OTHER = 'f'.repeat(32);

const STORY = storyOf([
  scene('first', [
    { do: 'encounter', encounter: 'training-yard', won: [], lost: [] },
    { do: 'abraxis', card: 'founders-table', rewards: {} },
    { do: 'ending', text: ['The end.'], over: false },
  ]),
]);
const campaign = () =>
  campaignAtTable({ session: new CampaignSession({ ...SETUP, shopUniques: true }, STORY), words: en });

async function middara() {
  const session = sessionOf('mixed');
  const apart = { name: '', session, play: middaraPlay(groundOf(session), en) } as unknown as AnyApart;
  return gameAtTable(apart, await botOf(apart));
}

describe('the mix of a decision', () => {
  test('stays for its number, whatever is decided there later', async () => {
    const table = await middara();
    botsPlay(table, () => table.decisions === 30);
    expect(table.session.decisions.map(({ mix }) => mix)).toEqual([...Array(30).keys()].map(mixAt));
    const hash = table.stateHash();
    const taken = table.session.decisions.slice(20).map(({ option }) => option);
    table.back(20);
    expect([table.mixAt(20), table.mixAt(29), table.mixAt(30)]).toEqual([mixAt(20), mixAt(29), null]);
    for (const option of taken) table.decide(option, OTHER, false);
    expect(table.stateHash()).toBe(hash);
  });

  test('two mixes are two games', async () => {
    const [one, two] = [await middara(), await middara()];
    for (const table of [one, two])
      while (table.asked() && table.decisions < 60)
        table.decide(table.ofBot(), table === one ? mixAt(table.decisions) : OTHER, false);
    expect(one.stateHash()).not.toBe(two.stateHash());
  });

  test('in a campaign goes to the game inside, and its last one to the campaign that takes it', async () => {
    const table = campaign();
    table.decide('read-on', mixAt(0), false);
    const start = table.decisions;
    const { inside } = table;
    botsPlay(table, () => table.inside !== inside);
    const count = inside!.session.decisions.length;
    expect(inside!.session.decisions.map(({ mix }) => mix)).toEqual(
      [...Array(count).keys()].map((n) => mixAt(start + n)),
    );
    expect(table.session.decisions.map(({ mix }) => mix)).toEqual([mixAt(0), mixAt(start + count - 1)]);
    // It is kept with them: run again, it comes to the same.
    botsPlay(table);
    const shelf = shelfOf(STORY);
    const here = await begun(shelf);
    const desk = { decide() {}, undo() {}, redo() {} };
    const followed = followedCampaign(here, here.sitAt(desk), () => table, {
      isKept: async () => true,
      begin: async () => 'game',
    });
    expect(await followed.follow()).toBe(true);
    expect((await opened(shelf, here.id)).session.hash).toBe(table.session.hash);
    const loaded = await shelfOf(STORY).campaigns.load(JSON.stringify(here.record()));
    expect(loaded.ok).toBe(true);
  });

  test('inside is the same after the way to it was taken back and gone again', () => {
    const table = campaign();
    table.decide('read-on', mixAt(0), false);
    botsPlay(table, () => table.decisions === 9);
    const hash = table.stateHash();
    const options = table.inside!.session.decisions.map(({ option }) => option);
    const start = table.decisions - options.length;
    table.back(start);
    if (table.earliest < start) table.back(table.earliest);
    expect(table.mixAt(table.decisions)).toBe(mixAt(table.decisions));
    while (table.decisions < start) table.decide('read-on', OTHER, false);
    for (const option of options) table.decide(option, OTHER, false);
    expect(table.stateHash()).toBe(hash);
  });
});

test('a page whose game has other mixes forgets them, and comes to the same', async () => {
  const table = await middara();
  botsPlay(table, () => table.decisions === 8);
  const game = createGame(
    { id: 'test', name: 'Test', session: sessionOf('mixed'), notes: [] },
    { timer: new HandTimer(), words: en, speed: () => 'instant', save: () => null },
  );
  const desk = { decide() {}, undo() {}, redo() {}, holds: () => false };
  const driven = game.sitAt(desk);
  for (const { option } of table.session.decisions.slice(0, 2)) driven.answer(option, OTHER);
  expect(followTable(driven as never, table)).toBe(true);
  expect([driven.session.hash, driven.session.mixes]).toEqual([table.session.hash, table.session.mixes]);
});
