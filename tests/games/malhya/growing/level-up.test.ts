import { describe, expect, test } from 'vitest';
import { BONUSES } from '../../../../src/games/malhya/rules/growing/growth.ts';
import { bonusAt, raisesOf } from '../../../../src/games/malhya/rules/growing/level-up.ts';
import { CHARACTERISTICS } from '../../../../src/games/malhya/rules/model/vocabulary.ts';
import { optionNote, optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { content } from '../trial.ts';
import { begun, offered } from './grown.ts';

const each = [{ levelUp: 'each' }] as const;
const talentsOf = (session: ReturnType<typeof begun>['session'], hero: number) =>
  session.state.heroes[hero]!.talents.map(({ ref, side }) => `${ref}:${side}`);

describe('levelling up', () => {
  test('M070 M071 every hero has an evolution table: a bonus for each step, and each kind somewhere', () => {
    const kinds = new Set<string>();
    for (const id of Object.keys(content.heroes))
      for (const characteristic of CHARACTERISTICS)
        for (const value of [2, 3, 4, 5]) {
          const bonus = bonusAt({ content }, id, characteristic, value);
          expect(bonus, `${id} ${characteristic} ${value}`).not.toBeNull();
          kinds.add(bonus!);
        }
    expect([...kinds].sort()).toEqual([...BONUSES].sort());
  });

  test('E6 M073 L1362: Strength from 3 to 4 brings 1 carrying capacity more, at once', () => {
    const { session } = begun({ effects: each });
    expect(session.pending).toMatchObject({ kind: 'level-up', hero: 0 });
    session.decide('value:strength');
    expect(session.state.heroes[0]).toMatchObject({
      characteristics: { strength: 4 },
      carrying: 3,
    });
    // The next hero is asked after it.
    expect(session.pending).toMatchObject({ kind: 'level-up', hero: 1 });
  });

  test('E6 L1346: Strength reaches 3: a talent, at once', () => {
    const { session } = begun({ effects: each, heroes: ['kilnwright', 'picklock'] });
    session.decide('value:strength');
    expect(session.state.heroes[0]!.characteristics.strength).toBe(3);
    expect(session.pending).toMatchObject({ kind: 'talent-class', hero: 0 });
  });

  test.each([
    ['perception', 1, { initiative: 10 }],
    ['dexterity', 3, { movement: 6 }],
    ['knowledge', 1, { aura: { ready: 4, spent: 0 } }],
    ['strength', 1, { life: { life: 6, damage: 0, injury: 0, shock: 0 } }],
    ['knowledge', 2, { carrying: 3 }],
  ] as const)('M071 %s raised from %i', (characteristic, from, comes) => {
    const { session } = begun({
      effects: [{ levelUp: 'one' }],
      as: ({ characteristics }) => ({ characteristics: { ...characteristics, [characteristic]: from } }),
    });
    session.decide('hero:picklock');
    session.decide(`value:${characteristic}`);
    expect(session.state.heroes[1]).toMatchObject({
      characteristics: { [characteristic]: from + 1 },
      ...comes,
    });
  });

  test('M072 all heroes level up, unless the booklet says otherwise: then one of them, and the level stays', () => {
    const all = begun({ effects: each }).session;
    all.decide('value:strength');
    all.decide('value:strength');
    expect(all.state.growth.level).toBe(1);
    const one = begun({ effects: [{ levelUp: 'one' }] }).session;
    one.decide('hero:picklock');
    one.decide('value:strength');
    expect(one.state.growth.level).toBe(0);
    expect(one.state.heroes[0]!.characteristics).toEqual(content.heroes['bargewoman']!.characteristics);
  });

  test('M010 M073 MA-79 a characteristic ends at 5; a hero at 5 everywhere raises none', () => {
    const top = { strength: 5, dexterity: 5, intelligence: 5, perception: 5, knowledge: 5 };
    const { session } = begun({
      effects: each,
      as: (_, at) => ({ characteristics: at === 0 ? top : { ...top, dexterity: 4 } }),
    });
    // Nothing is asked of the first, and what the second has left to raise is no question.
    expect(session.state.heroes[0]!.characteristics).toEqual(top);
    expect(session.state.heroes[1]!.characteristics.dexterity).toBe(5);
  });

  test('row 17: each answer tells the bonus of the next value, and the checks so far it would have served', () => {
    const { session, own } = begun({
      effects: each,
      state: { growth: { level: 0, newcomers: [], checks: { strength: 3 } } },
    });
    const named = { content: own, state: session.state, seatName: (seat: string) => seat };
    const pending = session.pending!;
    expect(questionText(pending, named)).toBe('Oda Renn levels up: raise what?');
    const [first] = pending.options;
    expect(optionText(first!, pending, named)).toBe('Raise Strength');
    expect(optionNote(first!, pending, named)).toBe('to 4; 1 carrying capacity more');
    expect(raisesOf(named, 0)).toHaveLength(5);
  });
});

describe('talents', () => {
  test('M056 M059 three cards of the piles of one’s choice; one is kept on its Normal side, the others go back', () => {
    const { session } = begun({ effects: [{ talent: 'one' }] });
    session.decide('hero:picklock');
    session.decide('class:rogue');
    session.decide('class:scholar');
    session.decide('class:scholar');
    const { shown } = session.pending!;
    expect(shown).toHaveLength(3);
    expect(shown!.map((ref) => content.talents[ref]!.class)).toEqual(['rogue', 'scholar', 'scholar']);
    expect(new Set(shown).size).toBe(3);
    session.decide(`talent:${shown![1]}`);
    expect(talentsOf(session, 1).at(-1)).toBe(`${shown![1]}:normal`);
    expect(talentsOf(session, 1)).toHaveLength(3);
  });

  test('M057 M061 getting a talent improves none; an improved one is turned only when told to', () => {
    const got = begun({ effects: [{ talent: 'one' }] }).session;
    got.decide('hero:picklock');
    for (let n = 0; n < 3; n++) got.decide('class:ranger');
    got.decide(got.pending!.options[0]!.id);
    expect(talentsOf(got, 1).every((one) => one.endsWith(':normal'))).toBe(true);
    const turned = begun({ effects: [{ improve: 'one' }] }).session;
    turned.decide('hero:picklock');
    expect(offered(turned)).toEqual(['talent:patient-fingers', 'talent:soft-shoes']);
    turned.decide('talent:soft-shoes');
    expect(talentsOf(turned, 1)).toEqual(['patient-fingers:normal', 'soft-shoes:improved']);
  });

  test('MA-79 with nothing to improve the improvement is lost', () => {
    const { session } = begun({
      effects: [{ improve: 'each' }],
      as: () => ({ talents: [] }),
    });
    expect(session.pending!.kind).toBe('choice');
  });

  test('M060 M113 two heroes with Mhaÿ talents: a third is not offered that pile', () => {
    const face = { text: 'Of the test.' };
    const card = (id: string) => ({ id, name: id, class: 'mhay', normal: face, improved: face }) as const;
    const talents = { 'mhay-a': card('mhay-a'), 'mhay-b': card('mhay-b'), 'mhay-c': card('mhay-c') };
    const offers = (mhays: number) => {
      const { session } = begun({
        effects: [{ talent: 'one' }],
        heroes: ['bargewoman', 'picklock', 'archivist'],
        talents,
        as: (_, at) =>
          at < mhays ? { talents: [{ ref: at === 0 ? 'mhay-a' : 'mhay-b', side: 'normal' }] } : {},
      });
      session.decide('hero:archivist');
      return offered(session).includes('class:mhay');
    };
    expect([offers(1), offers(2)]).toEqual([true, false]);
  });

  test('M062 a Mhaÿ talent brings spells, and goes with other classes', () => {
    const { session } = begun({
      effects: [{ talent: 'one' }],
      as: (_, at) => (at === 1 ? { talents: [{ ref: 'soft-shoes', side: 'normal' }] } : { talents: [] }),
    });
    session.decide('hero:picklock');
    for (let n = 0; n < 3; n++) session.decide('class:mhay');
    const { shown } = session.pending!;
    // Its first is a school (MA-80).
    expect(shown!.every((ref) => content.talents[ref]!.mhay?.school)).toBe(true);
    session.decide(`talent:${shown![0]}`);
    const { talents, spells } = session.state.heroes[1]!;
    expect(talents.map(({ ref }) => content.talents[ref]!.class)).toEqual(['rogue', 'mhay']);
    // Its attack spell, and a classic one by chance.
    expect(spells).toHaveLength(2);
    expect(spells).toContain(content.talents[shown![0]!]!.mhay!.spell);
  });

  test('M638 more potion spaces by a talent, and more of them on its other side', () => {
    const { session } = begun({
      effects: [{ improve: 'one' }],
      as: (_, at) => (at === 1 ? { talents: [{ ref: 'padded-case', side: 'normal' }], potionSpaces: 1 } : {}),
    });
    session.decide('hero:picklock');
    expect(session.state.heroes[1]!.potionSpaces).toBe(2);
  });
});
