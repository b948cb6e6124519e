import { describe, expect, test } from 'vitest';
import { type AbraxisLog, AbraxisSession, resultOf } from '../../src/abraxis/index.ts';
import {
  type CampaignSession,
  type CampaignSetup,
  type Mechanic,
  replayCampaign,
} from '../../src/campaign/index.ts';
import { answer, begin, idsOf, scene, storyOf } from './support.ts';

// Abraxis inside a campaign (p.70): a game of its own with its own log, and one decision (X242, X260).

const table: Mechanic = {
  do: 'abraxis',
  card: 'founders-table',
  rewards: Object.fromEntries([0, 1, 2, 3, 4].map((n) => [n, [{ do: 'gold', amount: 10 * n + 1 }]])),
};
const over: Mechanic = { do: 'ending', text: [], over: false };
const twoTables = storyOf([scene('first', [table, table, over])]);

const aboutIn = ({ pending }: CampaignSession) => {
  if (pending?.about.of !== 'abraxis') throw new Error('no Abraxis is asked for');
  return pending.about;
};

/** The game that is asked for, played to its end: one die after the other, the first that is open. */
function playedOut(session: CampaignSession, lock = 0): AbraxisLog {
  const game = new AbraxisSession(aboutIn(session).setup, session.content);
  while (game.pending) {
    const { options, kind } = game.pending;
    game.decide(options[kind === 'die-face' ? 0 : Math.min(lock, options.length - 1)]!.id);
  }
  return game.toLog();
}

const resultIn = (log: AbraxisLog, { content }: CampaignSession) => {
  const game = new AbraxisSession(log.setup, content);
  for (const { option } of log.decisions) game.decide(option);
  return resultOf(game)!;
};

const atTable = (setup: Partial<CampaignSetup> = {}) => answer(begin(twoTables, setup), 'read-on');

describe('a game of Abraxis in a campaign', () => {
  test('is set up by the campaign: its card, the Active Group in order, its own dice (K25, X260)', () => {
    const { setup, members } = aboutIn(atTable());
    expect(members).toEqual(['nightingale-arsen', 'zeke-jeong', 'rook-lars', 'remi-moretti']);
    expect(setup).toMatchObject({ card: 'founders-table', byHand: false });
    expect(setup.players.map(({ name }) => name)).toEqual(['Nightingale', 'Zeke', 'Rook', 'Remi']);
    expect(setup.players.every(({ seat }) => seat.startsWith('seat-'))).toBe(true);
    expect(aboutIn(atTable({ byHand: true })).setup.byHand).toBe(true);
    expect(aboutIn(atTable({ seed: 'other' })).setup.seed).not.toBe(setup.seed);
    // What somebody has is drawn by no card (X219).
    const { members: party } = atTable().state;
    for (const { items } of party) for (const { ref } of items) expect(setup.owned).toContain(ref);
  });

  test('that is over is an answer, named by its hash, and pays by how many are in', () => {
    const session = atTable();
    const log = playedOut(session);
    const { left, players } = resultIn(log, session);
    const option = session.takeAbraxis(log);
    expect(option).toBe(`played:${log.hash}`);
    expect(idsOf(session)).toContain(option);
    answer(session, option);
    expect(session.state.gold).toBe(10 * left + 1);
    expect(session.events.find(({ type }) => type === 'abraxisEnded')).toMatchObject({
      card: 'founders-table',
      survivors: left,
      hash: log.hash,
      points: session.state.active.map((member, i) => ({ member, points: players[i]!.points })),
    });
  });

  test('pays otherwise where it is played otherwise', () => {
    const golds = [0, 3].map((lock) => {
      const session = atTable();
      answer(session, session.takeAbraxis(playedOut(session, lock)));
      return session.state.gold;
    });
    expect(golds[0]).not.toBe(golds[1]);
  });

  test('refuses one of another set-up, one that has not ended, one with a wrong hash, and any where none is asked', () => {
    const session = atTable();
    const log = playedOut(session);
    const { setup } = log;
    const [first, ...others] = setup.players;
    for (const other of [
      { ...setup, seed: 'mine' },
      { ...setup, card: 'ferryman' },
      { ...setup, players: others },
      { ...setup, players: [...others, first!] },
      { ...setup, players: [{ ...first!, house: true as const }, ...others] },
      { ...setup, byHand: true },
    ])
      expect(() => session.takeAbraxis({ ...log, setup: other })).toThrow('another set-up');
    expect(() => session.takeAbraxis({ ...log, decisions: log.decisions.slice(0, -1) })).toThrow('not ended');
    expect(() => session.takeAbraxis({ ...log, hash: 's0123456789abcdef' })).toThrow('hash');
    expect(() => session.decide(`played:${log.hash}`)).toThrow('not an answer');
    expect(() => begin(twoTables).takeAbraxis(log)).toThrow('no game of Abraxis');
  });

  test('is the answer to one question: the same card again is another game (X260)', () => {
    const session = atTable();
    const log = playedOut(session);
    const option = session.takeAbraxis(log);
    answer(session, option);
    expect(aboutIn(session).setup.seed).not.toBe(log.setup.seed);
    expect(idsOf(session)).not.toContain(option);
    expect(session.state.tables).toMatchObject([{ card: 'founders-table', hash: log.hash }]);
    // Taken back it has the same dice (X250).
    session.rewind(session.decisions.length - 1);
    expect(aboutIn(session).setup).toEqual(log.setup);
  });

  test('is run again with the campaign, to the same hash; without its log it is no answer', () => {
    const session = atTable();
    const log = playedOut(session);
    answer(session, session.takeAbraxis(log));
    const whole = session.toLog();
    expect(replayCampaign(whole, [], twoTables, [log]).hash).toBe(session.hash);
    expect(() => replayCampaign(whole, [], twoTables)).toThrow('not an answer');
  });

  test('told, it leaves the state as it always was: campaigns of before keep their hash', () => {
    const session = answer(atTable(), 'survivors:2', 'survivors:0');
    expect(session.state).not.toHaveProperty('tables');
    expect(session.state.gold).toBe(21 + 1);
  });
});
