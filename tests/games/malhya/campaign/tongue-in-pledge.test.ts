import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { content, playTo } from '../trial.ts';
import { standing } from './standing-at.ts';

const YARD = { mission: 'tongue-in-pledge', days: 1 } as const;
const offered = ({ pending }: ReturnType<typeof standing>) =>
  (pending?.options ?? []).flatMap(({ act }) => (act.do === 'choose' ? [act.choice] : []));
const held = (...refs: readonly string[]) => ({
  scenarioCards: refs.map((ref) => ({ ref, acted: false })),
});
const choosing = (session: ReturnType<typeof standing>, choice: number) => {
  session.decide(
    session.pending!.options.find(({ act }) => act.do === 'choose' && act.choice === choice)!.id,
  );
  return session;
};

describe('The Tongue in Pledge', () => {
  test('leads away from the count and back to it: nobody is bound to set out again', () => {
    const first = standing({ ...YARD, at: 'adventure:9', days: 0 });
    expect(first.pending!.kind).toBe('travel');
    const later = standing({ ...YARD, at: 'adventure:9' });
    expect(offered(later)).toEqual([0, 1]);
    expect(choosing(later, 1).state).toMatchObject({ over: { won: true } });
  });

  test('asks at the pole for what the House of Levels was left with', () => {
    const at = (more: object) => offered(standing({ ...YARD, at: 'adventure:25', ...more }));
    expect(at({ group: { gold: 0 } })).toEqual([4, 5]);
    expect(at({ group: { gold: 7, scenarioTokens: [8], triangles: [7] } })).toEqual([0, 1, 2, 4, 5]);
    expect(at({ group: { gold: 0 }, interest: ['writ'] })).toEqual([3, 4, 5]);
  });

  test('is overtaken by a rider when three days are over, once', () => {
    const session = standing({ ...YARD, at: 'adventure:27', days: 2, group: held('six-days') });
    playTo(session, (_, { state }) => state.land.travel!.days === 3 || state.over !== null);
    expect(session.state.book.read).toContain('adventure:12');
    expect(session.state.interest).toContain('rider');
    expect(session.state.group.scenarioCards).toEqual([]);
  });

  test('has a number hidden in the pattern book, and a knock for who finds it', () => {
    const session = standing({ ...YARD, at: 'adventure:32', interest: ['pattern-book'] });
    session.decide('number:73');
    expect(session.state.book.read).not.toContain('adventure:37');
    session.decide('number:37');
    expect(session.state.interest).toEqual(['knock']);
    const terms = standing({ ...YARD, at: 'adventure:36', interest: ['knock'], group: { gold: 0 } });
    expect(offered(terms)).toEqual([2, 4]);
  });

  test.each(['rogue', 'ranger', 'warrior', 'scholar', 'mhay'] as const)(
    'takes a talent in pledge: of the class %s from one of those who have such a one',
    (of) => {
      const talent = Object.values(content.talents).find((one) => one.class === of)!.id;
      const session = standing({
        ...YARD,
        heroes: 3,
        at: 'adventure:51',
        each: (hero, at) => ({ ...hero, talents: at > 0 ? [{ ref: talent, side: 'normal' }] : [] }),
      });
      // The class, and to work for it.
      expect(offered(session)).toHaveLength(2);
      choosing(session, offered(session)[0]!);
      expect(session.pending!.kind).toBe('whose');
      expect(session.pending!.options.map(({ id }) => id)).not.toContain(
        `hero:${session.state.heroes[0]!.id}`,
      );
      expect(session.pending!.options).toHaveLength(2);
      session.decide(session.pending!.options[1]!.id);
      expect(session.state.heroes.map(({ talents }) => talents.length)).toEqual([0, 1, 0]);
      expect(session.events.filter(({ type }) => type === 'talentLost')).toHaveLength(1);
      expect(session.state.book.read).toContain('adventure:50');
    },
  );

  test('asks which talent it is, where there are several of the class', () => {
    const two = Object.values(content.talents)
      .filter((one) => one.class === 'rogue')
      .slice(0, 2);
    const session = standing({
      ...YARD,
      at: 'adventure:51',
      each: (hero, at) => ({
        ...hero,
        talents: at === 1 ? two.map(({ id }) => ({ ref: id, side: 'normal' as const })) : [],
      }),
    });
    choosing(session, 0);
    const { pending, state } = session;
    expect(pending!.options.map(({ act }) => act)).toEqual(
      two.map(({ id }) => ({ do: 'unlearn', talent: id })),
    );
    const named = { content, state, seatName: (seat: string) => seat };
    const texts = pending!.options.map((option) => optionText(option, pending!, named));
    expect(texts.every((text, i) => text.includes(two[i]!.name))).toBe(true);
    expect(questionText(pending!, named)).not.toMatch(/undefined|talent-lost/);
  });

  test('leaves the chain to who has left it, with what lives below it', () => {
    const raft = held('tongue-of-the-tenth');
    const open = standing({ ...YARD, at: 'adventure:67', interest: ['open-lock'], group: raft });
    expect(open.state.book.read).toContain('adventure:42');
    const shut = standing({ ...YARD, at: 'adventure:67', group: raft });
    expect(shut.state.place!.ref).toBe('lock-pool');
    expect(standing({ ...YARD, at: 'adventure:63', group: raft }).state.book.read).toContain('adventure:42');
    expect(standing({ ...YARD, at: 'adventure:63' }).pending!.kind).toBe('travel');
  });
});

describe('the pool below Halfpenny Lock', () => {
  /** A hero on the hook, reading what hangs there. */
  function onTheHook(group: object = {}) {
    const { state, setup } = playTo(
      standing({ ...YARD, at: 'place:77', group }),
      ({ hero }, session) => session.state.place?.phase === 'action' && hero !== null,
    );
    const frame = { book: 'adventure', chapter: 65, line: -1, marks: [], readers: null, tried: [] } as const;
    return new LoggedSession(malhya(content), setup, {
      ...state,
      book: { ...state.book, stack: [frame] },
      place: { ...state.place!, reading: 'adventure' },
    });
  }

  test('can be left by the rungs, with the chain on it', () => {
    const out = choosing(onTheHook(), 1);
    expect(out.state).toMatchObject({ place: null, now: { mode: 'story' } });
    expect(out.state.book.read).toContain('adventure:64');
    expect(out.pending!.kind).toBe('travel');
    expect(out.state.interest).not.toContain('open-lock');
  });

  test('goes on where nobody leaves it', () => {
    const on = choosing(onTheHook(), 0);
    expect(on.state.place!.ref).toBe('lock-pool');
    expect(on.state.place!.tokens.map(({ id }) => id)).not.toContain('hook');
  });

  test('who leaves it with the tongue comes late, and on foot', () => {
    const out = choosing(onTheHook(held('tongue-of-the-tenth')), 1);
    expect(out.state.book.read).toContain('adventure:43');
    expect(out.state.over).toMatchObject({ won: true });
  });
});

describe('what comes of it at the count', () => {
  const count = (more: Parameters<typeof standing>[0]['group']) =>
    standing({ mission: 'count-of-bells', at: 'adventure:13', group: more }).state.book.read;

  test('the tenth bell counts for more with its tongue than without', () => {
    const bell = { scenarioTokens: [6] };
    expect(count({ ...bell, ...held('tongue-of-the-tenth'), crystals: 7 })).toContain('adventure:14');
    expect(count({ ...bell, crystals: 7 })).toContain('adventure:16');
    expect(count({ ...bell, crystals: 8 })).toContain('adventure:14');
    expect(count({ ...held('tongue-of-the-tenth'), crystals: 8 })).toContain('adventure:16');
    expect(count({ crystals: 9 })).toContain('adventure:14');
  });

  test('a basket is a voice, and so is the pole; the pledges can be laid on the table', () => {
    const at = (refs: readonly string[]) =>
      standing({ mission: 'count-of-bells', at: 'adventure:10', group: held(...refs) });
    expect(at([]).state.group.crystals).toBe(0);
    expect(at(['withy-basket']).state.group.crystals).toBe(1);
    expect(at(['withy-basket', 'pole-of-the-pass']).state.group.crystals).toBe(2);
    expect(offered(at([]))).toEqual([0, 3]);
    expect(offered(at(['nine-pledges']))).toEqual([0, 2, 3]);
  });
});
