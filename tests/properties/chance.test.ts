import { describe, expect, test } from 'vitest';
import { defaultSetup, type EncounterEvent, EncounterSession } from '../../src/engine/index.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import {
  type ChancePort,
  enumerateChance,
  outcomesAlike,
  pickEach,
  ScriptError,
  seededChance,
} from '../../src/engine/rng/chance.ts';
import { nextBelow, wordsFromSeed } from '../../src/engine/rng/rng-words.ts';
import { arena, brute, hero, type Roll, runRule } from '../support/arena.ts';
import { many, proved } from '../support/depth.ts';
import { drive, gameContent, newGame, street } from '../support/games.ts';

const attack = (rolls: readonly Roll[]) =>
  runRule(
    arena({ figures: [brute('ogre', [0, 0]), hero('nova', [1, 0], {}, { sp: 0 })] }),
    (table) =>
      resolveAttack(table, {
        attacker: 'ogre',
        target: 'nova',
        profile: { kind: 'melee', range: 1 },
        cause: 'ai',
      }),
    { rolls },
  );

describe('the chance port', () => {
  test('a script that is used up', () => {
    const { session, chance } = attack([
      ['white', 6],
      ['white', 5],
    ]);
    expect(session.pending).toBeNull();
    chance.finish();
  });

  test('a missing roll fails and says which', () => {
    expect(() => attack([['white', 6]])).toThrow(new ScriptError('roll 2 is missing: white is rolled'));
  });

  test('another die fails and says which', () => {
    expect(() =>
      attack([
        ['white', 6],
        ['teal', 5],
      ]),
    ).toThrow('roll 2: the script has teal, the rules roll white');
  });

  test('a roll left over fails and says which', () => {
    const { chance } = attack([
      ['white', 6],
      ['white', 5],
      ['black', 1],
    ]);
    expect(() => chance.finish()).toThrow('1 roll left unused, the first is roll 3: black 1');
  });

  test('the seeded generator gives every face about as often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    let words = wordsFromSeed('dice');
    for (let i = 0; i < 6000; i++) {
      const picked = nextBelow(words, 6);
      counts[picked.value]! += 1;
      words = picked.words;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('the enumerator visits every outcome once, with weights that add up to one', () => {
    const runs = [
      ...enumerateChance((port) => {
        const a = port.pick([1, 2, 3, 4], 2, 'coin').value;
        return a === 0 ? 'heads' : `tails ${port.pick([1, 2, 3, 4], 3, 'die').value}`;
      }),
    ];
    expect(runs.map(({ result }) => result)).toEqual(['heads', 'tails 0', 'tails 1', 'tails 2']);
    expect(runs.reduce((sum, { numerator, denominator }) => sum + (numerator * 6n) / denominator, 0n)).toBe(
      6n,
    );
  });

  test('picks made at once that are alike are run once, with the weight of all of them', () => {
    const listed: number[] = [];
    const runs = [
      ...enumerateChance(
        (port) => pickEach(port, [1, 2, 3, 4], 3, ['die', 'die']).values.reduce((sum, n) => sum + n, 0),
        (n, what) =>
          outcomesAlike(
            n,
            what,
            (_, values) => String(values.reduce((a, b) => a + b)),
            (some) => listed.push(some),
          ),
      ),
    ];
    expect(runs).toEqual(
      [0, 1, 2, 3, 4].map((result) => ({
        result,
        numerator: BigInt(3 - Math.abs(result - 2)),
        denominator: 9n,
      })),
    );
    expect(listed).toEqual([3, 9]);
  });

  test('what is alike is joined die by die: a dozen dice list hundreds, not thousands of millions', () => {
    let listed = 0;
    const total = (_: readonly string[], values: readonly number[]) => String(values.reduce((a, b) => a + b));
    const found = outcomesAlike(6, new Array(12).fill('red'), total, (some) => {
      listed += some;
    });
    expect(found).toHaveLength(61);
    expect(found.reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** 12);
    expect(listed).toBeLessThan(3000);
  });

  test('several at once from the seed are what one after another would be', () => {
    const words = wordsFromSeed('pair');
    const first = seededChance.pick(words, 6, 'white');
    const second = seededChance.pick(first.words, 6, 'teal');
    expect(pickEach(seededChance, words, 6, ['white', 'teal'])).toEqual({
      values: [first.value, second.value],
      words: second.words,
    });
  });
});

/** The seeded generator, noting every draw that is not a die. */
function recordingDraws(): { port: ChancePort; draws: number[] } {
  const draws: number[] = [];
  const port: ChancePort = {
    pick(words, n, what) {
      const picked = seededChance.pick(words, n, what);
      if (what.startsWith('draw:')) draws.push(picked.value);
      return picked;
    },
  };
  return { port, draws };
}

/** Events without the words of the generator, which real dice do not turn. */
const facts = (events: readonly EncounterEvent[]) =>
  events.map((event) => ('rng' in event ? { ...event, rng: [0, 0, 0, 0] } : event));

describe('dice typed in by hand', () => {
  const setup = defaultSetup(gameContent.encounters[street]!, 'hand', ['North', 'South']);

  test('give the same game as the seed when the same faces lie up', () => {
    const { port, draws } = recordingDraws();
    const seeded = new EncounterSession(setup, gameContent, port);
    drive(seeded, 'simple', 'hand', many(80, 150));

    // Dice as they were thrown: a re-roll's event holds the whole roll, so only those thrown again count.
    const faces = seeded.events.flatMap((event) =>
      event.type === 'diceRolled'
        ? event.dice.map((die) => die.face)
        : event.type === 'diceRerolled'
          ? event.which.map((i) => event.dice[i]!.face)
          : [],
    );
    const told = [...draws];
    const byHand = new EncounterSession({ ...setup, byHand: true }, gameContent, {
      pick: (words) => ({ value: told.shift()!, words }),
    });
    const answers = seeded.decisions.map((decision) => decision.option);
    let typed = 0;
    while (byHand.pending && (answers.length > 0 || byHand.pending.kind === 'die-face')) {
      if (byHand.pending.kind === 'die-face') {
        expect(byHand.pending.options).toHaveLength(6);
        byHand.decide(`face:${faces[typed++]}`);
      } else byHand.decide(answers.shift()!);
    }
    expect(typed).toBe(faces.length);
    proved({ dice: typed });
    expect(facts(byHand.events)).toEqual(facts(seeded.events));
    expect({ ...byHand.state, rng: [] }).toEqual({ ...seeded.state, rng: [] });
  });

  test('can be rewound between two dice of one roll', () => {
    const session = new EncounterSession({ ...setup, byHand: true }, gameContent);
    drive(session, 'random', 'dice', many(120, 300));
    const dice = session.decisions.flatMap((d, i) => (d.kind === 'die-face' ? [i] : []));
    const inside = dice.find((i) => session.decisions[i - 1]?.kind === 'die-face')!;
    const { hash } = session;
    session.rewind(inside);
    expect(session.pending?.kind).toBe('die-face');
    while (session.canRedo) session.redo();
    expect(session.hash).toBe(hash);
  });
});

describe('I5 in the middle of nested questions', () => {
  test('a game rewound inside an attack inside a move goes on as it was', () => {
    const deep: number[] = [];
    const session = newGame(street, 'nested-2');
    drive(session, 'random', 'nested-2', 400, ({ state, decisions, pending }) => {
      if (pending && state.scopes.length >= 2) deep.push(decisions.length);
    });
    expect(deep.length).toBeGreaterThan(2);
    const { hash } = session;
    for (const n of deep.slice(0, many(2, 6))) {
      session.rewind(n);
      expect(session.state.scopes.length).toBeGreaterThanOrEqual(2);
      while (session.canRedo) session.redo();
      expect(session.hash).toBe(hash);
    }
  });
});
