/** The words of what is wrong with a file. */
import { rootCauses } from '../../check/causes.ts';
import type { Expected, Got, Measure, PlainExpected } from '../../check/messages.ts';
import type { Finding, Problem } from '../../check/problem.ts';
import type { WordsFor } from '../keyed.ts';
import { allOf, listed, oneOf, points } from './grammar.ts';
import { hintText } from './hints.ts';
import { type FaultWords, faultWords } from './loadout-faults.ts';
import { placeWords } from './places.ts';
import { SORTS } from './sorts.ts';

/** What was to be there, where the key says all. */
const PLAIN: { readonly [K in PlainExpected]: string } = {
  'any-json': 'JSON',
  'end-of-file': 'the end of the file',
  key: 'a key in double quotes',
  value: 'a value',
  colon: 'a colon',
  'closing-quote': 'the closing double quote',
  escape: 'a legal escape',
  object: 'an object',
  list: 'a list',
  'list-not-empty': 'a list of at least one',
  text: 'a text',
  'text-not-empty': 'a text that is not empty',
  mix: 'what its dice come from: 32 digits of 0–9 and a–f',
  number: 'a number',
  'true-or-false': 'true or false',
  'other-field': 'no field of that name',
  id: 'an id: lower-case letters and digits, words joined by hyphens',
  'id-not-reserved': 'another id: programs use this one for something else',
  ref: 'an id, like `river-blade`, or one with its pack, like `my-pack:river-blade`',
  'card-id': 'the id of a card',
  'card-id-or-object': 'the id of a card, or an object with one',
  'card-place': 'a place of a card in a loadout, like items.0, items.0.upgrades.1, pack.2 or familiar',
  space: 'a space [x, y]',
  'two-spaces': 'two spaces',
  'two-rounds': 'two rounds [fewest, most]',
  'two-dice': 'two dice',
  colour: 'a colour as # and six of 0-9 and a-f, like #4a3a86',
  size: 'a size [width, height]',
  'tile-row': 'spaces written as . # h w m d s or a blank',
  levels: 'digits from 1 to 4',
  hash: 'a hash: 16 digits and letters from a to f',
  version: 'a version like 1.2.3',
  'engine-range': 'a range like >=0.1.0 <0.2.0',
  'tree-at-tree-level': 'a tree exactly for tree-level',
  'token-at-tokens': 'a token exactly for tokens',
  'base-of-no-circle': 'a base that does not use this file, directly or through others',
  'of-at-figures': 'an `of` exactly for figures: which of them are counted',
  'what-at-borne': 'a `what` exactly for borne and target-borne: the token',
  'of-at-enters': 'an `of`: who is watched, and where',
  'figure-of-state': 'the id of one of its figures',
  'seat-of-state': 'the id of one of its seats',
  'card-of-figure': 'its own card among its cards',
  'known-event': 'something that can happen at this moment of the game',
  'whole-link': 'a whole link to a game',
  'short-link': 'a link to a game of at most 100,000 letters that holds at most 5 MB',
  'object-in-braces': 'an object: { ... }',
  'json-file-name': 'a file name that ends in .json',
  zip: 'a zip file that can be unpacked',
  'zip-of-one-pack': 'one pack in a zip: this one is left out; make a zip of each',
  'path-of-its-own': 'each file once in a zip',
  'file-that-can-be-read': 'a file that can be read',
  'folder-outside-itself': 'a folder that does not lead back into itself',
  'utf-8': 'letters in UTF-8',
  'zip-true-sizes': 'a zip with correct file sizes: make it again',
  'zip-not-encrypted': 'a zip without a password',
  'zip-deflated': 'a zip packed in the usual way (deflate)',
  'zip-whole-files': 'an undamaged zip: download or make it again',
  'id-not-built-in': 'an id that a built-in pack does not have',
  'id-not-above': 'an id that is not used above',
  'id-no-symbol-ability-has': 'an id that no symbol ability of the card has',
  'modifiers-of-passive': 'modifiers, since the ability is passive',
  'modifiers-on-passive-only': 'modifiers on passive abilities only',
  'no-effects-on-passive': 'no effects on a passive ability; say when it is used',
  'no-tag-beside-given-tags': 'no tag as a filter where the aura gives or takes tags',
  'draw-at-type': 'a `draw` beside a type or a tier: what is drawn',
  'another-symbol': 'a symbol other than the one it counts as',
  'no-influence-range-in-aura': 'no influence-range in an aura (X41)',
  'no-conditions-beside-item-tags': 'no conditions and no `of` beside weaponTag and removeItemTag',
  'of-within-board': 'an `of` within the board: a Defeated figure is not on it',
  'symbols-it-costs': 'the symbols it costs',
  'rolls-at-rolls-only': 'rolls only where `when` is before-roll or after-roll',
  'no-cost-that-turns-card': 'no cost that turns a card: a given ability has no card',
  'range-where-within-range': 'a range exactly where `within` is range',
  'other-of-opponents': '`other` with enemies or figures only: an ally is another by `another-ally`',
  'place-but-target': 'somewhere other than the target: nothing is attacked here',
  'damage-turned-in-attack': 'a damage type turned only during an attack',
  'field-of-file': 'a field of this file, like hp or front.dice',
  'upgrade-that-does-something': 'abilities or symbolAbilities: an upgrade does something',
  material: 'an item that is a material',
  'back-of-double': 'a back, since the item is DOUBLE',
  'back-to-flip-to': 'a back, since an ability flips the item',
  'hands-of-weapon': '1 or 2 hands for a weapon',
  'hands-on-weapons-only': 'hands on weapons only',
  'kind-of-weapon': 'melee, ranged or melee/ranged for a weapon',
  'range-of-ranged-weapon': 'a range for a ranged weapon',
  'no-range-on-melee': 'no range on a melee weapon',
  'dice-on-weapons-only': 'dice on weapons only',
  'ai-steps': 'AI steps for an intelligent combatant',
  'story-or-level': 'a LVL of 1 to 4 and a price in XP, or "story": true and neither (p.13)',
  'command-of-conduit': 'a CONDUIT of kind "command" on a base of one space (p.54)',
  'back-that-is-reached': 'an ability that asks for FLIP on the front, since there is a back',
  'action-without-conditions':
    'an ability with when "action" and no conditions: the card that calls it has the cost (p.69)',
  'no-exalted-in-exalted': 'an ability that calls no Exalted Esper itself',
  'command-of-loyal-esper': '"command" for a Loyal Esper (p.54)',
  'range-of-ranged-attack': 'a range for a ranged attack',
  'casting-die': 'a Casting die, since the AI casts a spell',
  'adventurer-with-loadout': 'at least one Adventurer, with a loadout',
  'comes-about-by-itself': 'something that happens by itself; an Encounter Action belongs to an objective',
  'end-that-names-it': 'an `end` in some hidden text that names this condition',
  'place-uncovered': 'a place where it covers no tile above it in the list',
  'space-of-board': 'a space of the board',
  'safe-space-of-board': 'a safe space of the board',
  'space-without-current': 'a space with no other current',
  'spaces-side-by-side': 'two spaces side by side',
  'space-of-tile': 'at least one space of a tile',
  'space-of-its-own': 'a space of its own',
  'name-of-its-own': 'a name that is not used before',
  'round-of-its-own': 'each round once',
  'edge-of-its-own': 'an edge without another door',
  'space-once': 'each space once',
  'spaces-or-token': 'either "spaces" or "beside", the id of a token',
  'token-or-piece': 'either "token" or "piece", the id of a piece of "terrain"',
  'add-or-to': 'either "add" or "to"',
  'set-up-condition':
    'a condition known at the set-up: difficulty, adventurers, or one of the flags of the encounter (any, all, not of these)',
  'token-not-placed': 'a token that is not among "tokens": it starts with an adventurer',
  'modifiers-of-rule': '"modifiers", which are what the rule changes for them',
  'end-or-goes-on': 'no next, xp or restore where the encounter continues on the same board',
  'scene-that-is-reached': 'a scene that some way leads to',
  'way-on': 'a way on whatever happens: a `continue`, a Story Round or an `ending` that hangs on nothing',
  'way-to-an-ending': 'some way from here to an Ending',
  'option-of-its-own': 'an id that no other option of this Decision has',
  'flag-set-somewhere': 'a Flag that some scene sets',
};

const NUMBERS = {
  hp: 'HP',
  defense: 'Defense',
  armor: 'armor',
  range: 'range',
  'influence-range': 'the range of its Sphere of Influence',
  tag: 'tags',
} as const;

const SOMEONE_BUT = {
  target: 'someone other than the target: nothing is attacked here and no spell or force is around it',
  subject: 'someone other than the subject: nothing triggers this here',
  attacker: 'someone other than the attacker: nobody attacks the user here',
} as const;

/** So many of what there may be too many of. */
const MEASURES: { readonly [K in Measure]: (amount: number) => string } = {
  entries: (amount) => `${amount} entries`,
  fields: (amount) => `${amount} fields`,
  letters: (amount) => `${amount} letters`,
  'letters-of-key': (amount) => `${amount} letters in the name of a field`,
  levels: (amount) => `${amount} levels of brackets inside one another`,
  files: (amount) => `${amount} files`,
};

/** What was to be there, with what its sentence speaks of. */
const EXPECTED: WordsFor<Exclude<Expected, { what: PlainExpected }>, 'what'> = {
  'comma-or': ({ close }) => `a comma or ${close}`,
  'key-once': ({ key }) => `each key once; ${key} is here twice`,
  'one-of': ({ names }) => `${names.length > 1 ? 'one of ' : ''}${listed(names)}`,
  'one-of-or-with-effect': ({ names, fields }) =>
    `one of ${listed(names)}; or ${oneOf(fields.map((field) => `{ "${field}": an effect }`))}`,
  'one-of-values': ({ values }) => `one of ${listed(values.map((value) => JSON.stringify(value)))}`,
  'object-with': ({ names }) => `an object with one of ${listed(names)}`,
  'only-fields': ({ names }) =>
    `${allOf([listed(names.slice(0, -1)), ...names.slice(-1)].filter(Boolean))} only`,
  'no-other-fields': ({ names }) => `no other fields than ${listed(names)}`,
  'at-least-one-of': ({ names }) => `at least one of ${listed(names)}`,
  field: ({ key }) => `a field "${key}"`,
  'whole-number': ({ least, most }) => {
    if (most !== undefined) return `a whole number from ${least ?? 0} to ${most}`;
    return `a whole number${least === undefined ? '' : `, ${least} or more`}`;
  },
  'at-most': ({ most, of }) => `at most ${MEASURES[of](most)}`,
  'list-of-at-least': ({ least }) => `a list of at least ${least}`,
  'type-of': ({ name }) => `a ${name}`,
  shape: ({ name }) => name,
  'manifest-of': ({ pack }) => `the manifest of the pack "${pack}"`,
  'name-of-folder': ({ pack }) => `"${pack}", the name of its folder`,
  'range-of-table': ({ version }) =>
    `a range that includes ${version}, the version of this app: the pack is not loaded; for a newer version, update this app`,
  'version-read': ({ newest }) => `version ${newest} or older: update this app to read a newer file`,
  'pack-of-version': ({ pack, range }) =>
    `the pack "${pack}"${range === '*' ? '' : ` of a version ${range}`}, loaded: nothing loads without it`,
  'id-of-required': ({ packs }) =>
    `an id of ${oneOf(packs)}; list other packs in \`requires\` of pack.json first`,
  'no-circle-of-packs': ({ packs }) =>
    `no packs that require one another in a circle (${packs.join(' > ')}): nothing of them is loaded`,
  'hash-of-files': ({ hash }) =>
    `"${hash}", the hash of its files now: they have changed since \`npm run pack\`; pack it again, or leave the field out`,
  'name-of-file': ({ name }) => `"${name}", the name of the file`,
  'id-but-of-built-in': ({ pack }) => `a new id: the built-in pack "${pack}" uses this one`,
  'id-but-of-pack': ({ pack, own }) => `a new id: the pack "${pack}" uses this one and loads before "${own}"`,
  'id-not-of': ({ file }) => `an id that ${file} does not have`,
  'place-of-content': ({ folders }) => `a file <pack>/pack.json or one in a folder ${listed(folders)}`,
  'megabytes-at-most': ({ most }) => `at most ${most} MB of JSON`,
  'id-of': ({ sort, names }) => `the id of ${SORTS[sort].a}${names ? ` (${listed(names)})` : ''}`,
  'end-of-encounter': ({ names }) => `an End Condition of that encounter (${listed(names)})`,
  'flag-of-adventure': ({ names }) => `a Flag that the Adventure declares (${listed(names)})`,
  'achievement-of-adventure': ({ names }) => `an Achievement that the Adventure declares (${listed(names)})`,
  'effects-when-used': ({ when }) => `effects, since the ability is used (${when})`,
  'no-of-at': ({ when }) => `no \`of\` at ${when}: only its own figure may use it then`,
  'bases-at-most': ({ most }) => `at most ${most} files in a chain of bases`,
  'effect-only-at': ({ effect, when }) => `${effect} only where \`when\` is ${oneOf(when)}`,
  'someone-but': ({ who }) => SOMEONE_BUT[who],
  'not-of-itself': ({ number }) =>
    `a change of ${NUMBERS[number]} that does not depend on ${NUMBERS[number]}, here or through the card's other passive abilities: it would never end`,
  'dice-for-hands': ({ hands }) =>
    `${points(hands, 'die', 'dice')} beside black for ${points(hands, 'hand')} (p.43)`,
  'names-of-figures': ({ most }) =>
    `at most ${most} ${most === 1 ? 'name' : 'names'}, one for each of its figures`,
  'figures-a-group': ({ most }) => `at most ${most} figures a group`,
  'item-to-draw': ({ tier, itemType }) =>
    `a tier and a type with an item to draw; every ${tier} ${itemType} is Unique, of one Combatant or kept for the story`,
  'same-kind-and-base': (base) => `a card of the same kind and base, ${kindAndBase(base)}`,
  'legal-loadout': (legal) => `${loadoutWords(legal).expected} (${legal.fault.page})`,
  'board-of-spaces': ({ most }) => `tiles of at most ${most} spaces together`,
  'weighed-spaces': ({ most }) =>
    `Combatants that need at most ${most} spaces of calculation a round: use fewer, with less movement or fewer moves and conditions about moving`,
  'place-on-board-up-to': ({ most }) => `a place on a board of at most ${most} by ${most} spaces`,
  'size-up-to': ({ most }) => `a size [width, height] of 1 to ${most} spaces a side`,
  'row-like-first': ({ width }) => `${width} characters, like the first row`,
  digits: ({ width }) => `${width} digits`,
  rows: ({ rows }) => `${rows} rows`,
  'entry-of-base': ({ ids }) => `the id of an entry that its base has: ${listed(ids) || 'there is none'}`,
  'exit-colour': ({ colours }) => `the colour of an exit token: ${listed(colours) || 'there is none'}`,
  'colour-with-text': ({ field, colours }) =>
    `a colour that \`${field}\` has: ${listed(colours) || 'none yet'}`,
  'colours-left': ({ field, tokens }) => `a colour in \`${field}\` left for each face-down token: ${tokens}`,
  'token-of-colour': ({ kind }) => `a ${kind} token of that colour`,
  'token-id': ({ ids }) => `the id of a token: ${listed(ids) || 'there is none'}`,
  'door-id': ({ ids }) => `the id of a door: ${listed(ids) || 'there is none'}`,
  'piece-id': ({ ids }) => `the id of a piece of terrain: ${listed(ids) || 'none has an id'}`,
  'done-id': ({ ids }) => `the id of an objective, an achievement or an end condition: ${listed(ids)}`,
  'carried-token': ({ ids }) => `a token that is carried: ${listed(ids) || 'there is none'}`,
  'end-condition-id': ({ ids }) => `the id of an end condition: ${listed(ids)}`,
  'space-under': ({ terrain, under }) => `a space that ${terrain} may lie on: ${listed(under)} (p.21)`,
  'number-up-to': ({ figures }) => `a number up to ${figures}, the figures there are`,
  'number-of-its-own': ({ card }) => `a number no other ${card} has`,
  'free-spaces': ({ least }) => `at least ${least} free spaces`,
  said: ({ text }) => text,
};

/** What is there instead. */
const GOT: WordsFor<Got, 'got'> = {
  'no-zip': () => 'invalid zip data',
  'something-else': () => 'something else',
  nothing: () => 'nothing',
  none: () => 'none',
  more: () => 'more',
  amount: ({ amount, of }) => MEASURES[of](amount),
  'end-of-file': () => 'the end',
  value: ({ json }) => json,
  text: ({ text }) => `\`${text}\``,
  'no-json': ({ error: { line, column, expected, got } }) =>
    `${gotText(got)} in line ${line}, column ${column}, where ${expectedText(expected)} belongs`,
  letters: ({ letters }) => `${letters} letters that cannot be unpacked`,
  megabytes: ({ size }) => `${size} MB`,
  row: ({ length, json }) => `${length}: ${json}`,
  space: ({ at, is }) => `${JSON.stringify(at)}, which is ${is}`,
  'space-off-board': ({ at }) => `${JSON.stringify(at)}, which is outside the board`,
  'space-taken': ({ at, by }) => `${JSON.stringify(at)}, where ${by} is`,
  'space-covered': ({ at, over }) => `${JSON.stringify(at)}, which covers another at ${JSON.stringify(over)}`,
  'kind-and-base': (base) => kindAndBase(base),
  loadout: ({ of }) => loadoutWords(of).got,
  said: ({ text }) => text,
};

const kindAndBase = ({ kind, size }: { readonly kind: string; readonly size: readonly number[] }): string =>
  `${kind} and ${size.join(' by ')}`;

const loadoutWords = ({ fault, names }: Extract<Expected, { what: 'legal-loadout' }>): FaultWords =>
  faultWords(fault, (type, ref) => names[`${type} ${ref}`] ?? ref);

const isPlain = (expected: Expected): expected is Extract<Expected, { what: PlainExpected }> =>
  Object.hasOwn(PLAIN, expected.what);

function expectedText(expected: Expected): string {
  if (isPlain(expected)) return PLAIN[expected.what];
  return (EXPECTED[expected.what] as (expected: Expected) => string)(expected);
}

const gotText = (got: Got): string => (GOT[got.got] as (got: Got) => string)(got);

/** So many words can be read through. */
const MANY = 16;

/** Where the word that was meant is guessed, a long list of all there are only hides it. */
const shortly = (expected: Expected): string =>
  'ids' in expected && expected.ids.length > MANY
    ? expectedText({ ...expected, ids: [] }).replace(/:? ?(there is none|none has an id)?$/, '')
    : expected.what === 'one-of' && expected.names.length > MANY
      ? `one of ${expected.names.length} words (content/REFERENCE.md has them)`
      : expectedText(expected);

/** What was to be there, what is, and what may have been meant, in words. */
export const findingWords = ({
  expected,
  got,
  hint,
}: Pick<Finding, 'expected' | 'got' | 'hint'>): FaultWords & { readonly hint?: string } => ({
  expected: hint?.hint === 'did-you-mean' ? shortly(expected) : expectedText(expected),
  got: gotText(got),
  ...(hint === undefined ? {} : { hint: hintText(hint) }),
});

/** One line: place, expected, got, hint. */
export function findingLine(finding: Finding): string {
  const { path, line, column = 1 } = finding;
  const { expected, got, hint } = findingWords(finding);
  const place = line === undefined ? path : `line ${line}, column ${column}`;
  return `${place}: expected ${expected}, got ${got}${hint === undefined ? '' : ` (${hint})`}`;
}

/** The same for players: where in words, what belongs there, what is there, what may have been meant. */
export function findingSentence(finding: Finding): string {
  const { path, line, column = 1 } = finding;
  const { expected, got, hint } = findingWords(finding);
  const place = line === undefined ? placeWords(path) : `line ${line}, column ${column}`;
  return `In ${place}: expected ${expected}, got ${got}${hint === undefined ? '' : ` (${hint})`}`;
}

/** One line with its file. */
export const problemLine = (problem: Problem): string => `${problem.file}: ${findingLine(problem)}`;

/** So many files are not loaded for want of another. */
export const waitingText = (n: number): string =>
  n === 1 ? '1 more file waits for it' : `${n} more files wait for it`;

/** Problems of several files by what is to be mended, a line for each; what follows from a file is one line below it. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  rootCauses(problems).flatMap(({ problems: own, waiting }) => [
    ...own.map(problemLine),
    ...(waiting.length > 0 ? [`  ${waitingText(waiting.length)}: ${listed(waiting)}`] : []),
  ]);
