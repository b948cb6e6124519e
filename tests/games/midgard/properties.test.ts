import { describe, expect, test } from 'vitest';
import { BotChance } from '../../../src/bots/bot-chance.ts';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { provePlayed } from '../../../src/engine/kernel/played-out.ts';
import { loadMidgard } from '../../../src/games/midgard/load-midgard.ts';
import { type MidgardSession, midgard } from '../../../src/games/midgard/rules/midgard-game.ts';
import type { MidgardEvent } from '../../../src/games/midgard/rules/model/events.ts';
import { CITIES, HAND_LIMIT } from '../../../src/games/midgard/rules/model/fixed-numbers.ts';
import type { MidgardPrompt } from '../../../src/games/midgard/rules/model/prompts.ts';
import { HANDS, type MidgardSetup, TABLES } from '../../../src/games/midgard/rules/model/setup.ts';
import type { MidgardState } from '../../../src/games/midgard/rules/model/state.ts';
import { listActions } from '../../../src/games/midgard/rules/queries/action-list.ts';
import { mostLp } from '../../../src/games/midgard/rules/queries/numbers.ts';
import { many, proved, proving, sampleOf } from '../../support/depth.ts';

const files = readContentFolder('content/guests/midgard').map(({ path, text = '' }) => ({ path, text }));
const { content } = loadMidgard(files);
const HEROES = Object.keys(content.heroes);

/** One to four seats, both tables, open and closed hands, all parts and fewer. */
const SETUPS = Array.from({ length: 48 }, (_, n): MidgardSetup => {
  const seats = 1 + (n % 4);
  return {
    table: TABLES[Math.floor(n / 4) % 2]!,
    hands: HANDS[Math.floor(n / 8) % 2]!,
    parts: { adventures: n % 5 !== 4, rivalry: n % 7 !== 6 },
    seats: Array.from({ length: seats }, (_, k) => {
      const hero = HEROES[(n + k) % HEROES.length]!;
      return { id: `seat-${k}`, name: hero, hero };
    }),
    difficulty: n % 3 === 0 ? 'hard' : 'normal',
    seed: `race-${n}`,
    byHand: false,
  };
});

const sorted = (cards: readonly string[]) => [...cards].sort().join();
const copies = (cards: Readonly<Record<string, { readonly id: string; readonly copies: number }>>) =>
  Object.values(cards).flatMap(({ id, copies: many }) => Array<string>(many).fill(id));
const ALL = {
  actions: sorted(copies(content.actions)),
  destiny: sorted(copies(content.destiny)),
  rewards: sorted(copies(content.rewards)),
  spells: sorted(Object.keys(content.spells)),
};

/** What is out of the game by what was told so far. */
interface Gone {
  readonly tokens: string[];
  shadows: number;
  passed: number;
}

function told(gone: Gone, event: MidgardEvent): void {
  if (event.type === 'handedInVain' && event.as === 'original') gone.tokens.push(event.token);
  if (event.type === 'shadowGone') gone.shadows += 1;
  if (event.type === 'adventureEnded' && event.passed) gone.passed += 1;
}

/** What is never so of a state; empty where all is well. */
function broken(state: MidgardState, { tokens: gone, shadows, passed }: Gone): string[] {
  const { players, cities, decks, turn } = state;
  const faults: string[] = [];
  const law = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const fixed = [
    ...cities.flatMap((city) => city.fixed),
    ...players.flatMap(({ tokens }) => tokens),
    ...cities.flatMap(({ tasks }) => tasks.flatMap((done) => (done?.as === 'original' ? [done.token] : []))),
    ...gone,
  ];
  const first = Object.values(content.tokens).filter(({ city }) => city <= CITIES[state.table]);
  law(sorted(fixed) === sorted(first.map(({ id }) => id)), 'a fixed token is lost, or there twice');
  const { actions, destiny, rewards, spells } = decks;
  law(
    sorted([...actions.left, ...actions.used, ...players.flatMap(({ hand }) => hand)]) === ALL.actions,
    'action cards',
  );
  law(sorted([...destiny.left, ...destiny.used]) === ALL.destiny, 'destiny cards');
  // An artifact lies with its owner and no more in the deck; its reward card is called like it.
  const artifacts = players.flatMap((one) => one.artifacts.map(({ ref }) => ref));
  law(sorted([...rewards.left, ...rewards.used, ...artifacts]) === ALL.rewards, 'reward cards');
  const owned = players.flatMap((one) => one.spells.map(({ ref }) => ref));
  law(sorted([...spells.left, ...spells.used, ...owned]) === ALL.spells, 'spells');
  const lying = cities.filter(({ adventure }) => adventure !== null).length;
  law(state.adventures.length + lying + passed === Object.keys(content.adventures).length, 'adventures');
  const dark = cities.filter(({ shadow }) => shadow !== null).length;
  law(state.shadows.length + dark + shadows === Object.keys(content.shadows).length, 'shadows');
  law(
    cities.every(({ adventure, shadow }) => adventure === null || shadow === null),
    'both in one city',
  );
  law(turn.points >= 0, `points ${turn.points}`);
  for (const [at, { gold, lp, intelligence, markers }] of players.entries()) {
    law(gold >= 0, `gold ${gold}`);
    law(lp > 0 && lp <= mostLp({ state, content }, at), `Life Points ${lp}`);
    law(intelligence > 0, `Intelligence ${intelligence}`);
    law(new Set(markers).size === markers.length, 'a marker twice');
  }
  return faults;
}

function brokenAsked({ kind, options, seat, player }: MidgardPrompt, state: MidgardState): string[] {
  const ids = options.map(({ id }) => id);
  const faults = new Set(ids).size < ids.length ? [`${kind} offers one answer twice: ${ids.join(' ')}`] : [];
  if (ids.length < 2) faults.push(`${kind} has ${ids.length} answers`);
  if (state.players[player]!.seat !== seat) faults.push(`${kind} is asked of ${seat}`);
  if (kind === 'action') {
    const listed = listActions({ state, content }, player).filter(({ refused }) => refused === null);
    if (ids.join() !== [...listed.map(({ id }) => id), 'end'].join())
      faults.push('actions are not as listed');
  }
  return faults;
}

/** Answers of a race by chance: it goes on much longer than one that is played; to its end where it is proved. */
const MOST = many(300, 20_000);

/** With answers of chance, each step looked at. */
function race(setup: MidgardSetup): MidgardSession {
  const chance = new BotChance(setup.seed);
  const session: MidgardSession = new LoggedSession(midgard(content), setup);
  const gone: Gone = { tokens: [], shadows: 0, passed: 0 };
  let seen = 0;
  while (session.pending && session.decisions.length < MOST) {
    const { state, pending, events } = session;
    for (const event of events.slice(seen)) {
      told(gone, event);
      if (event.type === 'turnEnded' && state.players[event.player]!.hand.length > HAND_LIMIT)
        expect.unreachable(`${setup.seed}: a turn ended with more than ${HAND_LIMIT} cards`);
    }
    seen = events.length;
    const faults = [...broken(state, gone), ...brokenAsked(pending, state)];
    if (faults.length > 0)
      expect.unreachable(`${setup.seed} at ${session.decisions.length}: ${faults.join('; ')}`);
    session.decide(pending.options[chance.below(pending.options.length)]!.id);
  }
  return session;
}

describe('races by chance', () => {
  test.each(sampleOf(SETUPS, 4).map((setup) => [setup.seed, setup] as const))(
    '%s keeps the laws of the table, and comes to the same again',
    (_, setup) => {
      const session = race(setup);
      if (proving) expect(session.state.over).not.toBeNull();
      expect(JSON.parse(JSON.stringify(session.state))).toEqual(session.state);
      provePlayed(midgard(content), session.toLog());
      proved({ races: 1, decisions: session.decisions.length });
    },
  );

  test('typed dice: every d20 is asked of somebody, and chance only draws', () => {
    const faces = new BotChance('typed');
    const rules = midgard(content, {
      pick(words, n, what) {
        if (!what.startsWith('draw:')) throw new Error(`${what} was rolled`);
        return { value: faces.below(n), words };
      },
    });
    const setup = { ...SETUPS[3]!, byHand: true };
    const session: MidgardSession = new LoggedSession(rules, setup);
    let typed = 0;
    for (let n = 0; n < 400 && session.pending; n++) {
      const { kind, options } = session.pending;
      if (kind === 'die-face') {
        typed += 1;
        expect(options.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => `face:${i + 1}`));
      }
      session.decide(options[faces.below(options.length)]!.id);
    }
    expect(typed).toBeGreaterThan(20);
  });
});

describe('a set-up that cannot be played', () => {
  const start = (more: Partial<MidgardSetup>) => () =>
    new LoggedSession(midgard(content), { ...SETUPS[0]!, ...more });
  const seat = (id: string, hero: string) => ({ id, name: id, hero });

  test('is refused', () => {
    expect(start({ seats: [] })).toThrow('1 to 4 players, got 0');
    expect(start({ seats: HEROES.concat('drover').map((hero, i) => seat(`${i}`, hero)) })).toThrow('got 5');
    expect(start({ seats: [seat('a', 'drover'), seat('b', 'drover')] })).toThrow('every hero once');
    expect(start({ seats: [seat('a', 'drover'), seat('a', 'almoner')] })).toThrow('every seat once');
    expect(start({ seats: [seat('a', 'constructor')] })).toThrow('no hero constructor');
  });
});
