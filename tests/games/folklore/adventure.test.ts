import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { ScriptedChance } from '../../../src/engine/rng/chance.ts';
import { type FolkloreSession, folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import type { Feature, FolkloreContent } from '../../../src/games/folklore/rules/model/content.ts';
import {
  type Adventure,
  newField,
  type Space,
  UNTOUCHED,
} from '../../../src/games/folklore/rules/model/field.ts';
import type { FolkloreState, Hero } from '../../../src/games/folklore/rules/model/state.ts';
import { answer, content, eventsOf, idsOf, type Roll, setupOf } from './table.ts';

const bell: Feature = {
  id: 'the-bell-rope',
  name: 'Ring the bell',
  text: 'It rings.',
  at: [2, 0],
  check: { skill: 'nerve', need: 7 },
  done: [{ hero: { lore: 2 } }],
  failed: [{ hero: { vita: -1 } }],
};
const box: Feature = { id: 'the-poor-box', name: 'Open it', text: 'Open.', at: [0, 1], done: [] };

interface Set {
  readonly rolls?: readonly Roll[];
  readonly hero?: Readonly<Record<number, Partial<Hero>>>;
  readonly more?: Partial<Adventure>;
  readonly rounds?: number;
  readonly searches?: readonly Space[];
  readonly piles?: Readonly<Record<string, readonly string[]>>;
}

/** Two heroes in a room of ten spaces, before the first round. */
function explore({
  rolls = [],
  hero = {},
  more = {},
  rounds = 7,
  searches = [[4, 1]],
  piles = {},
}: Set = {}): FolkloreSession {
  const card = content.adventures['the-bell-in-the-water']!;
  const heroes: Space[] = [
    [1, 0],
    [0, 0],
  ];
  const room = {
    ...{ id: 'room', name: 'A room', text: 'A room.', rows: ['.....', '.....'], heroes, foes: [] },
    features: [bell, box],
  };
  const all: FolkloreContent = {
    ...content,
    grounds: { ...content.grounds, room },
    adventures: { [card.id]: { ...card, ground: 'room', rounds, unsolved: { text: 'No.', do: [] } } },
  };
  const setup = setupOf(['lay-brother', 'huntsman']);
  const rules = folklore(all, new ScriptedChance(rolls, { piles }));
  const first = rules.setUp(setup);
  const figures = heroes.map((at, id) => ({ ...UNTOUCHED, id, hero: id, foe: null, number: 1, at, vita: 0 }));
  const adventure = { card: card.id, solved: [], rested: [], stayed: 0, ...more };
  const state: FolkloreState = {
    ...first,
    step: 'adventure',
    heroes: first.heroes.map((one, i) => ({ ...one, items: [], ...hero[i] })),
    field: newField({
      ...{ ground: 'room', last: false, figures, flames: [], searches, adventure },
      features: [bell.id, box.id],
    }),
  };
  return new LoggedSession(rules, setup, state);
}

describe('adventuring p.22', () => {
  test('a round is a turn of each, the leader first; who holds comes after everyone else', () => {
    const session = explore();
    answer(session, 'hold', 'end');
    expect(session.pending).toMatchObject({ hero: 0 });
    answer(session, 'end');
    expect(session.state.field!.round).toBe(2);
    expect(eventsOf(session, 'firstStrike')).toEqual([]);
  });

  test('one feature a round, next to it or on it, and a check may be tried again', () => {
    const session = explore({
      rolls: [
        ['d10', 1],
        ['d10', 9],
      ],
    });
    expect(idsOf(session)).toEqual(
      expect.arrayContaining(['interact:the-bell-rope', 'interact:the-poor-box']),
    );
    answer(session, 'interact:the-bell-rope');
    expect(idsOf(session).some((id) => id.startsWith('interact'))).toBe(false);
    answer(session, 'end', 'end');
    expect(session.state.heroes[0]!.vita).toBe(14);
    answer(session, 'interact:the-bell-rope');
    expect(session.state.heroes[0]!.lore).toBe(2);
  });

  test('FK-63 a search is no interaction there, and each token has one', () => {
    const searches: Space[] = [
      [2, 1],
      [0, 0],
      [4, 1],
    ];
    const rolls: Roll[] = [
      ['d10', 1],
      ['d10', 5],
      ['d10', 9],
    ];
    const session = explore({ rolls, searches });
    answer(session, 'search:2,1');
    expect(idsOf(session)).not.toContain('rest');
    answer(session, 'search:0,0');
    expect(session.state.field!.searches).toEqual([[4, 1]]);
    expect(idsOf(session).some((id) => id.startsWith('search') || id === 'hold')).toBe(false);
    answer(session, 'interact:the-bell-rope');
    expect(session.state.heroes[0]!.lore).toBe(2);
  });

  test('FK-56 what is done is gone, and what it gives is for whoever did it', () => {
    const session = explore({ rolls: [['d10', 9]] });
    answer(session, 'interact:the-bell-rope');
    expect(session.state.heroes.map(({ lore }) => lore)).toEqual([2, 0]);
    expect(session.state.field!.features).toEqual(['the-poor-box']);
  });

  test('FK-62 an item, an ability or a prayer is the one use of a turn; an ability helps with a check', () => {
    const hero = { 0: { vita: 9, items: [{ ref: 'bandage', exhausted: false }] } };
    const uses = ['use:bandage', 'ability', 'rite:compline'];
    const left = (session: FolkloreSession) => idsOf(session).filter((id) => uses.includes(id));
    expect(left(explore({ hero }))).toHaveLength(3);
    expect(left(answer(explore({ hero, rolls: [['d4', 1]] }), 'use:bandage'))).toEqual([]);
    const helped = answer(explore({ hero, rolls: [['d10', 2]] }), 'ability', 'interact:the-bell-rope');
    expect(left(helped)).toEqual([]);
    expect(eventsOf(helped, 'checkRolled')[0]).toMatchObject({ roll: { total: 7 }, done: true });
  });

  test('FK-59 a rest comes first, once a map, and takes the move of the turn', () => {
    const session = explore({ hero: { 0: { vita: 9, power: 9, ghost: 0 } } });
    answer(session, 'rest');
    expect(session.state.heroes[0]).toMatchObject({ vita: 11, power: 10, ghost: 2 });
    expect(idsOf(session).some((id) => id.startsWith('walk:'))).toBe(false);
    answer(session, 'end', 'end');
    expect(idsOf(session)).not.toContain('rest');
    answer(session, 'walk:2,1');
    expect(idsOf(session)).not.toContain('rest');
  });

  test('FK-61 with one goal solved the leader leaves or stays; with all it is over', () => {
    const session = explore({ rolls: [['d10', 9]], piles: { items: ['silver-pin'] } });
    answer(session, 'interact:the-bell-rope', 'end');
    expect(session.pending).toMatchObject({ kind: 'transition', hero: 0 });
    answer(session, 'linger');
    expect(session.state.field).not.toBeNull();
    answer(session, 'interact:the-poor-box', 'end');
    expect(eventsOf(session, 'adventureEnded')[0]!.solved).toEqual(['primary', 'optional']);
    // Coins of the one goal, then what hung in the chamber of the other: the next leader says who takes them.
    expect(session.pending).toMatchObject({ kind: 'share', hero: 1 });
  });

  test('the token passes when the map is put away, and not once more in that round', () => {
    const session = explore({ rolls: [['d10', 9]], piles: { items: ['silver-pin'] } });
    answer(session, 'interact:the-bell-rope', 'end', 'leave');
    expect(eventsOf(session, 'tokenPassed')).toMatchObject([{ leader: 1, night: true }]);
    expect(session.state).toMatchObject({ leader: 1, field: null, passed: true });
    answer(session, 'take:0');
    expect(session.state).toMatchObject({ leader: 1, night: true, round: 2, step: 'travel', passed: false });
  });

  test('FK-60 after its last round the map is put away, solved or not', () => {
    const session = explore({ rounds: 2 });
    answer(session, 'end', 'end', 'end', 'end');
    expect(eventsOf(session, 'adventureEnded')).toMatchObject([{ solved: [] }]);
    expect(session.state).toMatchObject({ round: 2, leader: 1 });
  });

  test('who falls there is a ghost, and the others go on without', () => {
    const session = explore({ rolls: [['d10', 1]], hero: { 0: { vita: 1 } } });
    answer(session, 'interact:the-bell-rope');
    expect(session.state.field!.figures[0]!.at).toBeNull();
    expect(session.pending).toMatchObject({ hero: 1 });
  });
});
