import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ABILITY_TOKENS,
  DAMAGE_TYPES,
  EFFECTS,
  FIGURE_TAGS,
  SKILLS,
  SWITCH_NAMES,
  TERRAINS,
  TOKEN_KINDS,
  TREES,
} from '../../src/engine/index.ts';
import { SCENE_IDS } from '../../src/stores/middara/scenes.ts';
import { KEYWORDS } from '../../src/words/en/keywords.ts';
import { RULE_BOOK } from '../../src/words/en/rules/index.ts';
import { RULE_FACTS } from '../../src/words/rules/facts.ts';
import { ALL_RULES, findRules, ruleFor, rulesOnPage } from '../../src/words/rules/find-rules.ts';
import { bookRunsIn } from '../support/book-runs.ts';

const root = new URL('../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const said = ALL_RULES.map((id) => {
  const { title, text, steps = [] } = RULE_BOOK.texts[id];
  return { id, title, all: [title, text, ...steps] };
});

/** Pages of the rulebook 1.08 that hold rules. */
const LAST_PAGE = 75;
/** The shared rulings, a letter and how many. */
const SHARED = { D: 5, G: 4, L: 7, M: 9, A: 8, S: 4, C: 10, N: 3 } as const;

describe('the entries', () => {
  test('name pages, rulings and other entries that there are', () => {
    const own = new Set(
      [...textOf('src/engine/RULINGS.md').matchAll(/^\| (X\d+) \|/gm)].map(([, id]) => id!),
    );
    expect(own.size).toBeGreaterThan(60);
    for (const [letter, most] of Object.entries(SHARED))
      for (let n = 1; n <= most; n++) own.add(`${letter}${n}`);
    for (const id of ALL_RULES) {
      const { pages, rulings = [], see, option } = RULE_FACTS[id];
      const where = option ? `the switch ${option} (src/engine/model/switches.ts), rule.see` : id;
      expect(
        see.filter((one) => !Object.hasOwn(RULE_FACTS, one)),
        `${where} names rules that there are not`,
      ).toEqual([]);
      expect(
        [...pages].filter((page) => page < 1 || page > LAST_PAGE),
        id,
      ).toEqual([]);
      expect(
        rulings.filter((ruling) => !own.has(ruling)),
        id,
      ).toEqual([]);
      expect(see, id).not.toContain(id);
      expect(new Set(see).size, id).toBe(see.length);
    }
  });

  test('have titles of their own and a few short sentences', () => {
    expect(new Set(said.map(({ title }) => title)).size).toBe(said.length);
    for (const { id, all } of said) {
      const { text, steps = [] } = RULE_BOOK.texts[id];
      expect(text.length, id).toBeGreaterThan(30);
      expect(text.match(/[.?!](?= |$)/g)?.length, id).toBeLessThanOrEqual(6);
      expect(steps.length, id).toBeLessThanOrEqual(8);
      expect(all.join(' '), id).not.toMatch(/ {2}|\*|_/);
    }
  });

  test('are in our own words: none shares eight words in a row with the rulebook', () => {
    expect(bookRunsIn('the total number rolled is equal to or greater')).not.toEqual([]);
    expect(said.flatMap(({ id, all }) => all.flatMap(bookRunsIn).map((run) => `${id}: ${run}`))).toEqual([]);
  });

  test('are each reached from another', () => {
    const seen = new Set(ALL_RULES.flatMap((id) => RULE_FACTS[id].see));
    expect(ALL_RULES.filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe('what leads to an entry', () => {
  test('every word of a card does, to one and no other', () => {
    for (const word of Object.keys(KEYWORDS)) {
      const holding = ALL_RULES.filter((id) =>
        (RULE_FACTS[id].words as readonly string[] | undefined)?.includes(word),
      );
      expect(holding, word).toHaveLength(1);
      expect(ruleFor(word), word).not.toBeNull();
    }
  });

  test('every tag, effect, token, terrain, tree, skill and kind of damage of the rules does', () => {
    const words = [
      ...FIGURE_TAGS,
      ...EFFECTS,
      ...ABILITY_TOKENS.map((token) => `${token}-token`),
      ...TERRAINS,
      ...TREES,
      ...SKILLS,
      ...DAMAGE_TYPES.map((type) => `${type}-damage`),
      ...TOKEN_KINDS.map((kind) => `${kind}-token`),
    ];
    expect(words.filter((word) => ruleFor(word) === null)).toEqual([]);
  });

  test('every switch of the set-up has one', () => {
    const options = ALL_RULES.flatMap((id) => RULE_FACTS[id].option ?? []);
    expect([...options].sort()).toEqual([...SWITCH_NAMES].sort());
  });

  test('every page and ruling that the rules cite at the table does', () => {
    const files = readdirSync(new URL('src/engine/', root), { recursive: true, encoding: 'utf8' });
    const cited = new Set(
      files
        // The rules of loadouts cite what comes before an encounter.
        .filter((name) => name.endsWith('.ts') && !/^loadout|^migrations/.test(name))
        .flatMap((name) => [...textOf(`src/engine/${name}`).matchAll(/'(p\.\d+[^']{0,12}|[A-Z]\d{1,3})'/g)])
        .map(([, rule]) => rule!),
    );
    expect(cited.size).toBeGreaterThan(60);
    const lost = [...cited].filter((rule) => ruleFor(rule) === null && rulesOnPage(rule).length === 0);
    expect(lost).toEqual([]);
  });

  test('every position is one that a rule is tried in, and is there', () => {
    const files = readdirSync(new URL('lessons/', root)).map((name) => name.replace(/\.json$/, ''));
    expect(files.sort()).toEqual([...SCENE_IDS].sort());
    const played = new Set(ALL_RULES.flatMap((id) => RULE_FACTS[id].play ?? []));
    expect([...played].sort()).toEqual([...SCENE_IDS].sort());
  });
});

describe('the search', () => {
  const found = (typed: string) => findRules(RULE_BOOK, typed);

  test.each([
    ['flank', 'flanking'],
    ['FLANKING', 'flanking'],
    ['opportunity attack', 'break-attack'],
    ['back stab', 'backstab'],
    ['soi', 'influence'],
    ['re-roll', 'changed-rolls'],
    ['counter of a counter', 'counter'],
    ['armour', 'armor'],
    ['p.44', 'break-attack'],
    ['p.43 6a', 'attack'],
    ['a4', 'flanking'],
    ['X89', 'friendly-fire'],
    ['loyal esper', 'loyal-espers'],
    ['skull', 'the-dice'],
  ])('%s finds %s first, or among what is named so', (typed, id) => {
    expect(found(typed).slice(0, 4)).toContain(id);
  });

  test('words of the text are found too, behind the names, and what nobody says is not', () => {
    expect(found('mud')[0]).toBe('muck');
    expect(found('hourglass')).toEqual(['urgency']);
    expect(found('arrows mud')).toEqual([]);
    expect(found('wizzard')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });
});
