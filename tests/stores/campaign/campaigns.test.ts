import { describe, expect, test } from 'vitest';
import { createStakes } from '../../../src/stores/kept/at-stake.ts';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { begin, scene, storyOf } from '../../campaign/support.ts';
import { HandTimer } from '../../support/table-of-memory.ts';
import { begun, decide, idsOf, LITTLE, opened, playedLog, shelfOf, toEncounter } from './support.ts';

const hashIn = (campaign: { readonly session: { readonly hash: string } }) => campaign.session.hash;

describe('a campaign that is kept', () => {
  test('comes back to the same question in a scene, in a shop and in an encounter', async () => {
    const shelf = shelfOf(LITTLE);
    const campaign = await begun(shelf);
    const same = async () => {
      const again = await opened(shelf, campaign.id);
      expect(hashIn(again)).toBe(hashIn(campaign));
      expect(idsOf(again)).toEqual(idsOf(campaign));
      expect(again.store.getState().events).toEqual(campaign.store.getState().events);
    };
    expect(campaign.store.getState().pending?.kind).toBe('read-on');
    await same();
    await decide(campaign, 'read-on', 'roll');
    expect(campaign.store.getState().pending?.kind).toBe('shop');
    await same();
    await decide(campaign, 'buy:hand-axe');
    await same();
    await decide(campaign, 'done', 'done', 'read-on');
    expect(campaign.store.getState().pending?.kind).toBe('encounter');
    await campaign.playIn('game-1');
    await same();
    expect((await opened(shelf, campaign.id)).store.getState().game).toBe('game-1');
  });

  test('takes the game of its encounter, and has it after a reload, without running it again', async () => {
    const shelf = shelfOf(LITTLE);
    const campaign = await toEncounter(await begun(shelf));
    const log = playedLog(campaign);
    expect(await campaign.take(log)).toBe(true);
    expect(campaign.store.getState().state.games).toMatchObject([
      { encounter: 'training-yard', hash: log.hash },
    ]);
    const again = await opened(shelf, campaign.id);
    expect(hashIn(again)).toBe(hashIn(campaign));
    expect(Object.keys(again.record().games)).toEqual([log.hash]);
  });

  test('takes no game of another set-up, and none that is not over', async () => {
    const campaign = await toEncounter(await begun(shelfOf(LITTLE)));
    const log = playedLog(campaign);
    expect(await campaign.take({ ...log, setup: { ...log.setup, seed: 'another' } })).toBe(false);
    expect(await campaign.take({ ...log, decisions: log.decisions.slice(0, 3) })).toBe(false);
    expect(campaign.store.getState().pending?.kind).toBe('encounter');
  });

  test('is looked at beside what is played: nobody holds it, and nothing of it changes (D9)', async () => {
    const shelf = shelfOf(LITTLE);
    const campaign = await toEncounter(await begun(shelf));
    const looked = await shelf.campaigns.look(campaign.id);
    if (!looked.ok) throw new Error(looked.fault.fault);
    expect(looked.value.session.state).toEqual(campaign.session.state);
    expect(looked.value.session.pending?.about).toEqual(campaign.session.pending?.about);
    expect(looked.value.events).toEqual(campaign.store.getState().events);
    expect(await shelf.campaigns.look('nobody')).toMatchObject({ ok: false, fault: { fault: 'not-kept' } });
  });

  test('shows nothing that is refused, and says what was expected', async () => {
    const campaign = await begun(shelfOf(LITTLE));
    const before = hashIn(campaign);
    await campaign.decide('buy:hand-axe');
    expect(campaign.store.getState().fault).toContain('buy:hand-axe');
    expect(hashIn(campaign)).toBe(before);
  });

  test('says so where the browser does not keep it, and plays on', async () => {
    const { cells, campaigns } = shelfOf(LITTLE);
    const shelf = {
      campaigns,
      cells,
    };
    const campaign = await begun(shelf);
    const { transact } = cells;
    cells.transact = async () => {
      throw new Error('full');
    };
    await decide(campaign, 'read-on');
    expect(campaign.store.getState()).toMatchObject({ trouble: 'full', pending: { kind: 'roll' } });
    cells.transact = transact;
    await decide(campaign, 'roll');
    expect(campaign.store.getState().trouble).toBeNull();
    expect(hashIn(await opened(shelf, campaign.id))).toBe(hashIn(campaign));
  });

  test('what is not kept is at stake: tried again, and meanwhile left and come back to', async () => {
    const cells = memoryCells();
    const stakes = createStakes(() => {});
    const timer = new HandTimer();
    const shelf = shelfOf(LITTLE, cells, { stakes, timer });
    const campaign = await begun(shelf);
    expect(stakes.isAtStake()).toBe(false);
    const { transact } = cells;
    cells.transact = () => Promise.reject(new Error('full'));
    await decide(campaign, 'read-on');
    expect([stakes.isAtStake(), campaign.store.getState().trouble]).toEqual([true, 'full']);
    campaign.close();
    const again = await opened(shelf, campaign.id);
    expect(hashIn(again)).toBe(hashIn(campaign));
    cells.transact = transact;
    timer.runAll();
    await stakes.idle();
    expect([stakes.isAtStake(), again.store.getState().trouble]).toEqual([false, null]);
    expect(hashIn(await opened(shelfOf(LITTLE, cells), campaign.id))).toBe(hashIn(campaign));
  });

  test('where two tabs know nothing of one another, the second to decide is refused and told', async () => {
    const cells = memoryCells();
    const [one, two] = [shelfOf(LITTLE, cells), shelfOf(LITTLE, cells)];
    const campaign = await begun(one);
    let lost = false;
    const other = await two.campaigns.open(campaign.id, false, () => {
      lost = true;
    });
    if (!other.ok) throw new Error(other.fault.fault);
    await decide(campaign, 'read-on', 'roll');
    await other.value.decide('read-on');
    expect(lost).toBe(true);
    expect(hashIn(await opened(two, campaign.id))).toBe(hashIn(campaign));
  });

  test('is listed last played first, with names of what was come to alone', async () => {
    const shelf = shelfOf(LITTLE);
    const first = await begun(shelf);
    const second = await begun(shelf);
    await decide(first, 'read-on', 'roll');
    await shelf.campaigns.refresh();
    const { list } = shelf.campaigns.store.getState();
    expect(list?.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(list?.map(({ where }) => where)).toEqual(['The Hall', 'first']);
    expect(JSON.stringify(list)).not.toContain('second');
  });
});

describe('taking back (B3.7)', () => {
  test('is free within a Story Round: a purchase goes, and may be made again', async () => {
    const shelf = shelfOf(LITTLE);
    const campaign = await decide(await begun(shelf), 'read-on', 'roll');
    const before = hashIn(campaign);
    await decide(campaign, 'buy:hand-axe');
    expect(campaign.store.getState().undoing).toEqual({ to: 2, saw: [] });
    await campaign.undo();
    expect(hashIn(campaign)).toBe(before);
    expect(hashIn(await opened(shelf, campaign.id))).toBe(before);
    expect(campaign.store.getState().canRedo).toBe(true);
    await campaign.redo();
    expect(campaign.store.getState().state.stash).toEqual([{ ref: 'hand-axe' }]);
  });

  test('names a throw, a page, and an encounter that lie in its way, and does nothing by itself', async () => {
    const campaign = await begun(shelfOf(LITTLE));
    await decide(campaign, 'read-on');
    expect(campaign.store.getState().undoing).toEqual({ to: 0, saw: [] });
    await decide(campaign, 'roll');
    expect(campaign.store.getState().undoing?.saw).toEqual(['throw']);
    const before = hashIn(campaign);
    await campaign.undo();
    expect(hashIn(campaign)).toBe(before);
    await decide(campaign, 'done', 'done');
    expect(campaign.store.getState().undoing?.saw).toEqual(['page']);
    await decide(campaign, 'read-on');
    await campaign.take(playedLog(campaign));
    expect(campaign.store.getState().undoing?.saw).toEqual(['encounter', 'page']);
  });

  test('past one of them makes another branch, with the same dice (K47), and the old one stays', async () => {
    const shelf = shelfOf(LITTLE);
    const campaign = await decide(await begun(shelf), 'read-on', 'roll');
    const before = hashIn(campaign);
    const id = await shelf.campaigns.branch(campaign, 1);
    const branch = await opened(shelf, id);
    expect(branch.store.getState()).toMatchObject({ name: 'Lamps, 2', pending: { kind: 'roll' } });
    expect(branch.record().parent).toEqual({ id: campaign.id, decision: 1 });
    await decide(branch, 'roll');
    expect(hashIn(branch)).toBe(before);
    expect(hashIn(await opened(shelf, campaign.id))).toBe(before);
    const another = await opened(shelf, await shelf.campaigns.branch(campaign, 1));
    expect(another.store.getState().name).toBe('Lamps, 3');
  });
});

describe('another try (B3.6)', () => {
  const toOver = async (shelf: ReturnType<typeof shelfOf>) =>
    decide(await toEncounter(await begun(shelf)), 'told', 'read-on');

  test('after a Game Over begins before the last encounter, with other dice (K47)', async () => {
    const shelf = shelfOf(LITTLE);
    const over = await toOver(shelf);
    expect(over.store.getState()).toMatchObject({ pending: null, state: { ending: { over: true } } });
    const id = await shelf.campaigns.retry(over, 'encounter');
    const branch = await opened(shelf, id!);
    const { pending, events, state } = branch.store.getState();
    expect(pending?.kind).toBe('encounter');
    expect(state.stash).toEqual([{ ref: 'hand-axe' }]);
    const asked = over.session.questions.find(({ kind }) => kind === 'encounter')!;
    const seeds = [asked, pending!].map(({ about }) => about.of === 'encounter' && about.setup.seed);
    expect(seeds[0]).not.toBe(seeds[1]);
    // Its chronicle has all that went before, once.
    const told = events.filter(({ type }) => type === 'sceneEntered' || type === 'encounterBegun');
    expect(told.map(({ type }) => type)).toEqual(['sceneEntered', 'sceneEntered', 'encounterBegun']);
    const again = await opened(shelf, id!);
    expect(again.store.getState().events.length).toBeGreaterThan(0);
    expect(hashIn(again)).toBe(hashIn(branch));
  });

  test('or in the last Story Round, or at the beginning; the old one stays with its Ending', async () => {
    const shelf = shelfOf(LITTLE);
    const over = await toOver(shelf);
    const round = await opened(shelf, (await shelf.campaigns.retry(over, 'round'))!);
    expect(round.store.getState().pending?.about).toMatchObject({ of: 'round', phase: 'venture' });
    await decide(round, 'back-to-shop', 'buy:katar');
    const beginning = await opened(shelf, (await shelf.campaigns.retry(over, 'beginning'))!);
    expect(beginning.store.getState()).toMatchObject({ decisions: 0, state: { gold: 100 } });
    expect(beginning.session.setup.seed).not.toBe(over.session.setup.seed);
    await shelf.campaigns.refresh();
    const { list } = shelf.campaigns.store.getState();
    expect(list?.find(({ id }) => id === over.id)?.ending).toMatchObject({ name: 'over', over: true });
    expect(list).toHaveLength(3);
  });
});

describe('a file of a campaign', () => {
  test('brings it to another browser with its encounters, and runs there', async () => {
    const campaign = await toEncounter(await begun(shelfOf(LITTLE)));
    await campaign.take(playedLog(campaign));
    await campaign.writeNotes('The axe is Rook’s.');
    const file = JSON.stringify(campaign.record());
    const other = shelfOf(LITTLE);
    const loaded = await other.campaigns.load(file);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault));
    const again = await opened(other, loaded.value);
    expect(hashIn(again)).toBe(hashIn(campaign));
    expect(again.store.getState()).toMatchObject({ name: 'Lamps', notes: 'The axe is Rook’s.' });
    expect(again.store.getState().events).toEqual(campaign.store.getState().events);
  });

  test.each([
    ['no JSON', () => '{', 'no-campaign', '$'],
    ['another file', () => '{"file":"middara-table-game"}', 'no-campaign', '$.file'],
    [
      'a version of later',
      (file: object) => JSON.stringify({ ...file, version: 9, log: 'of another kind' }),
      'newer-file',
      null,
    ],
  ] as const)('that is %s changes nothing that is kept, and says where', async (_, spoil, fault, path) => {
    const shelf = shelfOf(LITTLE);
    const campaign = await begun(shelf);
    const before = await shelf.cells.transact('readonly', (now) => now.all('', '~'));
    const loaded = await shelf.campaigns.load(spoil(campaign.record()));
    expect(loaded).toMatchObject({ ok: false, fault: { fault } });
    if (path !== null) expect(loaded.ok || loaded.problems.map((one) => one.path)).toContain(path);
    expect(await shelf.cells.transact('readonly', (now) => now.all('', '~'))).toEqual(before);
  });

  test('whose encounter was made up is refused, with the encounter’s name', async () => {
    const shelf = shelfOf(LITTLE);
    const campaign = await toEncounter(await begun(shelf));
    await campaign.take(playedLog(campaign));
    const record = campaign.record();
    const [hash, log] = Object.entries(record.games)[0]!;
    const games = { [hash]: { ...log, decisions: log.decisions.slice(0, -1) } };
    const loaded = await shelf.campaigns.load(JSON.stringify({ ...record, games }));
    expect(loaded).toMatchObject({ ok: false, fault: { fault: 'game', encounter: 'training-yard' } });
  });

  test('with a decision that nobody could make is refused, with its place', async () => {
    const campaign = await decide(await begun(shelfOf(LITTLE)), 'read-on', 'roll');
    const record = campaign.record();
    const decisions = [...record.log.decisions, { kind: 'shop', seat: 'seat-1', option: 'buy:the-moon' }];
    const loaded = await shelfOf(LITTLE).campaigns.load(
      JSON.stringify({ ...record, log: { ...record.log, decisions } }),
    );
    expect(loaded).toMatchObject({ ok: false, fault: { fault: 'does-not-run', at: 2, of: 3 } });
  });
});

describe('a campaign whose content has changed', () => {
  const CHANGED = storyOf(
    [
      scene('first', [
        { do: 'gold', amount: 1 },
        { do: 'ending', text: [], over: false },
      ]),
    ],
    {
      gold: 100,
    },
  );

  test('opens as it was recorded and says why, and goes on from its last safe moment as a branch', async () => {
    const shelf = shelfOf(LITTLE);
    const campaign = await decide(await begun(shelf), 'read-on', 'roll', 'buy:hand-axe');
    const later = shelfOf(CHANGED, shelf.cells);
    const came = await later.campaigns.open(campaign.id);
    if (came.ok) throw new Error('it opened');
    expect(came.fault).toMatchObject({ fault: 'does-not-run', at: 1, of: 3, rerun: { option: 'roll' } });
    expect(came.recorded?.recorded.map(({ type }) => type)).toContain('itemBought');
    expect(came.recorded?.log.checkpoint?.state.gold).toBeLessThan(100);
    expect(came.resumes).toBe(true);
    const resumed = await later.campaigns.resume(came.recorded!);
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.fault));
    const branch = await opened(later, resumed.value);
    expect(branch.store.getState().pending?.kind).toBe('shop');
    expect(branch.store.getState().events.map(({ type }) => type)).toContain('checkMade');
  });
});

test('what nobody has registered is no answer of a session of its own (I10)', () => {
  expect(() => begin(LITTLE).decide('played:nothing')).toThrow(/played:nothing/);
});
