import type {
  Adventure,
  Bounty,
  Mechanic,
  Scenario,
  Scene,
  StoryCondition,
} from '../../campaign/model/content.ts';
import type { Expected } from '../../check/messages.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { EncounterDefinition } from '../../engine/model/encounter.ts';
import { type Catalogue, checkRef } from './cross-references.ts';

/** What a story may name: cards, encounters, and other files of stories by `folder/id`. */
export interface StoryCatalogue extends Catalogue {
  readonly encounters: Readonly<Record<string, EncounterDefinition>>;
}

type Keys = readonly (string | number)[];
type Story = Adventure | Scene | Bounty | Scenario;

/** Every mechanic with its place, those inside others too. */
export function* eachMechanic(
  mechanics: readonly Mechanic[],
  at: Keys,
): Generator<{ readonly mechanic: Mechanic; readonly at: Keys }> {
  for (const [i, mechanic] of mechanics.entries()) {
    const here = [...at, i];
    yield { mechanic, at: here };
    for (const [list, keys] of listsIn(mechanic)) yield* eachMechanic(list, [...here, ...keys]);
  }
}

/** The lists of mechanics inside one. */
export function listsIn(mechanic: Mechanic): readonly (readonly [readonly Mechanic[], Keys])[] {
  switch (mechanic.do) {
    case 'decide':
      return mechanic.options.map((option, i) => [option.do, ['options', i, 'do']]);
    case 'check':
      return [
        [mechanic.pass, ['pass']],
        [mechanic.fail, ['fail']],
      ];
    case 'encounter':
      return [
        ...Object.entries(mechanic.outcomes ?? {}).map(([id, list]) => [list, ['outcomes', id]] as const),
        [mechanic.won ?? [], ['won']],
        [mechanic.lost ?? [], ['lost']],
      ];
    case 'abraxis':
      return Object.entries(mechanic.rewards).map(([count, list]) => [list, ['rewards', count]]);
    case 'story-round':
      return [[mechanic.onward, ['onward']]];
    default:
      return [];
  }
}

/** The mechanics a file of a story has, with their places. */
export function mechanicsIn(file: Story): readonly { readonly mechanic: Mechanic; readonly at: Keys }[] {
  switch (file.type) {
    case 'adventure':
      return [];
    case 'scene':
      return [...eachMechanic(file.do, ['do'])];
    case 'bounty':
      return [
        ...file.encounters.flatMap(({ won = [] }, i) => [...eachMechanic(won, ['encounters', i, 'won'])]),
        ...eachMechanic(file.reward, ['reward']),
        ...eachMechanic(file.lost ?? [], ['lost']),
      ];
    case 'scenario':
      return file.steps.flatMap(({ outcomes = {}, won = [] }, i) => [
        ...Object.entries(outcomes).flatMap(([id, list]) => [
          ...eachMechanic(list, ['steps', i, 'outcomes', id]),
        ]),
        ...eachMechanic(won, ['steps', i, 'won']),
      ]);
  }
}

/** What a file of a story names that is not there, and outcomes no encounter has. */
export function checkStoryFile(file: Story, known: StoryCatalogue): Finding[] {
  return [
    ...mechanicsIn(file).flatMap(({ mechanic, at }) => checkMechanic(mechanic, at, known)),
    ...checkOwn(file, known),
  ];
}

function checkOwn(file: Story, known: StoryCatalogue): Finding[] {
  switch (file.type) {
    case 'adventure':
      return [
        ...file.party.flatMap(({ card }, i) => checkRef(known, 'adventurers', card, ['party', i, 'card'])),
        ...file.party.flatMap(({ loadout }, i) =>
          checkItems(loadout.items, ['party', i, 'loadout', 'items'], known),
        ),
        ...checkFile(known, 'scenes', file.first, ['first']),
        ...(file.own ?? []).flatMap((one, i) => checkFile(known, 'encounters', one, ['own', i])),
      ];
    case 'scene':
      return [];
    case 'bounty':
      return file.encounters.flatMap(({ encounter }, i) =>
        checkFile(known, 'encounters', encounter, ['encounters', i, 'encounter']),
      );
    case 'scenario':
      return file.steps.flatMap(({ encounter, anyOf = [], outcomes = {} }, i) => [
        ...(encounter === undefined
          ? anyOf.flatMap((one, n) => checkFile(known, 'encounters', one, ['steps', i, 'anyOf', n]))
          : checkFile(known, 'encounters', encounter, ['steps', i, 'encounter'])),
        ...checkOutcomes(known, encounter === undefined ? anyOf : [encounter], outcomes, [
          'steps',
          i,
          'outcomes',
        ]),
      ]);
  }
}

function checkMechanic(mechanic: Mechanic, at: Keys, known: StoryCatalogue): Finding[] {
  const conditions = (mechanic.if ?? []).flatMap((one, i) => checkCondition(one, [...at, 'if', i], known));
  return [...conditions, ...checkNames(mechanic, at, known)];
}

function checkNames(mechanic: Mechanic, at: Keys, known: StoryCatalogue): Finding[] {
  const of = (...keys: Keys): Keys => [...at, ...keys];
  switch (mechanic.do) {
    case 'continue':
      return checkFile(known, 'scenes', mechanic.to, of('to'));
    case 'decide':
      return mechanic.options.flatMap((option, i) => [
        ...(mechanic.options.findIndex(({ id }) => id === option.id) < i
          ? [finding(of('options', i, 'id'), { what: 'option-of-its-own' }, option.id)]
          : []),
        ...(option.if ?? []).flatMap((one, j) => checkCondition(one, of('options', i, 'if', j), known)),
      ]);
    case 'gain':
      return [
        ...(mechanic.items ?? []).flatMap((item, i) => checkRef(known, 'items', item, of('items', i))),
        ...(mechanic.discipline === undefined
          ? []
          : checkRef(known, 'disciplines', mechanic.discipline, of('discipline'))),
        ...(mechanic.companion === undefined
          ? []
          : checkRef(known, 'companions', mechanic.companion, of('companion'))),
      ];
    case 'abraxis':
      return checkFile(known, 'abraxis', mechanic.card, of('card'));
    case 'reveal':
    case 'remove':
      return (
        [
          ['item', 'items'],
          ['discipline', 'disciplines'],
          ['combatant', 'combatants'],
          ['companion', 'companions'],
        ] as const
      ).flatMap(([key, sort]) => {
        const card = mechanic[key];
        return card === undefined ? [] : checkRef(known, sort, card, of(key));
      });
    case 'lose':
      return mechanic.item === undefined ? [] : checkRef(known, 'items', mechanic.item, of('item'));
    case 'join':
      return [
        ...checkRef(known, 'adventurers', mechanic.member.card, of('member', 'card')),
        ...checkItems(mechanic.member.loadout.items, of('member', 'loadout', 'items'), known),
      ];
    case 'leave':
      return checkRef(known, 'adventurers', mechanic.member, of('member'));
    case 'ally':
      return checkRef(known, 'combatants', mechanic.card, of('card'));
    case 'encounter':
      return [
        ...checkFile(known, 'encounters', mechanic.encounter, of('encounter')),
        ...checkOutcomes(known, [mechanic.encounter], mechanic.outcomes ?? {}, of('outcomes')),
      ];
    case 'story-round':
      return (mechanic.quests ?? []).flatMap(({ scene, if: when = [] }, i) => [
        ...checkFile(known, 'scenes', scene, of('quests', i, 'scene')),
        ...when.flatMap((one, j) => checkCondition(one, of('quests', i, 'if', j), known)),
      ]);
    default:
      return [];
  }
}

function checkCondition(condition: StoryCondition, at: Keys, known: StoryCatalogue): Finding[] {
  const of = (...keys: Keys): Keys => [...at, ...keys];
  switch (condition.is) {
    case 'member':
      return checkRef(known, 'adventurers', condition.member, of('member'));
    case 'has-item':
      return checkRef(known, 'items', condition.item, of('item'));
    case 'quest':
      return checkFile(known, 'scenes', condition.scene, of('scene'));
    case 'bounty':
      return checkFile(known, 'bounties', condition.bounty, of('bounty'));
    case 'encounter':
      return checkFile(known, 'encounters', condition.encounter, of('encounter'));
    case 'any':
    case 'all':
      return condition.of.flatMap((one, i) => checkCondition(one, of('of', i), known));
    case 'not':
      return checkCondition(condition.of, of('of'), known);
    default:
      return [];
  }
}

const checkItems = (items: readonly (string | { readonly ref: string })[], at: Keys, known: StoryCatalogue) =>
  items.flatMap((entry, i) =>
    typeof entry === 'string'
      ? checkRef(known, 'items', entry, [...at, i])
      : checkRef(known, 'items', entry.ref, [...at, i, 'ref']),
  );

/** Each outcome is of an End Condition the encounter has. */
function checkOutcomes(
  { encounters }: StoryCatalogue,
  of: readonly string[],
  outcomes: Readonly<Record<string, unknown>>,
  at: Keys,
): Finding[] {
  const names = of.flatMap((one) => encounters[one]?.endConditions.map(({ id }) => id) ?? []);
  if (names.length === 0) return [];
  return Object.keys(outcomes).flatMap((id) =>
    names.includes(id) ? [] : [finding([...at, id], { what: 'end-of-encounter', names }, id)],
  );
}

/** An encounter or a file of a story that is there. */
function checkFile(
  { encounters, files, leftOut }: StoryCatalogue,
  sort: 'encounters' | 'scenes' | 'bounties' | 'abraxis',
  ref: string,
  at: Keys,
): Finding[] {
  if (sort === 'encounters' ? Object.hasOwn(encounters, ref) : files?.has(`${sort}/${ref}`)) return [];
  const file = leftOut.get(`${sort}/${ref}`);
  const found = finding(at, { what: 'id-of', sort }, ref);
  return [file ? { ...found, hint: { hint: 'left-out', file } } : found];
}

const finding = (at: Keys, expected: Expected, got: string): Finding => ({
  path: jsonPath(at),
  expected,
  got: shown(got),
});
