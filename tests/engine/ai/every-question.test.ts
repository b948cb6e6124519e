import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/engine/ai/conditions.ts';
import { type AiQuestion, figureIn } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/sim/cases/case-position.ts';
import { parseCase } from '../../../src/sim/cases/parse-case.ts';
import { conditionText } from '../../../src/words/en/cards/ai-text.ts';
import { plainParts } from '../../../src/words/en/cards/parts.ts';
import { caseCards } from '../../support/cases.ts';
import { holds } from '../../support/slow-ai/reading.ts';
import { figureOf, type SlowTable } from '../../support/slow-ai/table.ts';

/** What no card of ours asks is met by no turn of chance, so each question is put here: once where it is so, once not. */

const stats = { hp: 20, defense: 30, movement: 4, armor: 0, size: [1, 1], attack: { kind: 'melee' } };
const dice = { dice: ['white', 'white'], conviction: ['purple', 'purple'], casting: null };
const figure = (id: string, at: readonly [number, number], rest: object = {}) => ({
  id,
  side: id === 'hero' ? 'adventurers' : 'combatants',
  at,
  stats: { ...stats, ...dice },
  ...rest,
});

/** A beast in the first space of a row, and whoever else there is. */
const scene = (row: string, others: readonly object[], beast: object = {}) => {
  const figures = [figure('beast', [0, 0], beast), ...others];
  return positionOf(parseCase({ board: { rows: [row] }, figures, active: 'beast' }), caseCards);
};
type Scene = ReturnType<typeof scene>;

interface Row<K extends AiQuestion['is']> {
  readonly ask: Extract<AiQuestion, { is: K }>;
  readonly so: Scene;
  readonly otherwise: Scene;
  /** Its words, and those of the same turned round. */
  readonly said: readonly [asked: string, denied: string];
  /** The second reading has it not: no card of ours asks so. */
  readonly readOnce?: true;
}

const near = scene('.....', [figure('hero', [1, 0])]);
const far = scene('.........', [figure('hero', [8, 0])]);
const rounds = near.state.clock.round;

const QUESTIONS: { readonly [K in AiQuestion['is']]: Row<K> } = {
  'has-effect': {
    ask: { is: 'has-effect', effect: 'wilt' },
    so: scene('..', [], { effects: ['wilt'] }),
    otherwise: scene('..', [], { effects: ['poison'] }),
    said: ['Does it have Wilt?', 'Is it without Wilt?'],
  },
  'has-damage': {
    ask: { is: 'has-damage' },
    so: scene('..', [], { damage: 1 }),
    otherwise: scene('..', [figure('mate', [1, 0], { damage: 3 })]),
    said: ['Does it have damage?', 'Does it have no damage?'],
  },
  energy: {
    ask: { is: 'energy', atLeast: 1 },
    so: withEnergy(near, 1),
    otherwise: withEnergy(near, 0),
    said: ['Does it have Energy?', 'Does it have no Energy?'],
  },
  opponent: {
    ask: { is: 'opponent', within: 'adjacent' },
    so: near,
    otherwise: far,
    said: ['Is there an opponent adjacent?', 'Is there no opponent adjacent?'],
  },
  ally: {
    ask: { is: 'ally', within: 'adjacent' },
    so: scene('...', [figure('mate', [1, 0])]),
    otherwise: near,
    said: ['Is there another ally adjacent?', 'Is there no other ally adjacent?'],
  },
  'hp-left': {
    ask: { is: 'hp-left', atMost: 5 },
    so: scene('..', [], { damage: 15 }),
    otherwise: scene('..', [], { damage: 14 }),
    said: ['Does it have at most 5 HP left?', 'Does it have more than 5 HP left?'],
  },
  round: {
    ask: { is: 'round', atLeast: rounds + 1 },
    so: { ...near, state: { ...near.state, clock: { ...near.state.clock, round: rounds + 1 } } },
    otherwise: near,
    said: ['Is it round 2 or later?', 'Is it not round 2 or later?'],
  },
  figures: {
    ask: { is: 'figures', side: 'opponent', within: 'range', range: 3 },
    so: near,
    otherwise: far,
    said: ['Is there an opponent within 3 spaces of it?', 'Is there no opponent within 3 spaces of it?'],
  },
  'stands-in': {
    ask: { is: 'stands-in', terrain: 'water' },
    so: scene('w.', []),
    otherwise: scene('.w', []),
    said: ['Does it stand in Water?', 'Does it not stand in Water?'],
    readOnce: true,
  },
  bears: {
    ask: { is: 'bears', token: 'burning' },
    so: withBeast(near, () => ({ granted: [{ token: 'burning' }] })),
    otherwise: near,
    said: ['Does it have a Burning token?', 'Does it have no Burning token?'],
    readOnce: true,
  },
  nobody: {
    ask: { is: 'nobody', within: 'adjacent' },
    so: far,
    otherwise: near,
    said: ['Is there no opponent adjacent?', 'Is there an opponent adjacent?'],
  },
  'can-move-and-attack': {
    ask: { is: 'can-move-and-attack', kind: 'melee' },
    so: near,
    otherwise: far,
    said: ['Can it move and make a melee ATK?', 'Can it not move and make a melee ATK?'],
  },
  'can-move-adjacent': {
    ask: { is: 'can-move-adjacent' },
    so: near,
    otherwise: far,
    said: ['Can it move to be adjacent to an opponent?', 'Can it not move to be adjacent to an opponent?'],
  },
};

/** The same with something on the beast. */
function withBeast(position: Scene, change: (beast: Scene['state']['figures'][number]) => object): Scene {
  const figures = position.state.figures.map((one) =>
    one.id === 'beast' ? { ...one, ...change(one) } : one,
  );
  return { ...position, state: { ...position.state, figures } };
}
function withEnergy(position: Scene, energy: number): Scene {
  return withBeast(position, ({ cards }) => ({ cards: cards.map((card) => ({ ...card, energy })) }));
}

describe.each(Object.values(QUESTIONS))('$ask.is (p.58)', ({ ask, so, otherwise, said, readOnce }) => {
  test.each([
    [true, so],
    [false, otherwise],
  ])('the rules say %s, and the second reading with them', (value, position) => {
    expect(judge(position, figureIn(position.state, 'beast'), ask).value).toBe(value);
    if (readOnce) return;
    const table = position as unknown as SlowTable;
    expect(holds(table, figureOf(table, 'beast'), ask)).toBe(value);
  });

  test('is asked in words, and the same the other way', () => {
    expect([ask, { is: 'not', of: ask } as const].map((one) => plainParts(conditionText(one)))).toEqual(said);
  });
});
