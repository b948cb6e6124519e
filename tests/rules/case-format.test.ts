import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ABILITY_TOKENS,
  type Act,
  type ActKind,
  DIRECTIONS,
  EFFECTS,
  idOf,
  TERRAIN_OF,
  TIERS,
  TOKEN_KINDS,
} from '../../src/engine/index.ts';
import { caseSchema } from '../../src/sim/cases/case-schema.ts';
import { formatCaseFile } from '../../src/sim/cases/format-case-file.ts';
import { withEverySwitch } from '../../src/sim/cases/switches-page.ts';
import { runRuleCase, unmet } from '../support/cases.ts';
import { examplesOf, formatPage, readExamples } from '../support/format-page.ts';
import { fieldsIn, fieldsOf } from '../support/schema-fields.ts';

const page = readFileSync(formatPage, 'utf8');
const examples = readExamples();
/** The page without its examples. */
const prose = page.replaceAll(/```json\n[\s\S]*?```/g, '');

describe('tests/cases/FORMAT.md', () => {
  test.each(examples.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    expect(unmet(runRuleCase(one), one.expect)).toEqual([]);
  });

  test('keeps its examples as the files are kept (npm run format:cases)', () => {
    for (const text of examplesOf(page)) expect(text).toBe(formatCaseFile(JSON.parse(text)));
  });

  test('has every switch as it is (npm run format:cases)', () => {
    expect(page).toBe(withEverySwitch(page));
  });

  test('has examples that expect something, each with a name of its own', () => {
    expect(examples.filter(({ expect: wanted }) => Object.keys(wanted ?? {}).length === 0)).toEqual([]);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  const fields = fieldsOf(caseSchema);
  const shown = new Set(examples.flatMap((one) => fieldsIn(one, fields)));

  test('shows every field there is, and every word that tells one kind from another, in an example', () => {
    expect([...fields].filter((field) => !shown.has(field))).toEqual([]);
  });

  test.each([...fields])('tells of %s', (field) => {
    const [, word] = /([^.=]+)$/.exec(field)!;
    expect(prose).toMatch(new RegExp(`[\`"]${word!.replace('$', '\\$')}[\`"]`));
  });

  test('names every word of the closed lists', () => {
    const words = [...TIERS, ...TOKEN_KINDS, ...DIRECTIONS, ...EFFECTS, ...ABILITY_TOKENS];
    expect(words.filter((word) => !prose.includes(`\`${word}\``))).toEqual([]);
    expect(Object.entries(TERRAIN_OF).filter(([, terrain]) => !prose.includes(terrain))).toEqual([]);
  });

  test('names every part of what comes out', () => {
    const result = runRuleCase(examples[0]);
    const names = [...Object.keys(result), ...Object.keys(result.encounter)];
    const [one] = Object.values(result.encounter.figures);
    expect(
      [...names, ...Object.keys(one!)].filter(
        (name) => !prose.includes(`\`${name}\``) && !prose.includes(`"${name}"`),
      ),
    ).toEqual([]);
  });
});

const cause = { kind: 'term', term: 'move' } as const;
const ability = 'a.b/c';
const item = { card: 'CARD', ref: 'x' } as const;

/** One answer of every kind. */
const ACTS: { readonly [K in ActKind]: Extract<Act, { do: K }> } = {
  pass: { do: 'pass' },
  decline: { do: 'decline' },
  done: { do: 'done' },
  'nobody-else': { do: 'nobody-else' },
  'end-turn': { do: 'end-turn' },
  actions: { do: 'actions' },
  move: { do: 'move', points: 1 },
  attack: { do: 'attack', target: 'f' },
  'attack-ally': { do: 'attack-ally', target: 'f' },
  'open-loot': { do: 'open-loot', token: 't', colour: 'red', space: [0, 0] },
  'encounter-action': { do: 'encounter-action', objective: 'o' },
  'take-dynamite': { do: 'take-dynamite', token: 't' },
  'place-dynamite': { do: 'place-dynamite', token: 't' },
  're-equip': { do: 're-equip' },
  summon: { do: 'summon', card: 'c', tokens: 1 },
  step: { do: 'step', space: [0, 0], cost: 1, unit: 'point' },
  jump: { do: 'jump', space: [0, 0], over: [], another: false },
  'buy-movement': { do: 'buy-movement', points: 2 },
  'end-movement': { do: 'end-movement' },
  'be-moved': { do: 'be-moved', space: [0, 0], index: 0 },
  place: { do: 'place', space: [0, 0] },
  'choose-space': { do: 'choose-space', space: [0, 0] },
  target: { do: 'target', target: 'f' },
  'choose-trader': { do: 'choose-trader', figure: 'f' },
  use: { do: 'use', ability, cause },
  'use-token': { do: 'use-token', token: 'vow', left: 1 },
  'use-now': { do: 'use-now' },
  'choose-discipline': { do: 'choose-discipline', ability, cause },
  'choose-card': { do: 'choose-card', ...item },
  'choose-effect': { do: 'choose-effect', effect: 'poison' },
  'choose-part': { do: 'choose-part', part: 'p' },
  'take-companion': { do: 'take-companion', ...item, from: 'f' },
  'stash-companion': { do: 'stash-companion', companion: 'c' },
  'choose-exalted': { do: 'choose-exalted', card: 'c' },
  'take-token': { do: 'take-token', token: 't', space: [0, 0] },
  'drop-token': { do: 'drop-token', token: 't' },
  'turn-door': { do: 'turn-door', door: 'd', to: 'open', space: [0, 0] },
  story: { do: 'story', choice: 'c', option: 'o' },
  agree: { do: 'agree', part: 'p' },
  'choose-number': { do: 'choose-number', number: 1 },
  'resolve-first': { do: 'resolve-first', due: 'd', cause },
  'resolve-status': { do: 'resolve-status', status: 's', cause },
  empower: { do: 'empower' },
  dodge: { do: 'dodge', with: 'token' },
  'dodge-with': { do: 'dodge-with', ability, cause },
  counter: { do: 'counter' },
  'counter-with': { do: 'counter-with', ability, cause },
  'break-attack': { do: 'break-attack' },
  'spend-best': { do: 'spend-best', worth: 1, buys: [] },
  spend: { do: 'spend', ability, cause, amount: 1, stat: 'piercing' },
  resist: { do: 'resist' },
  'fail-on-purpose': { do: 'fail-on-purpose' },
  'use-upgrades': { do: 'use-upgrades', dice: ['red', 'red'] },
  'use-dice': { do: 'use-dice', dice: ['white', 'orange'] },
  'keep-roll': { do: 'keep-roll', which: 'first', rolled: [] },
  'roll-again': { do: 'roll-again' },
  'choose-dice': { do: 'choose-dice', which: [0], dice: [] },
  'turn-die': { do: 'turn-die', which: 0, from: { die: 'red', face: 1 }, face: 2 },
  'type-face': { do: 'type-face', die: 'red', face: 1 },
  equip: { do: 'equip', ...item, turned: true },
  store: { do: 'store', ...item },
  'turn-over': { do: 'turn-over', ...item },
  discard: { do: 'discard', ...item },
  take: { do: 'take', ...item, from: 'f' },
  stash: { do: 'stash', item: 'x' },
  'take-ware': { do: 'take-ware', item: 'x' },
};

/** All actions at once are only ever refused. */
const ANSWERS = Object.values(ACTS).filter((act) => act.do !== 'actions');

test.each(ANSWERS.map((act) => [act.do, idOf(act)] as const))(
  'tests/cases/FORMAT.md tells of the answer %s: %s',
  (_do, id) => {
    const [start, ...parts] = id.split(':');
    expect(prose).toMatch(new RegExp(`\`${start}${parts.length > 0 ? ':[^`]+' : ''}\``));
  },
);
