import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BOOK_VALUES,
  DEFAULT_RULESET,
  type Ruleset,
  rulesetOf,
  SWITCH_NAMES,
  SWITCHES,
  tidyRuleset,
} from '../../../src/engine/index.ts';

const root = new URL('../../../', import.meta.url);

/** The texts of some files of a folder and all below it. */
const textsIn = (folder: string, takes: (file: string) => boolean): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => takes(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8'));

/** The switches there were when games began to be kept: they stand in the states of those games. */
const KEPT = {
  counterCostAfterDodge: 2,
  urgencyLimit: 4,
  noPlayerElimination: false,
  activeCombatants: false,
  unpredictableCombat: false,
  favorableConditions: false,
  reconnaissance: false,
  fifthPlayer: false,
  tableChoosesTies: false,
  flankingEdition: '1.08',
};

test('a switch that came later is `late: true`, or every kept game has another hash', () => {
  const later = SWITCH_NAMES.filter((name) => !Object.hasOwn(KEPT, name));
  expect(later.filter((name) => Object.hasOwn(DEFAULT_RULESET, name))).toEqual([]);
});

test('what stands in the states of kept games is never late, and never gone: each would have another hash', () => {
  expect(DEFAULT_RULESET).toMatchObject(KEPT);
});

test('every switch is asked for by a rule, and set by a rule case or a test of the rules', () => {
  const rules = textsIn('src/engine', (file) => file.endsWith('.ts') && !file.endsWith('switches.ts'));
  const tried = ['tests/cases', 'tests/cards', 'tests/engine', 'tests/rules'].flatMap((folder) =>
    textsIn(folder, (file) => /\.(json|ts)$/.test(file) && !import.meta.url.endsWith(file)),
  );
  const lacking = (texts: readonly string[]) =>
    SWITCH_NAMES.filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(lacking(rules), 'no rule asks for').toEqual([]);
  expect(lacking(tried), 'no case in tests/cases sets').toEqual([]);
});

test('by the book each switch has its first value; a ruleset says what is given, and else that', () => {
  expect(Object.values(BOOK_VALUES)).toEqual(Object.values(SWITCHES).map(({ values }) => values[0]));
  const given = rulesetOf({ urgencyLimit: 5 });
  expect(given).toEqual({ ...DEFAULT_RULESET, urgencyLimit: 5 });
  expect(tidyRuleset(given)).toBe(given);
});

test('a late switch is left out where it is as in the rulebook, and only there', () => {
  const tidied = (late: boolean) => tidyRuleset({ ...DEFAULT_RULESET, late } as Ruleset, { late: false });
  expect(tidied(false)).toEqual(DEFAULT_RULESET);
  expect(tidied(true)).toEqual({ ...DEFAULT_RULESET, late: true });
});
