import { describe, expect, test } from 'vitest';
import type { Space } from '../../../../src/games/malhya/rules/place/space.ts';
import { poolsNow } from '../../../../src/games/malhya/rules/queries/attack-now.ts';
import { isOnset } from '../../../../src/games/malhya/rules/queries/attack-talents.ts';
import { fieldOf, standingWith } from '../../../../src/games/malhya/rules/queries/field-of.ts';
import { meansOf, weaponOf } from '../../../../src/games/malhya/rules/queries/fighters.ts';
import { content } from '../trial.ts';
import { duel, knows } from './duel.ts';
import { offered } from './grown.ts';

type Wanted = Parameters<typeof duel>[0];
const ALONE = { picklock: [0, 0], bargewoman: [9, 5] } as const satisfies Record<string, Space>;

/** What the first hero puts into an attack on the first enemy, and what that one defends with. */
function poolsIn(wanted: Wanted) {
  const { session, own } = duel(wanted);
  const attacker = session.state.heroes[0]!.id;
  return poolsNow(
    { state: session.state, content: own },
    { attacker, line: 0, plan: null },
    {
      who: 'test-man-1',
      plan: null,
    },
  )!;
}

describe('talents in fights', () => {
  test('M628 firm footing: the free move is kept beside an enemy', () => {
    const free = (talent: string) => {
      const { session } = duel({ heroes: ALONE, enemies: [[1, 0]], as: () => knows(talent) });
      return session.state.place!.heroes[0]!.free;
    };
    expect([free('firm-footing'), free('public-lecture')]).toEqual(['whole', 'gone']);
  });

  test('M630 side step: the whole free move given up for 2 AP; not once it is begun, nor with all AP there', () => {
    const game = (ap: number, free: 'whole' | number) =>
      duel({
        heroes: ALONE,
        enemies: [[5, 5]],
        as: (_, at) => (at === 0 ? { ...knows('side-step'), ap } : {}),
        inPlace: { picklock: { free } },
      }).session;
    const session = game(3, 'whole');
    session.decide('give-up:side-step');
    expect(session.state.heroes[0]!.ap).toBe(5);
    expect(session.state.place!.heroes[0]!.free).toBe('gone');
    expect(offered(game(3, 2))).not.toContain('give-up:side-step');
    expect(offered(game(6, 'whole'))).not.toContain('give-up:side-step');
  });

  test('M634 heavy swing: a sign for melee alone does nothing at range', () => {
    const specials = (weapon: string) =>
      poolsIn({ heroes: ALONE, enemies: [[1, 0]], as: () => ({ ...knows('heavy-swing'), weapon }) }).attack
        .specials.attack;
    // The picklock’s own skill is there in both.
    expect(specials('test-sword')).toHaveLength(specials('test-bow').length + 1);
  });

  test.each<[string, Space[], boolean]>([
    [
      'three spaces in a row',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      true,
    ],
    [
      'three diagonally',
      [
        [1, 3],
        [2, 2],
        [3, 1],
        [4, 0],
      ],
      true,
    ],
    [
      'two',
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      false,
    ],
    [
      'three with a turn',
      [
        [0, 1],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      false,
    ],
    [
      'straight, but past it',
      [
        [4, 1],
        [5, 1],
        [6, 1],
        [7, 1],
      ],
      false,
    ],
  ])('M636 MA-159 an onset: %s', (_, trail, is) => {
    expect(isOnset(trail, [5, 0])).toBe(is);
  });

  test('M636 run-up: 1 damage more after three spaces straight towards the target, once', () => {
    const { session, own } = duel({
      heroes: ALONE,
      enemies: [[4, 0]],
      as: (_, at) => (at === 0 ? { ...knows('run-up'), ap: 6 } : {}),
    });
    const damage = () =>
      poolsNow(
        { state: session.state, content: own },
        { attacker: 'picklock', line: 0, plan: null },
        { who: 'test-man-1', plan: null },
      )!.attack.gain.reduce((sum, gain) => sum + (gain.damage ?? 0), 0);
    expect(damage()).toBe(0);
    session.decide('move:3,0');
    expect(damage()).toBe(1);
    session.decide('strike:test-man-1');
    if (session.pending!.kind === 'plan') session.decide(session.pending!.options[0]!.id);
    expect(damage()).toBe(0);
  });

  test('M642 shoulder to shoulder: an Attack die more with another hero beside the target, in melee', () => {
    const dice = (beside: Space, weapon = 'test-sword') =>
      poolsIn({
        heroes: { picklock: [0, 0], bargewoman: beside },
        enemies: [[1, 0]],
        as: () => ({ ...knows('shoulder-to-shoulder'), weapon }),
      }).attack.dice.attack;
    expect([dice([2, 0]), dice([9, 5]), dice([2, 0], 'test-bow')]).toEqual([1, 0, 0]);
  });

  test('M646 second wind: an aura token brings 2 AP, once a turn', () => {
    const { session } = duel({
      heroes: ALONE,
      enemies: [[5, 5]],
      as: (_, at) => (at === 0 ? { ...knows('second-wind'), ap: 2 } : {}),
      boards: {
        picklock: {
          ...content.boards['picklock']!,
          aura: [{ text: 'Movement 2 more', turn: { in: 'move', movement: 2 } }],
        },
      },
    });
    session.decide('people:0');
    expect(session.state.heroes[0]).toMatchObject({ ap: 4, aura: { ready: 2, spent: 1 } });
    session.decide('move:1,0');
    session.decide('people:0');
    expect(session.state.heroes[0]).toMatchObject({ ap: 4, aura: { ready: 1, spent: 2 } });
  });

  test('M648 rack of arms: a second weapon is stored, and drawn for 1 AP', () => {
    const { session } = duel({
      heroes: ALONE,
      enemies: [[5, 5]],
      as: (_, at) => (at === 0 ? { ...knows('rack-of-arms'), stored: 'pry-knife', spare: 'test-bow' } : {}),
    });
    session.decide('switch-spare');
    expect(session.state.heroes[0]).toMatchObject({
      weapon: 'test-bow',
      stored: 'pry-knife',
      spare: 'test-sword',
      ap: 5,
    });
  });

  test('M650 clear lane: at range yellow lines are no penalty', () => {
    const dodges = (talent: string) =>
      poolsIn({
        heroes: ALONE,
        enemies: [[4, 0]],
        yellow: [
          [
            [1, 0],
            [2, 0],
          ],
        ],
        as: () => ({ ...knows(talent), weapon: 'test-bow' }),
      }).defense.dice.dodge;
    expect([dodges('public-lecture'), dodges('clear-lane')]).toEqual([1, 0]);
  });
});

describe('what an aura token does by the people’s card', () => {
  const board = content.boards['picklock']!;

  test('M615 an Attack die and a damage; an Attack die in melee alone; a Defense die and 2 shields', () => {
    const effects = Object.values(content.boards).flatMap(({ aura }) => aura);
    expect(effects).toContainEqual(
      expect.objectContaining({ attack: { dice: { attack: 1 }, gain: { damage: 1 } } }),
    );
    expect(effects).toContainEqual(
      expect.objectContaining({ attack: { only: 'melee', dice: { attack: 1 } } }),
    );
    expect(effects).toContainEqual(
      expect.objectContaining({ defense: { dice: { defense: 1 }, gain: { shields: 2 } } }),
    );
  });

  test('M616 light movement for one move, then no more', () => {
    const { session, own } = duel({
      heroes: ALONE,
      enemies: [[5, 5]],
      boards: { picklock: { ...board, aura: [{ text: 'light', turn: { in: 'move', light: true } }] } },
    });
    const isLight = () => standingWith(fieldOf({ state: session.state, content: own }), 'picklock')!.light;
    expect(isLight()).toBe(false);
    session.decide('people:0');
    expect(isLight()).toBe(true);
    session.decide('move:1,0');
    expect(isLight()).toBe(false);
  });

  test('M616 Movement more for one move; Initiative more before the others’ turns', () => {
    const moved = duel({
      heroes: ALONE,
      enemies: [[5, 5]],
      boards: { picklock: { ...board, aura: [{ text: 'far', turn: { in: 'move', movement: 2 } }] } },
    });
    const movement = () => meansOf({ state: moved.session.state, content: moved.own }, 0).movement;
    const before = movement();
    moved.session.decide('people:0');
    expect(movement()).toBe(before + 2);
    const quick = duel({
      heroes: ALONE,
      enemies: [[5, 5]],
      phase: 'initiative',
      boards: { picklock: { ...board, aura: [{ text: 'quick', turn: { in: 'initiative', adds: 3 } }] } },
    }).session;
    quick.decide('people:0');
    expect(quick.state.place!.initiative['picklock']).toBe(content.heroes['picklock']!.initiative + 3);
    expect(quick.state.heroes[0]!.aura).toEqual({ ready: 2, spent: 1 });
  });

  test('M616 MA-167 a talent of another hero for one action, none of a Mhaÿ', () => {
    const { session, own } = duel({
      heroes: { archivist: [0, 0], bargewoman: [9, 5] },
      enemies: [[1, 0]],
      as: (_, at) =>
        at === 1
          ? { talents: [...knows('heavy-swing', 'improved').talents, ...knows('slow-burn').talents] }
          : {},
    });
    const specials = () =>
      poolsNow(
        { state: session.state, content: own },
        { attacker: 'archivist', line: 0, plan: null },
        { who: 'test-man-1', plan: null },
      )!.attack.specials.power.length;
    expect(offered(session).filter((id) => id.startsWith('copy:'))).toEqual(['copy:heavy-swing']);
    session.decide('copy:heavy-swing');
    expect(session.state.heroes[0]!.aura).toEqual({ ready: 3, spent: 1 });
    expect(specials()).toBe(1);
    session.decide('strike:test-man-1');
    if (session.pending?.kind === 'plan') session.decide(session.pending.options[0]!.id);
    // With the attack the action is over.
    expect(session.state.heroes[0]!.borrowed).toBeNull();
  });

  test('M012 a special skill of one’s own: of each hero another', () => {
    const skills = Object.keys(content.heroes).map((id) => content.people[id]!);
    expect(new Set(skills.map(({ name }) => name)).size).toBe(5);
    const { attack } = poolsIn({ heroes: ALONE, enemies: [[1, 0]] });
    expect(attack.specials.attack).toEqual([content.people['picklock']!.fight!.attack!.specials!.attack]);
  });

  test('M040 Claws belong to one heroine: others are barehanded', () => {
    const clawed = Object.values(content.boards).filter(({ claws }) => claws);
    expect(clawed).toHaveLength(1);
    const lines = (hero: string) => {
      const { session, own } = duel({
        heroes: { [hero]: [0, 0], kilnwright: [9, 5] },
        enemies: [[1, 0]],
        as: () => ({ weapon: null }),
      });
      return weaponOf({ state: session.state, content: own }, 0).attack[0];
    };
    expect(lines(clawed[0]!.id)).not.toEqual(lines('picklock'));
  });
});
