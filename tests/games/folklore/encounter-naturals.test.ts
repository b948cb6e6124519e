import { describe, expect, test } from 'vitest';
import { answer, eventsOf, hundreds, idsOf } from './table.ts';
import { fight, foeOf, OPEN } from './yard.ts';

const wolf = foeOf('wolf');

describe('naturals pp.25, 27', () => {
  const hundred = (rolls: Parameters<typeof fight>[1]['rolls']) =>
    fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[foeOf('wolf', { vita: 20, stride: 0 }), [1, 0]]],
      hero: { 0: { power: 1 } },
      rolls: rolls ?? [],
    });

  test('Devastating Strike: another Move and Act, or all Power', () => {
    const again = hundred([...hundreds(100), ['d6', 1]]);
    answer(again, 'attack:1');
    expect(again.pending!.kind).toBe('devastating-strike');
    answer(again, 'again');
    expect(idsOf(again)).toEqual(expect.arrayContaining(['attack:1', 'walk:0,1']));
    const power = hundred([...hundreds(100), ['d6', 1], ...hundreds(2)]);
    answer(power, 'attack:1', 'power');
    expect(power.state.heroes[0]!.power).toBe(8);
  });

  test('FK-27 Devastating Fault: the weapon is broken, and bare hands have no Might', () => {
    const session = hundred([...hundreds(1), ...hundreds(2), ...hundreds(60), ['d2', 1], ...hundreds(2)]);
    answer(session, 'attack:1');
    expect(session.state.heroes[0]!.broken).toBe(true);
    answer(session, 'attack:1');
    const [, , bare] = eventsOf(session, 'fieldAttack');
    expect(bare!.roll.total).toBe(60);
    expect(bare!.roll.entries.map(({ cause }) => cause.from)).toEqual(['die', 'card', 'bare-hands']);
    // The oar reached two spaces, hands reach one.
    const away = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, [2, 0]]],
    });
    expect(idsOf(away)).toContain('attack:1');
    const bareHanded = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, [2, 0]]],
      hero: { 0: { broken: true } },
    });
    expect(idsOf(bareHanded)).not.toContain('attack:1');
  });

  test('a foe’s natural 100: another attack at a random enemy after the first', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [1, 1],
      ],
      foes: [[wolf, [0, 1]]],
      side: 'foes',
      rolls: [
        ['decision', 1],
        ['d100', 100],
        ['d2', 1],
        ['decision', 2],
        ['d100', 2],
      ],
    });
    expect(eventsOf(session, 'fieldAttack').map(({ target }) => target)).toEqual([0, 1]);
  });

  test('FK-25 a foe’s natural 1 takes the attack of its next turn', () => {
    const fault = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, [0, 1]]],
      side: 'foes',
      rolls: hundreds(1),
    });
    expect(fault.state.field!.figures[1]!.misses).toBe(true);
    answer(fault, 'end');
    expect(eventsOf(fault, 'fieldAttack')).toHaveLength(1);
    expect(fault.state.field!.figures[1]!.misses).toBe(false);
  });
});
