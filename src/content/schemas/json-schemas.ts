import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { oneOfFolder } from '../files/place-of-file.ts';
import { FILE_SCHEMAS } from '../load-content.ts';
import { packSchema } from './encounter-schemas.ts';
import type { JsonSchema } from './json-schema.ts';
import { LANGUAGE } from './language-definitions.ts';
import { tidyDefinitions, withRefsInto } from './tidy-json-schema.ts';
import { type Known, withMeanings } from './with-meanings.ts';

/** The file that holds what the others have in common. */
export const LANGUAGE_FILE = 'language.json';

const NOTHING: Known = { word: () => null, example: () => undefined };

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** What a file of each folder is, for whoever has an editor's hints alone; on no screen, so in English here. */
const SORTS: Readonly<Record<keyof typeof FILE_SCHEMAS | 'packs', string>> = {
  adventurers: 'An Adventurer card.',
  items: 'An item card with its front and, if it has one, its back (pp.26–31).',
  upgrades: 'An upgrade of a casting die, of conviction dice or of an item (p.35).',
  disciplines: 'A discipline card of one of the trees (p.34).',
  familiars: 'A familiar card (p.68).',
  companions: 'A Companion (p.66).',
  exalted: 'An Exalted Esper (p.69).',
  ubiquitous: 'A Ubiquitous card: what an Adventurer of a small party has beside its own.',
  combatants: 'A Combatant card: what it can do, and its AI steps where it is Intelligent (pp.54–60).',
  tokens: 'A token of a pack’s own beside those of p.74: what it does to whoever bears it.',
  tiles: 'A map tile: its terrain, elevation and walls (pp.21–22).',
  encounters: 'An encounter: its map, who stands where, what ends it, what it tells and gives (pp.14–20).',
  adventures: 'An Adventure: who is in it, where it begins, what it remembers (p.10).',
  scenes: 'A scene of an Adventure: what is read, and what is done then (pp.10–13).',
  bounties: 'A Bounty: encounters that pay only as a whole (p.13).',
  scenarios: 'A Scenario of the Crawl Mode: its Rank, its Store, its encounters (p.9).',
  abraxis: 'An Abraxis card: the symbols four dice should show, and what it changes of them (p.70).',
  packs: 'What a pack of content says of itself.',
};

/**
 * The JSON Schema of each sort of content file, written from the validator itself, by the name of its file:
 * `item.json` for a file in a folder `items`; and the language they share. Checks that span fields are the
 * validator's alone. What is `known` beside the tables of meanings is told in them, too.
 */
export function jsonSchemas(known: Known = NOTHING): Readonly<Record<string, JsonSchema>> {
  const sorts = { ...FILE_SCHEMAS, packs: packSchema };
  const parts = Object.fromEntries(Object.entries(LANGUAGE).map(([name, { schema }]) => [name, schema]));
  const written = tidyDefinitions(toJsonSchemaDefs({ ...parts, ...sorts }, { errorMode: 'ignore' }));
  const files = Object.entries(SORTS).map(([folder, description]) => {
    const { properties, ...rest } = withRefsInto(LANGUAGE_FILE, written[folder]!) as JsonSchema;
    const string = { type: 'string' } as JsonSchema;
    // A manifest has no base: the others say what differs from theirs.
    const isMade = folder !== 'packs';
    const open: JsonSchema['properties'] = {
      $schema: string,
      ...(isMade && { extends: string }),
      ...properties,
    };
    const needs = isMade ? requiredUnlessMade(rest) : rest;
    const whole = { $schema: DRAFT, description, ...needs, properties: open };
    return [schemaName(folder), withMeanings(folder, whole, known)] as const;
  });
  const $defs = Object.fromEntries(
    Object.entries(LANGUAGE).map(([name, { description }]) => [
      name,
      withMeanings(name, { description, ...written[name] }, known),
    ]),
  );
  const description =
    'What the content files are made of (content/LANGUAGE.md); the other schemas point here.';
  return { ...Object.fromEntries(files), [LANGUAGE_FILE]: { $schema: DRAFT, description, $defs } };
}

/** What a file without a base must have; one with a base may have it from there. */
const requiredUnlessMade = ({ required, ...rest }: JsonSchema): JsonSchema =>
  required === undefined ? rest : { ...rest, if: { required: ['extends'] }, else: { required } };

/** `items` holds items, `familiars` familiars. */
export const schemaName = (folder: string): string => `${oneOfFolder(folder)}.json`;
