import { describe, expect, test } from 'vitest';
import { loadMalhya } from '../../../../src/games/malhya/load-malhya.ts';
import { poolsNow } from '../../../../src/games/malhya/rules/queries/attack-now.ts';
import { CheckOdds } from '../../../../src/games/malhya/rules/queries/check-odds.ts';
import { setUpMalhya } from '../../../../src/games/malhya/rules/set-up.ts';
import { throwOfCast } from '../../../../src/games/malhya/rules/spells/cast-odds.ts';
import { spellOptions } from '../../../../src/games/malhya/rules/spells/cast-spell.ts';
import {
  classicPile,
  dropTalent,
  learnMhay,
} from '../../../../src/games/malhya/rules/spells/learn-spells.ts';
import {
  isMhay,
  levelOf,
  masteredBy,
  mayBeMhay,
  mayLearn,
  schoolOf,
} from '../../../../src/games/malhya/rules/spells/mhays.ts';
import { SCHOOLS } from '../../../../src/games/malhya/rules/spells/spell-cards.ts';
import { castNumbers } from '../../../../src/games/malhya/rules/spells/spell-numbers.ts';
import { FRACTIONS, told } from '../fractions.ts';
import { files, setupOf, content as shipped } from '../trial.ts';
import { content, spellTable } from './spell-table.ts';

const spells = Object.values(shipped.spells);
const mhayTalents = Object.values(shipped.talents).filter((card) => card.class === 'mhay');
const ENEMY = (shields: number) => ({ enemy: `shield-${shields}` });

describe('section 6.2: the chances of spells, exactly', () => {
  const odds = new CheckOdds(FRACTIONS);
  const ONE = { talents: ['dead-reckoning'], spells: ['overdue'] };
  const THREE = { talents: ['ballast', 'candle-end', 'four-keys'], spells: ['dead-lift'] };
  const thrown = (hero: typeof ONE, shields: number) => {
    const table = spellTable(hero, ENEMY(shields));
    const wish = { hero: 0, spell: hero.spells[0]!, stone: null, target: `shield-${shields}-1` };
    return throwOfCast(table, wish, 6 - castNumbers(table, wish).ap.total);
  };

  test.each<[string, typeof ONE, number, number, string]>([
    ['level 1, 3 of 6 action points, need 1', ONE, 0, 1, '4477/4802'],
    ['the same against two auratic shields', ONE, 2, 1, '15839/21609'],
    ['level 3, 4 of 6, need 2', THREE, 0, 2, '76580/83521'],
    ['the same against one shield', THREE, 1, 2, '740625/923521'],
    ['need 4 against two', THREE, 2, 4, '237510449/887503681'],
  ])('%s', (_, hero, shields, need, chance) => {
    expect(told(odds.reaches(thrown(hero, shields), need, { successes: 0, stops: 0 }))).toBe(chance);
  });

  test('one roll that cannot be paid, against two shields', () => {
    expect(told(odds.failsNext(thrown(ONE, 2), 0))).toBe('1/36');
    expect(told(odds.failsNext(thrown(THREE, 2), 0))).toBe('5/36');
  });
});

describe('the cards', () => {
  test('M541 M546: 4 attack spells, one of each school, and 12 classic ones, three of each', () => {
    const of = (kind: string) => spells.filter((spell) => spell.kind === kind);
    expect(
      of('attack')
        .map(({ school }) => school)
        .sort(),
    ).toEqual([...SCHOOLS].sort());
    expect(of('classic')).toHaveLength(12);
    for (const one of SCHOOLS) expect(of('classic').filter(({ school }) => school === one)).toHaveLength(3);
  });

  test('M544: 9 Mhaÿ talents: 4 schools with their attack spells, 5 improvements', () => {
    expect(mhayTalents).toHaveLength(9);
    const schools = mhayTalents.flatMap(({ mhay }) => mhay?.school ?? []);
    expect([...schools].sort()).toEqual([...SCHOOLS].sort());
    for (const { mhay } of mhayTalents)
      if (mhay?.spell)
        expect(shipped.spells[mhay.spell]).toMatchObject({ kind: 'attack', school: mhay.school });
  });

  test.each<[string, object, string]>([
    ['a talent of another class with a school', { class: 'rogue' }, 'mhay'],
    ['a school without its attack spell', { mhay: { school: 'body' } }, 'mhay'],
    ['a spell of another school', { mhay: { school: 'body', spell: 'overdue' } }, 'spell'],
  ])('%s is told', (_, more, key) => {
    const broken = files.map((file) =>
      file.path.endsWith('/ballast.json')
        ? { ...file, text: JSON.stringify({ ...JSON.parse(file.text), ...more }) }
        : file,
    );
    const found = loadMalhya(broken).problems;
    expect(found.map(({ file, path }) => `${file} ${path}`).join()).toContain(key);
  });
});

describe('Mhaÿs', () => {
  test('M540: who has no Mhaÿ talent never hears of spells', () => {
    const table = spellTable({});
    expect(isMhay(table, 0)).toBe(false);
    expect(spellOptions(table, 0)).toEqual([]);
  });

  test('M542: two of a group; a third is not offered the pile', () => {
    const table = spellTable({ talents: ['ballast'] }, { other: { talents: ['slow-burn'] } });
    expect([0, 1, 2].map((hero) => mayBeMhay(table, hero))).toEqual([true, true, false]);
    expect(mayLearn(table, 2, 'dead-reckoning')).toBe(false);
    expect(mayLearn(table, 2, 'sea-legs')).toBe(true);
  });

  test('M544 M547 M553: a school first and one alone, then improvements', () => {
    const table = spellTable({ talents: ['ballast'] });
    expect(schoolOf(table, 0)).toBe('body');
    expect(mayLearn(table, 0, 'dead-reckoning')).toBe(false);
    expect(mayLearn(table, 0, 'thrift')).toBe(true);
    expect(mayLearn(table, 2, 'thrift')).toBe(false);
    expect(mayLearn(table, 2, 'dead-reckoning')).toBe(true);
  });

  test('M545 M554: the level is the number of Mhaÿ talents, as many as one likes', () => {
    const all = mhayTalents.filter(({ mhay }) => !mhay).map(({ id }) => id);
    const table = spellTable({ talents: ['ballast', ...all, 'sea-legs'] });
    expect(levelOf(table, 0)).toBe(6);
    const dice = castNumbers(table, { hero: 0, spell: 'dead-lift', stone: null, target: null }).dice;
    // No more dice than five (L2686).
    expect(dice.total).toBe(5);
    expect(dice.entries.at(-1)).toMatchObject({ cause: { from: 'most' }, amount: -1 });
  });

  test('M547 M549: with the card of a school its attack spell and a classic one by chance', () => {
    const table = spellTable({ talents: ['ballast'] });
    const before = classicPile(table).length;
    learnMhay(table, 0, 'ballast');
    const [attack, classic, ...more] = table.state.heroes[0]!.spells;
    expect(attack).toBe('dead-lift');
    expect(content.spells[classic!]!.kind).toBe('classic');
    expect(more).toEqual([]);
    expect(classicPile(table)).toHaveLength(before - 1);
  });

  test('M553: with each improvement one classic spell, as long as there are some', () => {
    const table = spellTable({ talents: ['ballast', 'thrift'] });
    for (let n = 0; n < 14; n++) learnMhay(table, 0, 'thrift');
    expect(table.state.heroes[0]!.spells).toHaveLength(12);
    expect(new Set(table.state.heroes[0]!.spells).size).toBe(12);
  });

  test('M552: what is no Mhaÿ talent brings none, and a talent that is turned is not gained', () => {
    const table = spellTable({ talents: ['ballast'], spells: ['dead-lift'] });
    learnMhay(table, 0, 'sea-legs');
    expect(table.events).toEqual([]);
    const improved = spellTable({ talents: [{ ref: 'ballast', side: 'improved' }], spells: ['dead-lift'] });
    expect(improved.state.heroes[0]!.spells).toEqual(['dead-lift']);
    expect(levelOf(improved, 0)).toBe(1);
  });

  test('M551: without its school a hero has no attack spell, and masters nothing', () => {
    const table = spellTable({ talents: ['ballast', 'thrift'], spells: ['dead-lift', 'splint'] });
    dropTalent(table, 0, 'ballast');
    expect(table.state.heroes[0]!.spells).toEqual(['splint']);
    expect(masteredBy(table, 0)).toEqual([]);
    expect(levelOf(table, 0)).toBe(1);
  });

  test('the heroes of the quay: one Mhaÿ by its card, one by the mission', () => {
    const state = setUpMalhya({ ...setupOf(5), mission: 'quay-of-lamps' }, shipped);
    const mhays = state.heroes.filter((_, hero) => isMhay({ state, content: shipped }, hero));
    expect(mhays.map(({ id }) => id).sort()).toEqual(['archivist', 'kilnwright']);
    for (const { spells: own } of mhays)
      expect(own.filter((ref) => shipped.spells[ref]!.kind === 'attack')).toHaveLength(1);
  });
});

describe('auratic shields of heroes', () => {
  const auratic = {
    ...content,
    enemies: {
      ...content.enemies,
      'shield-0': {
        ...content.enemies['shield-0']!,
        attack: [
          { adds: { gain: { damage: 1 } }, by: { kind: 'ranged', range: null }, auratic: true },
          { adds: { gain: { damage: 1 } }, by: { kind: 'ranged', range: null } },
        ],
      },
    },
  } as typeof content;
  const dodge = (running: number, line: number) => {
    const table = spellTable({ talents: ['listening-trade'] });
    table.state.magic = {
      ...table.state.magic,
      running: Array.from({ length: running }, () => ({
        spell: 'candour',
        by: 'archivist',
        on: 'archivist',
      })),
    };
    const wish = { attacker: 'shield-0-1', line, plan: null };
    return poolsNow({ ...table, content: auratic }, wish, { who: 'archivist', plan: null })!.defense;
  };

  test('M575: a Dodge die each against auratic attacks, 3 alike at most', () => {
    expect([0, 1, 2].map((n) => dodge(n, 0).dice.dodge)).toEqual([0, 1, 2]);
    expect(dodge(5, 0)).toMatchObject({ dice: { dodge: 3 }, over: { dodge: 2 } });
  });

  test('M575: none against others', () => {
    expect(dodge(2, 1).dice.dodge).toBe(0);
  });
});
