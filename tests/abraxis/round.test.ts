import { describe, expect, test } from 'vitest';
import { AbraxisSession, resultOf } from '../../src/abraxis/index.ts';
import { RefusedDecision } from '../../src/engine/index.ts';
import { cardOf, idsOf, sitDown, toldRolls } from './table.ts';

const FOUNDER = cardOf({ book: 3, shield: 3 });
const pointsIn = (session: AbraxisSession) => session.state.players.map(({ points }) => points);

describe('the worked round of B4: 3 books, 3 shields', () => {
  const first = ['W4 W2 P5 P7', 'W6 W3 P2'];

  test('one die a roll, the last lies badly: 4B 5S 1U, four points', () => {
    const session = sitDown(FOUNDER, { chance: toldRolls(...first, 'W5 P3', 'W7') });
    for (const lock of ['lock:2', 'lock:0', 'lock:3', 'lock:1']) session.decide(lock);
    expect(session.events.find(({ type }) => type === 'symbolsCompared')).toMatchObject({
      off: { book: 1, shield: 2, burst: 1 },
      change: -4,
      points: 6,
      rule: 'p.70',
    });
    expect(session.state).toMatchObject({ round: 2, roll: 1, players: [{ points: 6, fate: 5 }] });
  });

  test('a Fate after the third roll: 4B 4S, two points', () => {
    const session = sitDown(FOUNDER, { chance: toldRolls(...first, 'W5 P3') });
    for (const lock of ['lock:2', 'lock:0', 'lock:1,3']) session.decide(lock);
    expect(session.state).toMatchObject({ round: 2, players: [{ points: 8, fate: 4 }] });
  });

  test('a Fate in the second roll, and the PURPLE makes it exact: one point more', () => {
    const session = sitDown(FOUNDER, { chance: toldRolls(...first, 'P3') });
    for (const lock of ['lock:2', 'lock:0,1', 'lock:3']) session.decide(lock);
    // At ten already: there is no most (X218).
    expect(session.state).toMatchObject({ round: 2, players: [{ points: 11, fate: 4 }] });
  });
});

describe('locking in (p.70)', () => {
  test('one die; one more for each Fate; none for one', () => {
    const session = sitDown(FOUNDER, { chance: toldRolls('W4 W2 P5 P7') });
    const { options } = session.pending!;
    expect(options).toHaveLength(16);
    expect(options.slice(0, 5).map(({ id, fate }) => [id, fate])).toEqual([
      ['lock:0', 0],
      ['lock:1', 0],
      ['lock:2', 0],
      ['lock:3', 0],
      ['lock:0,1', 1],
    ]);
    expect(options.slice(-2).map(({ id, fate }) => [id, fate])).toEqual([
      ['lock:0,1,2,3', 3],
      ['hold', 1],
    ]);
  });

  test('without Fate neither more nor none, and the last die is not asked about', () => {
    const session = sitDown(FOUNDER, { chance: toldRolls('W4 W2 P5 P7', 'W4 W2 P5 P7', 'W4 W2 P5 P7') });
    for (let i = 0; i < 5; i++) session.decide('hold');
    expect(session.state.players[0]!.fate).toBe(0);
    expect(idsOf(session)).toEqual(['lock:0', 'lock:1', 'lock:2', 'lock:3']);
    expect(() => session.decide('hold')).toThrow(RefusedDecision);
    for (const odd of [null, {}, Symbol('x')])
      expect(() => session.decide(odd as unknown as string)).toThrow(RefusedDecision);
    for (const lock of ['lock:0', 'lock:1', 'lock:2']) session.decide(lock);
    // One die is left, and there is nothing to choose about it (I6): the next question is of round 2.
    expect(session.state.round).toBe(2);
  });

  test('with fewer Fate than dice as many more as there is Fate for', () => {
    const session = sitDown(FOUNDER);
    for (let i = 0; i < 4; i++) session.decide('hold');
    expect(idsOf(session).filter((id) => id.split(',').length > 2)).toEqual([]);
    expect(idsOf(session)).toContain('lock:1,2');
  });

  test('all roll at once, and decide in the order they sit (X217)', () => {
    const session = sitDown(FOUNDER, { players: 2 });
    const rolled = session.events.filter(({ type }) => type === 'diceRolled');
    expect(rolled).toHaveLength(2);
    expect(session.pending).toMatchObject({ seat: 'seat-1', player: 0, kind: 'abraxis-lock' });
    session.decide('lock:0');
    expect(session.pending).toMatchObject({ seat: 'seat-2', player: 1 });
    expect(session.state.players.map(({ decided }) => decided)).toEqual([true, false]);
    session.decide('lock:1');
    expect(session.state.roll).toBe(2);
  });

  test('each pair of colours goes to a player in their order (p.70, X216)', () => {
    const colours = sitDown(FOUNDER, { players: 4 }).state.players.map(({ dice }) =>
      dice.map(({ die }) => die),
    );
    expect(colours).toEqual([
      ['white', 'white', 'purple', 'purple'],
      ['teal', 'teal', 'orange', 'orange'],
      ['green', 'green', 'red', 'red'],
      ['blue', 'blue', 'grey', 'grey'],
    ]);
    expect(() => sitDown(FOUNDER, { players: 0 })).toThrow(
      'expected 1 to 4 players of Abraxis (p.70), got 0',
    );
  });
});

describe('the last roll (p.70)', () => {
  test('one is done: the others roll once more, lock what lies, and are asked nothing', () => {
    const session = sitDown(FOUNDER, {
      players: 2,
      chance: toldRolls('W5 W5 P3 P3', 'T8 T8 O8 O8', 'T3 O2 O2'),
    });
    session.decide('lock:0,1,2,3');
    session.decide('lock:0');
    expect(session.events.map(({ type }) => type).slice(-12)).toContain('lastLocked');
    const [won, lost] = session.events.filter(({ type }) => type === 'symbolsCompared');
    // W5 W5 P3 P3: 4B 2S. T8, and then T3 O2 O2: 1B 2S 1U.
    expect(won).toMatchObject({ off: { book: 1, shield: -1, burst: 0 }, change: -2 });
    expect(lost).toMatchObject({ off: { book: -2, shield: -1, burst: 1 }, change: -4 });
    expect(session.state.players.map(({ fate }) => fate)).toEqual([2, 5]);
    expect(session.state.round).toBe(2);
  });

  test('two are done in the same roll: nobody rolls again', () => {
    const session = sitDown(FOUNDER, { players: 2 });
    session.decide('lock:0,1,2,3');
    const before = session.events.length;
    session.decide('lock:0,1,2,3');
    const after = session.events.slice(before).map(({ type }) => type);
    expect(after.slice(0, 5)).toEqual([
      'diceLocked',
      'rollEnded',
      'symbolsToCompare',
      'symbolsCompared',
      'symbolsCompared',
    ]);
  });
});

describe('comparing (p.70)', () => {
  /** Everything at once, as long as there is Fate; else dice by dice. */
  function rush(session: AbraxisSession, rounds: number): void {
    while (session.pending && session.state.round <= rounds) {
      const { options } = session.pending;
      session.decide(options.findLast(({ act }) => act.do === 'lock')!.id);
    }
  }

  test('who has one point and loses two is out with none (X218), and rolls no more', () => {
    const card = cardOf({ book: 4, shield: 2, burst: 2 });
    const start = sitDown(card, { players: 2 });
    const { beginning } = start;
    const from = {
      ...beginning,
      round: 2,
      players: beginning.players.map((player, i) => ({ ...player, points: i === 0 ? 1 : 5 })),
    };
    // 4B 2S lie before both: two bursts are missing.
    const chance = toldRolls('W5 W5 P3 P3', 'T6 T6 O4 O4');
    const session = new AbraxisSession(start.setup, start.content, chance, from);
    session.decide('lock:0,1,2,3');
    session.decide('lock:0,1,2,3');
    const compared = session.events.filter(({ type }) => type === 'symbolsCompared');
    expect(compared).toMatchObject([
      { change: -1, points: 0 },
      { change: -2, points: 3 },
    ]);
    expect(session.state).toMatchObject({
      round: 4,
      players: [
        { points: 0, out: 3 },
        { points: 3, out: null },
      ],
    });
    const rolled = session.events.slice(session.events.findIndex(({ type }) => type === 'roundEnded'));
    expect(rolled.flatMap((event) => (event.type === 'diceRolled' ? [event.player] : []))).toEqual([1]);
    expect(session.pending).toMatchObject({ player: 1 });
  });

  test('all are out before the fifth round: the game is over, for nobody', () => {
    const session = sitDown(cardOf({ book: 9, shield: 9 }), { players: 2 });
    rush(session, 5);
    expect(session.pending).toBeNull();
    const result = resultOf(session)!;
    expect(result).toMatchObject({
      left: 0,
      players: [
        { points: 0, isIn: false },
        { points: 0, isIn: false },
      ],
    });
    expect(result.rounds).toBeLessThan(5);
    expect(session.events.at(-1)).toMatchObject({ type: 'gameEnded', left: [] });
  });

  test('after five rounds the result names who is in, and their points', () => {
    const session = sitDown(cardOf({ book: 2, shield: 2 }), { players: 3, seed: 'kind' });
    expect(resultOf(session)).toBeNull();
    rush(session, 5);
    const result = resultOf(session)!;
    expect(result.rounds).toBe(5);
    expect(result.left).toBe(result.players.filter(({ isIn }) => isIn).length);
    expect(result.players.map(({ seat, name }) => `${seat} ${name}`)).toEqual([
      'seat-1 Player 1',
      'seat-2 Player 2',
      'seat-3 Player 3',
    ]);
    expect(result.players.map(({ points }) => points)).toEqual(pointsIn(session));
    expect(result.hash).toBe(session.hash);
  });

  test('an exact match gives what the card says (X221)', () => {
    const session = sitDown(cardOf({ book: 4, shield: 2 }, { exact: 2 }), {
      chance: toldRolls('W5 W5 P3 P3'),
    });
    session.decide('lock:0,1,2,3');
    expect(pointsIn(session)).toEqual([12]);
  });
});

describe('typed dice (p.5)', () => {
  test('one question a die, in the order they lie, to who sits there', () => {
    const session = sitDown(FOUNDER, { players: 2, byHand: true });
    expect(session.pending).toMatchObject({ kind: 'die-face', die: 'white', at: 0, player: 0, typed: [] });
    expect(idsOf(session)).toEqual(['face:1', 'face:2', 'face:3', 'face:4', 'face:5', 'face:6']);
    session.decide('face:4');
    expect(session.pending).toMatchObject({ at: 1, typed: [{ at: 0, face: 4 }] });
    for (const face of ['face:4', 'face:3', 'face:3']) session.decide(face);
    expect(session.pending).toMatchObject({ die: 'teal', player: 1, seat: 'seat-2' });
    for (const face of ['face:1', 'face:1', 'face:1', 'face:1']) session.decide(face);
    expect(session.pending).toMatchObject({ kind: 'abraxis-lock', player: 0 });
    expect(session.state.players[0]!.dice.map(({ face }) => face)).toEqual([4, 4, 3, 3]);
  });
});

describe('a log', () => {
  test('replays to its hash, and undo gives back what was asked', () => {
    const card = cardOf({ book: 3, shield: 3 });
    const session = sitDown(card, { players: 2 });
    const asked: string[] = [];
    while (session.pending && session.decisions.length < 20) {
      asked.push(JSON.stringify([session.pending, session.state]));
      session.decide(session.pending.options[session.decisions.length % 3]!.id);
    }
    const { hash } = session;
    const log = session.toLog();
    expect(log).toMatchObject({ game: 'abraxis', rules: '1.0.0', hash });
    const again = new AbraxisSession(log.setup, session.content);
    for (const { option } of log.decisions) again.decide(option);
    expect(again.hash).toBe(hash);
    for (const n of [13, 7, 0]) {
      session.rewind(n);
      expect(JSON.stringify([session.pending, session.state])).toBe(asked[n]);
    }
    while (session.canRedo) session.redo();
    expect(session.hash).toBe(hash);
    session.rewind(5);
    const fork = session.fork();
    fork.decide(idsOf(fork)[0]!);
    expect(session.decisions).toHaveLength(5);
    expect(fork.decisions).toHaveLength(6);
  });

  test('a card that is not there is named', () => {
    const session = sitDown(FOUNDER);
    expect(() => new AbraxisSession({ ...session.setup, card: 'nobody' }, session.content)).toThrow(
      'no Abraxis card nobody in the content',
    );
  });
});
