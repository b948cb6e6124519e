import { describe, expect, test } from 'vitest';
import type { Mechanic } from '../../src/campaign/index.ts';
import { memberIn } from '../../src/campaign/queries/held.ts';
import { skillOfMember } from '../../src/campaign/queries/skills.ts';
import { ScriptedChance } from '../../src/engine/index.ts';
import { SKILLS } from '../../src/engine/model/vocabulary.ts';
import { answer, begin, idsOf, scene, storyOf, whyNot } from './support.ts';

const inOne = (...mechanics: readonly Mechanic[]) => storyOf([scene('first', mechanics)]);
const over: Mechanic = { do: 'ending', text: [], over: false };

describe('a scene (p.10)', () => {
  test('is read first, then its mechanics follow in order', () => {
    const session = begin(inOne({ do: 'gold', amount: 5 }, { do: 'flag', flag: 'sworn' }, over));
    expect(session.pending?.kind).toBe('read-on');
    expect(session.state.gold).toBe(0);
    answer(session, 'read-on');
    expect(session.state).toMatchObject({ gold: 5, flags: { sworn: 1 }, ending: { scene: 'first' } });
    expect(session.pending).toBeNull();
  });

  test('has nothing more to be done where it has no mechanics', () => {
    const session = answer(begin(inOne()), 'read-on');
    expect(session.events.map(({ type }) => type)).not.toContain('tasksPut');
  });

  test('asks who gains what it gives to nobody by name: any member but the Unselectable, or the stash (p.67)', () => {
    const given: readonly Mechanic[] = [
      { do: 'state', who: { named: 'zeke-jeong' }, state: 'unselectable' },
      { do: 'gain', items: ['hand-axe'] } as unknown as Mechanic,
      over,
    ];
    const session = answer(begin(inOne(...given)), 'read-on');
    expect(session.pending?.about).toMatchObject({ of: 'gainer', card: 'hand-axe' });
    const others = session.state.members.map(({ card }) => card).filter((card) => card !== 'zeke-jeong');
    expect(idsOf(session)).toEqual([...others.map((card) => `who:${card}`), 'stash']);
    expect(answer(session.fork(), 'stash').state.stash).toEqual([{ ref: 'hand-axe' }]);
    const taker = others[0]!;
    const has = (one: typeof session) =>
      one.state.members.find(({ card }) => card === taker)!.pack.filter(({ ref }) => ref === 'hand-axe')
        .length +
      one.state.members.find(({ card }) => card === taker)!.items.filter(({ ref }) => ref === 'hand-axe')
        .length;
    const before = has(session);
    const gained = answer(session.fork(), `who:${taker}`);
    expect([has(gained) - before, gained.state.stash]).toEqual([1, []]);
  });

  test('goes on to another and leaves the rest of its own behind', () => {
    const content = storyOf([
      scene('first', [
        { do: 'continue', to: 'second' },
        { do: 'gold', amount: 100 },
      ]),
      scene('second', [{ do: 'gold', amount: 1 }, over]),
    ]);
    expect(answer(begin(content), 'read-on', 'read-on').state.gold).toBe(1);
  });

  test('passes over what hangs on a flag nobody has', () => {
    const { state } = answer(
      begin(
        inOne(
          { do: 'gold', amount: 3, if: [{ is: 'flag', flag: 'map' }] },
          { do: 'flag', flag: 'map' },
          { do: 'gold', amount: 4, if: [{ is: 'flag', flag: 'map' }] },
          over,
        ),
      ),
      'read-on',
    );
    expect(state.gold).toBe(4);
  });

  test('puts a Decision to the table, and says why an option is not open', () => {
    const decide: Mechanic = {
      do: 'decide',
      id: 'way',
      options: [
        { id: 'go', text: 'Go.', do: [{ do: 'gold', amount: 1 }] },
        {
          id: 'map',
          text: 'Ask.',
          do: [],
          if: [{ is: 'gold', atLeast: 5 }],
          why: 'Nobody draws for nothing.',
        },
        { id: 'hidden', text: 'Never.', do: [], if: [{ is: 'gold', atLeast: 5 }] },
      ],
    };
    const session = answer(begin(inOne(decide, over)), 'read-on');
    expect(idsOf(session)).toEqual(['go']);
    expect(whyNot(session, 'map')).toEqual({ why: 'told', text: 'Nobody draws for nothing.' });
    expect(() => session.decide('map')).toThrow('not an answer');
    expect(answer(session, 'go').state.gold).toBe(1);
  });

  test('never takes more Gold than there is (p.67)', () => {
    const { state } = answer(
      begin(inOne({ do: 'gold', amount: 3 }, { do: 'gold', amount: -10 }, over)),
      'read-on',
    );
    expect(state.gold).toBe(0);
  });

  test('gives XP to every member, those who are hurt too (X231)', () => {
    const session = begin(
      inOne({ do: 'state', who: { named: 'zeke-jeong' }, state: 'injured' }, { do: 'xp', amount: 2 }, over),
    );
    const before = session.state.members.map(({ free }) => free);
    const { members } = answer(session, 'read-on').state;
    expect(members.map(({ free }) => free)).toEqual(before.map((free) => free + 2));
  });
});

describe('a Skill Check of a scene (p.12, p.66)', () => {
  const check = (
    skill: 'perception' | 'presence',
    difficulty: number,
    by: 'choose' | 'all' = 'choose',
  ): Mechanic => ({
    do: 'check',
    skill,
    difficulty,
    by,
    pass: [{ do: 'gold', amount: 10 }],
    fail: [{ do: 'flag', flag: 'failed' }],
  });

  test('shows each maker’s chance, of the 36 throws of two PURPLE', () => {
    const session = answer(begin(inOne(check('perception', 10), over)), 'read-on');
    const about = session.pending?.about;
    if (about?.of !== 'check') throw new Error('no check is asked for');
    const faces = [1, 2, 3, 5, 6, 7];
    for (const { value, of36 } of about.makers) {
      const passes = faces.flatMap((a) => faces.filter((b) => a + b + value.total >= 10));
      expect(of36).toBe(passes.length);
    }
  });

  test.each([
    [[6, 6], 10, undefined],
    [[1, 1], 0, 1],
  ] as const)('throws %j and goes on by it', ([a, b], gold, failed) => {
    const chance = new ScriptedChance([
      ['purple', a],
      ['purple', b],
    ]);
    const session = begin(inOne(check('presence', 12), over), {}, chance);
    answer(session, 'read-on', 'who:rook-lars', 'roll');
    expect(session.state).toMatchObject({ gold });
    expect(session.state.flags.failed).toBe(failed);
    const made = session.events.find(({ type }) => type === 'checkMade');
    expect(made).toMatchObject({ member: 'rook-lars', difficulty: 12, faces: [a, b] });
    chance.finish();
  });

  test('is typed in where the players roll real dice', () => {
    const session = answer(
      begin(inOne(check('presence', 9), over), { byHand: true }),
      'read-on',
      'who:rook-lars',
    );
    expect(session.pending?.kind).toBe('die-face');
    expect(answer(session, 'face:6', 'face:6').state.gold).toBe(10);
  });

  test('hurts those who failed, and leaves each 1 HP (X249)', () => {
    const harm: Mechanic = {
      do: 'check',
      skill: 'perception',
      difficulty: 99,
      by: 'all',
      pass: [],
      fail: [{ do: 'harm', who: 'failed', amount: 1000 }],
    };
    const session = answer(begin(inOne(harm, over)), 'read-on', 'roll', 'roll', 'roll', 'roll');
    for (const { damage, defeated } of session.state.members) {
      expect(damage).toBeGreaterThan(5);
      expect(defeated).toBe(false);
    }
  });

  test('that names somebody who is not there is made by whoever is least good at it (X233)', () => {
    const named: Mechanic = { ...check('perception', 5), by: { named: 'tomoe' } } as Mechanic;
    const session = answer(begin(inOne(named, over)), 'read-on');
    const about = session.pending?.about;
    expect(about?.of === 'check' && about.makers).toHaveLength(1);
    answer(session, 'roll');
    const made = session.events.find(({ type }) => type === 'checkMade');
    expect(made).not.toMatchObject({ member: 'tomoe' });
    for (const skill of SKILLS) {
      const { state, content, pending } = answer(
        begin(inOne({ ...named, skill } as Mechanic, over)),
        'read-on',
      );
      const values = state.active.map((card) => ({
        card,
        value: skillOfMember(state, memberIn(state, card), skill, content.cards).total,
      }));
      const least = Math.min(...values.map(({ value }) => value));
      const maker = pending?.about.of === 'check' ? pending.about.makers[0]?.member : null;
      // The first of equals.
      expect(maker, skill).toBe(values.find(({ value }) => value === least)?.card);
    }
  });
});

describe('the party (pp.10-11)', () => {
  test('is joined, and left with all things in the stash', () => {
    const session = begin(
      inOne(
        { do: 'join', member: { card: 'tomoe', loadout: { items: ['hand-axe'], disciplines: [] } } },
        { do: 'leave', member: 'tomoe', items: 'stash' },
        over,
      ),
    );
    const { members, stash } = answer(session, 'read-on').state;
    expect(members).toHaveLength(4);
    expect(stash).toEqual([{ ref: 'hand-axe' }]);
  });

  test('loses the Injured from its Active Group until they are well', () => {
    const session = begin(
      inOne({ do: 'state', who: { named: 'rook-lars' }, state: 'injured' }, { do: 'active-group' }, over),
    );
    expect(answer(session, 'read-on').state.active).not.toContain('rook-lars');
  });

  test('chooses four of five, and tells who cannot go', () => {
    const session = answer(
      begin(
        inOne(
          { do: 'join', member: { card: 'tomoe', loadout: { items: [], disciplines: [] } } },
          { do: 'join', member: { card: 'nyx', loadout: { items: [], disciplines: [] } } },
          { do: 'state', who: { named: 'nyx' }, state: 'unselectable' },
          { do: 'active-group' },
          over,
        ),
      ),
      'read-on',
    );
    expect(session.pending?.kind).toBe('active-group');
    expect(whyNot(session, 'in:nyx')).toEqual({ why: 'state', state: 'unselectable' });
    answer(session, 'out:rook-lars');
    expect(whyNot(session, 'done')).toEqual({ why: 'too-few' });
    expect(answer(session, 'in:tomoe', 'done').state.active).toEqual(
      expect.arrayContaining(['tomoe', 'zeke-jeong']),
    );
    expect(session.pending).toBeNull();
    expect(session.state.ending).not.toBeNull();
  });
});

describe('Abraxis in a scene (p.70, X242)', () => {
  test('is one decision, and pays by how many are still in where it is told', () => {
    const game: Mechanic = {
      do: 'abraxis',
      card: 'founders-table',
      rewards: { '4': [{ do: 'gold', amount: 40 }], '2': [{ do: 'gold', amount: 20 }] },
    };
    const session = answer(begin(inOne(game, over)), 'read-on');
    expect(session.pending).toMatchObject({ kind: 'abraxis', about: { card: 'founders-table' } });
    expect(session.pending?.about).toMatchObject({ members: session.state.active });
    expect(idsOf(session)).toEqual([
      'survivors:0',
      'survivors:1',
      'survivors:2',
      'survivors:3',
      'survivors:4',
    ]);
    expect(answer(session, 'survivors:2').state.gold).toBe(20);
    session.rewind(1);
    expect(answer(session, 'survivors:3').state.gold).toBe(0);
  });
});
