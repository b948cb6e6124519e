import { describe, expect, test } from 'vitest';
import { weaponOf } from '../../../src/games/folklore/rules/queries/hands.ts';
import { toldEvent } from '../../../src/games/folklore/words/en/told.ts';
import { answer, content, eventsOf, hundreds, idsOf, sitDown } from './table.ts';
import { at, fight, foeOf, OPEN } from './yard.ts';

const wolf = foeOf('wolf');
const post = foeOf('post', { stride: 0 });
const held = (ref: string) => ({ ref, exhausted: false, inHand: true });
const own = (ref: string) => ({ ref, exhausted: false });

describe('missing a turn p.27', () => {
  test('FK-52 whoever is hit by such a foe lies down, misses its next turn and stands up again', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [7, 5],
      ],
      foes: [[foeOf('sack', { stuns: true, stride: 0 }), [1, 0]]],
      side: 'foes',
      rolls: [...hundreds(90), ['d2', 1]],
    });
    expect(eventsOf(session, 'turnMissed').map(({ figure }) => figure)).toEqual([0]);
    expect(session.state.field!.figures[0]!.down).toBe(false);
    expect(session.pending).toMatchObject({ hero: 1 });
  });

  test('FK-52 a turn that was held is missed like any, and what goes on until then ends', () => {
    const session = fight(['lay-brother', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [7, 5],
      ],
      foes: [[foeOf('sack', { stuns: true, stride: 0 }), [1, 0]]],
      rolls: [...hundreds(90), ['d2', 1]],
    });
    answer(session, 'hold', 'end');
    expect(eventsOf(session, 'turnMissed').map(({ figure }) => figure)).toEqual([0]);
    expect(session.state.field!.round).toBe(2);
  });
});

describe('hands and artifacts pp.25-26', () => {
  const position = (items: readonly ReturnType<typeof own>[], name = 'ferrywoman') => {
    const { state } = sitDown([name], { hero: { 0: { items } } });
    return { state, content };
  };

  test('FK-53 a weapon that is held is fought with, else the card’s where hands are free, else none', () => {
    expect(weaponOf(position([]), 0)).toMatchObject({ of: 'card', reach: 2 });
    expect(weaponOf(position([held('eel-spear')]), 0)).toMatchObject({ of: 0, damage: 'd6+1', reach: 2 });
    expect(weaponOf(position([held('pot-lid')]), 0)).toMatchObject({ of: 'nobody', damage: 'd2', reach: 1 });
    expect(weaponOf(position([held('pot-lid')], 'hedge-witch'), 0)).toMatchObject({ of: 'card' });
    expect(weaponOf(position([{ ...held('eel-spear'), broken: true } as never]), 0).of).toBe('nobody');
  });

  test('FK-53 what has no room beside what is taken is put away; what is given is held no more', () => {
    const session = sitDown(['ferrywoman', 'huntsman'], {
      hero: { 0: { items: [held('pot-lid'), own('eel-spear'), own('drovers-sling')] } },
    });
    answer(session, 'equip:0:2');
    expect(eventsOf(session, 'handsChanged').at(-1)!.held).toEqual([0, 2]);
    answer(session, 'equip:0:1');
    expect(eventsOf(session, 'handsChanged').at(-1)!.held).toEqual([1]);
    answer(session, 'give:0:1:1');
    expect(session.state.heroes[1]!.items.at(-1)).toMatchObject({ ref: 'eel-spear', inHand: false });
    answer(session, 'equip:0:0', 'stow:0:0');
    expect(eventsOf(session, 'handsChanged').at(-1)!.held).toEqual([]);
  });

  test('p.25 a held weapon that breaks waits for a tinker, and no rest mends it', () => {
    const session = fight(['hedge-witch'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[post, [6, 0]]],
      hero: { 0: { items: [held('drovers-sling')] } },
      rolls: hundreds(1),
    });
    answer(session, 'attack:1');
    expect(session.state.heroes[0]!.items[0]).toMatchObject({ broken: true, exhausted: true });
    expect(idsOf(answer(session, 'end'))).not.toContain('equip:0:0');
  });

  test('FK-54 an artifact costs Ghost Points and stays, and is used once a turn', () => {
    const session = sitDown(['ferrywoman'], {
      hero: { 0: { items: [own('millers-thumb')] } },
      fight: { foe: 'toll-robbers', counter: 2 },
      rolls: hundreds(1, 1, 20),
    });
    answer(session, 'attack', 'use:millers-thumb');
    expect(idsOf(session)).not.toContain('use:millers-thumb');
    answer(session, 'strike');
    expect(session.state.heroes[0]).toMatchObject({
      ghost: 3,
      items: [{ ref: 'millers-thumb', exhausted: false }],
    });
    expect(eventsOf(session, 'attackRolled').at(-1)!.roll.total).toBe(62);
    const place = { content, view: session.state, before: session.state };
    expect(toldEvent(eventsOf(session, 'itemUsed')[0]!, place)!.text).not.toContain('exhausted');
  });

  test('a weapon that breaks is called by its name: that of the card is whole', () => {
    const broken = (items: readonly ReturnType<typeof held>[]) => {
      const session = fight(['ferrywoman'], {
        rows: OPEN,
        heroes: [[0, 0]],
        foes: [[post, [1, 0]]],
        hero: { 0: { items } },
        rolls: hundreds(1, 2),
      });
      answer(session, 'attack:1');
      const place = { content, view: session.state, before: session.state };
      return toldEvent(eventsOf(session, 'weaponBroke')[0]!, place)!.text;
    };
    expect(broken([held('eel-spear')])).toMatch(/Eel Spear breaks\. It is useless until/);
    expect(broken([])).toMatch(/weapon breaks\. Bare hands until/);
  });
});

describe('checks, rites, companions and allies pp.25, 28', () => {
  test('FK-55 a rite costs its Power and the Act, and does nothing where the check fails', () => {
    const set = (face: number) =>
      fight(['lay-brother', 'huntsman'], {
        rows: OPEN,
        heroes: [
          [0, 0],
          [2, 0],
        ],
        foes: [[post, [7, 5]]],
        hero: { 1: { vita: 4 } },
        rolls:
          face < 3
            ? [['d10', face]]
            : [
                ['d10', face],
                ['d4', 2],
              ],
      });
    const failed = answer(set(2), 'rite:compline');
    expect(failed.state.heroes.map(({ vita, power }) => [vita, power])).toEqual([
      [15, 8],
      [4, 8],
    ]);
    expect(idsOf(failed)).not.toContain('rite:compline');
    expect(answer(set(3), 'rite:compline').state.heroes[1]!.vita).toBe(6);
  });

  test('FK-57 a companion attacks once, after an attack of its hero, and no further than it reaches', () => {
    const session = fight(['huntsman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [
        [wolf, [1, 0]],
        [post, [6, 0]],
      ],
      hero: { 0: { vita: 5, items: [own('grey-lurcher'), own('bandage')] } },
      rolls: hundreds(2, 1),
    });
    expect(idsOf(session)).not.toContain('loose:1');
    answer(session, 'attack:2');
    expect(idsOf(session).filter((id) => id.startsWith('loose'))).toEqual(['loose:1']);
    answer(session, 'loose:1');
    // A 1 of a companion breaks nothing.
    expect(eventsOf(session, 'weaponBroke')).toEqual([]);
    expect(idsOf(session)).not.toContain('loose:1');
  });

  test('FK-58 a creature obeys for one turn, after all others; nobody of its friends attacks it', () => {
    const session = fight(['hedge-witch'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [
        [foeOf('brute', { vita: 9 }), [5, 0]],
        [post, [6, 0]],
      ],
      rolls: [['d10', 8], ...hundreds(1)],
    });
    answer(session, 'rite:the-old-name:1', 'end');
    expect(session.pending).toMatchObject({ kind: 'encounter-turn', figure: 1, hero: 0 });
    expect(idsOf(session)).toContain('attack:2');
    expect(idsOf(session)).not.toContain('attack:0');
    answer(session, 'attack:2');
    expect(eventsOf(session, 'attackLost')).toEqual([]);
    expect(session.state.field!.figures[1]!.controller).toBeNull();
    expect(session.state.field!.round).toBe(2);
  });

  test('p.28 an ally comes to a space in sight, acts in the same round and is no foe of the count', () => {
    const session = fight(['hedge-witch'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, [5, 0], { vita: 1 }]],
      rolls: [['d10', 8], ...hundreds(90), ['d2', 1], ['d10', 1]],
    });
    answer(session, 'rite:a-debt:4,1');
    expect(at(session, 2)).toEqual([4, 1]);
    answer(session, 'command:2', 'attack:1');
    // Two coins for the wolf that fought against her, none for the one that fought for her.
    expect(session.state).toMatchObject({ field: null, heroes: [{ coins: 2 }] });
  });
});
