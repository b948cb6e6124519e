import { describe, expect, test } from 'vitest';
import {
  type Ability,
  cloneState,
  encounterGame,
  type Position,
  Session,
} from '../../../src/engine/index.ts';
import { innermostAttack } from '../../../src/engine/model/scopes.ts';
import { workOutChoice } from '../../../src/engine/odds/choice-odds.ts';
import { type Answer, type Came, ChoiceRun, keyOfCame } from '../../../src/engine/odds/choice-run.ts';
import { alikeFor } from '../../../src/engine/odds/throws-alike.ts';
import { eachOutcome, enumerateChance, outcomesAlike, seededChance } from '../../../src/engine/rng/chance.ts';
import { Spread } from '../../../src/engine/rng/spread.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { type Asked, askedAt } from '../../support/choice-asked.ts';
import { forceBack } from '../../support/force-back.ts';
import { withCard } from '../../support/own-cards.ts';

const shares = (spread: Spread<Came>): Record<string, number> =>
  Object.fromEntries(
    [...spread.each()]
      .map(({ value, weight }) => [keyOfCame(value), Number(weight) / Number(spread.whole)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** One by one and each time the whole of it, without marks. Single dice are thrown face by face, pairs by their sum. */
function oneByOne({ moment, answer }: Asked): Record<string, number> {
  const runs = new ChoiceRun(moment);
  const all = new Spread<Came>();
  const outcomesOf = (n: number, what: readonly string[]) =>
    what.length === 1 ? eachOutcome(n, what) : outcomesAlike(n, what, alikeFor(false, []));
  for (const { result, numerator, denominator } of enumerateChance(
    (port) => runs.of(answer, port),
    outcomesOf,
  ))
    all.add(keyOfCame(result), result, numerator, denominator);
  return shares(all);
}

/** What is taken for alike, and after how many runs. */
function workedOut({ moment, answer }: Asked) {
  const work = workOutChoice(moment, answer);
  for (let runs = 1; ; runs++) {
    const step = work.next();
    if (step.done) return { came: shares(step.value.spread), runs };
  }
}

const strikesBack = (when: Ability['when']): Ability => ({
  id: `back-${when}`,
  when,
  effects: [{ do: 'attack', at: { who: 'target' } }],
});

/** WHITE against Defense 5: 4 misses, 5 to 7 hit by 0 to 2. Whoever is struck has those abilities. */
function duel(of: readonly Ability[], foe: object = {}): Position {
  const us = hero('us', [0, 0], { dice: ['white'], conviction: ['white', 'white'] });
  const them = brute('them', [1, 0], { dice: ['white'], defense: 5, ...foe });
  return withCard(arena({ figures: [us, them], active: 'us', round: 2 }), 'them', of);
}
/** The same of one who is asked whether it dodges: BLACK, with 0 to 4 shields (p.50). */
function dodger(of: readonly Ability[]): Position {
  const us = hero('us', [0, 0], { dice: ['white'], conviction: ['white', 'white'] });
  const ally = hero('ally', [1, 0], { dice: ['white'], defense: 5 });
  const foe = brute('them', [5, 0]);
  return withCard(arena({ figures: [us, ally, foe], active: 'us', round: 2 }), 'ally', of);
}
const DODGES: Ability = { id: 'dodge', when: 'dodge', effects: [{ do: 'dodge' }] };

describe('I12: what is taken for alike comes to the same as every throw run for itself', () => {
  test.each<[string, Position, string[], number]>([
    ['a plain attack', duel([]), ['attack:them'], 6],
    ['a Dodge', dodger([]), ['attack:ally', 'no', 'dodge'], 36],
    ['a Force of who was missed', duel([forceBack('missed')], { defense: 7 }), ['attack:them'], 16],
    ['a Force of who took damage', duel([forceBack('damaged')]), ['attack:them'], 26],
    [
      'a Force that only a Dodge brings (p.50)',
      dodger([forceBack('dodged')]),
      ['attack:ally', 'no', 'dodge'],
      46,
    ],
    ['an attack that waits', duel([strikesBack('struck')]), ['attack:them'], 21],
    ['one that waits unless its own dies', duel([strikesBack('struck')], { hp: 2 }), ['attack:them'], 16],
    ['an attack that only a Dodge brings', duel([DODGES, strikesBack('dodged')]), ['attack:them'], 41],
  ])('%s', (_, position, answers, runs) => {
    const one = askedAt(position, answers);
    expect(workedOut(one)).toEqual({ came: oneByOne(one), runs });
  });

  test('of the first of two Forces of a Follow-Up it only counts whether it held (p.43 8)', () => {
    const once = forceBack('follow-up');
    const twice: Ability = { ...once, id: 'twice', effects: [...once.effects!, ...once.effects!] };
    // Defense 2 is always hit, whatever the seed of the game throws.
    const position = withCard(duel([], { defense: 2, hp: 30, conviction: ['white', 'white'] }), 'us', [
      twice,
    ]);
    const one = askedAt(position, ['attack:them', 'no', 'use:us.own/twice']);
    // WHITE and WHITE come to 11 sums: those of the second Force after either end of the first, no more.
    const { came, runs } = workedOut(one);
    expect(runs).toBe(31);
    // 3 of 36 throws come to less than the 6 of the Force.
    expect(Object.values(came)).toEqual([expect.closeTo(33 / 36, 9), expect.closeTo(3 / 36, 9)]);
  });
});

describe('I12: what begins when the attack has ended belongs to an answer in the midst of it', () => {
  test.each<[string, Position, number]>([
    ['an attack of who was struck', duel([strikesBack('struck')]), 1 / 2],
    ['a Counter of who was dealt nothing (p.50)', duel([], { tags: ['counter'] }), 2 / 3],
  ])('%s', (_, position, chance) => {
    const came = Object.entries(workedOut(askedAt(position, ['attack:them', 'no'])).came);
    const answered = came.filter(([key]) => /them (true|false)/.test(key));
    expect(answered.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(chance, 9);
    // Half of all throws hit; whether the answer to it does is another matter.
    const hits = came.filter(([key]) => key.startsWith('true '));
    expect(hits.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1 / 2, 9);
  });
});

test('I12: faces that were typed before the question are taken as they were typed', () => {
  const once: Ability = forceBack('follow-up');
  // A 6 alone strikes Defense 7, which the dice of the game do not show.
  const against = (defense: number) => withCard(duel([], { defense }), 'us', [once]);
  const position = against(7);
  const session = new Session(encounterGame(position, seededChance, true), position.state);
  const state = cloneState(session.state);
  const since: string[] = [];
  while (session.pending!.kind !== 'follow-up') {
    const { options } = session.pending!;
    const wanted = ['attack:them', 'no'].find((id) => options.some((option) => option.id === id));
    since.push(wanted ?? options.at(-1)!.id);
    session.decide(since.at(-1)!);
  }
  const option = session.pending!.options.find(({ id }) => id === 'use:us.own/follow-up')!;
  const answer: Answer = { kind: 'follow-up', option };
  const { cards, encounter } = position;
  const made = since.map((option) => ({ option }));
  const typed = workedOut({ moment: { state, cards, encounter, since: made, byHand: true }, answer });
  expect(typed).toEqual(workedOut(askedAt(against(2), ['attack:them', 'no', 'use:us.own/follow-up'])));
});

const look: Ability = {
  id: 'look',
  when: 'passive',
  conditions: { if: [{ is: 'shows', face: 'highest' }] },
  modifiers: [{ stat: 'physical-damage', amount: 1 }],
};
const aim: Ability = {
  id: 'aim',
  when: 'to-hit',
  effects: [{ do: 'modify', stat: 'attack-roll', amount: 1 }],
};

/** What the first die shows in each of so many runs, where so many are looked at one by one. */
function firstDice(count: number, runs: number): number[] {
  const dice = Array<string>(count).fill('white');
  const figures = [hero('us', [0, 0], { dice }), brute('them', [1, 0], { defense: 20 })];
  const position = withCard(arena({ figures, active: 'us', round: 2 }), 'us', [look, aim]);
  const { moment, answer } = askedAt(position, ['attack:them']);
  const first: number[] = [];
  const work = workOutChoice(moment, answer, () => (prompt, state) => {
    if (prompt.kind === 'to-hit') first.push(innermostAttack(state)!.rolled[0]!.face);
    return null;
  });
  for (let run = 0; run < runs + 30 && first.length < runs; run++) work.next();
  return first;
}

test('I12: of too many throws some are tried, with dice of their own and not those that come first', () => {
  // Five dice looked at one by one are 7,776 throws, the first of them with a 1 on the first die.
  const first = firstDice(5, 270);
  expect(new Set(first.slice(0, 250))).toEqual(new Set([1]));
  expect(new Set(first.slice(250)).size).toBeGreaterThan(2);
});

test('I12: where there are no more than can be run, each is run in its turn', () => {
  // Four dice are 1,296 throws: 216 with each face of the first one.
  const first = firstDice(4, 270);
  expect(first.slice(0, 216)).toEqual(Array(216).fill(1));
  expect(first.slice(216)).toEqual(Array(54).fill(2));
});
