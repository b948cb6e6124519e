import type { AbraxisCard } from '../abraxis/model/card.ts';
import type { Adventure, Bounty, Scenario, Scene, StoryContent } from '../campaign/model/content.ts';
import type { Expected } from '../check/messages.ts';
import { parseWithin } from '../check/parse-value.ts';
import { type Finding, type Problem, shown } from '../check/problem.ts';
import type { Card, CardIndex, CardOf, CombatantCard } from '../engine/model/cards/cards.ts';
import type { CardType, SHELVES } from '../engine/model/cards/shelves.ts';
import type { EncounterDefinition } from '../engine/model/encounter.ts';
import { checkAbraxis } from './check/check-abraxis.ts';
import { checkAdventure } from './check/check-adventure.ts';
import { checkCard, checkMaterial, checkSources } from './check/check-card.ts';
import { checkFamily, checkSpawns } from './check/check-spawns.ts';
import { checkStoryFile } from './check/check-stories.ts';
import { checkTile } from './check/check-tile.ts';
import { type Catalogue, checkRef, NO_CARDS } from './check/cross-references.ts';
import { sceneRoom } from './check/scene-room.ts';
import { trialsOf } from './check/trials.ts';
import { withBases } from './files/bases.ts';
import type { EncounterFile, TileFile } from './files/encounter-file.ts';
import { FOLDERS, type Folder } from './files/folders.ts';
import {
  folderName,
  type LoadedPack,
  loadPacks,
  type ReadPack,
  stampPacks,
  unfitPacks,
  withHash,
} from './files/load-packs.ts';
import { asWritten, idIn, inSpace, type Naming, type PackSpace } from './files/pack-space.ts';
import { spacesOf } from './files/pack-spaces.ts';
import { folderMeant, placeMeant, placeOf, typeIn } from './files/place-of-file.ts';
import { type ContentFile, type ReadFile, readFiles } from './files/read-files.ts';
import { checkStart, parseEncounter } from './parse-encounter.ts';
import { abraxisSchema } from './schemas/abraxis-schema.ts';
import { adventureSchema, bountySchema, scenarioSchema, sceneSchema } from './schemas/campaign-schemas.ts';
import {
  adventurerSchema,
  combatantSchema,
  companionSchema,
  disciplineSchema,
  exaltedSchema,
  familiarSchema,
  itemSchema,
  tokenSchema,
  ubiquitousSchema,
  upgradeSchema,
} from './schemas/card-schemas.ts';
import { encounterSchema, tileSchema } from './schemas/encounter-schemas.ts';
import type { Schema } from './schemas/fields.ts';

/** All content that is in order, and what is wrong with the rest. */
export interface Content {
  readonly cards: CardIndex;
  readonly encounters: Readonly<Record<string, EncounterDefinition>>;
  /** Adventures with their scenes, Bounties, Scenarios (pp.9-13). */
  readonly stories: StoryContent;
  /** As they are written: what is played is on the boards of the encounters. */
  readonly tiles: Readonly<Record<string, TileFile>>;
  /** Cards of the dice game of p.70, by id. */
  readonly abraxis: Readonly<Record<string, AbraxisCard>>;
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
  readonly adventures: Adventure;
  readonly scenes: Scene;
  readonly bounties: Bounty;
  readonly scenarios: Scenario;
  readonly abraxis: AbraxisCard;
};

/** What a file of each folder is checked against; `npm run schema` writes them out for editors. */
export const FILE_SCHEMAS: { readonly [F in Folder]: Schema<Contents[F]> } = {
  adventurers: adventurerSchema,
  items: itemSchema,
  upgrades: upgradeSchema,
  disciplines: disciplineSchema,
  familiars: familiarSchema,
  companions: companionSchema,
  exalted: exaltedSchema,
  ubiquitous: ubiquitousSchema,
  combatants: combatantSchema,
  tokens: tokenSchema,
  tiles: tileSchema,
  encounters: encounterSchema,
  adventures: adventureSchema,
  scenes: sceneSchema,
  bounties: bountySchema,
  scenarios: scenarioSchema,
  abraxis: abraxisSchema,
};

/**
 * Reads and checks every file of every pack. Never throws for what is in them: a file with a problem is left
 * out and named in `problems`, all of them at once, and the rest is loaded. Ids of players' packs are `pack:id` (X150),
 * or bare for a game from before that (X152). `cards.hash` changes when any card, tile or encounter does, not with the
 * layout or order of the files.
 */
export function loadContent(files: readonly ContentFile[], naming: Naming = 'spaced'): Content {
  const { read: all, problems } = readFiles(files);
  const { packs: manifests, refused } = loadPacks(all, problems);
  const unfit = new Set([...refused, ...unfitPacks(manifests, problems)]);
  const read = inOrderOf(
    manifests,
    all.filter(({ pack }) => !unfit.has(pack)),
  );
  const idOfPack = new Map(manifests.map((one) => [one.folder, one.manifest.id]));
  const unread = problems.flatMap((problem) => placeMeant(problem) ?? placeOf(problem.file) ?? []);
  // What is to be mended is named as if it were: a file that lies in a wrong folder, too.
  const own = read
    .filter((one) => one.own)
    .flatMap((one) => {
      const meant = folderMeant(one);
      return meant ? [one, { ...one, folder: meant }] : [one];
    });
  const spaces = spacesOf([...own, ...unread], manifests, naming);
  const keyOf = (pack: string, folder: string, name: string) =>
    `${folder}/${spaces.get(pack)?.idOf(name) ?? name}`;
  const leftOut = new Map<string, string>();
  for (const { pack, folder, name } of all)
    if (unfit.has(pack)) {
      const id = idOfPack.get(pack);
      const isSpaced = naming === 'spaced' && id !== undefined && !refused.has(pack);
      leftOut.set(`${folder}/${isSpaced ? idIn(id, name) : name}`, `${pack}/pack.json`);
    }
  const origins = new Map<string, ReadFile>();
  for (const { pack, folder, name, file } of unread) leftOut.set(keyOf(pack, folder, name), file);

  const before = problems.length;
  const wholes = withBases(read, { spaceOf: ({ pack }) => spaces.get(pack), leftOut }, problems);
  for (const { file } of problems.slice(before)) {
    const at = placeOf(file);
    if (at) leftOut.set(keyOf(at.pack, at.folder, at.name), file);
  }

  type Check<F extends Folder> = (value: Contents[F], space: PackSpace | undefined) => readonly Finding[];
  const folder = <F extends Folder>(name: F, check: Check<F>) => {
    const loaded = new Map<string, Contents[F]>();
    for (const one of wholes.filter((file) => file.folder === name)) {
      const findings: Finding[] = [];
      const space = spaces.get(one.pack);
      const id = space?.idOf(one.name) ?? one.name;
      const gone = one.base !== null && !loaded.has(one.base) && leftOut.get(`${name}/${one.base}`);
      if (gone) {
        problems.push({ file: one.file, ...baseLeftOut(name, one.base!, gone) });
        leftOut.set(`${name}/${id}`, one.file);
        continue;
      }
      const meant = folderMeant(one);
      if (meant) {
        const { type } = one.json as { readonly type: string };
        const hint = { hint: 'belongs-in', folder: meant } as const;
        const expected = { what: 'said', text: typeIn(name) } as const;
        problems.push({ file: one.file, path: '$.type', expected, got: shown(type), hint });
        leftOut.set(`${meant}/${id}`, one.file);
        if (!loaded.has(id)) leftOut.set(`${name}/${id}`, one.file);
        continue;
      }
      const parsed = parseWithin(FILE_SCHEMAS[name], one.json);
      let value: Contents[F] | null = null;
      if (parsed.ok) {
        const named = space ? inSpace<Contents[F]>(FILE_SCHEMAS[name], parsed.value, space) : null;
        value = named?.value ?? parsed.value;
        findings.push(...checkId(one, parsed.value.id, origins.get(`${name}/${id}`), idOfPack));
        // An id that may not be named leads nowhere: what else is said of it would only follow from that.
        if (named && named.findings.length > 0) findings.push(...named.findings);
        else findings.push(...asWritten(check(value, space), named?.as));
      } else findings.push(...parsed.problems);
      problems.push(...findings.map((finding) => ({ file: one.file, ...one.located(finding) })));
      if (value !== null && findings.length === 0) {
        loaded.set(id, value);
        origins.set(`${name}/${id}`, one);
      } else if (!loaded.has(id)) {
        leftOut.set(`${name}/${id}`, one.file);
      }
    }
    return loaded;
  };

  const there = new Set(wholes.map(({ pack, folder: sort, name }) => keyOf(pack, sort, name)));
  const tokens = Object.fromEntries(folder('tokens', checkCard));
  const combatants = folder('combatants', checkCard);
  const spaceFor = (sort: Folder, id: string) => spaces.get(origins.get(`${sort}/${id}`)!.pack);
  const spaceOfCombatant = (id: string) => spaceFor('combatants', id);
  dropDangling(combatants, { tokens, leftOut, files: there, spaceOf: spaceOfCombatant }, (id, found) => {
    const { file } = origins.get(`combatants/${id}`)!;
    origins.delete(`combatants/${id}`);
    problems.push(...found.map((finding) => ({ file, ...finding })));
    leftOut.set(`combatants/${id}`, file);
  });
  const standing: Catalogue = {
    cards: { ...NO_CARDS, tokens, combatants: Object.fromEntries(combatants) },
    tiles: new Map(),
    leftOut,
    files: there,
  };
  const checkWhole = (card: Card, space: PackSpace | undefined): Finding[] => [
    ...checkCard(card),
    ...checkSpawns(card, seenFrom(standing, space)),
  ];
  // What a token names is only known once all combatants are: one that names nobody is left out after all.
  for (const [id, token] of Object.entries(tokens)) {
    const found = checkSpawns(token, seenFrom(standing, spaceFor('tokens', id)));
    if (found.length === 0) continue;
    const { file } = origins.get(`tokens/${id}`)!;
    problems.push(...found.map((finding) => ({ file, ...finding })));
    delete tokens[id];
    origins.delete(`tokens/${id}`);
    leftOut.set(`tokens/${id}`, file);
  }
  const cards: CardIndex = {
    ...standing.cards,
    disciplines: Object.fromEntries(folder('disciplines', checkWhole)),
    familiars: Object.fromEntries(folder('familiars', checkWhole)),
    companions: Object.fromEntries(folder('companions', checkWhole)),
    exalted: Object.fromEntries(folder('exalted', checkWhole)),
  };
  const tiles = folder('tiles', (tile) => [...checkSources(tile), ...checkTile(tile)]);
  const known: Catalogue = { cards, tiles, leftOut };
  const items = folder('items', (item, space) => [
    ...checkWhole(item, space),
    ...(item.lootOf === undefined
      ? []
      : checkRef(seenFrom(known, space), 'combatants', item.lootOf, ['lootOf'])),
  ]);
  const withItems = { ...cards, items: Object.fromEntries(items) };
  const upgrades = folder('upgrades', (upgrade, space) => [
    ...checkWhole(upgrade, space),
    ...checkMaterial(upgrade, seenFrom({ cards: withItems, tiles, leftOut }, space)),
  ]);
  const withUpgrades = { ...withItems, upgrades: Object.fromEntries(upgrades) };
  const adventurers = folder('adventurers', (card, space) => [
    ...checkWhole(card, space),
    ...checkStart(card, seenFrom({ cards: withUpgrades, tiles, leftOut }, space)),
  ]);
  const withAdventurers = { ...withUpgrades, adventurers: Object.fromEntries(adventurers) };
  const withPeople = { cards: withAdventurers, tiles, leftOut };
  const ubiquitous = folder('ubiquitous', (card, space) => [
    ...checkWhole(card, space),
    ...checkRef(seenFrom(withPeople, space), 'adventurers', card.adventurer, ['adventurer']),
  ]);
  const whole: CardIndex = { ...withAdventurers, ubiquitous: Object.fromEntries(ubiquitous) };
  const catalogue: Catalogue = { cards: whole, tiles, leftOut };
  const encounters: Record<string, EncounterDefinition> = {};
  folder('encounters', (file, space) => {
    const parsed = parseEncounter(file, seenFrom(catalogue, space));
    if (!parsed.ok) return parsed.problems;
    encounters[file.id] ??= parsed.value;
    return [];
  });
  for (const id of Object.keys(encounters)) if (!origins.has(`encounters/${id}`)) delete encounters[id];
  const asTold = { ...catalogue, encounters, files: there };
  const check = <S extends Adventure | Scene | Bounty | Scenario>(story: S, space: PackSpace | undefined) =>
    checkStoryFile(story, space ? { ...asTold, space } : asTold);
  const stories: StoryContent = {
    scenes: Object.fromEntries(folder('scenes', check)),
    bounties: Object.fromEntries(folder('bounties', check)),
    scenarios: Object.fromEntries(folder('scenarios', check)),
    adventures: Object.fromEntries(folder('adventures', check)),
  };
  for (const adventure of Object.values(stories.adventures))
    for (const { scene, finding } of checkAdventure(adventure, stories.scenes, encounters))
      problems.push({ file: origins.get(`scenes/${scene}`)!.file, ...finding });
  const abraxis = Object.fromEntries(folder('abraxis', (card) => checkAbraxis(card, whole.items)));
  const loaded = { ...whole, tiles: {}, encounters, abraxis };
  const { packs, hash } = stampPacks(manifests, origins, loaded, naming);
  const { hash: _, ...shelves } = whole;
  const content = { cards: withHash(shelves, hash), encounters: trainingLast(encounters) };
  return {
    ...content,
    stories,
    tiles: Object.fromEntries(tiles),
    abraxis,
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

/** The catalogue as the author of a file writes its ids. */
const seenFrom = (catalogue: Catalogue, space: PackSpace | undefined): Catalogue =>
  space ? { ...catalogue, space } : catalogue;

/** Training grounds after the encounters of the story, otherwise as their files come. */
function trainingLast(encounters: Readonly<Record<string, EncounterDefinition>>) {
  const all = Object.entries(encounters);
  const isTraining = ([, encounter]: (typeof all)[number]) => encounter.training === true;
  return Object.fromEntries([...all.filter((one) => !isTraining(one)), ...all.filter(isTraining)]);
}

/** Combatants that spawn one that is not loaded are left out too, and then whoever spawns those. */
function dropDangling(
  combatants: Map<string, CombatantCard>,
  {
    tokens,
    leftOut,
    files,
    spaceOf,
  }: Pick<Catalogue, 'leftOut' | 'files'> & {
    readonly tokens: CardIndex['tokens'];
    spaceOf(id: string): PackSpace | undefined;
  },
  drop: (id: string, found: readonly Finding[]) => void,
): void {
  for (let before = -1; before !== combatants.size; ) {
    before = combatants.size;
    const catalogue: Catalogue = {
      cards: { ...NO_CARDS, tokens, combatants: Object.fromEntries(combatants) },
      tiles: new Map(),
      leftOut,
      files,
    };
    for (const [id, card] of combatants) {
      const seen = seenFrom(catalogue, spaceOf(id));
      const found = [...checkSpawns(card, seen), ...checkFamily(card, seen)];
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
 * The id is the file's name, and no other file of that folder has it in the catalogue (two packs may where ids are
 * bare): the first keeps it, and what names the id means that one.
 */
function checkId(
  one: ReadFile,
  id: string,
  other: ReadFile | undefined,
  idOfPack: ReadonlyMap<string, string>,
): Finding[] {
  const found: Finding[] = [];
  if (id !== one.name) {
    found.push({ path: '$.id', expected: { what: 'name-of-file', name: one.name }, got: shown(id) });
  }
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
    return at < 0
      ? `${file.replace(/\/?[^/]*$/, '')} 0 ${file}`
      : `${pack} ${String(at + 1).padStart(2, '0')} ${file}`;
  };
  const keyed = problems.map((problem) => ({ problem, key: keyOf(problem) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ problem }) => problem);
}

/** Combatants stand by themselves; items name cards of other folders, Upgrades name items, encounters anything. */
const FIRST: readonly Folder[] = ['tokens', 'combatants'];
const LAST: readonly Folder[] = ['items', 'upgrades', 'encounters', 'abraxis'];
const ORDER: readonly string[] = [
  ...FIRST,
  ...FOLDERS.filter((folder) => !FIRST.includes(folder) && !LAST.includes(folder)),
  ...LAST,
];
