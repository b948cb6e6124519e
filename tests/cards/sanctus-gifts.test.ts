import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { inflict } from '../../src/engine/procedures/consequences/damage.ts';
import { moverOf } from '../../src/engine/queries/figures/mover.ts';
import { movementOf } from '../../src/engine/queries/figures/stats.ts';
import { costToLeave, moverField, placeAt } from '../../src/engine/queries/geometry/mover-field.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { attackOn, now, play, rooksTurn } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, playFrom, rook, scene, zeke } from '../support/encounter-arena.ts';

const foe = (at: readonly [number, number] = [2, 0], stats: object = {}) =>
  body('foe', at, { defense: 5, hp: 40, dice: ['purple', 'purple'], ...stats });
const knows = (discipline: string, rest: object = {}) => rook([1, 0], { disciplines: [discipline], ...rest });
const with_ = (discipline: string, rest: object = {}, ally: object = {}) =>
  rooksTurn([knows(discipline, rest), zeke([0, 0], ally), foe()]);
const offered = (session: ReturnType<typeof with_>, ability: string) =>
  session.pending?.options.find(({ id }) => id.endsWith(`/${ability}`));
const high: readonly Roll[] = [
  ['purple', 6],
  ['purple', 6],
];
const low: readonly Roll[] = [
  ['purple', 1],
  ['purple', 1],
];

describe('SANCTUS: gifts', () => {
  cardTest('intervention', 'a token for 1 SP, for nothing where another ally gains it', () => {
    expect(offered(with_('intervention'), 'self')?.sp).toBe(1);
    const session = play(with_('intervention'), 'another-ally');
    expect(now(session, 'zeke').tokens.intervention).toBe(1);
    expect(now(session, 'rook').sp).toBe(5);
  });

  cardTest('magic-armor', 'Barrier for 1 SP, for nothing where another ally gains it', () => {
    const session = play(with_('magic-armor'), 'magic-armor/self');
    expect(now(session, 'rook')).toMatchObject({ effects: ['barrier'], sp: 4 });
    const given = play(with_('magic-armor'), 'another-ally');
    expect(now(given, 'zeke').effects).toEqual(['barrier']);
    expect(now(given, 'rook').sp).toBe(5);
  });

  cardTest('aspect', 'a space more, and Hindering Terrain left for 1', () => {
    const position = scene({ board: { rows: ['.h..'] }, figures: [knows('aspect')], active: 'rook' });
    const figure = figureIn(position.state, 'rook');
    expect(movementOf(position, figure).total).toBe(7);
    const mover = moverOf(position, figure);
    expect(costToLeave(mover, placeAt(moverField(position.state.board, mover, []), 1, 0))).toBe(1);
  });

  cardTest('guardian-angel', 'half of the HP healed at any time, once; not while nothing hurts', () => {
    expect(offered(with_('guardian-angel'), 'mercy')).toBeUndefined();
    const session = play(with_('guardian-angel', { damage: 10 }), 'mercy');
    expect(now(session, 'rook').damage).toBe(3);
    expect(offered(session, 'mercy')).toBeUndefined();
    const lethal = attackOn('foe', 'rook', [knows('guardian-angel', { damage: 13, sp: 0 }), foe()], high);
    play(lethal, 'no', 'mercy');
    expect(now(lethal, 'rook')).toMatchObject({ damage: 7, defeated: false });
  });

  cardTest('living-bulwark', 'half of PHYSICAL DMG, and a Counter for nothing', () => {
    const strike = (rolls: readonly Roll[]) =>
      attackOn('foe', 'rook', [knows('living-bulwark', { sp: 0 }), foe()], rolls);
    const hit = play(strike(high), 'stand');
    expect(now(hit, 'rook').damage).toBe(3); // 14 against 9
    const missed = play(strike([...low, ...high]), 'stand', 'counter');
    expect(now(missed, 'foe').damage).toBe(9);
  });

  cardTest('ascension', 'two Intervention tokens, spent as SP for a flight', () => {
    const session = rooksTurn([
      knows('ascension', { sp: 1, tokens: { intervention: 2 } }),
      body('foe', [2, 0]),
      body('other', [3, 0]),
    ]);
    play(session, 'rise', 'step:2,0', 'step:3,0', 'step:4,0', 'end');
    expect(now(session, 'rook')).toMatchObject({ at: [4, 0], tokens: { intervention: 1 } });
  });

  cardTest('soul-clear', 'one effect taken away: 2 SP, 1 for another ally', () => {
    const own = with_('soul-clear', { effects: ['wilt', 'darkness'] });
    play(own, 'soul-clear/self', 'effect:wilt');
    expect(now(own, 'rook')).toMatchObject({ effects: ['darkness'], sp: 3 });
    const other = with_('soul-clear', {}, { effects: ['poison'] });
    expect(offered(other, 'self')).toBeUndefined();
    play(other, 'soul-clear/other');
    expect(now(other, 'zeke').effects).toEqual([]);
    expect(now(other, 'rook').sp).toBe(4);
  });

  cardTest('paradigm-assault', 'after a hit an ally gains an effect of choice', () => {
    const session = rooksTurn([knows('paradigm-assault'), zeke([0, 0]), foe()], high);
    play(session, 'attack:foe', 'paradigm-assault', 'choose:barrier', 'target:zeke');
    expect(now(session, 'zeke').effects).toEqual(['barrier']);
  });

  cardTest('salvation', 'immune to the effect chosen as the encounter begins', () => {
    const position = scene({ figures: [knows('salvation'), foe()], initiative: ['rook', 'foe'] });
    Object.assign(position.state.clock, { round: 0, phase: 'round-start' });
    const session = playFrom(position);
    session.decide('choose:poison');
    const later = { ...position, state: session.state };
    const table = { ...later, emit: () => {} } as unknown as Parameters<typeof inflict>[0];
    expect(inflict(table, 'rook', 'poison', 'foe')).toBe(false);
    expect(inflict(table, 'rook', 'wilt', 'foe')).toBe(true);
  });

  cardTest('greater-existence', 'a Dodge thrown twice; a Dodge for another ally', () => {
    const figures = [knows('greater-existence', { sp: 1 }), zeke([3, 0], { sp: 0 }), foe()];
    const own = attackOn('foe', 'rook', figures, [['black', 6], ['black', 4], ...high]);
    play(own, 'dodge', 'dice:second');
    expect(eventsOf(own, 'attackDodged')).toMatchObject([{ figure: 'rook', shields: 4 }]);
    const other = attackOn('foe', 'zeke', figures, [['black', 4], ...high]);
    play(other, 'shelter');
    expect(eventsOf(other, 'attackDodged')).toMatchObject([{ figure: 'zeke', shields: 4 }]);
  });

  cardTest('wings-manifest', 'an ally flies four spaces over whoever stands there', () => {
    const session = rooksTurn([
      knows('wings-manifest'),
      zeke([3, 0]),
      body('foe', [4, 0]),
      body('other', [5, 0]),
    ]);
    play(session, 'fly', 'target:zeke', 'step:4,0', 'step:5,0', 'step:6,0', 'step:7,0');
    expect(now(session, 'zeke').at).toEqual([7, 0]);
    expect(now(session, 'rook').sp).toBe(4);
  });

  cardTest('inspiration', 'an ally that ends its turn without SP gains 1', () => {
    const left = (sp: number) => {
      const session = rooksTurn([knows('inspiration', { sp }), zeke([0, 0]), foe()]);
      session.decide('end-turn');
      return eventsOf(session, 'spGained').filter(
        ({ cause }) => cause.kind === 'ability' && cause.card === 'inspiration',
      ).length;
    };
    expect([left(0), left(1)]).toEqual([1, 0]);
  });

  cardTest('the-only-truth', 'a second token may be held; one for every ally in SOI', () => {
    const session = with_('the-only-truth', { tokens: { intervention: 1 } });
    play(session, 'proclaim');
    expect(now(session, 'rook')).toMatchObject({ tokens: { intervention: 2 }, sp: 4 });
    expect(now(session, 'zeke').tokens.intervention).toBe(1);
    expect(optionsOf(session).some((id) => id.endsWith('proclaim'))).toBe(false);
  });
});
