import { describe, expect, test } from 'vitest';
import { couldAttack, couldBeStruck, hasTargetFrom, targetsFrom } from '../../../src/engine/ai/what-if.ts';
import { type Ability, figureIn, type Position, type Space } from '../../../src/engine/index.ts';
import { figureWith, positionWithFigure } from '../../../src/engine/model/with.ts';
import { mayAttack } from '../../../src/engine/queries/attack/attack-verdict.ts';
import { breakProfileOf } from '../../../src/engine/queries/attack/break-attackers.ts';
import type { AttackProfile } from '../../../src/engine/queries/figures/attack-profile.ts';
import { listOpponents, type Placed } from '../../../src/engine/queries/figures/figures.ts';
import { canAct } from '../../../src/engine/queries/figures/stats.ts';
import { rangeOfBases } from '../../../src/engine/queries/geometry/adjacency.ts';
import { arena } from '../../support/arena.ts';
import { withCard } from '../../support/own-cards.ts';
import { randomBoard, seededRandom } from '../../support/random-boards.ts';

const PROFILES: readonly AttackProfile[] = [
  { kind: 'melee', range: 1 },
  { kind: 'melee', range: 2 },
  { kind: 'ranged', range: 4 },
  { kind: 'ranged', range: 4, unseen: true },
];
const passive = (...modifiers: NonNullable<Ability['modifiers']>): Ability => ({
  id: 'a',
  when: 'passive',
  modifiers,
});
/** COLOSSAL, and so whoever of the other side stands beside it: that hangs on where everybody stands. */
const AURA: Ability = { ...passive({ tag: 'colossal' }), of: { side: 'opponent', within: 'adjacent' } };
const SHUNNED = passive({ cannotBe: 'targeted' });

const WIDTH = 6;
const HEIGHT = 4;
/** A beast among heroes, on a board with levels, walls and holes; by chance one is COLOSSAL, shunned or paralyzed. */
function scene(next: (below: number) => number): Position | null {
  const board = randomBoard(next, WIDTH, HEIGHT, { terrain: '......h#', levels: '111223', wallEvery: 9 });
  const spaces = Array.from({ length: 4 }, (): Space => [next(WIDTH), next(HEIGHT)]);
  if (new Set(spaces.map(String)).size < spaces.length) return null;
  const [of, ...others] = spaces;
  const colossal = () => (next(3) === 0 ? { tags: ['colossal'] } : {});
  const figures = [
    {
      id: 'beast',
      side: 'combatants',
      at: of,
      stats: { hp: 9, ...colossal() },
      effects: next(9) === 0 ? ['paralyze'] : [],
    },
    ...others.map((at, i) => ({
      id: `hero-${i}`,
      side: i < 2 ? 'adventurers' : 'combatants',
      at,
      stats: { hp: 9, ...(i === 0 ? colossal() : {}) },
      effects: next(9) === 0 ? ['paralyze'] : [],
    })),
  ];
  const position = arena({ board, figures });
  const held = [null, AURA, SHUNNED][next(3)];
  return held ? withCard(position, next(2) === 0 ? 'hero-0' : 'beast', [held]) : position;
}

/** The position with the beast standing there. */
const standing = (position: Position, at: Space): Position =>
  positionWithFigure(position, figureWith(figureIn(position.state, 'beast'), { at }));

describe('what an AI thinks of standing somewhere is what is so when it stands there (M4, A1, L5, X70)', () => {
  test('on random boards', () => {
    const next = seededRandom(5);
    const met = { attacks: 0, strikes: 0, none: 0 };
    for (let i = 0; i < 150; i++) {
      const position = scene(next);
      if (!position) continue;
      const beast = figureIn(position.state, 'beast');
      const at: Space = [next(WIDTH), next(HEIGHT)];
      const there = standing(position, at);
      const self = figureIn(there.state, 'beast');
      const others = listOpponents(position.state, beast) as Placed[];
      for (const profile of PROFILES) {
        const targets = others.filter(
          (other) => rangeOfBases(self as Placed, other) > 0 && mayAttack(there, self, other, profile),
        );
        for (const other of others)
          expect(couldAttack(position, beast, at, other, profile), `${i} ${other.id}`).toBe(
            targets.includes(other),
          );
        expect(targetsFrom(position, beast, at, profile)).toEqual(targets);
        expect(hasTargetFrom(position, beast, at, profile)).toBe(targets.length > 0);
        met.attacks += targets.length;
        met.none += others.length - targets.length;
      }
      // Who cannot act is asked of by nobody (listThreats).
      for (const other of others.filter(canAct)) {
        const struck = mayAttack(there, other, self, breakProfileOf(there, other));
        expect(couldBeStruck(position, beast, at, other), `${i} ${other.id} strikes`).toBe(struck);
        if (struck) met.strikes += 1;
      }
    }
    expect(Math.min(...Object.values(met))).toBeGreaterThan(10);
  });
});
