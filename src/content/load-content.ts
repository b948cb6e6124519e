import type {
  AdventurerCard,
  Card,
  CardIndex,
  CombatantCard,
  DisciplineCard,
  ItemCard,
} from '../engine/model/cards.ts';
import type { EncounterDefinition } from '../engine/model/encounter.ts';
import { checkCard, checkSources } from './check-card.ts';
import { checkSpawns } from './check-spawns.ts';
import { checkTile } from './check-tile.ts';
import { contentHash } from './content-hash.ts';
import { type Catalogue, checkRef } from './cross-references.ts';
import type { EncounterFile, PackManifest, TileFile } from './encounter-file.ts';
import { parseEncounter } from './parse-encounter.ts';
import { parseValue } from './parse-value.ts';
import { type Finding, type Problem, shown } from './problem.ts';
import { type ContentFile, type Folder, type ReadFile, readFiles } from './read-files.ts';
import { adventurerSchema, combatantSchema, disciplineSchema, itemSchema } from './schemas/card-schemas.ts';
import { encounterSchema, packSchema, tileSchema } from './schemas/encounter-schemas.ts';
import type { Schema } from './schemas/fields.ts';

/** All content that is in order, and what is wrong with the rest. */
export interface Content {
  readonly cards: CardIndex;
  readonly encounters: Readonly<Record<string, EncounterDefinition>>;
  readonly packs: readonly PackManifest[];
  readonly problems: readonly Problem[];
}

interface Contents {
  adventurers: AdventurerCard;
  items: ItemCard;
  disciplines: DisciplineCard;
  combatants: CombatantCard;
  tiles: TileFile;
  encounters: EncounterFile;
}

const schemas: { readonly [F in Folder]: Schema<Contents[F]> } = {
  adventurers: adventurerSchema,
  items: itemSchema,
  disciplines: disciplineSchema,
  combatants: combatantSchema,
  tiles: tileSchema,
  encounters: encounterSchema,
};

/**
 * Reads and checks every file of every pack. Never throws for what is in them: a file with a problem is left
 * out and named in `problems`, all of them at once, and the rest is loaded. `cards.hash` changes when any
 * card, tile or encounter does, not with the layout or order of the files.
 */
export function loadContent(files: readonly ContentFile[]): Content {
  const { read, problems } = readFiles(files);
  const packs = loadPacks(read, problems);
  const leftOut = new Map<string, string>();
  const origins = new Map<string, string>();
  for (const problem of problems) {
    const [, folder, name] = /([^/]+)\/([^/]+)\.json$/.exec(problem.file) ?? [];
    if (folder) leftOut.set(`${folder}/${name}`, problem.file);
  }

  const folder = <F extends Folder>(name: F, check: (value: Contents[F]) => Finding[]) => {
    const loaded = new Map<string, Contents[F]>();
    for (const one of read.filter((file) => file.folder === name)) {
      const findings: Finding[] = [];
      const parsed = parseValue(schemas[name], one.json);
      if (parsed.ok) findings.push(...checkId(one, parsed.value.id, origins), ...check(parsed.value));
      else findings.push(...parsed.findings);
      problems.push(...findings.map((finding) => ({ file: one.file, ...finding })));
      if (parsed.ok && findings.length === 0) {
        loaded.set(one.name, parsed.value);
        origins.set(`${name}/${one.name}`, one.file);
      } else if (!loaded.has(one.name)) {
        leftOut.set(`${name}/${one.name}`, one.file);
      }
    }
    return loaded;
  };

  const combatants = folder('combatants', checkCard);
  dropDangling(combatants, leftOut, (id, found) => {
    const file = origins.get(`combatants/${id}`)!;
    problems.push(...found.map((finding) => ({ file, ...finding })));
    leftOut.set(`combatants/${id}`, file);
  });
  const none: CardIndex = { adventurers: {}, items: {}, disciplines: {}, combatants: {}, hash: '' };
  const met: Catalogue = {
    cards: { ...none, combatants: Object.fromEntries(combatants) },
    tiles: new Map(),
    leftOut,
  };
  const checkWhole = (card: Card): Finding[] => [...checkCard(card), ...checkSpawns(card, met)];
  const cards: CardIndex = {
    ...met.cards,
    adventurers: Object.fromEntries(folder('adventurers', checkWhole)),
    disciplines: Object.fromEntries(folder('disciplines', checkWhole)),
  };
  const tiles = folder('tiles', (tile) => [...checkSources(tile), ...checkTile(tile)]);
  const known: Catalogue = { cards, tiles, leftOut };
  const items = folder('items', (item) => [
    ...checkWhole(item),
    ...(item.lootOf === undefined ? [] : checkRef(known, 'combatants', item.lootOf, ['lootOf'])),
  ]);
  const withItems = { ...cards, items: Object.fromEntries(items) };
  const catalogue: Catalogue = { cards: withItems, tiles, leftOut };
  const encounters: Record<string, EncounterDefinition> = {};
  folder('encounters', (file) => {
    const parsed = parseEncounter(file, catalogue);
    if (!parsed.ok) return parsed.findings;
    encounters[file.id] ??= parsed.value;
    return [];
  });
  for (const id of Object.keys(encounters)) if (!origins.has(`encounters/${id}`)) delete encounters[id];
  const hash = contentHash({ cards: { ...withItems, hash: undefined }, encounters });
  return {
    cards: { ...withItems, hash },
    encounters: trainingLast(encounters),
    packs,
    problems: inOrder(problems),
  };
}

/** Training grounds after the encounters of the story, otherwise as their files come. */
function trainingLast(encounters: Readonly<Record<string, EncounterDefinition>>) {
  const all = Object.entries(encounters);
  const isTraining = ([, encounter]: (typeof all)[number]) => encounter.training === true;
  return Object.fromEntries([...all.filter((one) => !isTraining(one)), ...all.filter(isTraining)]);
}

/** Combatants that spawn one that is not loaded are left out too, and then whoever spawns those. */
function dropDangling(
  combatants: Map<string, CombatantCard>,
  leftOut: ReadonlyMap<string, string>,
  drop: (id: string, found: readonly Finding[]) => void,
): void {
  for (let before = -1; before !== combatants.size; ) {
    before = combatants.size;
    const index = { adventurers: {}, items: {}, disciplines: {}, hash: '' };
    const catalogue: Catalogue = {
      cards: { ...index, combatants: Object.fromEntries(combatants) },
      tiles: new Map(),
      leftOut,
    };
    for (const [id, card] of combatants) {
      const found = checkSpawns(card, catalogue);
      if (found.length === 0) continue;
      combatants.delete(id);
      drop(id, found);
    }
  }
}

function loadPacks(read: readonly ReadFile[], problems: Problem[]): PackManifest[] {
  const manifests = read.filter(({ folder }) => folder === 'pack');
  const broken = new Set(problems.map(({ file }) => file));
  for (const pack of new Set(read.map((one) => one.pack))) {
    const first = read.find((one) => one.pack === pack)!;
    const file = first.folder === 'pack' ? first.file : first.file.replace(/[^/]+\/[^/]+$/, 'pack.json');
    if (manifests.some((one) => one.pack === pack) || broken.has(file)) continue;
    problems.push({ file, path: '$', expected: `the manifest of the pack "${pack}"`, got: 'nothing' });
  }
  return manifests.flatMap(({ file, pack, json }) => {
    const parsed = parseValue(packSchema, json);
    if (!parsed.ok) {
      problems.push(...parsed.findings.map((finding) => ({ file, ...finding })));
      return [];
    }
    if (parsed.value.id === pack) return [parsed.value];
    problems.push({
      file,
      path: '$.id',
      expected: `"${pack}", the name of its folder`,
      got: shown(parsed.value.id),
    });
    return [];
  });
}

/** The id is the file's name, and no other file of that folder in any pack has it. */
function checkId(one: ReadFile, id: string, origins: ReadonlyMap<string, string>): Finding[] {
  const found: Finding[] = [];
  if (id !== one.name) {
    found.push({ path: '$.id', expected: `"${one.name}", the name of the file`, got: shown(id) });
  }
  const other = origins.get(`${one.folder}/${one.name}`);
  if (other !== undefined) {
    found.push({ path: '$.id', expected: `an id that ${other} does not have`, got: shown(id) });
  }
  return found;
}

const inOrder = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
