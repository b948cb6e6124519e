import { describe, expect, test } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { content } from '../trial.ts';
import { begun, botsTo, offered } from './grown.ts';

const FIVE = ['bargewoman', 'picklock', 'archivist', 'kilnwright', 'wayfinder'];
const first = (session: MalhyaSession) => session.decide(session.pending!.options[0]!.id);

/** The first hero’s set-up until that question. */
function settledTo(kind: string, more: Parameters<typeof begun>[0] = {}): ReturnType<typeof begun> {
  const game = begun({ newHeroes: true, ...more });
  while (game.session.pending?.kind !== kind) first(game.session);
  return game;
}

describe('a new hero', () => {
  test('M109 M017 has aura, crystals and carrying as the people’s card says, and nothing else', () => {
    const { session } = begun({ newHeroes: true });
    const card = content.heroes['bargewoman']!;
    expect(session.state.heroes[0]).toMatchObject({
      aura: { ready: card.aura, spent: 0 },
      life: { life: card.life },
      carrying: card.carrying,
      talents: [],
      weapon: null,
      armour: null,
    });
    expect(session.pending).toMatchObject({ kind: 'talent-class', hero: 0 });
  });

  test('M112 three cards of the other decks, one of them kept, on its Normal side', () => {
    const { session } = begun({ newHeroes: true });
    session.decide('class:warrior');
    expect(offered(session)).not.toContain('class:mhay');
    session.decide('class:warrior');
    session.decide('class:scholar');
    const { shown } = session.pending!;
    expect(shown).toHaveLength(3);
    session.decide(`talent:${shown![2]}`);
    expect(session.state.heroes[0]!.talents).toEqual([{ ref: shown![2], side: 'normal' }]);
  });

  test('M112 or one at random of the Mhaÿ deck', () => {
    const face = { text: 'Of the test.' };
    const { session } = begun({
      newHeroes: true,
      talents: { own: { id: 'own', name: 'Own', class: 'mhay', normal: face, improved: face } },
    });
    session.decide('class:mhay');
    const [got] = session.state.heroes[0]!.talents;
    expect(got!.ref === 'own' || content.talents[got!.ref]!.class === 'mhay').toBe(true);
    expect(session.pending!.kind).toBe('basic-weapon');
  });

  test('M114 a basic weapon, equipped at once', () => {
    const { session } = settledTo('basic-weapon');
    const basic = Object.values(content.gear).filter(({ stall }) => stall === 'basic-weapon');
    expect([...offered(session)].sort()).toEqual(basic.map(({ id }) => `pick:${id}`).sort());
    session.decide('pick:walking-staff');
    expect(session.state.heroes[0]!.weapon).toBe('walking-staff');
  });

  test('M114 none left: a hero with two gives one of its choice', () => {
    const held = ['bread-knife', 'walking-staff', 'hay-fork', 'sap', 'short-bow'];
    const { session } = begun({
      heroes: FIVE,
      state: { growth: { level: 0, newcomers: [4], checks: {} } },
      as: (_, at) => ({
        talents: [],
        weapon: at < 4 ? held[at]! : null,
        stored: at === 0 ? held[4]! : null,
        armour: null,
        cubes: { material: [], key: [], potion: [], arrow: [], plant: [] },
      }),
    });
    while (session.pending?.kind !== 'basic-weapon') first(session);
    expect(session.pending).toMatchObject({ kind: 'basic-weapon', hero: 0 });
    expect(offered(session)).toEqual([`pick:${held[0]}`, `pick:${held[4]}`]);
    session.decide(`pick:${held[4]}`);
    expect(session.state.heroes[0]!.stored).toBeNull();
    expect(session.state.heroes[4]!.weapon).toBe(held[4]);
  });

  test('M115 5 gold for the group, a red and a yellow potion', () => {
    const { session, own } = settledTo('gift');
    expect(session.state.group.gold).toBe(own.missions['flooded-archive']!.gold + 5);
    expect(session.state.heroes[0]!.cubes.potion).toEqual(['red', 'yellow']);
  });

  test.each([
    ['weapons', 0, 'common-weapon'],
    ['objects', 2, 'common-object'],
  ] as const)('M116 2 common %s, one of them kept, and %i gold', (gift, gold, stall) => {
    const { session } = settledTo('gift');
    const before = session.state.group.gold;
    session.decide(`gift:${gift}`);
    const { shown } = session.pending!;
    expect(shown!.map((ref) => content.gear[ref]!.stall)).toEqual([stall, stall]);
    session.decide(`pick:${shown![1]}`);
    const { weapon, stored, armour, objects } = session.state.heroes[0]!;
    expect([weapon, stored, armour, ...objects]).toContain(shown![1]);
    expect(session.state.group.gold).toBe(before + gold);
  });

  test('M116 or a plant of each color and 3 gold', () => {
    const { session } = settledTo('gift');
    const before = session.state.group.gold;
    session.decide('gift:plants');
    expect(session.state.heroes[0]!.cubes.plant).toEqual(['red', 'yellow', 'green', 'purple', 'blue']);
    expect(session.state.group.gold).toBe(before + 3);
  });

  test('M118 then its level-ups to the group’s level', () => {
    const { session } = begun({
      state: { growth: { level: 2, newcomers: [1], checks: {} } },
      as: (_, at) =>
        at === 1
          ? { talents: [], weapon: null, cubes: { material: [], key: [], potion: [], arrow: [], plant: [] } }
          : {},
    });
    let levels = 0;
    while (session.state.growth.newcomers.length > 0) {
      if (session.pending!.kind === 'level-up') levels += 1;
      first(session);
    }
    expect(levels).toBe(2);
  });

  test('bots set up five heroes and go on to the chapter', () => {
    const { session, own } = begun({ newHeroes: true, heroes: FIVE });
    botsTo(session, own, (kind) => kind === 'choice');
    expect(session.pending!.kind).toBe('choice');
    expect(session.state.growth.newcomers).toEqual([]);
    for (const { talents, weapon } of session.state.heroes) {
      expect(talents).toHaveLength(1);
      expect(weapon).not.toBeNull();
    }
  });
});
