/**
 * A table on three servers, of which the one that leads it is killed in mid game (src/online/README.md, “A cluster of
 * three”). On whatever server this machine has: where it is too old for strangers the host says so.
 */
import { expect, test } from 'vitest';
import { isForStrangers } from '../../src/host/server-version.ts';
import { entersAt, hostsAt, type Opened, sitsAndPlays } from '../support/page-at-host.ts';
import { threeServers } from '../support/three-servers.ts';

const LONG = { timeout: 90_000, interval: 50 };

test('a table loses the server that leads it and goes on, with all that was acknowledged', async () => {
  const servers = await threeServers();
  const { host } = servers;
  const at = { url: host.url, game: 'around' } as const;
  let opened: Opened | null = null;
  try {
    expect(host.told.some(({ what }) => what === 'old-server')).toBe(!isForStrangers(host.version));
    // Until the three have found one another, a table is refused.
    await expect
      .poll(async () => {
        opened = await hostsAt({ ...at, owner: host.owner }).catch(() => null);
        return opened;
      }, LONG)
      .not.toBeNull();
    const { page: ana, invite, watch } = opened!;
    const ben = await entersAt(at, invite);
    ana.plays(true);
    await sitsAndPlays(ben, 'b');
    const played = (decisions: number) =>
      expect.poll(() => ben.game.decisions, LONG).toBeGreaterThanOrEqual(decisions);
    await played(30);
    await servers.killLeader(ana.table.id);
    await played(ben.game.decisions + 40);
    for (const page of [ana, ben]) page.plays(false);
    await expect.poll(() => [ana.state.sent, ben.state.sent], LONG).toEqual([null, null]);
    await expect.poll(() => ana.game.stateHash() === ben.game.stateHash(), LONG).toBe(true);
    const late = await entersAt(at, watch);
    expect(late.game.stateHash()).toBe(ana.game.stateHash());
    const { messages } = JSON.parse(late.table.report()) as {
      messages: { text: string; sequence: number }[];
    };
    const places = new Map(messages.map(({ text, sequence }) => [text, sequence]));
    for (const { acknowledged } of [ana, ben])
      for (const [text, sequence] of acknowledged) expect(places.get(text)).toBe(sequence);
    for (const page of [ana, ben, late]) page.close();
  } finally {
    await servers.close();
  }
});
