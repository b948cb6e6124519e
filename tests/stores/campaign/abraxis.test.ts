import { describe, expect, test } from 'vitest';
import { type AbraxisLog, AbraxisSession, type AbraxisSetup } from '../../../src/abraxis/index.ts';
import { createAbraxisTable } from '../../../src/stores/abraxis/abraxis-table.ts';
import type { Campaign } from '../../../src/stores/campaign/campaign.ts';
import { browserTimer } from '../../../src/stores/game/pace.ts';
import { type Cells, memoryCells } from '../../../src/stores/kept/cells.ts';
import { en } from '../../../src/words/en/index.ts';
import { scene, storyOf } from '../../campaign/support.ts';
import { begun, decide, idsOf, opened, type Shelf, shelfOf } from './support.ts';

// A table of Abraxis inside a campaign that is kept (p.70, X260).

const FOUNDER = storyOf([
  scene('first', [
    { do: 'abraxis', card: 'founders-table', rewards: { '0': [{ do: 'flag', flag: 'owes' }] } },
    { do: 'continue', to: 'end' },
  ]),
  scene('end', [{ do: 'ending', text: ['The end.'], over: false }]),
]);
const said = await en.abraxis();

const atTable = async (shelf: Shelf) => decide(await begun(shelf), 'read-on');
const hashIn = (campaign: Campaign) => campaign.session.hash;

function setupIn(campaign: Campaign): AbraxisSetup {
  const about = campaign.store.getState().pending?.about;
  if (about?.of !== 'abraxis') throw new Error('no Abraxis is asked for');
  return about.setup;
}

/** Played to its end: one die after the other. */
function playedLog(campaign: Campaign): AbraxisLog {
  const game = new AbraxisSession(setupIn(campaign), campaign.session.content);
  while (game.pending) game.decide(game.pending.options[0]!.id);
  return game.toLog();
}

describe('a table of Abraxis in a campaign that is kept', () => {
  test('is taken, and is there after a reload; it lies in a place of its own, once', async () => {
    const shelf = shelfOf(FOUNDER);
    const campaign = await atTable(shelf);
    const log = playedLog(campaign);
    expect(await campaign.takeAbraxis(log)).toBe(true);
    const again = await opened(shelf, campaign.id);
    expect(hashIn(again)).toBe(hashIn(campaign));
    expect(Object.keys(again.record().abraxis!)).toEqual([log.hash]);
    const lies = await shelf.cells.transact('readonly', (now) => now.all('campaign-abx:', 'campaign-abx;'));
    expect(lies.map(([key]) => key)).toEqual([`campaign-abx:${campaign.id}:${log.hash}`]);
    expect(lies[0]![1]).not.toHaveProperty('checkpoint');
    await shelf.campaigns.remove(campaign.id);
    expect(await shelf.cells.transact('readonly', (now) => now.keys('', '~'))).toEqual(['order-campaign']);
  });

  test('is not taken where it is of another set-up or not over', async () => {
    const campaign = await atTable(shelfOf(FOUNDER));
    const log = playedLog(campaign);
    expect(await campaign.takeAbraxis({ ...log, setup: { ...log.setup, seed: 'another' } })).toBe(false);
    expect(await campaign.takeAbraxis({ ...log, decisions: log.decisions.slice(0, 3) })).toBe(false);
    expect(campaign.store.getState().pending?.kind).toBe('abraxis');
    expect(campaign.record()).not.toHaveProperty('abraxis');
  });

  test('is taken back only with a warning that names it, as another branch that may play it again (K47)', async () => {
    const shelf = shelfOf(FOUNDER);
    const campaign = await atTable(shelf);
    const log = playedLog(campaign);
    await campaign.takeAbraxis(log);
    const { undoing } = campaign.store.getState();
    expect(undoing?.saw).toContain('abraxis');
    const before = hashIn(campaign);
    await campaign.undo();
    expect(hashIn(campaign)).toBe(before);
    const branch = await opened(shelf, await shelf.campaigns.branch(campaign, undoing!.to));
    expect(setupIn(branch)).toEqual(log.setup);
    expect(await branch.takeAbraxis(log)).toBe(true);
    expect(hashIn(await opened(shelf, branch.id))).toBe(before);
  });

  test('goes along in the file, and runs in another browser', async () => {
    const campaign = await atTable(shelfOf(FOUNDER));
    await campaign.takeAbraxis(playedLog(campaign));
    const other = shelfOf(FOUNDER);
    const loaded = await other.campaigns.load(JSON.stringify(campaign.record()));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault));
    const again = await opened(other, loaded.value);
    expect(hashIn(again)).toBe(hashIn(campaign));
    expect(again.record().abraxis).toEqual(campaign.record().abraxis);
  });

  test('made up, or no game at all, it is refused with its card or its place', async () => {
    const campaign = await atTable(shelfOf(FOUNDER));
    await campaign.takeAbraxis(playedLog(campaign));
    const record = campaign.record();
    const [[hash, log]] = Object.entries(record.abraxis!) as [[string, AbraxisLog]];
    const load = (abraxis: unknown) =>
      shelfOf(FOUNDER).campaigns.load(JSON.stringify({ ...record, abraxis }));
    const short = { ...log, decisions: log.decisions.slice(0, -1) };
    expect(await load({ [hash]: short })).toMatchObject({
      ok: false,
      fault: { fault: 'abraxis', card: 'founders-table' },
    });
    const spoilt = await load({ [hash]: { ...log, setup: { ...log.setup, players: [] } } });
    expect(spoilt).toMatchObject({ ok: false, fault: { fault: 'no-campaign' } });
    expect(spoilt.ok || spoilt.problems[0]!.path).toBe(`$.abraxis.${hash}.setup.players`);
    expect(await load({})).toMatchObject({ ok: false, fault: { fault: 'does-not-run', at: 1 } });
  });

  test('told, a campaign is written as it always was', async () => {
    const shelf = shelfOf(FOUNDER);
    const campaign = await decide(await atTable(shelf), 'survivors:0');
    expect(campaign.record()).not.toHaveProperty('abraxis');
    expect(campaign.store.getState().state.flags).toEqual({ owes: 1 });
    expect(hashIn(await opened(shelf, campaign.id))).toBe(hashIn(campaign));
  });
});

describe('the game in the middle', () => {
  const tableOf = (cells: Cells, campaign: Campaign) =>
    createAbraxisTable({
      cells,
      timer: browserTimer,
      words: en,
      said,
      speed: () => 'instant',
      content: () => campaign.session.content,
      campaign: { id: campaign.id, setup: setupIn(campaign) },
    });
  async function gameAt(cells: Cells, campaign: Campaign) {
    const table = tableOf(cells, campaign);
    await table.open();
    const { game } = table.store.getState();
    if (game === null || game === 'none') throw new Error('no game');
    return { table, game };
  }

  test('begins with exactly the set-up of the campaign, is kept, and may be taken when it is over', async () => {
    const shelf = shelfOf(FOUNDER);
    const campaign = await atTable(shelf);
    const { game } = await gameAt(shelf.cells, campaign);
    expect(game.session.setup).toEqual(setupIn(campaign));
    for (let n = 0; n < 5; n++) game.decide(game.store.getState().pending!.options[0]!.id);
    // The page has gone, and comes back.
    const again = await opened(shelf, campaign.id);
    const { game: there, table } = await gameAt(shelf.cells, again);
    expect(there.session.decisions).toEqual(game.session.decisions);
    while (there.store.getState().pending) there.decide(there.store.getState().pending!.options[0]!.id);
    expect(await again.takeAbraxis(there.session.toLog())).toBe(true);
    table.leave();
    expect(idsOf(again)).not.toContain('survivors:0');
    expect(
      await shelf.cells.transact('readonly', (now) => now.get(`abraxis:${campaign.id}`)),
    ).toBeUndefined();
  });

  test('is another where the campaign asks for another, and none is that for practice', async () => {
    const cells = memoryCells();
    const shelf = shelfOf(FOUNDER, cells);
    const campaign = await atTable(shelf);
    const { game } = await gameAt(cells, campaign);
    game.decide(game.store.getState().pending!.options[0]!.id);
    const practice = createAbraxisTable({
      cells,
      timer: browserTimer,
      words: en,
      said,
      speed: () => 'instant',
      content: () => campaign.session.content,
    });
    await practice.open();
    expect(practice.store.getState().game).toBe('none');
    const other = await decide(await begun(shelf, { seed: 'another' }), 'read-on');
    // What lies there of another question is not gone on with.
    const kept = await cells.transact('readonly', (now) => now.get(`abraxis:${campaign.id}`));
    await cells.transact('readwrite', async (now) => now.put(`abraxis:${other.id}`, kept));
    expect((await gameAt(cells, other)).game.session.decisions).toEqual([]);
  });

  test('is remembered by the campaign, as the game of its encounter is', async () => {
    const shelf = shelfOf(FOUNDER);
    const campaign = await atTable(shelf);
    expect(campaign.store.getState().game).toBeNull();
    await campaign.playIn('abraxis');
    const again = await opened(shelf, campaign.id);
    expect(again.store.getState().game).toBe('abraxis');
    await again.takeAbraxis(playedLog(again));
    expect(again.store.getState().game).toBeNull();
  });
});
