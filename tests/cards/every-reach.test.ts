import { describe, expect, test } from 'vitest';
import { judge } from '../../src/engine/ai/conditions.ts';
import {
  type AiCondition,
  type AiStep,
  type EffectOp,
  figureIn,
  type Position,
} from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { freshCombatant } from '../../src/engine/procedures/core/deal.ts';
import { listCandidates } from '../../src/engine/procedures/core/targets.ts';
import { listWardAbilities } from '../../src/engine/queries/figures/held-abilities.ts';
import { isWatched } from '../../src/engine/queries/figures/occasion.ts';
import { movementOf } from '../../src/engine/queries/figures/stats.ts';
import { arena, brute, hero, runRule } from '../support/arena.ts';
import { effectsIn, everyAbility, everyCard, objectsIn, targetsIn } from '../support/every-ability.ts';
import { gameContent } from '../support/games.ts';

/**
 * Every reach that a card of the content has, at its edge: SOI is 4 spaces and ends at Obstructing Terrain alone (p.45,
 * L6); a Range counts spaces and needs sight where somebody is chosen by it (p.45, C1); a Combatant that can move and
 * attack does so with its Movement (C3).
 */

/** Where each stands, seen from `me`: how far, and whether Obstructing Terrain is between. */
const STANDING = {
  'foe-1': { at: [6, 4], far: 1, seen: true },
  'foe-4': { at: [1, 1], far: 4, seen: true },
  'foe-5': { at: [0, 1], far: 5, seen: true },
  'foe-3': { at: [8, 2], far: 3, seen: false },
  'mate-1': { at: [4, 4], far: 1, seen: true },
  'mate-4': { at: [1, 5], far: 4, seen: true },
  'mate-5': { at: [0, 5], far: 5, seen: true },
  'mate-3': { at: [8, 5], far: 3, seen: false },
} as const;
type Id = keyof typeof STANDING;
const IDS = Object.keys(STANDING) as Id[];

const field = arena({
  board: { rows: Array(7).fill('.......#...') },
  figures: [
    hero('me', [5, 3]),
    ...IDS.map((id) => (id.startsWith('foe') ? brute(id, STANDING[id].at) : hero(id, STANDING[id].at))),
  ],
});
const me = figureIn(field.state, 'me');

/** Who is of that side, as `me` sees it. */
const isOf = (side: string, id: Id): boolean =>
  side === 'figure' || (side === 'opponent') === id.startsWith('foe');

interface Reach {
  readonly side: string;
  readonly within: string;
  readonly range?: number;
}

/** Who stands there by the book. `sighted`: a Range needs sight. */
const standThere = ({ side, within, range = 0 }: Reach, sighted: boolean): Id[] =>
  IDS.filter((id) => {
    const { far, seen } = STANDING[id];
    if (!isOf(side, id)) return false;
    if (within === 'adjacent') return far === 1;
    if (within === 'soi') return far <= 4 && seen;
    return within === 'board' || (far <= range && (seen || !sighted));
  });

test('whom a card touches within SOI, beside it or in Range', () => {
  const reaches = targetsIn(everyCard).filter(({ from, within }) => from === undefined && within !== 'reach');
  const wrong = reaches.flatMap((target) => {
    const { with: _, ...plain } = target;
    const sighted = target.who === 'choose' && target.sight !== false;
    const found = listCandidates(field, plain as typeof target, me).map(({ id }) => id);
    const wanted = standThere(target, sighted);
    const others = found.filter((id) => id !== 'me');
    return others.sort().join() === wanted.sort().join() ? [] : [`${JSON.stringify(target)}: ${others}`];
  });
  expect(wrong).toEqual([]);
  expect(reaches.filter(({ within }) => within === 'soi').length).toBeGreaterThanOrEqual(84);
  expect(reaches.length).toBeGreaterThanOrEqual(137);
});

test('whom a card watches', () => {
  const watching = everyAbility.flatMap(({ ability: { of } }) => (of ? [of] : []));
  const wrong = watching.flatMap(({ side, within }) => {
    const of = { side, within } as const;
    const found = IDS.filter((id) => isWatched(field, me, figureIn(field.state, id), of));
    const wanted = standThere(of, false);
    return found.join() === wanted.join() ? [] : [`${JSON.stringify(of)}: ${found}`];
  });
  expect(wrong).toEqual([]);
  expect(watching.length).toBeGreaterThanOrEqual(40);
});

test('whom a token on the board reaches', () => {
  const wards = effectsIn(everyCard).flatMap((op) => (op.do === 'place-ward' ? [op] : []));
  const wrong = wards.flatMap((op) => {
    const always = { id: 'near', when: 'passive', modifiers: [] } as const;
    const laid: EffectOp = { ...op, within: 'target', abilities: [always] };
    const { session } = runRule(
      { ...field, state: structuredClone(field.state) },
      (table) => table.hooks.carryOut(table, [laid], 'me', 'me', term('this-attack')),
      { kept: false },
    );
    const now: Position = { ...field, state: session.state };
    const found = IDS.filter((id) => listWardAbilities(now, figureIn(now.state, id), 'passive').length > 0);
    const within = op.reach === 'soi' ? 'soi' : 'range';
    const range = op.reach === 'soi' ? 0 : op.reach;
    const wanted = standThere({ side: op.side, within, range }, false);
    return found.join() === wanted.join() ? [] : [`${op.ward}: ${found}`];
  });
  expect(wrong).toEqual([]);
  expect(wards.length).toBeGreaterThanOrEqual(5);
});

/** Cards whose fact says SOI, or a Range of so many spaces (`/work/shared/facts`): what stands on them has it, too. */
const OF_FACTS: Readonly<Record<string, 'soi' | number>> = {
  'banished-knowledge': 'soi',
  'perfect-love': 'soi',
  sanctuary: 'soi',
  possession: 'soi',
  ruination: 'soi',
  'fortune-telling': 'soi',
  'the-pessimist': 'soi',
  'oxygen-syphon': 'soi',
  'soul-steal': 'soi',
  'in-secret': 'soi',
  'soul-pact': 'soi',
  ineptitude: 'soi',
  'nemesis-enforcement': 'soi',
  intervention: 'soi',
  'magic-armor': 'soi',
  'paradigm-assault': 'soi',
  'from-the-grave': 'soi',
  'soul-clear': 'soi',
  'proof-of-divinity': 'soi',
  'greater-existence': 'soi',
  'wings-manifest': 'soi',
  'aura-of-invincibility': 'soi',
  inspiration: 'soi',
  'the-only-truth': 'soi',
  'shame-of-the-otaku': 'soi',
  'felled-afterlife': 'soi',
  'tristram-spirit': 'soi',
  'merk-hound': 'soi',
  'uncommon-merk-hound': 'soi',
  fragor: 'soi',
  'uncommon-fragor': 'soi',
  'water-loa': 'soi',
  'earth-loa': 'soi',
  animate: 'soi',
  eliphie: 'soi',
  'font-of-renewal': 6,
  'magic-frag': 4,
  'uncommon-adlet-drudge': 4,
  'cave-sickle': 4,
  agares: 6,
};

test('SOI where the fact says SOI, a Range where it says a Range', () => {
  const wrong = Object.entries(OF_FACTS).filter(([id, reach]) => {
    const card = everyCard.find((one) => one.id === id);
    return ![...objectsIn(card)].some(({ within, range, reach: spaces }) =>
      reach === 'soi' ? within === 'soi' || spaces === 'soi' : range === reach || spaces === reach,
    );
  });
  expect(wrong).toEqual([]);
});

describe('a step of a Combatant asks for what it then does (C1, C3, p.58)', () => {
  const beasts = Object.values(gameContent.cards.combatants).filter(({ ai }) => ai.length > 0);
  const steps = beasts.flatMap(({ id, ai }) => ai.map((step) => ({ card: id, step })));

  const boards = new Map<string, Position>();

  /** So many victims that far off, beside one space where there are two or three: read once. */
  function boardWith(far: number, count: number, row: string): Position {
    const name = `${far} ${count} ${row}`;
    const known = boards.get(name);
    if (known) return known;
    const rows = count === 1 ? [2] : [1, 3, 2];
    const victims = rows.slice(0, count).map((y, i) => hero(`victim-${i}`, [far, y]));
    const position = arena({ board: { rows: Array(5).fill(row) }, figures: victims });
    boards.set(name, position);
    return position;
  }

  /** The beast at the left edge. */
  function against(card: string, far: number, count: number, row = '.'.repeat(far + 4)): Position {
    const position = boardWith(far, count, row);
    const beast = freshCombatant(gameContent.cards.combatants[card]!, 1, [0, 2], null);
    const { figures } = position.state;
    return { ...position, state: { ...position.state, figures: [{ ...beast, id: 'beast' }, ...figures] } };
  }
  const holds = (position: Position, condition: AiCondition) =>
    judge(position, figureIn(position.state, 'beast'), condition).value;

  /** The questions in a condition that hang on where opponents stand; those about Effects are asked without them. */
  const asked = (condition: AiCondition): AiCondition[] => {
    switch (condition.is) {
      case 'all':
        return condition.of.flatMap(asked);
      case 'opponent': {
        const { withEffect: _, withoutEffect: __, ...plain } = condition;
        return [plain];
      }
      case 'can-move-and-attack':
      case 'can-move-adjacent':
        return [condition];
      default:
        return [];
    }
  };

  /** How far off the last space is where it holds. */
  function edgeOf(card: string, condition: AiCondition): number {
    switch (condition.is) {
      case 'opponent':
        return condition.within === 'adjacent' ? 1 : condition.within === 'soi' ? 4 : condition.range!;
      case 'can-move-adjacent':
      case 'can-move-and-attack': {
        const position = against(card, 1, 1);
        const steps = movementOf(position, figureIn(position.state, 'beast')).total;
        const reach = condition.is === 'can-move-adjacent' ? 1 : (condition.range ?? condition.reach ?? 1);
        return steps + reach;
      }
      default:
        throw new Error(condition.is);
    }
  }

  test('it holds up to its edge and not beyond, nor through Obstructing Terrain', () => {
    const questions = steps.flatMap(({ card, step }) =>
      asked(step.if).map((condition) => ({ card, id: step.id, condition })),
    );
    const wrong = questions.flatMap(({ card, id, condition }) => {
      if (gameContent.cards.combatants[card]!.size[0] > 1) return [];
      const count = 'count' in condition ? (condition.count ?? 1) : 1;
      if (count > 3) return [];
      const edge = edgeOf(card, condition);
      const far = edge + 1;
      const name = `${card}/${id}`;
      if (!holds(against(card, edge, count), condition)) return [`${name}: not at ${edge}`];
      if (holds(against(card, far, count), condition)) return [`${name}: at ${far}, too`];
      if (condition.is !== 'opponent' || condition.within === 'adjacent') return [];
      const walled = `.#${'.'.repeat(edge + 2)}`;
      return holds(against(card, edge, count, walled), condition) ? [`${name}: through a wall`] : [];
    });
    expect(wrong).toEqual([]);
    expect(questions.length).toBeGreaterThanOrEqual(120);
  });

  /** What is wrong between its condition and what it does first; null where it fits. */
  function misfitOf({ if: condition, do: orders }: AiStep): string | null {
    const [first] = orders;
    const several = orders.some((order) => order.do === 'attack' && order.each);
    if (condition.is === 'can-move-and-attack') {
      const attack = orders.find((order) => order.do === 'attack');
      if (attack?.do !== 'attack') return 'makes no attack';
      const same =
        attack.kind === condition.kind &&
        (attack.range ?? 0) === (condition.range ?? 0) &&
        (attack.reach ?? 1) === (condition.reach ?? 1);
      return same ? null : 'asks for another attack than it makes';
    }
    if (condition.is !== 'opponent') return null;
    if (several && first?.do === 'move' && condition.within !== 'adjacent')
      return 'asks where they stand, and not whether it comes to them';
    if (first?.do !== 'attack') return null;
    if (condition.within === 'adjacent') return first.kind === 'melee' ? null : 'does not strike beside it';
    if (condition.within === 'range' && first.kind === 'ranged')
      return first.range === condition.range ? null : 'asks for another Range than it has';
    return null;
  }

  test('what it asks for is what it does', () => {
    const wrong = steps.flatMap(({ card, step }) => {
      const misfit = misfitOf(step);
      return misfit === null ? [] : [`${card}/${step.id}: ${misfit}`];
    });
    expect(wrong).toEqual([]);
    expect(steps.length).toBeGreaterThanOrEqual(190);
  });
});
