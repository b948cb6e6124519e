import { describe, expect, test } from 'vitest';
import { figureIn, type Position } from '../../../../src/engine/index.ts';
import type { Whose } from '../../../../src/engine/model/language/abilities.ts';
import type { Scope } from '../../../../src/engine/model/scopes.ts';
import { declaredAttack } from '../../../../src/engine/queries/attack/declared-attack.ts';
import { listCounted } from '../../../../src/engine/queries/figures/circumstance-holds.ts';
import { isWatched } from '../../../../src/engine/queries/figures/occasion.ts';
import { arena, brute, hero } from '../../../support/arena.ts';

/** Whoever watches, with an ally and a foe beside it, one of each in sight, and one of each behind a pillar (p.45). */
const position = arena({
  board: { rows: ['.....#..'] },
  figures: [
    hero('near', [0, 0]),
    hero('beside', [1, 0]),
    hero('self', [2, 0]),
    brute('beside-foe', [3, 0]),
    brute('near-foe', [4, 0]),
    hero('behind', [6, 0]),
    brute('behind-foe', [7, 0]),
    { ...hero('gone', [0, 0]), at: undefined, defeated: true },
  ].filter((figure) => figure.id !== 'gone'),
});
const self = figureIn(position.state, 'self');
const IDS = position.state.figures.map(({ id }) => id);

const OF: Readonly<Record<Whose['side'], readonly string[]>> = {
  ally: ['near', 'beside', 'self', 'behind'],
  'another-ally': ['near', 'beside', 'behind'],
  opponent: ['beside-foe', 'near-foe', 'behind-foe'],
  figure: IDS,
};
const WITHIN: Readonly<Record<Whose['within'], readonly string[]>> = {
  adjacent: ['beside', 'self', 'beside-foe'],
  soi: ['near', 'beside', 'self', 'beside-foe', 'near-foe'],
  board: IDS,
};
const CASES = (Object.keys(OF) as Whose['side'][]).flatMap((side) =>
  (Object.keys(WITHIN) as Whose['within'][]).map((within) => ({ side, within })),
);
const meant = ({ side, within }: Whose) =>
  IDS.filter((id) => OF[side].includes(id) && WITHIN[within].includes(id));

describe('X20, p.45: whom an ability is about', () => {
  test.each(CASES)('watched: $side $within', (of) => {
    const watched = IDS.filter((id) => isWatched(position, self, figureIn(position.state, id), of));
    expect(watched).toEqual(meant(of));
  });

  test.each(CASES)('counted: $side $within', (of) => {
    const counted = listCounted(position, self, of).map(({ id }) => id);
    // "Figures" that are counted are others: the one who counts is no figure near itself.
    expect(counted).toEqual(meant(of).filter((id) => of.side !== 'figure' || id !== 'self'));
  });
});

describe('what is directed at the holder is watched alone, whatever has come between', () => {
  const attack = (by: string, at: string): Scope =>
    declaredAttack(position, by, at, { kind: 'melee', range: 1 }, 'action');
  const spell = (caster: string, ...targets: string[]) =>
    ({ kind: 'spell', caster, targets }) as unknown as Scope;
  const between = { kind: 'occasion', holder: 'self', ability: 'x' } as unknown as Scope;
  const under = (...scopes: Scope[]): Position => ({ ...position, state: { ...position.state, scopes } });

  test.each<[string, Position, boolean]>([
    ['nothing', under(), false],
    ['its attack', under(attack('beside-foe', 'self')), true],
    ['its attack, with an answer under way', under(attack('beside-foe', 'self'), between), true],
    ['its attack on another', under(attack('beside-foe', 'beside')), false],
    ['an attack of another', under(attack('near-foe', 'self')), false],
    ['an attack of its own on it', under(attack('self', 'beside-foe')), false],
    ['its spell at both', under(spell('beside-foe', 'beside', 'self')), true],
    ['its spell at another', under(spell('beside-foe', 'beside')), false],
    ['a spell of another', under(spell('near-foe', 'self')), false],
    [
      'its attack, and another’s spell in it',
      under(attack('beside-foe', 'self'), spell('near-foe', 'self')),
      false,
    ],
  ])('%s', (_, now, is) => {
    const of: Whose = { side: 'opponent', within: 'board', against: true };
    expect(isWatched(now, self, figureIn(position.state, 'beside-foe'), of)).toBe(is);
  });
});
