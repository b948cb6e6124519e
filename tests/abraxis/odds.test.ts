import { describe, expect, test } from 'vitest';
import { createAbraxisOdds, PAIRS, type Symbols } from '../../src/abraxis/index.ts';
import { many, proved } from '../support/depth.ts';
import { cardOf, sitDown, toldRolls } from './table.ts';

const symbols = (book: number, shield: number, burst = 0): Symbols => ({ book, shield, burst });
const pair = (at: number) => sitDown(cardOf({ book: 1 }), { players: 4 }).state.players[at]!.dice;

/** B4: the expected change of points in a round, best played alone, with no Fate, one, and two. */
const TABLE: readonly (readonly [Symbols, readonly [number, number, number]])[] = [
  [symbols(2, 2), [-1.51, -0.68, -0.18]],
  [symbols(3, 3), [-1.52, -0.71, -0.22]],
  [symbols(3, 3, 1), [-1.65, -0.85, -0.36]],
  [symbols(4, 4), [-1.75, -0.99, -0.49]],
  [symbols(4, 2), [-1.93, -1.27, -0.76]],
  [symbols(2, 4), [-1.93, -1.27, -0.76]],
  [symbols(5, 3, 1), [-2.17, -1.51, -1.02]],
  [symbols(0, 0), [-3.13, -1.81, -0.89]],
];

describe('a round, best played alone', () => {
  test.each(TABLE)('%o as in the table of B4', (wanted, [none, one, two]) => {
    const odds = createAbraxisOdds(cardOf({ book: 1 }));
    const values = [0, 1, 2].map((fate) => Number(odds.ofRound(wanted, pair(0), fate).toFixed(2)));
    expect(values).toEqual([none, one, two]);
  });

  test('all pairs of colours are worth the same, since the same places show the same symbols (D1)', () => {
    const odds = createAbraxisOdds(cardOf({ book: 1 }));
    const values = PAIRS.map((_, at) => odds.ofRound(symbols(3, 3), pair(at), 1));
    expect(new Set(values)).toEqual(new Set([values[0]]));
  });
});

describe('the odds of an answer', () => {
  const card = cardOf({ book: 3, shield: 3 });

  test('of the last open die: the mean over its six faces', () => {
    const session = sitDown(card, { chance: toldRolls('W6 W3 P5 P7', 'W5 P3', 'W2') });
    session.decide('lock:0,2');
    // 2B 3S are locked in: P3 makes it 3B 3S, with one WHITE to come.
    const { state, pending } = session;
    const lock = pending!.options.find(({ id }) => id === 'lock:3')!;
    const withoutFate = { ...state, players: state.players.map((player) => ({ ...player, fate: 0 })) };
    // WHITE: '', '' exact (+1); S -1; BS -2; BSS -3; BSSU -4.
    const mean = (1 + 1 - 1 - 2 - 3 - 4) / 6;
    const { dice } = state.players[0]!;
    // W6 BSS and P5 BS are 2B 3S.
    expect(dice.filter(({ locked }) => locked).map(({ die, face }) => `${die} ${face}`)).toEqual([
      'white 5',
      'purple 4',
    ]);
    expect(createAbraxisOdds(card).of(withoutFate, 0, lock).round).toBeCloseTo(mean, 12);
  });

  test('of all dice at once: what they come to, and the Fate is worth something in later rounds', () => {
    const session = sitDown(card, { chance: toldRolls('W5 W5 P3 P3') });
    const odds = createAbraxisOdds(card);
    const all = session.pending!.options.find(({ id }) => id === 'lock:0,1,2,3')!;
    // 4B 2S: one too many, one missing.
    expect(odds.of(session.state, 0, all).round).toBeCloseTo(-2, 12);
    const later = (fate: number, round: number): number => {
      const from = { ...session.state, round, players: [{ ...session.state.players[0]!, fate: fate + 3 }] };
      return odds.of(from, 0, all).game;
    };
    expect(later(2, 4)).toBeGreaterThan(later(1, 4));
    expect(later(2, 5)).toBeCloseTo(-2, 12);
    // The fifth round alone is left after the fourth: worth what the table has for two Fate.
    expect(later(2, 4)).toBeCloseTo(-2 + odds.ofRound(symbols(3, 3), pair(0), 2), 12);
  });

  test('once somebody is done there is one roll more, and no Fate helps in it', () => {
    const session = sitDown(card, { players: 2, chance: toldRolls('W5 W5 P3 P3', 'T7 T3 O6 O8') });
    session.decide('lock:0,1,2,3');
    const odds = createAbraxisOdds(card);
    const { state } = session;
    // T7 BSS, O6 BS and O8 BBSU locked in are 4B 4S 1U; TEAL comes last: '', '', S, BS, BSS, BSSU.
    const lock = session.pending!.options.find(({ id }) => id === 'lock:0,2,3')!;
    const mean = -(3 + 3 + 4 + 5 + 6 + 7) / 6;
    expect(odds.of(state, 1, lock).round).toBeCloseTo(mean, 12);
  });

  test('played out by them, rounds come to what they say', () => {
    const odds = createAbraxisOdds(card);
    let sum = 0;
    const games = many(150, 1500);
    for (let i = 0; i < games; i++) {
      const start = sitDown(card, { seed: `played-${i}` });
      const { state } = start;
      // One Fate in the first round, and what it saves is nothing to it.
      const from = { ...start.beginning, players: [{ ...state.players[0]!, ...fresh, fate: 1 }] };
      const session = new (start.constructor as typeof import('../../src/abraxis/index.ts').AbraxisSession)(
        start.setup,
        start.content,
        undefined,
        from,
      );
      while (session.pending && session.state.round === 1) {
        const worth = session.pending.options.map((one) => odds.of(session.state, 0, one).round);
        session.decide(session.pending.options[worth.indexOf(Math.max(...worth))]!.id);
      }
      const compared = session.events.find((event) => event.type === 'symbolsCompared')!;
      sum += compared.type === 'symbolsCompared' ? compared.change : 0;
    }
    // Some 2.2 points is the spread of one round: four of its standard errors.
    expect(Math.abs(sum / games + 0.71)).toBeLessThan((4 * 2.2) / Math.sqrt(games));
    proved({ games });
  });
});

const fresh = { decided: false, dice: pair(0).map(({ die }) => ({ die, face: null, locked: false })) };
