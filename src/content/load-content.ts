import type { Expected } from '../check/messages.ts';
import { parseWithin } from '../check/parse-value.ts';
import { type Finding, type Problem, shown } from '../check/problem.ts';
import type { Card, CardIndex, CardOf, CombatantCard } from '../engine/model/cards/cards.ts';
import type { CardType, SHELVES } from '../engine/model/cards/shelves.ts';
import type { EncounterDefinition } from '../engine/model/encounter.ts';
import { checkCard, checkMaterial, checkSources } from './check/check-card.ts';
import { checkFamily, checkSpawns } from './check/check-spawns.ts';
import { checkTile } from './check/check-tile.ts';
import { type Catalogue, checkRef, NO_CARDS } from './check/cross-references.ts';
import { sceneRoom } from './check/scene-room.ts';
import { trialsOf } from './check/trials.ts';
import { withBases } from './files/bases.ts';
import type { EncounterFile, TileFile } from './files/encounter-file.ts';
import {
  folderName,
  type LoadedPack,
  loadPacks,
  type ReadPack,
  stampPacks,
  unfitPacks,
  withHash,
} from './files/load-packs.ts';
import { type ContentFile, FOLDERS, type Folder, type ReadFile, readFiles } from './files/read-files.ts';
import { checkStart, parseEncounter } from './parse-encounter.ts';
import {
  adventurerSchema,
  combatantSchema,
  disciplineSchema,
  familiarSchema,
  itemSchema,
  tokenSchema,
  upgradeSchema,
} from './schemas/card-schemas.ts';
import { encounterSchema, tileSchema } from './schemas/encounter-schemas.ts';
import type { Schema } from './schemas/fields.ts';

/** All content that is in order, and what is wrong with the rest. */
export interface Content {
  readonly cards: CardIndex;
  readonly encounters: Readonly<Record<string, EncounterDefinition>>;
  /** As they are written: what is played is on the boards of the encounters. */
  readonly tiles: Readonly<Record<string, TileFile>>;
  /**
   * For each combatant of a player's own pack an encounter in which to try it, by its own id; and the room of
   * positions.
   */
  readonly trials: Readonly<Record<string, EncounterDefinition>>;
  readonly packs: readonly LoadedPack[];
  readonly problems: readonly Problem[];
  /** Files that are not loaded, by problems of their own or of what they need. */
  readonly leftOut: readonly string[];
}

type Contents = { readonly [T in CardType as (typeof SHELVES)[T]]: CardOf<T> } & {
  readonly tiles: TileFile;
  readonly encounters: EncounterFile;
};

/** What a file of each folder is checked against; `npm run schema` writes them out for editors. */
export const FILE_SCHEMAS: { readonly [F in Folder]: Schema<Contents[F]> } = {
  adventurers: adventurerSchema,
  items: itemSchema,
  upgrades: upgradeSchema,
  disciplines: disciplineSchema,
  familiars: familiarSchema,
  combatants: combatantSchema,
  tokens: tokenSchema,
  tiles: tileSchema,
  encounters: encounterSchema,
};

/**
 * Reads and checks every file of every pack. Never throws for what is in them: a file with a problem is left
 * out and named in `problems`, all of them at once, and the rest is loaded. `cards.hash` changes when any
 * card, tile or encounter does, not with the layout or order of the files.
 */
export function loadContent(files: readonly ContentFile[]): Content {
  const { read: all, problems } = readFiles(files);
  const { packs: manifests, refused } = loadPacks(all, problems);
  const unfit = new Set([...refused, ...unfitPacks(manifests, problems)]);
  const read = inOrderOf(
    manifests,
    all.filter(({ pack }) => !unfit.has(pack)),
  );
  const idOfPack = new Map(manifests.map((one) => [one.folder, one.manifest.id]));
  const leftOut = new Map<string, string>();
  for (const { pack, folder, name } of all)
    if (unfit.has(pack)) leftOut.set(`${folder}/${name}`, `${pack}/pack.json`);
  const origins = new Map<string, ReadFile>();
  for (const { file } of problems) noteLeftOut(leftOut, file);

  const wholes = withBases(read, problems, leftOut);
  for (const { file } of problems) noteLeftOut(leftOut, file);

  const folder = <F extends Folder>(name: F, check: (value: Contents[F]) => readonly Finding[]) => {
    const loaded = new Map<string, Contents[F]>();
    for (const one of wholes.filter((file) => file.folder === name)) {
      const findings: Finding[] = [];
      const gone = one.base !== null && !loaded.has(one.base) && leftOut.get(`${name}/${one.base}`);
      if (gone) {
        problems.push({ file: one.file, ...baseLeftOut(name, one.base!, gone) });
        leftOut.set(`${name}/${one.name}`, one.file);
        continue;
      }
      const parsed = parseWithin(FILE_SCHEMAS[name], one.json);
      if (parsed.ok)
        findings.push(...checkId(one, parsed.value.id, origins, idOfPack), ...check(parsed.value));
      else findings.push(...parsed.problems);
      problems.push(...findings.map((finding) => ({ file: one.file, ...one.located(finding) })));
      if (parsed.ok && findings.length === 0) {
        loaded.set(one.name, parsed.value);
        origins.set(`${name}/${one.name}`, one);
      } else if (!loaded.has(one.name)) {
        leftOut.set(`${name}/${one.name}`, one.file);
      }
    }
    return loaded;
  };

  const tokens = Object.fromEntries(folder('tokens', checkCard));
  const combatants = folder('combatants', checkCard);
  dropDangling(combatants, tokens, leftOut, (id, found) => {
    const { file } = origins.get(`combatants/${id}`)!;
    origins.delete(`combatants/${id}`);
    problems.push(...found.map((finding) => ({ file, ...finding })));
    leftOut.set(`combatants/${id}`, file);
  });
  const met: Catalogue = {
    cards: { ...NO_CARDS, tokens, combatants: Object.fromEntries(combatants) },
    tiles: new Map(),
    leftOut,
  };
  const checkWhole = (card: Card): Finding[] => [...checkCard(card), ...checkSpawns(card, met)];
  // What a token names is only known once all combatants are: one that names nobody is left out after all.
  for (const [id, token] of Object.entries(tokens)) {
    const found = checkSpawns(token, met);
    if (found.length === 0) continue;
    const { file } = origins.get(`tokens/${id}`)!;
    problems.push(...found.map((finding) => ({ file, ...finding })));
    delete tokens[id];
    origins.delete(`tokens/${id}`);
    leftOut.set(`tokens/${id}`, file);
  }
  const cards: CardIndex = {
    ...met.cards,
    disciplines: Object.fromEntries(folder('disciplines', checkWhole)),
    familiars: Object.fromEntries(folder('familiars', checkWhole)),
  };
  const tiles = folder('tiles', (tile) => [...checkSources(tile), ...checkTile(tile)]);
  const known: Catalogue = { cards, tiles, leftOut };
  const items = folder('items', (item) => [
    ...checkWhole(item),
    ...(item.lootOf === undefined ? [] : checkRef(known, 'combatants', item.lootOf, ['lootOf'])),
  ]);
  const withItems = { ...cards, items: Object.fromEntries(items) };
  const upgrades = folder('upgrades', (upgrade) => [
    ...checkWhole(upgrade),
    ...checkMaterial(upgrade, { cards: withItems, tiles, leftOut }),
  ]);
  const withUpgrades = { ...withItems, upgrades: Object.fromEntries(upgrades) };
  const adventurers = folder('adventurers', (card) => [
    ...checkWhole(card),
    ...checkStart(card, { cards: withUpgrades, tiles, leftOut }),
  ]);
  const whole: CardIndex = { ...withUpgrades, adventurers: Object.fromEntries(adventurers) };
  const catalogue: Catalogue = { cards: whole, tiles, leftOut };
  const encounters: Record<string, EncounterDefinition> = {};
  folder('encounters', (file) => {
    const parsed = parseEncounter(file, catalogue);
    if (!parsed.ok) return parsed.problems;
    encounters[file.id] ??= parsed.value;
    return [];
  });
  for (const id of Object.keys(encounters)) if (!origins.has(`encounters/${id}`)) delete encounters[id];
  const { packs, hash } = stampPacks(manifests, origins, { ...whole, tiles: {}, encounters });
  const { hash: _, ...shelves } = whole;
  const content = { cards: withHash(shelves, hash), encounters: trainingLast(encounters) };
  return {
    ...content,
    tiles: Object.fromEntries(tiles),
    trials: { ...trialsOf(packs, content), ...sceneRoom(content.encounters) },
    packs,
    problems: inOrder(problems),
    leftOut: [...new Set(inOrder(problems).map(({ file }) => file))].filter(
      (file) => !/(^|\/)pack\.json$/.test(file),
    ),
  };
}

/** What stands above it in the list of problems is its cause. */
const baseLeftOut = (sort: Folder, base: string, file: string): Finding => ({
  path: '$.extends',
  expected: { what: 'id-of', sort },
  got: shown(base),
  hint: { hint: 'left-out', file },
});

/** What is wrong with a file leaves it out, by its folder and name. */
function noteLeftOut(leftOut: Map<string, string>, file: string): void {
  const [, folder, name] = /([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  if (folder) leftOut.set(`${folder}/${name}`, file);
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
  tokens: CardIndex['tokens'],
  leftOut: ReadonlyMap<string, string>,
  drop: (id: string, found: readonly Finding[]) => void,
): void {
  for (let before = -1; before !== combatants.size; ) {
    before = combatants.size;
    const catalogue: Catalogue = {
      cards: { ...NO_CARDS, tokens, combatants: Object.fromEntries(combatants) },
      tiles: new Map(),
      leftOut,
    };
    for (const [id, card] of combatants) {
      const found = [...checkSpawns(card, catalogue), ...checkFamily(card, catalogue)];
      if (found.length === 0) continue;
      combatants.delete(id);
      drop(id, found);
    }
  }
}

/** Files of one pack after those of another as the packs are loaded; files of no pack come last. */
function inOrderOf(packs: readonly ReadPack[], files: readonly ReadFile[]): readonly ReadFile[] {
  const places = new Map(packs.map(({ folder }, i) => [folder, i]));
  const placeOf = ({ pack }: ReadFile) => places.get(pack) ?? packs.length;
  return [...files].sort((a, b) => Number(a.own) - Number(b.own) || placeOf(a) - placeOf(b));
}

/**
 * The id is the file's name, and no other file of that folder in any pack has it: the first keeps it, and what names
 * the id means that one.
 */
function checkId(
  one: ReadFile,
  id: string,
  origins: ReadonlyMap<string, ReadFile>,
  idOfPack: ReadonlyMap<string, string>,
): Finding[] {
  const found: Finding[] = [];
  if (id !== one.name) {
    found.push({ path: '$.id', expected: { what: 'name-of-file', name: one.name }, got: shown(id) });
  }
  const other = origins.get(`${one.folder}/${one.name}`);
  if (other !== undefined) {
    found.push({ path: '$.id', expected: idBut(one, other, idOfPack), got: shown(id) });
  }
  return found;
}

function idBut(one: ReadFile, other: ReadFile, idOfPack: ReadonlyMap<string, string>): Expected {
  if (one.own && !other.own) return { what: 'id-but-of-built-in', pack: folderName(other.pack) };
  const [mine, theirs] = [idOfPack.get(one.pack), idOfPack.get(other.pack)];
  if (!one.own || mine === undefined || theirs === undefined || mine === theirs)
    return { what: 'id-not-of', file: other.file };
  return { what: 'id-but-of-pack', pack: theirs, own: mine };
}

/** Pack by pack, what others refer to first: a cause stands before what comes of it. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ file }: Problem): string => {
    const [, pack = '', folder = ''] = /^(?:(.*)\/)?([^/]*)\/[^/]*$/.exec(file) ?? [];
    const at = ORDER.indexOf(folder);
    return at < 0 ? `${file.replace(/\/?[^/]*$/, '')} 0 ${file}` : `${pack} ${at + 1} ${file}`;
  };
  const keyed = problems.map((problem) => ({ problem, key: keyOf(problem) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ problem }) => problem);
}

/** Combatants stand by themselves; items name cards of other folders, Upgrades name items, encounters anything. */
const FIRST: readonly Folder[] = ['tokens', 'combatants'];
const LAST: readonly Folder[] = ['items', 'upgrades', 'encounters'];
const ORDER: readonly string[] = [
  ...FIRST,
  ...FOLDERS.filter((folder) => !FIRST.includes(folder) && !LAST.includes(folder)),
  ...LAST,
];
