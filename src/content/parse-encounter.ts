import type { Got } from '../check/messages.ts';
import type { Parsed } from '../check/parse-value.ts';
import { type Finding, jsonPath, shown } from '../check/problem.ts';
import { cardsIn, type LoadoutFault, listLoadoutFaults, whatIsWrong } from '../engine/loadout/index.ts';
import { isSameSpace, type Space, TERRAIN_OF } from '../engine/model/board.ts';
import { type AdventurerCard, type CardIndex, cardIn } from '../engine/model/cards/cards.ts';
import { type CardType, SHELVES } from '../engine/model/cards/shelves.ts';
import type { EncounterDefinition, Loadout } from '../engine/model/encounter.ts';
import { listOps } from '../engine/model/encounter-ops.ts';
import { checkSources } from './check/check-card.ts';
import { checkEncounter } from './check/check-encounter.ts';
import { checkDoorEdges, listStoryPlaces } from './check/check-story.ts';
import { checkWeight } from './check/check-weight.ts';
import { type Catalogue, checkRef, isKnown } from './check/cross-references.ts';
import type { EncounterFile } from './files/encounter-file.ts';
import { joinTiles } from './join-tiles.ts';
import { ALL_FALLEN } from './made-sentences.ts';

/** Adventurers a party may have on the board. */
const PARTY = 4;

/**
 * An encounter file as the rules use it: its refs followed, its tiles joined into one board. Everything
 * that is wrong with it comes back at once.
 */
export function parseEncounter(file: EncounterFile, catalogue: Catalogue): Parsed<EncounterDefinition> {
  const findings = [...checkSources(file), ...checkRefs(file, catalogue), ...checkEncounter(file, catalogue)];
  if (file.tiles.some(({ tile }) => !catalogue.tiles.has(tile))) return { ok: false, problems: findings };
  const { board, tiles, pieces, findings: laid } = joinTiles(file, catalogue.tiles);
  // Without a board no place is on it: what is wrong with the tiles says it all.
  findings.push(...laid, ...(board.rows.length > 0 ? checkPlaces(file, board.rows, catalogue) : []));
  if (findings.length === 0) findings.push(...checkWeight(file, board.rows, catalogue.cards));
  if (findings.length > 0) return { ok: false, problems: findings };
  const { id, name, intro, sources, lootLevel, tokens, startingZone, combatants } = file;
  const {
    endConditions,
    loot,
    rules,
    loadouts,
    totems,
    objectives,
    achievements,
    dynamite,
    lamps,
    mood,
    forecast,
    carried,
    doors,
    special,
    initiative,
    location,
    tips,
    flags,
  } = file;
  return {
    ok: true,
    value: {
      id,
      name,
      ...(file.training ? { training: true } : {}),
      intro,
      sources,
      lootLevel,
      board,
      tokens,
      startingZone,
      combatants,
      endConditions: withDefeat(endConditions),
      loot,
      ...(totems ? { totems } : {}),
      ...(objectives ? { objectives } : {}),
      ...(achievements ? { achievements } : {}),
      ...(dynamite ? { dynamite } : {}),
      ...(lamps ? { lamps } : {}),
      ...(mood ? { mood } : {}),
      ...(forecast ? { forecast } : {}),
      ...(carried ? { carried } : {}),
      ...(doors ? { doors } : {}),
      ...(pieces.length > 0 ? { pieces } : {}),
      ...(special ? { special } : {}),
      ...(initiative ? { initiative } : {}),
      ...(location ? { location } : {}),
      ...(tips ? { tips } : {}),
      ...(flags ? { flags } : {}),
      rules,
      loadouts,
      tiles,
    },
  };
}

/** Losing every Adventurer loses the encounter, whether its file says so or not (p.71, X14). */
function withDefeat(given: EncounterDefinition['endConditions']): EncounterDefinition['endConditions'] {
  if (given.some(({ when }) => when.is === 'all-adventurers-defeated')) return given;
  const when = { is: 'all-adventurers-defeated' } as const;
  return [...given, { id: 'defeated', result: 'lost', text: ALL_FALLEN, when }];
}

function checkRefs(file: EncounterFile, catalogue: Catalogue): Finding[] {
  const found: Finding[] = [];
  const ref = (...args: Parameters<typeof checkRef> extends [Catalogue, ...infer Rest] ? Rest : never) =>
    found.push(...checkRef(catalogue, ...args));
  file.tiles.forEach(({ tile }, i) => {
    ref('tiles', tile, ['tiles', i, 'tile']);
  });
  file.combatants.forEach(({ card }, i) => {
    ref('combatants', card, ['combatants', i, 'card']);
  });
  for (const [colour, reward] of Object.entries(file.loot)) {
    reward.items?.forEach((item, i) => {
      ref('items', item, ['loot', colour, 'items', i]);
    });
  }
  found.push(...checkLoadouts(file, catalogue));
  return found;
}

/** The loadouts as one party: every card known, each legal, and no more of a card than the box holds. */
function checkLoadouts({ loadouts }: EncounterFile, catalogue: Catalogue): Finding[] {
  const members = Object.entries(loadouts).map(([card, loadout]) => ({ card, loadout }));
  const found = members.flatMap(({ card, loadout }) => [
    ...checkRef(catalogue, 'adventurers', card, ['loadouts', card]),
    ...checkLoadoutRefs(loadout, catalogue, ['loadouts', card]),
  ]);
  if (found.length > 0) return found;
  return whatIsWrong({ members }, catalogue.cards).map(({ member, ...fault }) =>
    findingOf(fault, ['loadouts', ...(member === null ? [] : [members[member]!.card])], catalogue),
  );
}

function checkLoadoutRefs(
  loadout: Loadout,
  catalogue: Catalogue,
  keys: readonly (string | number)[],
): Finding[] {
  const found: Finding[] = [];
  for (const { kind, ref, at } of cardsIn(loadout))
    if (!isKnown(catalogue, kind, ref)) found.push(...checkRef(catalogue, kind, ref, [...keys, ...at]));
  return found;
}

/** What an Adventurer brings of itself: known cards, and legal (p.24). */
export function checkStart(card: AdventurerCard, catalogue: Catalogue): Finding[] {
  if (!card.start) return [];
  const found = checkLoadoutRefs(card.start, catalogue, ['start']);
  if (found.length > 0) return found;
  return listLoadoutFaults(card.start, card, catalogue.cards).map((fault) =>
    findingOf(fault, ['start'], catalogue),
  );
}

/** A fault of a loadout, as one of the file it stands in. */
function findingOf(fault: LoadoutFault, keys: readonly string[], { cards }: Catalogue): Finding {
  const expected = { what: 'legal-loadout', fault, names: namesFor(fault, cards) } as const;
  return { path: jsonPath([...keys, ...fault.at]), expected, got: { got: 'loadout', of: expected } };
}

/** The names printed on the cards that a fault holds the refs of. */
function namesFor(fault: LoadoutFault, cards: CardIndex): Record<string, string> {
  const refs = Object.values(fault).flat().map(String);
  const named = refs.flatMap((ref) =>
    CARD_TYPES.flatMap((type) => {
      const card = cardIn(cards, { type, ref });
      return card ? [[`${type} ${ref}`, card.name] as const] : [];
    }),
  );
  return Object.fromEntries(named);
}

const CARD_TYPES = Object.keys(SHELVES) as CardType[];

/** Tokens on spaces of the board; starting zone and combatants also out of danger, no two on one space. */
function checkPlaces(file: EncounterFile, rows: readonly string[], catalogue: Catalogue): Finding[] {
  const found: Finding[] = [];
  const place = (at: Space, keys: readonly (string | number)[]) => {
    const terrain = TERRAIN_OF[rows[at[1]]?.[at[0]] ?? ' '] ?? 'void';
    const isFigure = keys[0] === 'startingZone' || keys[0] === 'combatants';
    if (terrain !== 'void' && terrain !== 'obstructing' && !(isFigure && terrain === 'dangerous')) return;
    const got: Got = terrain === 'void' ? { got: 'space-off-board', at } : { got: 'space', at, is: terrain };
    const expected = { what: isFigure ? 'safe-space-of-board' : 'space-of-board' } as const;
    found.push({ path: jsonPath(keys), expected, got });
  };
  file.tokens.forEach(({ at }, i) => {
    place(at, ['tokens', i, 'at']);
  });
  file.dynamite?.forEach((at, i) => {
    place(at, ['dynamite', i]);
  });
  for (const { op, keys } of listOps(file)) {
    if (op.do === 'spawn' || op.do === 'place-dynamite') place(op.at, [...keys, 'at']);
    if (op.do === 'place-token') place(op.token.at, [...keys, 'token', 'at']);
    if (op.do === 'place-terrain') {
      op.spaces.forEach((at, i) => {
        place(at, [...keys, 'spaces', i]);
      });
    }
  }
  for (const { at, keys } of listStoryPlaces(file)) place(at, keys);
  found.push(...checkDoorEdges(file, rows));
  file.startingZone.forEach((at, i) => {
    place(at, ['startingZone', i]);
    if (file.startingZone.slice(0, i).some((other) => isSameSpace(other, at)))
      found.push({ path: jsonPath(['startingZone', i]), expected: { what: 'space-once' }, got: shown(at) });
  });
  const occupied = new Map<string, string>();
  const numbers = new Set<string>();
  file.combatants.forEach(({ card, number, at }, i) => {
    const combatant = catalogue.cards.combatants[card];
    if (combatant && number > combatant.figures) {
      const expected = { what: 'number-up-to', figures: combatant.figures } as const;
      found.push({ path: jsonPath(['combatants', i, 'number']), expected, got: shown(number) });
    }
    if (numbers.has(`${card} ${number}`)) {
      const expected = { what: 'number-of-its-own', card } as const;
      found.push({ path: jsonPath(['combatants', i, 'number']), expected, got: shown(number) });
    }
    numbers.add(`${card} ${number}`);
    const [width, height] = combatant?.size ?? [1, 1];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const here: Space = [at[0] + x, at[1] + y];
        place(here, ['combatants', i, 'at']);
        const other = occupied.get(here.join());
        if (other !== undefined) {
          found.push({
            path: jsonPath(['combatants', i, 'at']),
            expected: { what: 'space-of-its-own' },
            got: { got: 'space-taken', at: here, by: other },
          });
        }
        occupied.set(here.join(), `${card} ${number}`);
      }
    }
  });
  const free = new Set(file.startingZone.map((at) => at.join()).filter((at) => !occupied.has(at)));
  if (free.size < PARTY) {
    const expected = { what: 'free-spaces', least: PARTY } as const;
    found.push({ path: '$.startingZone', expected, got: shown(free.size) });
  }
  return found;
}
