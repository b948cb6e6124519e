import { describe, expect, test } from 'vitest';
import { cloneState, figureIn } from '../../../../src/engine/index.ts';
import { resolveDefeat } from '../../../../src/engine/procedures/consequences/defeat.ts';
import { gainItem } from '../../../../src/engine/procedures/consequences/loot.ts';
import { resolveSummon } from '../../../../src/engine/procedures/turn/summon.ts';
import { type ArenaSession, optionsOf } from '../../../support/arena.ts';
import { body, inTurnOf, passTo, playFrom, run, scene, zeke } from '../../../support/encounter-arena.ts';

const yard = { rows: ['......', '......', '......'] };
const foe = body('foe', [5, 2]);
const summoner = (tokens: number, rest: object = {}) =>
  zeke([1, 1], { disciplines: ['summoning', 'banished-knowledge'], tokens: { summon: tokens }, ...rest });
const lessons = (tokens: number, rest: object = {}) =>
  scene({ figures: [summoner(tokens, rest), foe], board: yard, active: 'zeke' });

/** The same table, where Twin Sparks cost 2. */
function dearer(position: ReturnType<typeof scene>): ReturnType<typeof scene> {
  const { combatants } = position.cards;
  const sparks = { ...combatants['twin-sparks']!, loyalEsper: { cost: 2, level: 2 as const } };
  return {
    ...position,
    cards: { ...position.cards, combatants: { ...combatants, 'twin-sparks': sparks } },
  };
}

function endTurnsUntil(session: ArenaSession, figure: string): void {
  for (let i = 0; i < 6 && session.pending?.figure !== figure; i++) session.decide('end-turn');
  expect(session.pending).toMatchObject({ kind: 'turn', figure });
}

describe('Summoning, p.68', () => {
  test('the discipline flips and gives Summon tokens: the highest LVL in ASSEMBLAGE', () => {
    const session = playFrom(lessons(0));
    expect(optionsOf(session).some((id) => id.startsWith('summon:'))).toBe(false);
    session.decide('use:zeke.summoning/call');
    expect(figureIn(session.state, 'zeke').tokens.summon).toBe(2);
    expect(optionsOf(session)).toContain('summon:lamp-wisp');
  });

  test('COST tokens and as many SP; in its SOI, with 3 SP, its card at the back of the track', () => {
    const session = playFrom(lessons(2));
    session.decide('summon:lamp-wisp');
    expect(session.pending).toMatchObject({ kind: 'choose-space', figure: 'zeke' });
    session.decide('space:2,1');
    const { tokens, sp } = figureIn(session.state, 'zeke');
    expect([tokens.summon, sp]).toEqual([1, 4]);
    expect(figureIn(session.state, 'lamp-wisp-1')).toMatchObject({
      at: [2, 1],
      sp: 3,
      kind: 'command',
      side: 'adventurers',
      summoner: 'zeke',
    });
    expect(session.state.track.at(-1)).toMatchObject({ id: 'lamp-wisp', acted: false });
  });

  test('says why not: LVL, on the board already, tokens, SP', () => {
    const reason = (position: ReturnType<typeof scene>, id: string) =>
      playFrom(position).pending?.refused?.find((refusal) => refusal.id === `summon:${id}`)?.reason;
    const novice = lessons(2, { disciplines: ['banished-knowledge'] });
    expect(reason(novice, 'twin-sparks')).toEqual({
      why: 'discipline-level',
      tree: 'assemblage',
      level: 2,
    });
    expect(reason(dearer(lessons(1)), 'twin-sparks')).toEqual({
      why: 'tokens',
      token: 'summon',
      needs: 2,
    });
    expect(reason(lessons(1, { sp: 0 }), 'lamp-wisp')).toEqual({ why: 'sp', needs: 1 });
    const twice = playFrom(lessons(2));
    twice.decide('summon:lamp-wisp');
    twice.decide('space:2,1');
    expect(twice.pending?.refused).toContainEqual(
      expect.objectContaining({ id: 'summon:lamp-wisp', reason: { why: 'on-board-already' } }),
    );
  });

  test('an Esper of two figures brings both, with one card', () => {
    const session = run(
      dearer(lessons(2)),
      inTurnOf('zeke', (table) => resolveSummon(table, 'zeke', 'twin-sparks')),
    );
    session.decide('space:0,0');
    session.decide('space:0,1');
    expect(session.state.track.at(-1)).toMatchObject({
      id: 'twin-sparks',
      figures: ['twin-sparks-1', 'twin-sparks-2'],
    });
    expect(figureIn(session.state, 'zeke').tokens.summon ?? 0).toBe(0);
  });

  test('no SP in its first turn, then as any; Defeated it is gone and may be summoned again', () => {
    const session = playFrom(lessons(2));
    session.decide('summon:lamp-wisp');
    session.decide('space:2,1');
    endTurnsUntil(session, 'lamp-wisp-1');
    expect(figureIn(session.state, 'lamp-wisp-1').sp).toBe(3);
    session.decide('end-turn');
    endTurnsUntil(session, 'lamp-wisp-1');
    expect(figureIn(session.state, 'lamp-wisp-1').sp).toBe(4);

    const gone = run({ ...lessons(2), state: cloneState(session.state) }, function* (table) {
      yield* resolveDefeat(table, 'lamp-wisp-1', null, { kind: 'effect', effect: 'condemn' });
      yield* resolveSummon(table, 'zeke', 'lamp-wisp');
    });
    gone.decide('space:2,1');
    expect(figureIn(gone.state, 'lamp-wisp-1')).toMatchObject({ defeated: true, at: null });
    expect(figureIn(gone.state, 'lamp-wisp-1.2')).toMatchObject({ at: [2, 1], sp: 3 });
  });

  test('what it gains its summoner gains', () => {
    const session = run(lessons(1), function* (table) {
      yield* inTurnOf('zeke', (inner) => resolveSummon(inner, 'zeke', 'lamp-wisp'))(table);
      yield* gainItem(table, 'lamp-wisp-1', 'smoke-bomb');
    });
    passTo(session, 'choose-space');
    session.decide('space:2,1');
    expect(figureIn(session.state, 'zeke').pack.map((card) => card.ref)).toEqual(['smoke-bomb']);
  });
});
