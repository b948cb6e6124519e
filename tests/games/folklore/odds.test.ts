import { describe, expect, test } from 'vitest';
import { BotChance } from '../../../src/bots/bot-chance.ts';
import { type ChancePort, enumerateChance } from '../../../src/engine/rng/chance.ts';
import type { FolkloreState } from '../../../src/games/folklore/rules/model/state.ts';
import { chanceToFinish, stanceOdds } from '../../../src/games/folklore/rules/queries/odds.ts';
import { many, proved, sampleOf } from '../../support/depth.ts';
import { answer, content, GHOST, idsOf, sitDown } from './table.ts';

type Sitting = NonNullable<Parameters<typeof sitDown>[1]>;

interface Moment {
  readonly heroes: readonly string[];
  readonly sitting: Sitting;
  /** An option of step 3 for each living hero, from the leader on. */
  readonly stances: readonly string[];
  /** Whether each uses its ability with its own attack. */
  readonly abilities?: readonly boolean[];
}

const declaredOf = ({ heroes, sitting, stances }: Moment) => {
  const left = [...stances];
  return heroes.map((_, i) => {
    if (sitting.hero?.[i]?.isGhost) return null;
    const [stance, ability] = left.shift()!.split('+');
    return { stance: stance as 'attack' | 'defend', ability: ability !== undefined };
  });
};

/** The state before the stances, where the odds are told. */
const positionOf = ({ heroes, sitting }: Moment) => ({
  state: sitDown(heroes, { ...sitting, chance: undefined }).state,
  content,
});

/** A round of the skirmish by the rules themselves; ends before step 3 of the next, or with the fight. */
function playRound({ heroes, sitting, stances, abilities = [] }: Moment, chance: ChancePort): FolkloreState {
  const session = sitDown(heroes, { ...sitting, chance });
  answer(session, ...stances);
  while (session.pending?.kind === 'skirmish-turn') {
    const withAbility = abilities[session.pending.hero] && idsOf(session).includes('strike+ability');
    answer(session, withAbility ? 'strike+ability' : 'strike');
  }
  return session.state;
}

const vitaOf = (state: FolkloreState) => state.heroes.map(({ vita }) => vita);

/** Nobody can hit anybody, but for what is asked. */
const noHit = (what: string, n: number): number | null => (what === 'd10' && n === 10 ? 0 : null);

/** Chance of a bot, so that the samples are the same every time; a search finds nothing, for it is no matter of odds. */
function sampled(seed: string): ChancePort {
  const chance = new BotChance(seed);
  return { pick: (words, n, what) => ({ value: noHit(what, n) ?? chance.below(n), words }) };
}

const SAMPLES = many(250, 20_000);
/** What is allowed goes with the root of how many there are. */
const LEEWAY = Math.sqrt(20_000 / SAMPLES);

describe(`the odds against ${SAMPLES} rounds of the rules, by seed`, () => {
  test.each<[string, Moment]>([
    [
      'one against robbers, who might fall',
      {
        heroes: ['ferrywoman'],
        sitting: { hero: { 0: { vita: 3 } }, fight: { foe: 'toll-robbers', counter: 1 } },
        stances: ['attack'],
      },
    ],
    [
      'a pair against the drowned, one of them behind a shield',
      {
        heroes: ['hedge-witch', 'huntsman'],
        sitting: { hero: { 1: { vita: 4 } }, fight: { foe: 'the-drowned', counter: 2 } },
        stances: ['defend+ability', 'attack'],
        abilities: [false, true],
      },
    ],
    [
      'three and a ghost against the miller',
      {
        heroes: ['ferrywoman', 'huntsman', 'lay-brother', 'hedge-witch'],
        sitting: { hero: { 1: GHOST }, fight: { foe: 'grey-miller', counter: 3 } },
        stances: ['attack', 'attack+ability', 'attack'],
        abilities: [true, false, false, false],
      },
    ],
  ])('%s', (name, moment) => {
    const position = positionOf(moment);
    const declared = declaredOf(moment);
    const before = vitaOf(position.state);
    const port = sampled(name);
    const lost = before.map(() => 0);
    const fell = before.map(() => 0);
    /** Rounds in which nobody fell before the heroes’ turn: what the chance to finish is told of. */
    let stood = 0;
    let finished = 0;
    for (let n = 0; n < SAMPLES; n++) {
      const state = playRound(moment, port);
      const after = vitaOf(state);
      before.forEach((vita, i) => {
        lost[i]! += vita - after[i]!;
        if (vita > 0 && after[i] === 0) fell[i]! += 1;
      });
      if (before.some((vita, i) => vita > 0 && after[i] === 0)) continue;
      stood += 1;
      if (state.fight === null) finished += 1;
    }
    before.forEach((vita, i) => {
      if (vita === 0) return;
      const odds = stanceOdds(position, i, declared);
      // Four standard errors: of a share at most 0.014, of the Vita of two blows of a d4 at most 0.05.
      expect(Math.abs(fell[i]! / SAMPLES - odds.falls)).toBeLessThan(0.014 * LEEWAY);
      expect(Math.abs(lost[i]! / SAMPLES - odds.lost)).toBeLessThan(0.05 * LEEWAY);
    });
    proved({ rounds: SAMPLES });
    const chance = chanceToFinish(position, declared, moment.abilities);
    expect(chance).toBeGreaterThan(0);
    expect(Math.abs(finished / stood - chance)).toBeLessThan(4 * Math.sqrt(0.25 / stood));
  });
});

/** What comes of every way of the dice, with the share of each. */
function everyWay<T>(run: (port: ChancePort) => T): { readonly result: T; readonly share: number }[] {
  return [...enumerateChance(run)].map(({ result, numerator, denominator }) => ({
    result,
    share: Number(numerator) / Number(denominator),
  }));
}

const sumOf = <T>(ways: readonly { result: T; share: number }[], of: (result: T) => number): number =>
  ways.reduce((sum, { result, share }) => sum + share * of(result), 0);

describe('the odds against every way of the dice', () => {
  const foes = [
    ['reed-hag', 'attack', 3],
    ['reed-hag', 'defend', 2],
    ['reed-hag', 'attack', 16],
    ['lean-wolves', 'attack', 1],
  ] as const;
  test.each(sampleOf(foes, 2, 'foes'))(
    'the foes’ turn of %s against one who means to %s with %i Vita',
    (foe, stance, vita) => {
      const sitting = { hero: { 0: { vita } }, fight: { foe, counter: 2 } };
      const ways = everyWay((chance) => {
        const session = sitDown(['ferrywoman'], { ...sitting, chance });
        return answer(session, stance).state.heroes[0]!.vita;
      });
      const position = { state: sitDown(['ferrywoman'], sitting).state, content };
      const odds = stanceOdds(position, 0, [{ stance, ability: false }]);
      proved({ ways: ways.length });
      expect(sumOf(ways, () => 1)).toBeCloseTo(1, 10);
      expect(odds.lost).toBeCloseTo(
        sumOf(ways, (left) => vita - left),
        10,
      );
      expect(odds.falls).toBeCloseTo(
        sumOf(ways, (left) => (left === 0 ? 1 : 0)),
        10,
      );
    },
  );

  const turns = [
    [['ferrywoman'], ['strike'], 1],
    [['ferrywoman'], ['strike+ability'], 2],
    [['huntsman', 'ferrywoman'], ['strike', 'strike'], 1],
    [['huntsman', 'ferrywoman'], ['strike+ability', 'strike'], 2],
  ] as const;
  // The last has as many ways as all others together.
  test.each(sampleOf(turns.slice(0, many(2, 4)), 2, 'turns'))(
    'the heroes’ turn of %j with %j against a counter of %i',
    (heroes, strikes, counter) => {
      const declared = heroes.map(() => ({ stance: 'attack', ability: false }) as const);
      const sitting: Sitting = {
        state: { step: 'heroes' },
        fight: { foe: 'lean-wolves', counter, round: 1, declared },
      };
      const position = { state: sitDown(heroes, sitting).state, content };
      const searched: ChancePort = { pick: (words) => ({ value: 0, words }) };
      const ways = everyWay((port) => {
        const pick: ChancePort['pick'] = (words, n, what) =>
          (what === 'd100' ? port : searched).pick(words, n, what);
        return answer(sitDown(heroes, { ...sitting, chance: { pick } }), ...strikes).state.fight === null;
      });
      proved({ ways: ways.length });
      const abilities = strikes.map((strike) => strike === 'strike+ability');
      expect(chanceToFinish(position, declared, abilities)).toBeCloseTo(
        sumOf(ways, (isOver) => (isOver ? 1 : 0)),
        10,
      );
    },
  );
});
