import { describe, expect, test } from 'vitest';
import type { EncounterOp, EndCondition, Trigger } from '../../src/engine/model/encounter.ts';
import type { EffectOp, Timing } from '../../src/engine/model/language/abilities.ts';
import type { AiCondition, AiInstruction, AiMove, Priority } from '../../src/engine/model/language/ai.ts';
import type { Condition } from '../../src/engine/model/story.ts';
import { FIGURE_TAGS } from '../../src/engine/model/vocabulary.ts';
import { gameContent } from '../support/content.ts';
import { longNight, sickles } from '../support/story-pack.ts';

const { cards, encounters } = gameContent;
const combatants = Object.values(cards.combatants);
const stories = Object.values(encounters);

type Json = Readonly<Record<string, unknown>>;

/** Every object inside a value, itself among them. */
function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Json, ...inner];
}
const steps = objectsIn(combatants.map((card) => card.ai));
const has = (found: readonly Json[], want: Json): boolean =>
  found.some((one) =>
    Object.entries(want).every(([key, value]) => (value === '*' ? key in one : one[key] === value)),
  );

/** Every member of a union, by the compiler; with fields that must each be used somewhere. */
const all = <T extends string>(members: Readonly<Record<T, readonly Json[]>>): [T, readonly Json[]][] =>
  Object.entries(members) as [T, readonly Json[]][];

describe('every word of the AI language is on some card', () => {
  const conditions = all<AiCondition['is']>({
    otherwise: [{}],
    'has-damage': [{}, { who: 'another-ally' }, { atLeast: 'half' }],
    energy: [{ atLeast: 1 }],
    opponent: [
      { within: 'adjacent' },
      { within: 'soi' },
      { within: 'range', range: '*' },
      { count: 2 },
      { withEffect: '*' },
      { withoutEffect: '*' },
    ],
    ally: [{ within: 'adjacent' }, { within: 'soi' }, { withEffect: '*' }, { withoutEffect: '*' }],
    // Played in tests/engine/ai/circumstances.test.ts: no card of the first packs has these yet.
    ...{ 'hp-left': [], round: [], figures: [], 'stands-in': [], bears: [] },
    nobody: [{ within: 'adjacent' }, { within: 'soi' }, { within: 'range', range: '*' }],
    'has-effect': [{ effect: '*' }],
    not: [{ of: '*' }],
    all: [{ of: '*' }],
    'can-move-and-attack': [
      { kind: 'melee' },
      { kind: 'ranged', range: '*' },
      { kind: 'melee', reach: '*' },
      { count: '*' },
    ],
    'can-move-adjacent': [{}],
  });
  const instructions = all<AiInstruction['do']>({
    attack: [
      { kind: 'melee', prioritise: '*' },
      { kind: 'ranged', range: '*' },
      { reach: '*' },
      { piercing: '*' },
      { times: '*' },
      { empower: true },
      { followUp: '*' },
      { each: true },
    ],
    move: [{ if: '*' }, { spaces: '*' }, { provokes: false }, { jump: '*' }],
    spell: [{ force: '*', prioritise: '*' }],
    effects: [{ prioritise: '*' }],
  });
  const goals = all<AiMove['to']['goal']>({
    towards: [{ of: 'nearest' }, { of: 'most-damage' }, { of: 'farthest' }],
    farther: [{ from: 'target' }, { from: 'nearest' }],
    away: [{ from: 'nearest' }],
    'up-to-range': [{ of: 'nearest' }, { of: 'any' }],
    within: [{ of: 'nearest' }, { of: 'any' }],
    adjacent: [{ of: 'nearest' }, { of: 'most-damage' }, { of: 'most-opponents' }],
    reach: [],
  });
  const cases = [
    ...conditions.flatMap(([is, forms]) => forms.map((form) => ({ is, ...form }))),
    ...instructions.flatMap(([name, forms]) => forms.map((form) => ({ do: name, ...form }))),
    ...goals.flatMap(([goal, forms]) => forms.map((form) => ({ goal, ...form }))),
    { continueDown: true },
  ];
  test.each(cases)('%j', (form) => {
    expect(has(steps, form)).toBe(true);
  });

  /** Whether a card of the first packs has it; tests/engine/ai/circumstances.test.ts plays the others. */
  const priorities: Readonly<Record<Extract<Priority, string>, boolean>> = {
    'highest-hp': false,
    'lowest-defense': false,
    'highest-defense': false,
    'most-effects': false,
    'most-sp': false,
    'last-attacker': false,
    'most-damage': true,
    'lowest-hp': true,
    'lowest-conviction': true,
    'lowest-armor': true,
    'highest-armor': true,
    nearest: true,
    farthest: true,
  };
  test('every priority', () => {
    const used = steps.flatMap((step) => (step.prioritise as Priority[] | undefined) ?? []);
    for (const [priority, isUsed] of Object.entries(priorities)) if (isUsed) expect(used).toContain(priority);
    expect(used.some((one) => typeof one === 'object' && 'with' in one)).toBe(true);
    expect(used.some((one) => typeof one === 'object' && 'without' in one)).toBe(true);
  });

  test('every tag, AVARICE, RESISTANCE, IMMUNITY, a printed piercing, a large base, a second Group', () => {
    for (const tag of FIGURE_TAGS)
      expect(
        combatants.some((card) => card.tags.includes(tag)),
        tag,
      ).toBe(true);
    for (const field of ['avarice', 'resistance', 'immunity', 'piercing'] as const)
      expect(
        combatants.some((card) => card[field] !== undefined),
        field,
      ).toBe(true);
    expect(combatants.some((card) => card.size[0] === 2 && card.size[1] === 2)).toBe(true);
    expect(combatants.some((card) => card.figures > card.perGroup)).toBe(true);
    expect(combatants.filter((card) => card.kind === 'command').length).toBeGreaterThanOrEqual(2);
  });
});

describe('every effect and timing is on some card', () => {
  const effects: Readonly<Record<EffectOp['do'], true>> = {
    damage: true,
    heal: true,
    'gain-sp': true,
    command: true,
    'put-token': true,
    'take-token': true,
    'gain-gold': true,
    'gain-random': true,
    'offer-items': true,
    'scale-damage': true,
    inflict: true,
    'remove-effect': true,
    'gain-token': true,
    push: true,
    pull: true,
    'free-move': true,
    'move-action': true,
    attack: true,
    spell: true,
    force: true,
    swap: true,
    warp: true,
    track: true,
    'place-terrain': true,
    spawn: true,
    become: true,
    'change-shape': true,
    exalted: true,
    'turn-damage': true,
    check: true,
    modify: true,
    reduce: true,
    reroll: true,
    counter: true,
    empower: true,
    dodge: true,
    throw: true,
    'pass-check': true,
    'spend-energy': true,
    each: true,
    'at-space': true,
    'place-ward': true,
    'place-dynamite': true,
    'use-discipline': true,
    flip: true,
    'modify-roll': true,
    'set-die': true,
    'add-symbol': true,
    'make-miss': true,
    redirect: true,
    'redirect-damage': true,
    survive: true,
    revive: true,
    'transfer-damage': true,
    optional: true,
    choose: true,
    if: true,
    acts: true,
    grant: true,
    roll: true,
    'choose-number': true,
    defeat: true,
    'end-turn': true,
    'end-action': true,
    mark: true,
    unmark: true,
    'gain-energy': true,
    ready: true,
  };
  /** No card of the first packs has these yet. */
  const unused: readonly string[] = [
    'command',
    'put-token',
    'take-token',
    'gain-gold',
    'gain-random',
    'offer-items',
    'scale-damage',
    'gain-sp',
    'move-action',
    'optional',
    'throw',
    'transfer-damage',
    'pass-check',
    'spend-energy',
    'each',
    'at-space',
    'place-ward',
    'place-dynamite',
    'use-discipline',
    'flip',
    'modify-roll',
    'set-die',
    'add-symbol',
    'make-miss',
    'redirect',
    'redirect-damage',
    'survive',
    'revive',
    'dodge',
    'free-move',
    'if',
    'acts',
    'grant',
    'roll',
    'choose-number',
    'defeat',
    'end-turn',
    'end-action',
    'mark',
    'unmark',
    'gain-energy',
    'ready',
  ];
  const everything = objectsIn(cards);

  test.each(Object.keys(effects).filter((name) => !unused.includes(name)))('%s', (name) => {
    expect(has(everything, { do: name })).toBe(true);
  });

  const timings: readonly Timing[] = [
    'passive',
    'status',
    'to-hit',
    'determine-damage',
    'damage-reduction',
    'after-miss',
    'follow-up',
    'counter',
    'empower',
  ];
  test.each(timings)('a combatant has one %s', (when) => {
    expect(combatants.some((card) => card.abilities.some((ability) => ability.when === when))).toBe(true);
  });
});

describe('every word of an encounter is in some encounter, of ours or of the pack of tests', () => {
  const ops: Readonly<Record<EncounterOp['do'], true>> = {
    'gain-gold': true,
    'gain-items': true,
    'gain-companion': true,
    'lose-item': true,
    'random-consumables': true,
    'offer-items': true,
    spawn: true,
    'place-token': true,
    'remove-token': true,
    'place-terrain': true,
    'place-dynamite': true,
    check: true,
    effects: true,
    restore: true,
    end: true,
    if: true,
    flag: true,
    count: true,
    tell: true,
    choose: true,
    random: true,
    'move-token': true,
    'give-token': true,
    'drop-token': true,
    'move-terrain': true,
    'remove-terrain': true,
    door: true,
    'move-figure': true,
    walk: true,
    leave: true,
  };
  const triggers: Readonly<Record<Trigger['is'], true>> = {
    'adventurer-beside': true,
    'round-ends': true,
    'encounter-begins': true,
    'turn-ends-on': true,
    holds: true,
    'token-taken': true,
    'token-dropped': true,
    'token-lost': true,
    'token-brought': true,
    'door-opened': true,
    'adventurer-enters': true,
    defeated: true,
    'round-begins': true,
    'encounter-action': true,
  };
  const ends: Readonly<Record<EndCondition['when']['is'], true>> = {
    'adventurer-ends-turn-on': true,
    'all-opponents-defeated': true,
    'all-adventurers-defeated': true,
    'rounds-passed': true,
    told: true,
    holds: true,
    escaped: true,
  };
  const conditions: Readonly<Record<Condition['is'], true>> = {
    flag: true,
    counter: true,
    round: true,
    difficulty: true,
    adventurers: true,
    standing: true,
    defeated: true,
    damage: true,
    on: true,
    token: true,
    carries: true,
    door: true,
    done: true,
    any: true,
    all: true,
    not: true,
  };
  const found = objectsIn([stories, sickles, longNight]);
  test.each(Object.keys(ops))('%s', (name) => {
    expect(has(found, { do: name })).toBe(true);
  });
  test.each([...Object.keys(triggers), ...Object.keys(ends), ...Object.keys(conditions)])('%s', (is) => {
    expect(has(found, { is })).toBe(true);
  });
  test('totems, one face down; objectives, achievements, dynamite, currents of two strengths', () => {
    expect(
      stories.some(({ tokens }) => tokens.some((t) => t.kind === 'totem' && t.colour === 'random')),
    ).toBe(true);
    const locks = encounters['when-the-locks-opened']!;
    expect(locks.achievements?.length).toBeGreaterThan(0);
    expect(locks.dynamite?.length).toBeGreaterThan(0);
    expect([...new Set(locks.board.currents?.map(({ spaces }) => spaces))]).toEqual([2, 1]);
  });

  test('every combatant can be met in play', () => {
    const placed = stories.flatMap((encounter) => encounter.combatants.map(({ card }) => card));
    const spawns = found.flatMap((one) => (one.do === 'spawn' ? [one.card as string] : []));
    const byOthers = objectsIn(combatants).flatMap((one) =>
      one.do === 'spawn' || one.do === 'become' ? [one.card as string] : [],
    );
    // Any Discipline can be brought along (p.34).
    const byDisciplines = objectsIn(Object.values(cards.disciplines)).flatMap((one) =>
      one.do === 'spawn' ? [one.card as string] : [],
    );
    const taught = objectsIn(Object.values(cards.disciplines));
    const called = combatants.flatMap(({ id, loyalEsper, conduit }) =>
      (loyalEsper && taught.some((one) => one.do === 'gain-token' && one.token === 'summon')) ||
      (conduit && taught.some((one) => one.do === 'change-shape'))
        ? [id]
        : [],
    );
    const met = new Set([...placed, ...spawns, ...byOthers, ...byDisciplines, ...called]);
    expect(combatants.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });
});
