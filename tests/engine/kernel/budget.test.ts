import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/check/limits.ts';
import { listWays } from '../../../src/engine/ai/ai-ways.ts';
import { targetsFrom } from '../../../src/engine/ai/what-if.ts';
import {
  defaultSetup,
  type EncounterContent,
  EncounterSession,
  listStanding,
  OverBudget,
} from '../../../src/engine/index.ts';
import { STEPS_PER_DECISION, spend, withBudget } from '../../../src/engine/kernel/budget.ts';
import { hpOf } from '../../../src/engine/queries/figures/stats.ts';
import { problemLine } from '../../../src/words/en/problems.ts';
import { many, proved } from '../../support/depth.ts';
import { content } from '../../support/table-of-memory.ts';
import { type Heavy, heavyContent, openBoard } from '../../support/worst-packs.ts';

const TOWARDS = { goal: 'towards', of: 'nearest' };
const move = (to: unknown = TOWARDS, more: object = {}) => ({ do: 'move', to, ...more });
const shoot = { do: 'attack', kind: 'ranged', range: LIMITS.few };
const canShoot = { is: 'can-move-and-attack', kind: 'ranged', range: LIMITS.few };
const step = (id: string, instructions: readonly unknown[], condition: unknown = { is: 'otherwise' }) => ({
  id,
  if: condition,
  do: instructions,
});
const side = Math.sqrt(LIMITS.spaces);
/** Nobody sees across it. */
const walled = openBoard(side).map((row, y) => (y === side / 2 ? '#'.repeat(side) : row));

/** Plays so many decisions, the first answer of each; gives what the longest took, and what ended it. */
function play(of: EncounterContent, id: string, decisions: number) {
  let most = 0;
  let made = 0;
  try {
    const session = new EncounterSession(defaultSetup(of.encounters[id]!, 'budget', ['A']), of);
    for (; session.pending && made < decisions; made++) {
      const { options } = session.pending;
      session.decide((options.find((one) => one.id.startsWith('end')) ?? options[0]!).id);
      most = Math.max(most, session.effort);
    }
    return { most, made, stopped: null };
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    return { most: STEPS_PER_DECISION, made, stopped: error };
  }
}

/** Processor seconds: a hang is meant, not a stopwatch. */
function secondsOf<T>(run: () => T): { seconds: number; came: T } {
  const before = process.cpuUsage();
  const came = run();
  const { user, system } = process.cpuUsage(before);
  return { came, seconds: (user + system) / 1e6 };
}

const saidOf = (heavy: Heavy) => {
  const { problems } = heavyContent(heavy);
  return problems.filter(({ file }) => file.startsWith('heavy/')).map(problemLine);
};

describe('the budget of a decision', () => {
  test('is its own: one within another leaves the outer as it was', () => {
    const took = withBudget(() => {
      spend(3);
      expect(withBudget(() => spend(5), 5)).toBe(5);
      spend(4);
    }, 10);
    expect(took).toBe(7);
    expect(() => withBudget(() => spend(11), 10)).toThrow(OverBudget);
    expect(() => spend(STEPS_PER_DECISION + 1)).not.toThrow();
  });

  test('counts what was asked before as if it were asked anew: nothing hangs on who looked at the table', () => {
    const encounter = content().encounters['under-hallow-street']!;
    const session = new EncounterSession(defaultSetup(encounter, 'alike', ['A']), content());
    while (session.pending?.kind === 'placement') session.decide(session.pending.options[0]!.id);
    const { position, state } = session;
    const profile = { kind: 'ranged', range: 6 } as const;
    for (const figure of listStanding(state)) {
      for (const ask of [
        () => listWays(position, figure, { jump: 2 }),
        () => hpOf(position, figure),
        () => targetsFrom(position, figure, figure.at!, profile),
      ])
        expect(withBudget(ask)).toBe(withBudget(ask));
      expect(withBudget(() => listWays(position, figure, { jump: 2 }))).toBeGreaterThan(100);
    }
  });

  test('is a hundred times what our own encounters take', () => {
    const { most, stopped } = play(content(), 'when-the-locks-opened', 30);
    expect(stopped).toBeNull();
    expect(most).toBeGreaterThan(1000);
    expect(most * 100).toBeLessThan(STEPS_PER_DECISION);
  });
});

describe('packs made to be slow', () => {
  test('more than Combatants can weigh in a round is told before anything is played', () => {
    const all = { rows: openBoard(side), size: 1, movement: LIMITS.movement } as const;
    const said = saidOf({ ...all, combatants: LIMITS.combatants, ai: [step('a', [move()])] });
    expect(said).toEqual([
      expect.stringMatching(/^heavy\/encounters\/heavy\.json: \$\.combatants: expected Combatants that need/),
    ]);
    expect(saidOf({ ...all, combatants: 20, ai: [step('a', [move()])] })).toEqual([]);
  });

  test.each([
    ['steps', Array.from({ length: LIMITS.steps + 1 }, (_, i) => step(`s${i}`, [shoot]))],
    ['instructions', [step('a', new Array(LIMITS.instructions + 1).fill(shoot))]],
    ['a jump', [step('a', [move(TOWARDS, { jump: LIMITS.jump + 1 })])]],
    ['free spaces', [step('a', [move(TOWARDS, { spaces: LIMITS.movement + 1 })])]],
  ])('too many or too much: %s', (_, ai) => {
    const said = saidOf({ rows: openBoard(10), combatants: 1, size: 1, movement: 4, ai });
    expect(said.length).toBeGreaterThan(0);
    expect(said[0]).toMatch(/heavy\.json: \$\.ai/);
  });

  test('twenty figures that look over the whole board to move are within it', () => {
    const ai = [step('a', [move()])];
    const heavy = heavyContent({
      rows: openBoard(side),
      combatants: 20,
      size: 1,
      movement: LIMITS.movement,
      ai,
    });
    expect(play(heavy, 'heavy', 8).stopped).toBeNull();
  });

  // Past the checks, as a saved game's cards or a later effect might have it: without a budget this decision took more
  // than five hundred seconds of processor.
  test('what would not end stops with an error, in the same place each time', () => {
    const ai = [step('z', [move()])];
    const { cards, encounters } = heavyContent({ rows: walled, combatants: 40, size: 1, movement: 4, ai });
    const card = cards.combatants.heavy!;
    const seldom = Array.from({ length: LIMITS.steps }, (_, i) => step(`s${i}`, [shoot], canShoot));
    const heavy = { ...card, movement: 30, ai: [...seldom, ...ai] as typeof card.ai };
    const of = { encounters, cards: { ...cards, combatants: { ...cards.combatants, heavy } } };
    const { came, seconds } = secondsOf(() => [play(of, 'heavy', 12), play(of, 'heavy', 12)]);
    expect(came[0]!.stopped).toBeInstanceOf(OverBudget);
    expect(came[0]).toEqual(came[1]);
    expect(seconds).toBeLessThan(300);
  });

  test('whatever a legal pack holds, a decision ends: in a question, or within the budget in its error', () => {
    const range = fc.integer({ min: 1, max: LIMITS.few });
    const goal = fc.oneof(
      fc.constantFrom(
        { goal: 'towards', of: 'nearest' },
        { goal: 'towards', of: 'most-damage' },
        { goal: 'away', from: 'nearest' },
        { goal: 'adjacent', of: 'most-opponents' },
      ),
      range.map((spaces) => ({ goal: 'up-to-range', range: spaces, of: 'any' })),
      range.map((spaces) => ({ goal: 'within', range: spaces, of: 'any' })),
    );
    const moving = fc.record(
      {
        do: fc.constant('move'),
        to: goal,
        spaces: fc.integer({ min: 1, max: LIMITS.movement }),
        jump: fc.integer({ min: 1, max: LIMITS.jump }),
        provokes: fc.boolean(),
      },
      { requiredKeys: ['do', 'to'] },
    );
    const attacking = fc.record({ do: fc.constant('attack'), kind: fc.constant('ranged'), range });
    const condition = fc.oneof(
      fc.constant({ is: 'otherwise' }),
      range.map((spaces) => ({ is: 'can-move-and-attack', kind: 'ranged', range: spaces })),
    );
    const heavy = fc.record({
      rows: fc.constantFrom(openBoard(side), walled, openBoard(12)),
      combatants: fc.integer({ min: 1, max: LIMITS.combatants }),
      size: fc.integer({ min: 1, max: LIMITS.side }),
      movement: fc.integer({ min: 0, max: LIMITS.movement }),
      ai: fc.array(
        fc.tuple(condition, fc.array(fc.oneof(moving, attacking), { minLength: 1, maxLength: 4 })),
        { minLength: 1, maxLength: 6 },
      ),
    });
    let played = 0;
    fc.assert(
      fc.property(heavy, ({ ai, ...more }) => {
        const steps = ai.map(([when, doing], i) => step(`s${i}`, doing, when));
        const of = heavyContent({ ...more, ai: steps });
        if (!Object.hasOwn(of.encounters, 'heavy')) return;
        played += 1;
        const { came, seconds } = secondsOf(() => play(of, 'heavy', 9));
        expect(came.most).toBeLessThanOrEqual(STEPS_PER_DECISION);
        // A generous bound of a step's price, some two hundred times what it takes.
        expect(seconds).toBeLessThan(180);
      }),
      { numRuns: many(4, 16), seed: 11 },
    );
    expect(played).toBeGreaterThan(many(0, 3));
    proved({ packs: played });
  });
});
