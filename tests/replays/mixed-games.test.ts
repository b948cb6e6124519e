import { describe, expect, test } from 'vitest';
import { goneOnFrom, momentOf } from '../../src/bots/lab/moment-of.ts';
import { type CampaignSession, replayCampaign } from '../../src/campaign/index.ts';
import {
  EncounterSession,
  type KernelQuestion,
  LoggedSession,
  previewOption,
} from '../../src/engine/index.ts';
import { folklore } from '../../src/games/folklore/rules/folklore-game.ts';
import { folkloreGuest } from '../../src/games/folklore/table/folklore-guest.ts';
import { midgardGuest } from '../../src/games/midgard/table/midgard-guest.ts';
import { branchAt } from '../../src/stores/campaign/branching.ts';
import { toldOf } from '../../src/stores/campaign/chronicle.ts';
import { createDeeds } from '../../src/stores/middara/deeds.ts';
import { paceOf } from '../../src/stores/middara/event-pace.ts';
import { revealedBy } from '../../src/stores/middara/reveals.ts';
import { runAside } from '../../src/stores/middara/run-aside.ts';
import { en } from '../../src/words/en/index.ts';
import { told } from '../../src/words/en/ui/abraxis.ts';
import { cardOf, sitDown as sitAtAbraxis } from '../abraxis/table.ts';
import { begin as beginCampaign, scene, storyOf } from '../campaign/support.ts';
import { content as folkloreContent, setupOf as folkloreSetup } from '../games/folklore/table.ts';
import { race } from '../games/midgard/race.ts';
import { content as midgardContent, setupOf as midgardSetup } from '../games/midgard/sitting.ts';
import { gameContent, newGame, street } from '../support/games.ts';
import { mixesUpTo, mixNo } from '../support/mixes.ts';
import { boldOption, dealer } from '../support/table-of-memory.ts';

/** Any game, as far as it is played here. */
type Any = LoggedSession<unknown, { readonly rng: unknown }, { readonly type: string }, KernelQuestion>;

const encounter = () => newGame(street, 'mixed') as EncounterSession;
const GAMES: Readonly<Record<string, { readonly begin: () => unknown; readonly most: number }>> = {
  Middara: { begin: encounter, most: 90 },
  Abraxis: { begin: () => sitAtAbraxis(cardOf({ book: 3, shield: 3 }), { players: 2 }), most: 60 },
  Folklore: {
    begin: () => new LoggedSession(folklore(folkloreContent), folkloreSetup(['huntsman', 'lay-brother'])),
    most: 120,
  },
  Midgard: { begin: () => race(midgardSetup(2)), most: 150 },
};

const pickOf = (session: Any, pick: (below: number) => number): string => {
  const pending = session.pending!;
  if (session instanceof EncounterSession) return boldOption(session.pending!, pick).id;
  return pending.options[pick(pending.options.length)]!.id;
};

/** Plays by chance; every third decision has no mix, as in a game that went online and came back. */
function played(begin: () => unknown, most: number, of: string | null = 'table'): Any {
  const session = begin() as Any;
  const pick = dealer(11);
  for (let n = 0; n < most && session.pending; n++)
    session.decide(pickOf(session, pick), of !== null && n % 3 > 0 ? mixNo(n, of) : undefined);
  return session;
}

describe.each(Object.entries(GAMES))('X500 %s with mixes', (_, { begin, most }) => {
  const session = played(begin, most);
  const log = JSON.parse(JSON.stringify(session.toLog())) as ReturnType<Any['toLog']>;

  test('has them in its log and in its events, and no field more in its state', () => {
    const mixed = log.decisions.filter(({ mix }) => mix !== undefined);
    expect(mixed.length).toBeGreaterThan(10);
    expect(session.events.filter(({ type }) => type === 'mixed')).toHaveLength(mixed.length);
    expect(Object.keys(session.state)).toEqual(Object.keys((begin() as Any).state));
  });

  test('comes to the same end again: from its log, taken back and done again, and as a fork', () => {
    const again = begin() as Any;
    for (const { option, mix } of log.decisions) again.decide(option, mix);
    expect(again.hash).toBe(log.hash);
    const told = JSON.stringify(session.events);
    expect(JSON.stringify(again.events)).toBe(told);
    for (let place = 0; place < log.decisions.length; place += 7) {
      again.rewind(place);
      while (again.canRedo) again.redo();
      expect(again.hash).toBe(log.hash);
      expect(JSON.stringify(again.events)).toBe(told);
      const fork = session.fork(place);
      for (const { option } of log.decisions.slice(place)) fork.decide(option);
      expect(fork.hash).toBe(log.hash);
    }
  });

  test('by other mixes it goes otherwise', () => {
    expect(played(begin, most, 'another table').hash).not.toBe(log.hash);
    expect(played(begin, most, null).hash).not.toBe(log.hash);
  });
});

describe('X500 nothing is told of a mix, and nobody waits for it', () => {
  const rng = [1, 2, 3, 4] as const;
  const event = { type: 'mixed', rng, rule: 'X500' } as const;

  test('in Middara: no line, no deed of its own, nothing revealed', () => {
    const session = encounter();
    const { position } = session;
    expect(en.tell(position).event(event)).toBeNull();
    expect(paceOf(event, position)).toBe(0);
    expect(revealedBy(event)).toBeNull();
    const mixed = played(encounter, 90) as unknown as EncounterSession;
    const plain = mixed.events.filter(({ type }) => type !== 'mixed');
    const deedsOf = (events: typeof plain) =>
      createDeeds()
        .upTo(events, events.length, [])
        .map(({ round, deeds }) => [round, deeds.map(({ figure, parts }) => [figure, parts.length])]);
    expect(deedsOf(mixed.events)).toEqual(deedsOf(plain));
  });

  test('at the other tables', () => {
    for (const [play, begin] of [
      [folkloreGuest(folkloreContent).play(folkloreSetup(['huntsman'])), GAMES.Folklore!.begin],
      [midgardGuest(midgardContent).play(midgardSetup(2)), GAMES.Midgard!.begin],
    ] as const) {
      const { state } = begin() as { state: never };
      expect(play.describe(event as never, state, state)).toBeNull();
      expect(play.reveals(event as never)).toBeNull();
      expect(play.pace(event as never, state, true)).toBe(0);
      expect(play.ends(event as never, state)).toBeNull();
    }
    expect(told(event, sitAtAbraxis(cardOf({ book: 3 })).setup)).toBeNull();
    expect(toldOf([event])).toEqual([]);
  });
});

describe('X500 what is worked out from a moment in the middle of a rule', () => {
  const session = encounter();
  session.keepMixes(mixesUpTo(200));
  const pick = dealer(5);
  let moments = 0;

  test('comes to the question that is asked, by the mixes since', () => {
    for (let n = 0; n < 140 && session.pending; n++) {
      session.decide(boldOption(session.pending, pick).id);
      const { pending, checkpoint } = session;
      if (!pending || session.decisions.length === checkpoint.decisions) continue;
      moments += 1;
      const gone = goneOnFrom(momentOf(session)!, 'other dice', gameContent, session.rules.over);
      expect(gone.hash).toBe(session.hash);
      expect(runAside(session, [])?.prompt?.options.map(({ id }) => id)).toEqual(
        pending.options.map(({ id }) => id),
      );
      if (pending.kind !== 'die-face') expect(previewOption(session, pending.options[0]!.id)).not.toBeNull();
    }
    expect(moments).toBeGreaterThan(20);
  });
});

test('X500 a campaign: its Checks come of the mixes of those who make them, and are the same when it runs again', () => {
  const tries = Array.from({ length: 6 }, () => ({
    do: 'check' as const,
    skill: 'perception' as const,
    difficulty: 10,
    by: 'all' as const,
    pass: [],
    fail: [],
  }));
  const content = storyOf([scene('here', [...tries, { do: 'ending', text: ['Over.'], over: false }])]);
  const playedBy = (of: string | null) => {
    const session = beginCampaign(content);
    for (let n = 0; n < 60 && session.pending; n++)
      session.decide(session.pending.options[0]!.id, of === null ? undefined : mixNo(n, of));
    return session;
  };
  const facesOf = ({ events }: CampaignSession) =>
    events.flatMap((event) => (event.type === 'checkMade' ? [event.faces.join()] : []));
  const session = playedBy('table');
  expect(facesOf(session).length).toBeGreaterThan(5);
  expect(facesOf(playedBy('another'))).not.toEqual(facesOf(session));
  const log = JSON.parse(JSON.stringify(session.toLog())) as ReturnType<CampaignSession['toLog']>;
  const again = replayCampaign(log, [], content);
  expect(again.hash).toBe(session.hash);
  expect(again.events).toEqual(session.events);
  const branch = branchAt(session, 1);
  for (const { option } of log.decisions.slice(1)) branch.decide(option);
  expect(branch.hash).toBe(session.hash);
});

test('X500 a seed that is a mix sets every game up whole', () => {
  const seed = `mix:${mixNo(0, 'set-up')}`;
  const others = [`mix:${mixNo(1, 'set-up')}`, `mix:${mixNo(0, 'set-up').slice(0, -1)}`];
  const states = (of: string) => [
    new EncounterSession({ ...encounter().setup, seed: of }, gameContent).state.rng,
    sitAtAbraxis(cardOf({ book: 3 }), { seed: of }).state.rng,
    folklore(folkloreContent).setUp(folkloreSetup(['huntsman'], { seed: of })).rng,
    race(midgardSetup(2, { seed: of })).state.rng,
  ];
  for (const other of others)
    for (const [i, rng] of states(seed).entries()) expect(rng).not.toEqual(states(other)[i]);
  expect(folklore(folkloreContent).setUp(folkloreSetup(['huntsman'], { seed })).rng).toEqual(
    [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(4).slice(at, at + 8), 16)),
  );
});
