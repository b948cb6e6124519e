/** The words of the workshop. */

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
  'Encounters, boards and cards of your own, made here: every fault is told where it stands, and any encounter can be played in one press.';
export const toGames = '← To the games';
export const toPacks = '← All packs';
export const opening = 'Opening the workshop …';
export const noSchemas = (why: string) => `What the forms are made of did not come: ${why}`;

export const shelf = {
  yours: 'Packs to go on with',
  none: 'None yet. Begin one, or open a folder or a zip of one.',
  inWork: 'in work',
  onTable: 'on the table',
  begin: 'New pack',
  openFolder: 'Open a folder',
  openZip: 'Open a zip',
  open: (name: string) => `Open ${name}`,
  drop: 'Put away',
  dropPack: (name: string) => `Put away what was worked at in ${name}`,
  reallyDrop: 'Really put it away',
  notThere: (key: string) => `There is no pack “${key.slice(0, 80)}” in work, and none on the table.`,
  noPack: (name: string) => `${name} is no pack that can be opened.`,
};

export const desk = {
  files: 'Files of the pack',
  filesFold: 'Files',
  pack: 'The pack itself',
  undo: 'Undo',
  redo: 'Redo',
  undoKey: 'Undo (Ctrl+Z)',
  redoKey: 'Redo (Ctrl+Y)',
  zip: 'Save as a zip',
  folder: 'Save to a folder',
  saved: (name: string) => `${name} is saved.`,
  shelve: 'Put it on the table',
  shelved: (name: string) => `${name} is on the table: its encounters stand among the others.`,
  checking: 'Looking through it …',
  inOrder: 'All is in order.',
  faults: (n: number) => `${points(n, 'fault')} to mend`,
  faultsIn: (n: number) => points(n, 'fault'),
  add: 'New',
  addOf: (sort: string) => `New ${sort}`,
  remove: 'Delete this file',
  removed: (path: string) => `${path} is deleted. Undo brings it back.`,
  id: 'Its id',
  idHelp: 'Its name in files. Whatever of this pack names it is changed with it.',
  noFile: (path: string) => `There is no file ${path} in this pack.`,
  form: 'Form',
  text: 'JSON',
  view: 'How it is written',
  notJson: 'This is no JSON, so it cannot be shown as a form.',
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
  tokens: 'token',
  combatants: 'monster',
  tiles: 'tile',
  encounters: 'encounter',
  abraxis: 'Abraxis card',
};
export const groups: Readonly<Record<string, string>> = {
  adventurers: 'Adventurers',
  items: 'Items',
  upgrades: 'Upgrades',
  disciplines: 'Disciplines',
  familiars: 'Familiars',
  companions: 'Companions',
  exalted: 'Exalted Espers',
  tokens: 'Tokens',
  combatants: 'Monsters',
  tiles: 'Tiles',
  encounters: 'Encounters',
  abraxis: 'Abraxis cards',
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
  kind: (label: string) => `${label}: which sort`,
  addField: (label: string) => `${label}: add a field`,
  chooseField: 'Add a field …',
  addTo: (label: string) => `Add to ${label}`,
  add: 'Add',
  entry: (label: string, n: number) => `${label} ${n}`,
  open: (name: string) => `${name}: show what is in it`,
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  key: (label: string) => `${label}: its name`,
  newKey: (label: string) => `A new name in ${label}`,
  axis: ['x', 'y'] as const,
  nth: (n: number) => String(n + 1),
  none: 'nothing yet',
  faultsWithin: (n: number) => `${points(n, 'fault')} in here`,
  fromBoard: 'From the board',
  fromBoardOf: (label: string) => `From the board: ${label}`,
};

export const bench = {
  label: 'Board',
  tools: 'What is laid',
  about: 'Press spaces, or use the arrow keys and Enter. Pressed again, what was laid is taken away.',
  paints: 'Press spaces, or use the arrow keys and Enter. What is there is painted over.',
  brush: 'How it is',
  terrain: 'Terrain',
  level: 'Level',
  side: 'On which side of the space',
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
  area: 'Fill between two presses',
  corner: 'Press the other corner.',
  move: 'Move',
  turn: 'Turn',
  takeUp: 'Press what is to be moved.',
  putDown: 'Press where it is to lie.',
  pick: 'Press the space that is meant.',
  painted: 'As it is painted',
  zone: 'Starting zone',
  done: (what: string, space: readonly number[]) => `${what}: ${space.join(', ')}`,
};

export const beside = {
  label: 'Beside the form',
  card: 'The card',
  faults: 'Faults',
  warnings: 'Legal, and surely not meant',
  before: 'As it was before the faults',
  notYet: 'It is shown here as soon as it is in order.',
};

export const trial = {
  play: 'Play from here',
  playing: 'Setting the table …',
  lab: 'Ask the laboratory',
  closeLab: 'Close the laboratory',
  notYet: 'It can be played as soon as it is in order.',
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
  intro: 'What is read before it begins.',
  won: 'It is won.',
  lost: 'It is lost.',
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
