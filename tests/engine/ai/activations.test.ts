import { describe, expect, test } from 'vitest';
import { type AiInstruction, type AiStep, type EffectOp, figureIn } from '../../../src/engine/index.ts';
import { arena, brute, eventsOf, hero } from '../../support/arena.ts';
import { withSteps } from '../../support/beast-steps.ts';
import { editFigure } from '../../support/edit.ts';
import { faces, turnFrom, victim } from '../../support/monster-play.ts';
import { withCard } from '../../support/own-cards.ts';

const ROWS = Array<string>(5).fill('.........');
const step = (id: string, orders: readonly AiInstruction[], more: Partial<AiStep> = {}): AiStep => ({
  id,
  if: { is: 'otherwise' },
  do: orders,
  ...more,
});

/** A beast in the middle of the board with those steps, its dice on 4: it hits. */
function turn(
  others: readonly object[],
  steps: readonly AiStep[],
  own: { readonly stats?: object; readonly noSpells?: true; readonly energy?: number } = {},
) {
  let position = arena({
    board: { rows: ROWS },
    figures: [brute('beast', [3, 2], own.stats), ...others],
    active: 'beast',
    play: 'turn',
  });
  if (own.energy !== undefined) editFigure(position.state, 'beast').cards[0]!.energy = own.energy;
  if (own.noSpells)
    position = withCard(position, 'beast', [
      { id: 'mute', when: 'passive', modifiers: [{ noSpells: true }] },
    ]);
  const { session } = turnFrom(withSteps(position, ...steps), faces(4));
  return {
    session,
    beast: figureIn(session.state, 'beast'),
    skipped: eventsOf(session, 'aiInstructionSkipped').map(({ instruction, because }) => [
      instruction,
      because.kind,
    ]),
    chosen: eventsOf(session, 'aiTargetChosen').map(({ target }) => target),
    attacked: eventsOf(session, 'attackJudged').length,
  };
}

describe('p.58: farther from the target means whom the step struck last, by an attack or a spell', () => {
  const strike: AiInstruction = { do: 'attack', kind: 'melee' };
  const cast: AiInstruction = { do: 'spell', force: 1, prioritise: ['farthest'], effects: [] };
  const flee: AiInstruction = {
    do: 'move',
    spaces: 2,
    to: { goal: 'farther', from: 'target' },
    provokes: false,
  };
  const near = victim('near', [3, 1]);
  const far = victim('far', [6, 2]);

  test.each<[what: string, orders: readonly AiInstruction[], noSpells: boolean, end: readonly number[]]>([
    ['an attack', [strike, flee], false, [3, 4]],
    ['a spell', [cast, flee], false, [1, 2]],
    ['an attack, then a spell', [strike, cast, flee], false, [1, 2]],
    ['a spell, then an attack', [cast, strike, flee], false, [3, 4]],
    ['an attack, then a spell it may not cast', [strike, cast, flee], true, [3, 4]],
  ])('%s', (_, orders, noSpells, end) => {
    const { beast, skipped } = turn([near, far], [step('s', orders)], noSpells ? { noSpells } : {});
    expect(beast.at).toEqual(end);
    expect(skipped).toEqual(noSpells ? [['s.2', 'nobody-in-soi']] : []);
  });

  test('an attack that finds nobody after a spell leaves whom that struck', () => {
    const { beast, skipped } = turn([far], [step('s', [cast, strike, flee])]);
    expect(beast.at).toEqual([1, 2]);
    expect(skipped).toEqual([['s.2', 'nobody-in-reach']]);
  });

  test('nobody: it stays, and is told why', () => {
    const { beast, skipped } = turn(
      [far],
      [step('s', [{ do: 'effects', effects: [] }, strike, flee]), step('t', [])],
    );
    expect(beast.at).toEqual([3, 2]);
    expect(skipped).toEqual([]);
    const other = turn([far], [step('s', [{ do: 'effects', effects: [barrier] }, strike, flee])]);
    expect(other.beast.at).toEqual([3, 2]);
    expect(other.skipped).toEqual([
      ['s.2', 'nobody-in-reach'],
      ['s.3', 'attack-not-made'],
    ]);
  });
});

const barrier: EffectOp = { do: 'inflict', effect: 'barrier', to: { who: 'self' } };

describe('p.60, X173: effects of a step', () => {
  const beside = { who: 'choose', side: 'opponent', within: 'adjacent' } as const;
  const hurt: EffectOp = { do: 'damage', type: 'irreducible', amount: 2, to: beside };
  const effects = (...ops: readonly EffectOp[]): AiStep =>
    step('s', [{ do: 'effects', effects: ops, prioritise: ['most-damage'] }]);

  test('where nobody can be chosen, what follows is done all the same', () => {
    const { session, beast, chosen } = turn([victim('far', [6, 2])], [effects(hurt, barrier)]);
    expect(chosen).toEqual([]);
    expect(eventsOf(session, 'damageDealt')).toEqual([]);
    expect(beast.effects).toEqual(['barrier']);
  });

  test('whoever is chosen by its priority is who the effects after it speak of', () => {
    const wilt: EffectOp = { do: 'inflict', effect: 'wilt', to: { who: 'target' } };
    const others = [victim('whole', [3, 1]), victim('hurt', [4, 2], {}, { damage: 3 })];
    const { session, beast, chosen } = turn(others, [effects(barrier, hurt, wilt)]);
    expect(chosen).toEqual(['hurt']);
    expect(beast.effects).toEqual(['barrier']);
    expect(figureIn(session.state, 'hurt')).toMatchObject({ damage: 5, effects: ['wilt'] });
    expect(figureIn(session.state, 'whole')).toMatchObject({ damage: 0, effects: [] });
  });

  test('its Energy lies on its own card', () => {
    const gain: EffectOp = { do: 'gain-energy', amount: 2 };
    const spend: EffectOp = { do: 'spend-energy', amount: 1 };
    const energy = (op: EffectOp) => {
      const { beast } = turn([victim('far', [6, 2])], [effects(op)], { energy: 1 });
      return beast.cards.find(({ type }) => type === 'combatant')!.energy ?? 0;
    };
    expect([energy(gain), energy(spend)]).toEqual([3, 0]);
  });
});

describe('p.60, A6: attacks of a step', () => {
  const attack = (more: object): AiStep => step('s', [{ do: 'attack', kind: 'melee', ...more }]);
  const [north, east] = [
    [3, 1],
    [4, 2],
  ] as const;

  test('so many on one target, while it stands', () => {
    expect(turn([victim('a', north)], [attack({ times: 3 })]).attacked).toBe(3);
    expect(turn([victim('a', north), victim('b', east)], [attack({})]).attacked).toBe(1);
    // A 5 and a 5 against a Defense of 5 deal 5.
    const weak = (hp: number) => turn([victim('a', north, { hp })], [attack({ times: 3 })]).attacked;
    expect([weak(5), weak(6), weak(10), weak(11)]).toEqual([1, 2, 2, 3]);
  });

  test('on each that can be attacked once, so many times where it says so', () => {
    const others = [victim('a', north), victim('b', east), victim('c', [6, 2])];
    expect(turn(others, [attack({ each: true })])).toMatchObject({ chosen: ['a', 'b'], attacked: 2 });
    expect(turn(others, [attack({ each: true, times: 2 })]).attacked).toBe(4);
  });

  test('none where nobody is in reach, which is told once', () => {
    const move: AiInstruction = { do: 'move', spaces: 0, to: { goal: 'towards', of: 'nearest' } };
    const s = step('s', [
      { do: 'effects', effects: [barrier] },
      { do: 'attack', kind: 'melee', each: true },
      move,
    ]);
    const { attacked, skipped } = turn([victim('c', [6, 2])], [s]);
    expect(attacked).toBe(0);
    expect(skipped).toEqual([['s.2', 'nobody-in-reach']]);
  });
});

describe('p.58: from the top, the first true step, and on where it says CONTINUE DOWN', () => {
  const mark = (id: string, more: Partial<AiStep> = {}): AiStep =>
    step(id, [{ do: 'effects', effects: [] }], more);
  const does = (id: string, effect: 'courage' | 'haste' | 'barrier', more: Partial<AiStep> = {}): AiStep =>
    step(id, [{ do: 'effects', effects: [{ do: 'inflict', effect, to: { who: 'self' } }] }], more);
  const followed = (...steps: readonly AiStep[]) => {
    const { session } = turn([hero('far', [8, 4])], steps);
    return eventsOf(session, 'aiStepFollowed').map(({ step: id, last }) => `${id}${last ? '' : ' on'}`);
  };
  const down = { continueDown: true };
  const wounded = { if: { is: 'has-damage' } } as const;

  test.each<[steps: readonly AiStep[], ids: readonly string[]]>([
    [[does('a', 'haste'), does('b', 'barrier')], ['a']],
    [[does('a', 'haste', wounded), does('b', 'barrier')], ['b']],
    [
      [does('a', 'haste', down), does('b', 'barrier'), does('c', 'courage')],
      ['a on', 'b'],
    ],
    [
      [does('a', 'haste', down), does('b', 'barrier', wounded), does('c', 'courage')],
      ['a on', 'c'],
    ],
    [
      [does('a', 'haste', down), does('b', 'barrier', down)],
      ['a on', 'b on'],
    ],
    // The second can do nothing any more: it has Haste already (C1).
    [[does('a', 'haste', down), does('b', 'haste')], ['a on']],
    [[mark('a'), does('b', 'barrier')], ['b']],
    [[], []],
  ])('%#', (steps, ids) => {
    expect(followed(...steps)).toEqual(ids);
  });
});

describe('p.32: HEAVY takes a space off every movement', () => {
  const go: AiInstruction = { do: 'move', spaces: 3, to: { goal: 'towards', of: 'nearest' } };
  test.each<[tags: readonly string[], end: readonly number[]]>([
    [[], [6, 2]],
    [['heavy'], [5, 2]],
  ])('%j', (tags, end) => {
    const { beast } = turn([victim('far', [8, 2])], [step('s', [go])], { stats: { tags } });
    expect(beast.at).toEqual(end);
  });
});
