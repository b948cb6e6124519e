import { describe, expect, test } from 'vitest';
import { cloneState, figureIn, hpOf, type Position } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import { gainItem } from '../../src/engine/procedures/consequences/loot.ts';
import { convictionDiceOf, defenseOf, skillOf } from '../../src/engine/queries/figures/stats.ts';
import { faultOfStart } from '../../src/stores/opened/sound-state.ts';
import { type ArenaSession, arena, eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { play } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { editFigure } from '../support/edit.ts';
import { body, inTurnOf, playFrom, rook, run, zeke } from '../support/encounter-arena.ts';
import { gameContent } from '../support/games.ts';
import { now, uses } from '../support/rooks-turn.ts';

/** Rook with Conduction Summoning, and a foe beside him. */
const table = (rest: object = {}, foe: object = {}): Position =>
  arena({
    board: { rows: ['........', '........', '........'] },
    figures: [
      rook([1, 0], { disciplines: ['conduction-summoning'], sp: 5, ...rest }),
      zeke([1, 2], { sp: 0 }),
      body('foe', [2, 0], { dice: ['purple', 'purple'], defense: 5, hp: 30, ...foe }),
    ],
    active: 'rook',
    initiative: ['rook', 'zeke', 'foe'],
  });

function shaped(
  card: string,
  rest: object = {},
  rolls: readonly Roll[] = [],
  foe: object = {},
): ArenaSession {
  const session = playFrom(table(rest, foe), rolls);
  uses(session, 'change', `card:${card}`);
  return session;
}

const LESSONS = ['conduction-summoning', 'exalted-summoning', 'felled-afterlife'];
const dice = (...all: Roll[]): Roll[] => all;

describe('Conduction Summoning, p.68 and X171', () => {
  cardTest(
    'conduction-summoning',
    'any Conduit, for 1 SP; none from one shape into another (K34, K36)',
    () => {
      const session = shaped('ridge-boar');
      expect(now(session, 'rook')).toMatchObject({ card: 'ridge-boar', kind: 'adventurer', sp: 4 });
      expect(now(session, 'rook').cards.map(({ ref }) => ref)).toEqual([
        'ridge-boar',
        'conduction-summoning',
      ]);
      const later = structuredClone(session.state);
      for (const card of editFigure(later, 'rook').cards) card.exhausted = false;
      const again = optionsOf(playFrom({ ...table(), state: later }));
      expect(again).toContain('use:rook.conduction-summoning/return');
      expect(again).not.toContain('use:rook.conduction-summoning/change');
    },
  );

  test('only Conduits whose LVL is not above the highest in ASSEMBLAGE', () => {
    const offered = (disciplines: string[]) => {
      const session = playFrom(table({ disciplines }));
      uses(session, 'change');
      return optionsOf(session).map((id) => id.replace('card:', ''));
    };
    expect(offered(['conduction-summoning'])).toEqual(['bell-toad', 'night-heron', 'ridge-boar']);
    expect(offered(LESSONS)).toContain('moon-wolf');
  });

  test('the Conduit’s numbers, BLACK for Skill Checks; HP, damage, tokens, Effects and Pack of its own', () => {
    const disciplines = ['conduction-summoning', 'summoning'];
    const tokens = { vow: 1, summon: 2 };
    const before = table({ disciplines, damage: 4, effects: ['haste'], tokens, items: ['great-hammer'] });
    // The tokens stay, and call nobody meanwhile (X171, X425).
    expect(optionsOf(playFrom(before))).toContain('summon:lamp-wisp');
    const session = playFrom(before);
    uses(session, 'change', 'card:ridge-boar');
    const position = { ...before, state: session.state };
    const self = now(session, 'rook');
    expect([defenseOf(position, self).total, skillOf(position, self, 'strength')]).toEqual([9, null]);
    expect(convictionDiceOf(position, self)).toEqual(['white', 'purple']);
    expect(hpOf(position, self)).toBe(hpOf(before, figureIn(before.state, 'rook')));
    expect(self).toMatchObject({ damage: 4, effects: ['haste'], tokens });
    expect(session.state.track[0]).toMatchObject({ id: 'rook' });
    const options = optionsOf(session);
    expect(options).toContain('attack:foe');
    for (const lost of ['re-equip', 'summon:lamp-wisp']) expect(options).not.toContain(lost);
  });

  test('maximum HP keep what items and Disciplines add', () => {
    const before = table({ disciplines: LESSONS, familiar: 'animism' });
    const more = hpOf(before, figureIn(before.state, 'rook'));
    const plain = table({ disciplines: LESSONS });
    expect(more - hpOf(plain, figureIn(plain.state, 'rook'))).toBe(4);
    const session = playFrom(before);
    uses(session, 'change', 'card:ridge-boar');
    expect(hpOf({ ...before, state: session.state }, now(session, 'rook'))).toBe(more);
  });

  test('back in its own shape for 1 SP in a later turn, all cards as they lay', () => {
    const items = ['great-hammer', 'barbed-breastplate'];
    const session = playFrom(table({ items }));
    const before = now(session, 'rook').cards.map(({ id }) => id);
    uses(session, 'change', 'card:bell-toad');
    expect(optionsOf(session)).not.toContain('use:rook.conduction-summoning/return'); // exhausted until the next turn
    session.decide('end-turn');
    for (let i = 0; i < 9 && session.pending?.figure !== 'rook'; i++)
      session.decide(optionsOf(session).at(-1)!);
    expect(now(session, 'rook').sp).toBe(5); // 4 left, and what the Toad recovers
    uses(session, 'return');
    expect(now(session, 'rook')).toMatchObject({ card: 'rook-lars', sp: 4 });
    expect(now(session, 'rook').cards.map(({ id }) => id)).toEqual(before);
    expect(now(session, 'rook').setAside).toBeUndefined();
    expect(optionsOf(session)).toContain('re-equip');
  });

  test('Defeated in that shape it is Defeated as ever, and lies there in its own', () => {
    const begun = shaped('ridge-boar');
    const session = run(
      { ...table(), state: cloneState(begun.state) },
      inTurnOf('foe', (at) => resolveDefeat(at, 'rook', 'foe', term('this-attack'))),
    );
    expect(now(session, 'rook')).toMatchObject({ defeated: true, card: 'rook-lars' });
  });

  test('what it gains goes into its Pack, and a saved state of it is sound', () => {
    const begun = shaped('ridge-boar');
    const fault = faultOfStart(JSON.parse(JSON.stringify(begun.state)), gameContent.cards, '$');
    expect(fault?.path).toBe('$.figures[2].card'); // the foe of this test, which no pack has
    const session = run({ ...table(), state: begun.state }, (at) => gainItem(at, 'rook', 'buckler'));
    expect(now(session, 'rook').pack.map(({ ref }) => ref)).toEqual(['buckler']);
    expect(now(session, 'rook').cards.map(({ ref }) => ref)).toEqual(['ridge-boar', 'conduction-summoning']);
  });
});

describe('the Conduits', () => {
  cardTest('ridge-boar', 'charges Empowered; its hit pushes 2', () => {
    const rolls = dice(['teal', 4], ['white', 4], ['black', 1]);
    const session = shaped('ridge-boar', {}, rolls);
    play(session, '/charge', 'end', '/gore');
    expect(eventsOf(session, 'attackEnded')[0]).toMatchObject({ attacker: 'rook', target: 'foe' });
    expect(now(session, 'rook').sp).toBe(1);
    expect(now(session, 'foe').at).toEqual([4, 0]);
  });

  cardTest('night-heron', 'flies; its bill pierces 3; may fly off after a Dodge', () => {
    const session = shaped('night-heron', {}, dice(['white', 4], ['white', 4]), { armor: 3 });
    play(session, '/long-bill');
    const [sum] = eventsOf(session, 'finalDamageDetermined');
    expect(sum!.sum.entries).toContainEqual(
      expect.objectContaining({ cause: { kind: 'armor', armor: 3, pierced: 3 } }),
    );
    const begun = shaped('night-heron', { tokens: { dodge: 1 } });
    const attacked = run(
      { ...table(), state: begun.state },
      inTurnOf('foe', (at) =>
        resolveAttack(at, {
          attacker: 'foe',
          target: 'rook',
          profile: { kind: 'melee', range: 1 },
          cause: 'action',
        }),
      ),
      dice(['black', 1], ['purple', 6], ['purple', 4]),
    );
    play(attacked, 'token', 'use', 'step:1,1');
    expect(now(attacked, 'rook').at).toEqual([1, 1]);
  });

  cardTest('bell-toad', 'tolls darkness; its tongue pulls 3', () => {
    const foe = { conviction: ['purple', 'purple'] };
    const toll = shaped('bell-toad', {}, dice(['teal', 5], ['purple', 1], ['purple', 1], ['teal', 3]), foe);
    play(toll, '/toll', 'target:foe');
    expect(now(toll, 'foe').effects).toEqual(['darkness']);
    expect(now(toll, 'foe').damage).toBeGreaterThan(0);
    const position = table({}, foe);
    editFigure(position.state, 'foe').at = [5, 0];
    const tongue = playFrom(position, dice(['purple', 1], ['purple', 1]));
    play(tongue, '/change', 'card:bell-toad', '/long-tongue');
    expect(now(tongue, 'foe').at).toEqual([2, 0]);
  });

  cardTest('walking-stone', 'shields whoever is beside it; shakes the others off', () => {
    const foe = { conviction: ['purple', 'purple'] };
    const session = shaped(
      'walking-stone',
      { disciplines: LESSONS },
      dice(['purple', 1], ['purple', 1]),
      foe,
    );
    play(session, '/shake');
    expect(now(session, 'foe')).toMatchObject({ damage: 3, at: [4, 0] });
  });

  cardTest('moon-wolf', 'howls courage; slips from whoever it begins beside; a hit may paralyze', () => {
    const howl = shaped('moon-wolf', { disciplines: LESSONS });
    uses(howl, 'howl');
    expect([now(howl, 'rook').effects, now(howl, 'zeke').effects]).toEqual([['courage'], ['courage']]);
    howl.decide('move');
    howl.decide('step:0,0');
    expect(eventsOf(howl, 'attackEnded')).toHaveLength(0);
    const foe = { conviction: ['purple', 'purple'] };
    const bite = shaped(
      'moon-wolf',
      { disciplines: LESSONS },
      dice(['green', 4], ['green', 4], ['purple', 1], ['purple', 1]),
      foe,
    );
    play(bite, 'attack:foe', '/hamstring');
    expect(now(bite, 'foe').effects).toEqual(['paralyze']);
  });
});
