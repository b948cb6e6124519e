import { describe, expect, test } from 'vitest';
import { SimpleBot } from '../../src/bots/simple-bot.ts';
import {
  type CampaignSession,
  listAchieved,
  type Mechanic,
  replayCampaign,
} from '../../src/campaign/index.ts';
import { type EncounterLog, EncounterSession } from '../../src/engine/index.ts';
import { answer, begin, idsOf, scene, storyOf } from './support.ts';

const fight: Mechanic = {
  do: 'encounter',
  encounter: 'training-yard',
  outcomes: { 'warden-down': [{ do: 'flag', flag: 'sworn' }] },
  lost: [{ do: 'state', who: { random: 1 }, state: 'injured' }],
};
const twoFights = storyOf([scene('first', [fight, fight, { do: 'ending', text: [], over: false }])]);

/** The encounter that is asked for, played to its end by a bot. */
function playedOut(session: CampaignSession): EncounterLog {
  const about = session.pending?.about;
  if (about?.of !== 'encounter') throw new Error('no encounter is asked for');
  const game = new EncounterSession(about.setup, session.content);
  const bot = new SimpleBot();
  while (game.pending) game.decide(bot.choose(game));
  return game.toLog();
}

const atFight = () => answer(begin(twoFights), 'read-on');

describe('an encounter of a campaign', () => {
  test('is one decision: its log, played from exactly the set-up that is asked for', () => {
    const session = atFight();
    const log = playedOut(session);
    const option = session.take(log);
    expect(idsOf(session)).toContain(option);
    answer(session, option);
    expect(session.state.games).toMatchObject([{ encounter: 'training-yard', hash: log.hash }]);
  });

  test('refuses a game of another set-up, one that has not ended, and one with a wrong hash', () => {
    const session = atFight();
    const log = playedOut(session);
    expect(() => session.take({ ...log, setup: { ...log.setup, seed: 'mine' } })).toThrow('another set-up');
    expect(() => session.take({ ...log, decisions: log.decisions.slice(0, -1) })).toThrow();
    expect(() => session.take({ ...log, hash: 's0123456789abcdef' })).toThrow('hash');
    expect(() => session.decide('played:s0123456789abcdef')).toThrow('not an answer');
  });

  test('brings back damage, cards, Gold and XP, and sets up the next from them (p.14)', () => {
    const session = atFight();
    const log = playedOut(session);
    const before = session.state.members.map(({ gained }) => gained);
    answer(session, session.take(log));
    const { members, games, gold } = session.state;
    if (games[0]!.result === 'won') expect(gold).toBeGreaterThanOrEqual(5);
    expect(members.map(({ gained }) => gained)).toEqual(before);
    const about = session.pending?.about;
    if (about?.of !== 'encounter') throw new Error('no second encounter');
    expect(about.tries).toBe(1);
    expect(about.setup.carry?.members.map(({ damage }) => damage)).toEqual(
      members.map(({ damage }) => damage),
    );
    // X250: another try has other dice.
    expect(about.setup.seed).not.toBe(log.setup.seed);
  });

  test('is asked for its Achievements, each once, wherever it was played (p.18)', () => {
    const session = atFight();
    const log = playedOut(session);
    const option = session.take(log);
    const played = session.played.encounters.get(log.hash)!;
    const report = { ...played.report, achievements: ['unhurt'] };
    session.played.encounters.set(log.hash, { ...played, report });
    answer(session, option);
    const once = [{ encounter: 'training-yard', achievement: 'unhurt' }];
    expect(listAchieved(session.state, session.played)).toEqual(once);
    const [game] = session.state.games;
    expect(listAchieved({ games: [game!, game!, { ...game!, hash: null }] }, session.played)).toEqual(once);
  });

  test('may be told by whoever played it on cardboard', () => {
    const session = answer(atFight(), 'told:warden-down');
    expect(session.state).toMatchObject({ gold: 5, flags: { sworn: 1 } });
    answer(session, 'told');
    expect(session.state.members.filter(({ injured }) => injured)).toHaveLength(1);
  });

  test('told of cardboard, it may say which of its Achievements were met, each once (p.18, X252)', () => {
    const yard = twoFights.encounters['training-yard']!;
    const [met, other] = ['unhurt', 'quick'].map((id) => ({
      id,
      when: { is: 'round-begins' as const, round: 9 },
      text: '',
      do: [],
    }));
    const content = {
      ...twoFights,
      encounters: { ...twoFights.encounters, 'training-yard': { ...yard, achievements: [met!, other!] } },
    };
    const session = answer(begin(content), 'read-on');
    expect(idsOf(session)).toEqual(expect.arrayContaining(['achieved:unhurt', 'achieved:quick']));
    answer(session, 'achieved:unhurt');
    // The same encounter is asked for still, and of what was told nothing more.
    expect(idsOf(session)).not.toContain('achieved:unhurt');
    expect(idsOf(session)).toContain('achieved:quick');
    expect(session.state).toMatchObject({ gold: 0, games: [] });
    const once = [{ encounter: 'training-yard', achievement: 'unhurt' }];
    answer(session, 'told:warden-down');
    expect(listAchieved(session.state, session.played)).toEqual(once);
    expect(idsOf(session)).not.toContain('achieved:unhurt');
    expect(replayCampaign(session.toLog(), [], content).hash).toBe(session.hash);
  });

  test('goes on upon the board the last was left on, where that was played here by the same group (F42)', () => {
    const onwards: Mechanic = { ...fight, board: 'kept' };
    const content = storyOf([scene('first', [fight, onwards, { do: 'ending', text: [], over: false }])]);
    const setupOf = (session: CampaignSession) => {
      const about = session.pending?.about;
      if (about?.of !== 'encounter') throw new Error('no encounter is asked for');
      return about.setup;
    };
    const session = answer(begin(content), 'read-on');
    const log = playedOut(session);
    expect(setupOf(session).kept).toBeUndefined();
    answer(session, session.take(log));
    const left = session.played.encounters.get(log.hash)!.board;
    expect(setupOf(session).kept).toEqual(left);
    // Told of cardboard, nobody knows how it was left.
    expect(setupOf(answer(begin(content), 'read-on', 'told:warden-down')).kept).toBeUndefined();
  });

  test('is replayed from the campaign’s log and the logs of its encounters to the same hash (I3)', () => {
    const session = atFight();
    const logs: EncounterLog[] = [];
    while (session.pending?.about.of === 'encounter') {
      logs.push(playedOut(session));
      answer(session, session.take(logs.at(-1)!));
    }
    const log = session.toLog();
    expect(replayCampaign(log, logs, twoFights).hash).toBe(log.hash);
    expect(() => replayCampaign(log, logs.slice(1), twoFights)).toThrow('not an answer');
  });

  test('is taken back and decided again as another game (I5)', () => {
    const session = atFight();
    const { hash } = session;
    answer(session, 'told:warden-down');
    const after = session.hash;
    session.rewind(1);
    expect(session.hash).toBe(hash);
    session.redo();
    expect(session.hash).toBe(after);
    session.rewind(1);
    answer(session, session.take(playedOut(session)));
    expect(session.state.games).toHaveLength(1);
  });
});
