/** What may be wrong with a file: every expectation, finding and hint; their words are in `words/en/problems.ts`. */
import type { LoadoutFault, Shelf } from '../engine/index.ts';
import type { JsonError } from './json-error.ts';

/** What a file may be referred to as, by the folder it lies in. */
export type SortOfContent = Shelf | 'tiles' | 'encounters' | 'abraxis' | StorySort;

/** Files of stories (pp.9-13). */
export type StorySort = 'adventures' | 'scenes' | 'bounties' | 'scenarios';

/** Expectations that a name alone tells apart; `src/words/en/problems.ts` has the sentence of each. */
export type PlainExpected =
  // any JSON
  | 'any-json'
  | 'end-of-file'
  | 'utf-8'
  | 'key'
  | 'value'
  | 'colon'
  | 'closing-quote'
  | 'escape'
  | 'object'
  | 'list'
  | 'list-not-empty'
  | 'text'
  | 'text-not-empty'
  | 'mix'
  | 'number'
  | 'true-or-false'
  | 'other-field'
  // the shapes of content, saved games and links
  | 'id'
  | 'id-not-reserved'
  | 'ref'
  | 'card-id'
  | 'card-id-or-object'
  | 'card-place'
  | 'space'
  | 'two-spaces'
  | 'two-rounds'
  | 'two-dice'
  | 'size'
  | 'colour'
  | 'tile-row'
  | 'levels'
  | 'version'
  | 'hash'
  | 'engine-range'
  | 'tree-at-tree-level'
  | 'token-at-tokens'
  | 'of-at-figures'
  | 'what-at-borne'
  | 'of-at-enters'
  | 'draw-at-type'
  | 'figure-of-state'
  | 'seat-of-state'
  | 'card-of-figure'
  | 'known-event'
  | 'whole-link'
  | 'short-link'
  // packs and files
  | 'object-in-braces'
  | 'json-file-name'
  | 'zip'
  | 'zip-true-sizes'
  | 'zip-not-encrypted'
  | 'zip-deflated'
  | 'zip-whole-files'
  | 'zip-of-one-pack'
  | 'path-of-its-own'
  | 'file-that-can-be-read'
  | 'folder-outside-itself'
  | 'id-not-built-in'
  | 'base-of-no-circle'
  // abilities
  | 'id-not-above'
  | 'id-no-symbol-ability-has'
  | 'modifiers-of-passive'
  | 'modifiers-on-passive-only'
  | 'no-effects-on-passive'
  | 'no-tag-beside-given-tags'
  | 'another-symbol'
  | 'no-influence-range-in-aura'
  | 'no-conditions-beside-item-tags'
  | 'of-within-board'
  | 'symbols-it-costs'
  | 'rolls-at-rolls-only'
  | 'no-cost-that-turns-card'
  | 'range-where-within-range'
  | 'other-of-opponents'
  | 'place-but-target'
  | 'damage-turned-in-attack'
  // cards
  | 'field-of-file'
  | 'upgrade-that-does-something'
  | 'material'
  | 'back-of-double'
  | 'back-to-flip-to'
  | 'story-or-level'
  | 'hands-of-weapon'
  | 'hands-on-weapons-only'
  | 'kind-of-weapon'
  | 'range-of-ranged-weapon'
  | 'no-range-on-melee'
  | 'dice-on-weapons-only'
  | 'ai-steps'
  | 'command-of-loyal-esper'
  | 'command-of-conduit'
  | 'back-that-is-reached'
  | 'action-without-conditions'
  | 'no-exalted-in-exalted'
  | 'range-of-ranged-attack'
  | 'casting-die'
  // tiles and encounters
  | 'adventurer-with-loadout'
  | 'comes-about-by-itself'
  | 'end-that-names-it'
  | 'place-uncovered'
  | 'space-of-board'
  | 'safe-space-of-board'
  | 'space-without-current'
  | 'spaces-side-by-side'
  | 'space-of-tile'
  | 'space-of-its-own'
  | 'name-of-its-own'
  | 'round-of-its-own'
  | 'edge-of-its-own'
  | 'space-once'
  | 'spaces-or-token'
  | 'token-or-piece'
  | 'add-or-to'
  | 'set-up-condition'
  | 'token-not-placed'
  | 'modifiers-of-rule'
  | 'end-or-goes-on'
  // stories
  | 'scene-that-is-reached'
  | 'way-on'
  | 'way-to-an-ending'
  | 'option-of-its-own'
  | 'flag-set-somewhere';

/** Numbers of figures that have a least. */
export type LowStat = 'hp' | 'defense' | 'movement' | 'sp-max' | 'sp-recovery';

/** What was to be there: a key with what its sentence speaks of. */
export type Expected =
  | { readonly what: PlainExpected }
  // any JSON
  /** The newest version of a file that is read. */
  | { readonly what: 'version-read'; readonly newest: number }
  | { readonly what: 'comma-or'; readonly close: '}' | ']' }
  | { readonly what: 'key-once'; readonly key: string }
  | { readonly what: 'one-of' | 'object-with' | 'only-fields'; readonly names: readonly string[] }
  /** A word, or an object with one of those fields, which holds an effect. */
  | {
      readonly what: 'one-of-or-with-effect';
      readonly names: readonly string[];
      readonly fields: readonly string[];
    }
  | { readonly what: 'one-of-values'; readonly values: readonly (string | number)[] }
  | { readonly what: 'no-other-fields' | 'at-least-one-of'; readonly names: readonly string[] }
  | { readonly what: 'field'; readonly key: string }
  | { readonly what: 'whole-number'; readonly least?: number; readonly most?: number }
  | { readonly what: 'at-most'; readonly most: number; readonly of: Measure }
  | { readonly what: 'list-of-at-least'; readonly least: number }
  | { readonly what: 'bases-at-most'; readonly most: number }
  /** A type as JavaScript, or the schema, names it. */
  | { readonly what: 'type-of' | 'shape'; readonly name: string }
  // packs and files
  | { readonly what: 'manifest-of' | 'name-of-folder' | 'id-but-of-built-in'; readonly pack: string }
  /** Of two players' packs: whose card it is, and whose is left out. */
  | { readonly what: 'id-but-of-pack'; readonly pack: string; readonly own: string }
  | { readonly what: 'range-of-table'; readonly version: string }
  | { readonly what: 'pack-of-version'; readonly pack: string; readonly range: string }
  /** Those whose ids a file may name. */
  | { readonly what: 'id-of-required'; readonly packs: readonly string[] }
  /** Packs that require one another, the first of them again at the end. */
  | { readonly what: 'no-circle-of-packs'; readonly packs: readonly string[] }
  | { readonly what: 'hash-of-files'; readonly hash: string }
  | { readonly what: 'name-of-file'; readonly name: string }
  | { readonly what: 'id-not-of'; readonly file: string }
  | { readonly what: 'place-of-content'; readonly folders: readonly string[] }
  | { readonly what: 'megabytes-at-most'; readonly most: number }
  /** `names` are all there are, where they are few. */
  | { readonly what: 'id-of'; readonly sort: SortOfContent; readonly names?: readonly string[] }
  /** End Conditions of an encounter, Flags or Achievements of an Adventure. */
  | {
      readonly what: 'end-of-encounter' | 'flag-of-adventure' | 'achievement-of-adventure';
      readonly names: readonly string[];
    }
  // abilities and cards
  | { readonly what: 'effects-when-used' | 'no-of-at'; readonly when: string }
  | { readonly what: 'effect-only-at'; readonly effect: string; readonly when: readonly string[] }
  | { readonly what: 'someone-but'; readonly who: 'target' | 'subject' | 'attacker' }
  /** Of a passive ability: what it changes, and goes by itself. */
  | {
      readonly what: 'not-of-itself';
      readonly number: 'hp' | 'armor' | 'defense' | 'range' | 'influence-range' | 'tag';
    }
  | { readonly what: 'dice-for-hands'; readonly hands: number }
  | { readonly what: 'figures-a-group' | 'names-of-figures'; readonly most: number }
  /** Of which there is an item that may be drawn. */
  | { readonly what: 'item-to-draw'; readonly tier: string; readonly itemType: string }
  | { readonly what: 'same-kind-and-base'; readonly kind: string; readonly size: readonly number[] }
  /** A loadout within the rules (p.24); the names printed on the cards it speaks of, by type and ref. */
  | LegalLoadout
  // tiles and encounters
  | { readonly what: 'board-of-spaces' | 'weighed-spaces'; readonly most: number }
  | { readonly what: 'place-on-board-up-to' | 'size-up-to'; readonly most: number }
  | { readonly what: 'row-like-first' | 'digits'; readonly width: number }
  | { readonly what: 'rows'; readonly rows: number }
  | { readonly what: 'entry-of-base'; readonly ids: readonly string[] }
  | { readonly what: 'exit-colour'; readonly colours: readonly string[] }
  | { readonly what: 'colour-with-text'; readonly field: string; readonly colours: readonly string[] }
  | { readonly what: 'colours-left'; readonly field: string; readonly tokens: number }
  | { readonly what: 'token-of-colour'; readonly kind: string }
  | {
      readonly what: 'token-id' | 'end-condition-id' | 'door-id' | 'piece-id' | 'done-id' | 'carried-token';
      readonly ids: readonly string[];
    }
  | { readonly what: 'space-under'; readonly terrain: string; readonly under: readonly string[] }
  | { readonly what: 'number-up-to'; readonly figures: number }
  | { readonly what: 'number-of-its-own'; readonly card: string }
  | { readonly what: 'free-spaces'; readonly least: number }
  /** Already in words: by a schema of the command line, or by the words a game was opened with. */
  | { readonly what: 'said'; readonly text: string };

/** What there may be too many of. */
export type Measure = 'entries' | 'fields' | 'letters' | 'letters-of-key' | 'levels' | 'files';

interface LegalLoadout {
  readonly what: 'legal-loadout';
  readonly fault: LoadoutFault;
  readonly names: Readonly<Record<string, string>>;
}

/** What is there instead. */
export type Got =
  | { readonly got: 'no-zip' | 'something-else' }
  | { readonly got: 'nothing' | 'none' | 'more' | 'end-of-file' }
  | { readonly got: 'amount'; readonly amount: number; readonly of: Measure }
  /** What stands there, shortened to one line. */
  | { readonly got: 'value'; readonly json: string }
  /** Where it is no JSON. */
  | { readonly got: 'text'; readonly text: string }
  | { readonly got: 'no-json'; readonly error: JsonError }
  | { readonly got: 'letters'; readonly letters: number }
  | { readonly got: 'megabytes'; readonly size: number }
  | { readonly got: 'row'; readonly length: number; readonly json: string }
  /** A space of other terrain than may be, or of none. */
  | { readonly got: 'space'; readonly at: readonly number[]; readonly is: string }
  | { readonly got: 'space-off-board'; readonly at: readonly number[] }
  | { readonly got: 'space-taken'; readonly at: readonly number[]; readonly by: string }
  | { readonly got: 'space-covered'; readonly at: readonly number[]; readonly over: readonly number[] }
  | { readonly got: 'kind-and-base'; readonly kind: string; readonly size: readonly number[] }
  | { readonly got: 'loadout'; readonly of: LegalLoadout }
  /** In the words of others, as `said` of an expectation. */
  | { readonly got: 'said'; readonly text: string };

/** What its author may have meant, or done. */
export type Hint =
  | {
      readonly hint:
        | 'no-comments'
        | 'straight-quotes'
        | 'comma-too-many'
        | 'comma-missing'
        | 'key-in-quotes'
        | 'words-of-json'
        | 'leave-out'
        | 'save-as-utf-8';
    }
  | { readonly hint: 'did-you-mean'; readonly name: string }
  | { readonly hint: 'in-brackets' | 'without-quotes'; readonly json: string }
  /** What its base brings, at that place of it. */
  | { readonly hint: 'from-base'; readonly path: string }
  /** What stands there is of another sort. */
  | { readonly hint: 'of-sort'; readonly sort: SortOfContent }
  | { readonly hint: 'belongs-in'; readonly folder: string }
  /** The file it refers to is there, but is not loaded. */
  | { readonly hint: 'left-out'; readonly file: string };

/** What is legal, and surely not what its author meant: it keeps nothing from being played. */
export type Doubt =
  // encounters
  | {
      readonly doubt:
        | 'no-way-to-win'
        | 'won-at-once'
        | 'exit-out-of-reach'
        | 'token-out-of-reach'
        | 'spaces-out-of-reach'
        | 'totem-out-of-sight';
    }
  | { readonly doubt: 'never-set' | 'never-asked'; readonly name: string; readonly meant?: string }
  | { readonly doubt: 'never-so-high'; readonly name: string; readonly most: number }
  | { readonly doubt: 'door-never-opened' | 'door-in-a-wall' | 'door-to-nowhere'; readonly door: string }
  | { readonly doubt: 'walk-out-of-reach' | 'no-allies' | 'waits-for-itself' | 'blank' }
  | { readonly doubt: 'lost-before'; readonly round: number }
  | { readonly doubt: 'not-in-round'; readonly rounds: readonly number[] }
  | { readonly doubt: 'called-as-built-in'; readonly name: string }
  | { readonly doubt: 'tier-twice'; readonly card: string }
  | { readonly doubt: 'nobody-of-card'; readonly card: string }
  | { readonly doubt: 'not-carried'; readonly token: string }
  | { readonly doubt: 'nobody-leaves' | 'next-is-itself' }
  | { readonly doubt: 'next-unknown'; readonly id: string; readonly meant?: string }
  | { readonly doubt: 'special-nowhere'; readonly where: 'spaces' | 'board' }
  | { readonly doubt: 'objectives-alike'; readonly colour: string; readonly other: string }
  | { readonly doubt: 'exit-without-condition'; readonly colour: string }
  | { readonly doubt: 'round-after-the-end'; readonly last: number }
  | { readonly doubt: 'too-few-to-defeat'; readonly there: number }
  // cards
  | {
      readonly doubt:
        | 'never-true'
        | 'becomes-itself'
        | 'attacks-for-ever'
        | 'answers-for-ever'
        | 'pays-for-itself'
        | 'costs-nothing'
        | 'no-target-yet'
        | 'no-target-to-move-from';
    }
  /** What cards and passives come to, below the least that can be played; `card`: whose number it is, where another's. */
  | {
      readonly doubt: 'number-too-low';
      readonly stat: LowStat;
      readonly comes: number;
      readonly least: number;
      readonly card?: string;
    }
  /** The same of all that one figure has, and that is set up with it; `by`: the cards and texts that lower it. */
  | {
      readonly doubt: 'numbers-too-low';
      readonly stat: LowStat;
      readonly comes: number;
      readonly least: number;
      readonly card: string;
      readonly by: readonly string[];
    }
  /** Dice none of which has a number, where a number is rolled. */
  | { readonly doubt: 'dice-of-none'; readonly dice: readonly string[] }
  /** Two abilities that together give back all they cost, or answer one another at no cost: the other one. */
  | {
      readonly doubt: 'pay-for-each-other' | 'answer-each-other';
      readonly card: string;
      readonly ability: string;
    }
  | { readonly doubt: 'no-attack-here'; readonly effect: string }
  | { readonly doubt: 'mark-never-placed'; readonly mark: string }
  | { readonly doubt: 'steps-after-otherwise'; readonly step: string }
  | { readonly doubt: 'family-in-a-ring'; readonly cards: readonly string[] }
  | { readonly doubt: 'scenes-in-a-ring'; readonly scenes: readonly string[] }
  | {
      readonly doubt: 'no-such-token';
      readonly kind: string;
      readonly colour: string;
      /** The colours there are. */
      readonly names: readonly string[];
    }
  | { readonly doubt: 'energy-never-gained' }
  | { readonly doubt: 'immune-to-it'; readonly effect: string }
  /** Already in words, of another game's content. */
  | { readonly doubt: 'said'; readonly text: string };

/** What `expects` begins with: no text of a schema does. */
const MARK = 'expects ';

/** An expectation as the message of a schema, which takes texts alone. */
export const expects = (expected: Expected): string => MARK + JSON.stringify(expected);

/** The expectation a schema's message holds; null where the schema has none of its own. */
export function expectationIn(message: string): Expected | null {
  if (message.startsWith(MARK)) return JSON.parse(message.slice(MARK.length)) as Expected;
  // What the library says where a schema says nothing.
  return /^Invalid /.test(message) ? null : { what: 'said', text: message };
}
