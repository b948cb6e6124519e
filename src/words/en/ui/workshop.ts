/** The words of the workshop. */

import { isolated } from '../../../check/isolated.ts';
import type { CardIndex, Direction, EncounterDefinition } from '../../../engine/index.ts';
import type { Parts } from '../../text.ts';
import { namesOf } from '../cards/card-names.ts';
import { lootText } from '../cards/card-text.ts';
import { endConditionText, objectiveText, revealText } from '../cards/encounter-text.ts';
import type { EncounterWords } from '../cards/trigger-text.ts';
import { wordOf } from '../content.ts';
import { points } from '../grammar.ts';
import { onesAloneIn } from '../one-alone.ts';

export { abraxisLines } from '../abraxis-words.ts';

export const title = 'Workshop';
export const about =
  'Make your own encounters, boards and cards: errors are shown in place; test with one click.';
export const toGames = '← Home';
export const toPacks = '← All packs';
export const opening = 'Opening the workshop …';
export const noSchemas = (why: string) => `The forms could not be loaded: ${why}`;

export const shelf = {
  yours: 'Your packs',
  none: 'None yet. Create one, or open a folder or a zip.',
  inWork: 'draft',
  onTable: 'installed',
  begin: 'New pack',
  openFolder: 'Open a folder',
  openZip: 'Open a zip',
  open: (name: string) => `Open ${name}`,
  drop: 'Discard draft',
  dropPack: (name: string) => `Discard draft of ${name}`,
  reallyDrop: 'Really discard',
  notThere: (key: string) => `There is no draft and no installed pack “${key.slice(0, 80)}”.`,
  noPack: (name: string) => `${isolated(name)} is not a pack that can be opened.`,
};

/** A pack in work is kept as it is typed, in one tab at a time. */
export const keeping = {
  notKept: (why: string) => `Your last changes are not saved: ${why}`,
  retry: 'Try again',
  asZip: 'Save as a zip',
  typedLost: 'What you typed last could not be restored: this pack was changed elsewhere after it.',
  failed: (why: string) => `That did not work: ${why}.`,
  elsewhere: 'This pack is open in another tab.',
  newer:
    'This pack was saved by a newer version of this page. Nothing changed. Go online and reload to update, then open it again.',
  oneAtATime: 'You can edit a pack in one tab at a time. Everything typed there is saved.',
  takeOver: 'Edit it here',
};

export const desk = {
  files: 'Files of the pack',
  filesFold: 'Files',
  pack: 'Pack details',
  undo: 'Undo',
  redo: 'Redo',
  undoKey: 'Undo (Ctrl+Z)',
  redoKey: 'Redo (Ctrl+Y)',
  zip: 'Save as a zip',
  folder: 'Save to a folder',
  saved: (name: string) => `${isolated(name)} is saved.`,
  shelve: 'Install',
  shelved: (name: string) => `${isolated(name)} is installed: its encounters are on the home page.`,
  checking: 'Checking …',
  inOrder: 'No problems.',
  faults: (n: number) => `${points(n, 'problem')} to fix`,
  faultsIn: (n: number) => points(n, 'problem'),
  add: 'New',
  addOf: (sort: string) => `New ${sort}`,
  remove: 'Delete this file',
  removed: (path: string) => `${path} is deleted. Undo brings it back.`,
  id: 'File ID',
  idHelp: 'Its name in files. Everything in this pack that names it changes too.',
  noFile: (path: string) => `There is no file ${path} in this pack.`,
  form: 'Form',
  text: 'JSON',
  view: 'View',
  notJson: 'This is not valid JSON, so there is no form for it.',
};

export const sorts: Readonly<Record<string, string>> = {
  packs: 'pack',
  adventurers: 'adventurer',
  items: 'item',
  upgrades: 'upgrade',
  disciplines: 'discipline',
  familiars: 'familiar',
  companions: 'companion',
  exalted: 'exalted esper',
  ubiquitous: 'Ubiquitous card',
  tokens: 'token',
  combatants: 'monster',
  tiles: 'tile',
  encounters: 'encounter',
  abraxis: 'Abraxis card',
  adventures: 'adventure',
  scenes: 'scene',
  bounties: 'bounty',
  scenarios: 'scenario',
};
export const groups: Readonly<Record<string, string>> = {
  adventurers: 'Adventurers',
  items: 'Items',
  upgrades: 'Upgrades',
  disciplines: 'Disciplines',
  familiars: 'Familiars',
  companions: 'Companions',
  exalted: 'Exalted Espers',
  ubiquitous: 'Ubiquitous cards',
  tokens: 'Tokens',
  combatants: 'Monsters',
  tiles: 'Tiles',
  encounters: 'Encounters',
  abraxis: 'Abraxis cards',
  adventures: 'Adventures',
  scenes: 'Scenes',
  bounties: 'Bounties',
  scenarios: 'Scenarios',
};

/** A key of a file as a label: `lootLevel` as Loot level. */
export const labelOf = (key: string): string => {
  const plain = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};
/** A value one may choose, as it is read. */
export const choiceOf = (value: unknown): string =>
  value === null || value === 'null' ? 'none' : String(value);

export const form = {
  label: 'Form',
  kind: (label: string) => `${label}: type`,
  addField: (label: string) => `${label}: add a field`,
  chooseField: 'Add a field …',
  addTo: (label: string) => `Add to ${label}`,
  add: 'Add',
  entry: (label: string, n: number) => `${label} ${n}`,
  open: (name: string) => `${name}: show contents`,
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  key: (label: string) => `${label}: name`,
  newKey: (label: string) => `New name in ${label}`,
  axis: ['x', 'y'] as const,
  nth: (n: number) => String(n + 1),
  none: 'nothing yet',
  faultsWithin: (n: number) => `${points(n, 'problem')} in here`,
  fromBoard: 'Pick on board',
  fromBoardOf: (label: string) => `Pick on board: ${label}`,
};

export const bench = {
  label: 'Board',
  tools: 'Tool',
  about: 'Click spaces, or use the arrow keys and Enter. Click again to remove.',
  paints: 'Click spaces, or use the arrow keys and Enter. It replaces what is there.',
  brush: 'Setting',
  terrain: 'Terrain',
  level: 'Level',
  side: 'Side of the space',
  sides: { north: 'North', east: 'East', south: 'South', west: 'West' } satisfies Record<Direction, string>,
  letters: {
    '.': 'Floor',
    '#': 'Obstructing',
    h: 'Hindering',
    w: 'Water',
    m: 'Muck',
    d: 'Dangerous',
    s: 'Special',
    ' ': 'Nothing',
  } as Readonly<Record<string, string>>,
  area: 'Rectangle',
  corner: 'Click the other corner.',
  move: 'Move',
  turn: 'Turn',
  takeUp: 'Click what to move.',
  putDown: 'Click where to put it.',
  pick: 'Click the space.',
  painted: 'Painted view',
  zone: 'Starting zone',
  done: (what: string, space: readonly number[]) => `${what}: ${space.join(', ')}`,
};

export const beside = {
  label: 'Beside the form',
  card: 'Card',
  faults: 'Problems',
  warnings: 'Legal, but probably not meant',
  before: 'As it was before the problems',
  notYet: 'It appears here when it has no problems.',
};

export const trial = {
  play: 'Play from here',
  playing: 'Loading …',
  lab: 'Test with bots',
  closeLab: 'Close the test',
  notYet: 'You can play it when it has no problems.',
};

/** What new things are called and say. */
export const templates = {
  name: {
    pack: 'My Pack',
    adventurers: 'New Adventurer',
    items: 'New Sword',
    upgrades: 'New Upgrade',
    disciplines: 'New Discipline',
    familiars: 'New Familiar',
    companions: 'New Companion',
    exalted: 'New Exalted Esper',
    ubiquitous: 'New Ubiquitous Card',
    tokens: 'New Token',
    combatants: 'New Monster',
    tiles: 'New Tile',
    encounters: 'New Encounter',
    adventures: 'New Adventure',
    scenes: 'New Scene',
    bounties: 'New Bounty',
    scenarios: 'New Scenario',
    abraxis: 'New Abraxis Card',
  },
  licence: 'Yours to choose',
  author: 'Your name',
  about: 'What is in it, in a sentence.',
  intro: 'Read before it starts.',
  won: 'You win.',
  lost: 'You lose.',
};

/** What part of an encounter means, by where it stands in its file. */
export interface WordsAt {
  readonly place: readonly (string | number)[];
  readonly words: Parts;
}

/** Its ends, objectives and hidden texts in the words of the table, each at its place. */
export function encounterTexts(encounter: EncounterDefinition, cards: CardIndex): WordsAt[] {
  const nameOf = (ref: string) => namesOf(cards)(ref) ?? wordOf(ref);
  const words: EncounterWords = { encounter, nameOf, isOne: onesAloneIn(encounter, cards) };
  const { endConditions, loot, totems = {}, objectives = [], achievements = [] } = encounter;
  const told = (key: string) => (one: (typeof objectives)[number], i: number) => ({
    place: [key, i],
    words: [...objectiveText(one, words), { text: ' ' }, ...revealText(one.do, words)],
  });
  return [
    ...endConditions.map((one, i) => ({ place: ['endConditions', i], words: endConditionText(one, words) })),
    ...Object.entries(loot).map(([key, one]) => ({ place: ['loot', key], words: lootText(one, nameOf) })),
    ...Object.entries(totems).map(([key, one]) => ({
      place: ['totems', key],
      words: revealText(one.do, words),
    })),
    ...objectives.map(told('objectives')),
    ...achievements.map(told('achievements')),
  ].filter((one) => one.words.length > 0);
}
