/** What players of other tables played far apart have suffered, by public report, and shall not here: whole pages each time. */
import { describe, expect, test } from 'vitest';
import { settled } from '../../support/hand-clock.ts';
import {
  cameOf,
  FakeHost,
  friend,
  hosted,
  newBrowser,
  type Page,
  pageOf,
  playOn,
  reloaded,
  until,
} from '../../support/online-pages.ts';

async function twoAtTable(how: Parameters<typeof hosted>[2] = {}) {
  const host = new FakeHost();
  const { page: one, tail, watch } = await hosted(host, ['seat-1'], how);
  const two = await friend(host, tail, 'seat-2', 'Ben');
  return { host, one, two, tail, watch, pages: [one, two] as const };
}

/** Until that page is asked. */
async function turnOf(host: FakeHost, pages: readonly Page[], wanted: Page): Promise<void> {
  for (let n = 0; n < 200 && !wanted.state.mayAnswer; n++) await playOn(host, pages, 1);
  if (!wanted.state.mayAnswer) throw new Error('it is never asked');
}

const tailIn = (link: string | null): string => link!.split('/').at(-1)!;

describe('what others suffer', () => {
  test('Lurkars/ghs-server #43: of two presses at almost the same moment one counts, and the other is told whose', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 6);
    await turnOf(host, pages, two);
    // The same seat in another browser, by its way back.
    const twin = pageOf(host);
    const back = cameOf(await twin.tables.back(tailIn(two.state.wayBack)));
    await twin.open(back.route.split('/')[1]!);
    const before = one.decisions;
    const [first, other] = two.game.store.getState().pending!.options;
    two.press(first!.id);
    twin.press(other!.id);
    await settled();
    expect(one.decisions).toBeGreaterThan(before);
    expect([two.hash, twin.hash]).toEqual([one.hash, one.hash]);
    expect(one.game.session.decisions[before]!.option).toBe(first!.id);
    expect(twin.told).toContainEqual({ tells: 'came-second', first: 'Ben' });
    expect(twin.told.filter(({ tells }) => tells === 'came-second')).toHaveLength(1);
    expect(two.told).not.toContainEqual(expect.objectContaining({ tells: 'came-second' }));
    expect(twin.state.sent).toBeNull();
  });

  test('the same where one decides and another takes back at once', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 8);
    const asked = pages.find(({ state }) => state.mayAnswer)!;
    const other = asked === one ? two : one;
    const before = one.decisions;
    asked.press();
    other.game.undo();
    await settled();
    expect(one.decisions).toBeGreaterThan(before);
    expect(two.hash).toBe(one.hash);
    expect(other.told).toContainEqual({ tells: 'came-second', first: asked === one ? 'Host' : 'Ben' });
    expect([one.state.undo, two.state.undo]).toEqual([null, null]);
  });

  test('ghs-server #10, gloomhaven-storyline #184, #329: a page frozen for an hour and pressed at once changes nothing', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 4);
    await turnOf(host, pages, two);
    two.line.cut();
    one.online.markAway('seat-2');
    await one.online.sit('seat-2', '');
    await host.clock.pass(3_600_000);
    await playOn(host, [one], 5);
    const { hash, decisions } = one;
    expect(two.decisions).toBeLessThan(decisions);
    // It is thawed, and pressed before it has heard anything.
    two.press();
    two.line.mend();
    await until(() => two.decisions === decisions && two.state.sent === null);
    expect([one.hash, two.hash]).toEqual([hash, hash]);
    expect(two.told).toContainEqual({ tells: 'came-second', first: 'Host' });
    expect(two.state.watching).toBe(true);
    await until(() => host.only.stream.messages.at(-1)!.key !== host.only.host);
    expect([one.hash, two.hash]).toEqual([hash, hash]);
  });

  test('boardgame.io #672, #713, FreeBoardGames #551: what is decided while the line is down is a ghost, and taken when it is back', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 4);
    await turnOf(host, pages, two);
    const { hash, decisions } = two;
    two.line.cut();
    expect(two.state.line).toEqual({ is: 'gone' });
    const option = two.press();
    await host.clock.pass(5000);
    expect(two.state.sent).toBe(option);
    expect([two.decisions, two.hash]).toEqual([decisions, hash]);
    // Nothing more is decided on what nobody knows yet.
    two.game.decide(option);
    await settled();
    expect(two.decisions).toBe(decisions);
    two.line.mend();
    await until(() => two.decisions > decisions);
    await settled();
    expect(two.game.session.decisions[decisions]!.option).toBe(option);
    expect(two.state.sent).toBeNull();
    expect(two.hash).toBe(one.hash);
    expect(
      host.only.stream.messages.filter(({ text }) => text.includes(`\\"n\\":${decisions},`)),
    ).toHaveLength(1);
  });

  test('the same where it is acknowledged by nobody, or arrives twice', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 4);
    for (const way of ['unheard', 'twice', 'lost'] as const) {
      await turnOf(host, pages, two);
      const { decisions } = two;
      let left = 1;
      two.line.goes(() => (left-- > 0 ? way : 'well'));
      const option = two.press();
      await until(() => one.decisions > decisions && two.decisions > decisions);
      await settled();
      expect(one.game.session.decisions[decisions]!.option).toBe(option);
      expect(two.hash).toBe(one.hash);
      expect(two.told).toEqual([]);
    }
  });

  test('lichess-org/lila #20611: a page that misses a message finds that at the next decision, and reads all anew', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 4);
    await turnOf(host, pages, one);
    two.line.misses(1);
    one.online.standBy(['nothing']);
    await settled();
    expect(two.state.seats[0]!.passes).toEqual([]);
    await playOn(host, pages, 3);
    await until(() => two.state.seats[0]!.passes[0] === 'nothing');
    expect(two.state.caughtUp).toBe(true);
    await playOn(host, pages, 6);
    expect(two.hash).toBe(one.hash);
  });

  test('OpenRCT2 #26601: another state is told at once with its decision, mended by running all again, and can be reported', async () => {
    const { host, one, two, pages } = await twoAtTable();
    const three = pageOf(host);
    three.spoils(10);
    await three.enter(`${two.online.id}.${host.only.watch}`);
    await playOn(host, pages, 9);
    expect(three.told).toEqual([]);
    await playOn(host, pages, 6);
    const since = three.told.filter(({ tells }) => tells === 'other-state');
    expect(since).toEqual([{ tells: 'other-state', decision: 10 }]);
    expect(three.hash).toBe(one.hash);
    expect([three.state.caughtUp, three.state.line]).toEqual([true, { is: 'there' }]);
    const report = JSON.parse(three.online.report());
    expect(report.messages).toEqual(host.only.stream.messages);
    expect(report.notices).toContainEqual(expect.objectContaining({ tells: 'other-state', decision: 10 }));
  });

  test('boardgame.io #889: a stranger receives nothing, while others play', async () => {
    const { host, pages, one } = await twoAtTable();
    await playOn(host, pages, 3);
    const eve = pageOf(host);
    for (const tail of [`${one.online.id}.wrong`, 'no-table', `${'a'.repeat(16)}.code1`])
      expect(await eve.tables.enter(tail)).toMatchObject({ ok: false });
    expect(await eve.tables.back(`${one.online.id}.${'0'.repeat(64)}`)).toMatchObject({ ok: false });
    expect([eve.lines.length, eve.tables.store.getState().tables]).toEqual([0, {}]);
  });

  test('maciejmatu/mosaic #1: a reload in mid game comes back by itself, another browser by the way back', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 5);
    await turnOf(host, pages, two);
    const again = await reloaded(host, two);
    expect(again.hash).toBe(one.hash);
    expect([again.state.mayAnswer, again.state.wayBack]).toEqual([true, two.state.wayBack]);
    await playOn(host, [one, again], 4);
    const host2 = await reloaded(host, one);
    expect([host2.state.isHost, host2.state.invite!.open]).toEqual([true, true]);
    await playOn(host, [host2, again], 4);
    const other = pageOf(host, newBrowser());
    const back = cameOf(await other.tables.back(tailIn(again.state.wayBack)));
    await other.open(back.route.split('/')[1]!);
    again.kill();
    await playOn(host, [host2, other], 8);
    expect(other.hash).toBe(host2.hash);
    expect(other.state.seats[1]!.holder).toMatchObject({ by: 'person', mine: true, name: 'Ben' });
  });

  test('gloomhavensecretariat #826: what can be undone and done again is the same on every page', async () => {
    const { host, one, two, watch, pages } = await twoAtTable();
    const three = await friend(host, watch, null);
    await playOn(host, pages, 12);
    const undo = ({ game }: Page) => [
      game.undoing(),
      game.store.getState().canRedo,
      game.session.decisions.length,
    ];
    const alike = () => {
      expect(undo(two)).toEqual(undo(one));
      expect(undo(three)).toEqual(undo(one));
      expect([two.hash, three.hash]).toEqual([one.hash, one.hash]);
    };
    alike();
    for (let n = 0; n < 3; n++) {
      one.game.undo();
      await host.clock.pass(200);
      if (two.state.undo?.forMe) two.online.agree();
      await host.clock.pass(200);
      alike();
    }
    expect(one.decisions).toBeLessThan(12);
    const late = await friend(host, watch, null);
    expect([late.hash, late.decisions]).toEqual([one.hash, one.decisions]);
    one.game.redo();
    await host.clock.pass(200);
    alike();
    expect(late.hash).toBe(one.hash);
  });

  test('gloomhavensecretariat #545: the server is gone for good, and all that was taken is played on here', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 9);
    const { hash, decisions } = one;
    for (const page of pages) page.line.cut();
    // From the table that stands there: a game of its own.
    const id = await one.online.playOnHere();
    await one.table.open(id, true);
    expect([one.hash, one.decisions]).toEqual([hash, decisions]);
    one.game.decide(one.game.store.getState().pending!.options[0]!.id);
    await until(() => one.decisions > decisions);
    // From a page that was read again and cannot come back: the very game it kept.
    host.isGone = true;
    const again = await reloaded(host, two);
    expect([again.hash, again.decisions]).toEqual([hash, decisions]);
    again.press();
    await settled();
    expect(again.decisions).toBe(decisions);
    await again.tables.playOnHere(again.game.id);
    again.press();
    await until(() => again.decisions > decisions);
    // Somewhere else it is hosted anew, from where it stands.
    const elsewhere = new FakeHost();
    const moved = pageOf(elsewhere, again.browser);
    again.kill();
    await again.table.idle();
    await moved.tables.own('the owner’s own');
    const stands = again.hash;
    const { id: kept } = again.game;
    again.game.close();
    cameOf(await moved.table.open(kept, true).then((opened) => (opened.ok ? { ok: true, value: 1 } : null)));
    const table = cameOf(
      await moved.tables.invite(kept, { name: 'Ben', mine: ['seat-2'], witnessed: false }),
    );
    await moved.open(kept);
    // Kept for whoever held it (`moved-table.test.ts`), until the host frees it.
    moved.online.freeSeat('seat-1');
    await settled();
    const joins = await friend(elsewhere, `${table.id}.${elsewhere.at(table.id).invite}`, 'seat-1', 'Ana');
    expect([moved.hash, joins.hash]).toEqual([stands, stands]);
    await playOn(elsewhere, [moved, joins], 6);
    expect([joins.hash, joins.decisions]).toEqual([moved.hash, moved.decisions]);
    expect(joins.decisions).toBeGreaterThan(decisions + 6);
  });

  test('Commander_Wars #1437: what a server lost in a power cut comes back from the host’s page, and nothing goes meanwhile', async () => {
    const { host, one, two, watch, pages } = await twoAtTable();
    const three = await friend(host, watch, null);
    await playOn(host, pages, 12);
    const { hash, decisions } = one;
    const { length } = host.only.stream.messages;
    one.lines[0]!.cut();
    await host.loses(one.online.id, length - 3, [one]);
    await until(() => two.state.caughtUp === false && three.state.caughtUp === false);
    await host.clock.pass(30_000);
    // The host's page is not there: it is waited for, and nobody's game is put back.
    expect([two.hash, three.hash, two.state.mayAnswer]).toEqual([hash, hash, false]);
    expect(two.told).toContainEqual({ tells: 'lost', decisions: 3 });
    one.lines[0]!.refuse('shorter');
    await until(() => [one, two, three].every(({ state }) => state.caughtUp));
    expect([one.hash, two.hash, three.hash]).toEqual([hash, hash, hash]);
    expect(one.told).toContainEqual({ tells: 'sent-again', decisions: 3 });
    const late = await friend(host, watch, null);
    expect([late.hash, late.decisions]).toEqual([hash, decisions]);
    await playOn(host, pages, 6);
    expect([two.hash, three.hash, late.hash]).toEqual([one.hash, one.hash, one.hash]);
    expect(one.decisions).toBeGreaterThan(decisions + 5);
  });
});
