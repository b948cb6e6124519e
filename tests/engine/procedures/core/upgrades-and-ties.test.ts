import { describe, expect, it } from 'vitest';
import type { CardIndex, Die, ItemCard } from '../../../../src/engine/index.ts';
import { parseCase } from '../../../../src/sim/cases/parse-case.ts';
import { runCase } from '../../../../src/sim/cases/run-case.ts';
import { gameContent } from '../../../support/content.ts';

const { cards } = gameContent;

/** The Deflection Core with another die. */
const core = (die: Die): ItemCard => ({
  ...cards.items['deflection-core']!,
  id: `core-${die}`,
  front: { abilities: [{ id: 'upgrade', when: 'passive', modifiers: [{ conviction: die }] }] },
});

const withCores: CardIndex = {
  ...cards,
  items: { ...cards.items, 'core-white': core('white'), 'core-teal': core('teal'), 'core-red': core('red') },
};

const spellAtRemi = {
  board: { rows: ['....', '....'] },
  figures: [
    { id: 'remi', card: 'remi-moretti', at: [0, 0], items: ['core-white', 'core-teal', 'core-red'] },
    { id: 'animate-1', card: 'animate', at: [3, 0] },
  ],
  initiative: ['animate-1', 'remi'],
  active: 'animate-1',
  round: 2,
};

describe('p.35: more Conviction Upgrades than fit', () => {
  it('asks which two to use', () => {
    const { pending } = runCase(parseCase({ ...spellAtRemi, rolls: [['orange', 6]] }), withCores);
    expect(pending?.kind).toBe('upgrade');
    expect(pending?.options).toEqual(['upgrade:white+teal', 'upgrade:white+red', 'upgrade:teal+red']);
  });

  it('rolls the dice chosen', () => {
    const rolls = [
      ['orange', 6],
      ['teal', 6],
      ['white', 6],
      ['teal', 1],
      ['orange', 1],
      ['teal', 1],
      ['orange', 1],
      ['black', 1],
    ];
    const { events } = runCase(
      parseCase({ ...spellAtRemi, rolls, decisions: ['upgrade:white+teal'], play: 'turn' }),
      withCores,
    );
    const check = events.find((event) => event.type === 'convictionChecked');
    expect(check).toMatchObject({ total: { total: 15 }, force: 14, passed: true });
  });

  it('asks nothing while they fit', () => {
    const figures = [
      { ...spellAtRemi.figures[0], items: ['core-white', 'core-red'] },
      spellAtRemi.figures[1],
    ];
    const rolls = [
      ['orange', 6],
      ['red', 6],
      ['white', 6],
      ['teal', 1],
      ['orange', 1],
      ['teal', 1],
      ['orange', 1],
      ['black', 1],
    ];
    expect(() => runCase(parseCase({ ...spellAtRemi, figures, rolls }), withCores)).not.toThrow();
  });
});

describe('C5: equally good end spaces', () => {
  const flight = {
    board: { rows: ['.....', '.....', '.....', '.....', '.....'] },
    figures: [
      { id: 'rook', card: 'rook-lars', at: [2, 2], sp: 0 },
      { id: 'animate-1', card: 'animate', at: [2, 1] },
    ],
    initiative: ['rook', 'animate-1'],
    active: 'animate-1',
    round: 2,
    play: 'turn',
    rolls: [
      ['teal', 1],
      ['orange', 1],
      ['black', 1],
    ],
  };

  it('are chosen by the ruling unless the table wants to be asked', () => {
    expect(runCase(parseCase(flight), cards).pending).toBeNull();
  });

  it('are asked of the table with the setting, and its pick is where it goes', () => {
    const asking = { ...flight, ruleset: { tableChoosesTies: true } };
    const board = { rows: ['.....', '.....', '.....', '.....', '.....'] };
    const figures = [
      { id: 'rook', card: 'rook-lars', at: [2, 2] },
      { id: 'animate-1', card: 'animate', at: [1, 1] },
    ];
    const { pending } = runCase(parseCase({ ...asking, board, figures }), cards);
    expect(pending?.kind).toBe('choose-space');
    const pick = pending!.options.at(-1)!;
    const after = runCase(parseCase({ ...asking, board, figures, decisions: [pick] }), cards);
    expect(`space:${(after.figures['animate-1'] as { at: number[] }).at}`).toBe(pick);
    expect(after.pending).toBeNull();
  });
});
