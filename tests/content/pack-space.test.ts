import { describe, expect, test } from 'vitest';
import type { SortOfContent } from '../../src/check/messages.ts';
import type { SchemaPart } from '../../src/check/schema-part.ts';
import { namedBy } from '../../src/content/files/pack-space.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { FILE_SCHEMAS } from '../../src/content/load-content.ts';
import { id as ID } from '../../src/content/schemas/fields.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { filesNamedBy } from '../support/few-files.ts';
import { filesOfWalk, walkPack } from '../support/walk.ts';

const base = filesNamedBy(import.meta.url, ...filesOfWalk().map(({ text = '' }) => text));

const HOUND = JSON.parse(walkPack().find(({ path }) => path.endsWith('gate-hound.json'))!.text);
const DUSK = JSON.parse(walkPack().find(({ path }) => path.endsWith('dusk-at-the-gate.json'))!.text);
const SWORD = JSON.parse(walkPack().find(({ path }) => path.endsWith('river-blade.json'))!.text);

/** A player's pack of these files, by their places in it. */
function pack(id: string, files: Readonly<Record<string, object>>, more: object = {}): ContentFile[] {
  const manifest = {
    id,
    name: id,
    version: '1.0.0',
    engine: '*',
    authors: ['x'],
    licence: 'x',
    description: 'x',
  };
  return Object.entries({ 'pack.json': { ...manifest, ...more }, ...files }).map(([path, json]) => ({
    path: `${id}/${path}`,
    json,
    own: true,
  }));
}

const load = (...packs: readonly (readonly ContentFile[])[]) => {
  const content = loadContent([...base, ...packs.flat()]);
  return { ...content, lines: content.problems.map(problemLine) };
};

const dusk = (cards: readonly string[], more: object = {}) => ({
  ...DUSK,
  combatants: cards.map((card, i) => ({ card, number: i + 1, at: [4, 1 + i] })),
  loadouts: { 'rook-lars': { items: ['hand-axe'], disciplines: [] } },
  ...more,
});

describe('an id in a file of a pack (X150)', () => {
  const mine = { 'combatants/gate-hound.json': HOUND };
  const other = pack('a-pack', { 'combatants/gate-hound.json': { ...HOUND, hp: 30 } });

  test('stands beside the same id of another pack: each means its own', () => {
    const encounter = { 'encounters/dusk-at-the-gate.json': dusk(['gate-hound']) };
    const { cards, encounters, lines } = load(pack('my-pack', { ...mine, ...encounter }), other);
    expect(lines).toEqual([]);
    expect(cards.combatants['my-pack:gate-hound']).toMatchObject({ id: 'my-pack:gate-hound', hp: 8 });
    expect(cards.combatants['a-pack:gate-hound']).toMatchObject({ id: 'a-pack:gate-hound', hp: 30 });
    expect(encounters['my-pack:dusk-at-the-gate']!.combatants[0]!.card).toBe('my-pack:gate-hound');
  });

  test('may be one that is built in: the pack means its own, everybody else the built-in one', () => {
    const katar = { ...SWORD, id: 'katar' };
    const yard = dusk(['animate'], { loadouts: { 'rook-lars': { items: ['katar'], disciplines: [] } } });
    const { cards, encounters, lines } = load(
      pack('my-pack', { 'items/katar.json': katar, 'encounters/dusk-at-the-gate.json': yard }),
      pack('a-pack', { 'encounters/dusk-at-the-gate.json': yard }),
    );
    expect(lines).toEqual([]);
    expect(cards.items.katar!.name).toBe('Katar');
    const brings = (id: string) => encounters[id]!.loadouts['rook-lars']!.items;
    expect(brings('my-pack:dusk-at-the-gate')).toEqual(['my-pack:katar']);
    expect(brings('a-pack:dusk-at-the-gate')).toEqual(['katar']);
  });

  test('that is bare means its own pack, then those required in their order, then what is built in', () => {
    const hound = (hp: number) => ({ 'combatants/gate-hound.json': { ...HOUND, hp } });
    const met = (own: object, requires: readonly string[]) => {
      const packs = requires.map((id) => ({ id, version: '*' }));
      const files = { ...own, 'encounters/dusk-at-the-gate.json': dusk(['gate-hound']) };
      const all = load(
        pack('my-pack', files, { requires: packs }),
        pack('one', hound(11)),
        pack('two', hound(22)),
      );
      expect(all.lines).toEqual([]);
      return all.encounters['my-pack:dusk-at-the-gate']!.combatants[0]!.card;
    };
    expect(met(mine, ['one', 'two'])).toBe('my-pack:gate-hound');
    expect(met({}, ['two', 'one'])).toBe('two:gate-hound');
    expect(met({}, ['one', 'two'])).toBe('one:gate-hound');
  });

  test('may say its pack, also that it is built in', () => {
    const files = {
      ...mine,
      'items/katar.json': { ...SWORD, id: 'katar' },
      'encounters/dusk-at-the-gate.json': dusk(['my-pack:gate-hound', 'a-pack:gate-hound'], {
        loadouts: { 'base:rook-lars': { items: ['base:katar'], disciplines: [] } },
      }),
    };
    const { encounters, lines } = load(
      pack('my-pack', files, { requires: [{ id: 'a-pack', version: '*' }] }),
      other,
    );
    expect(lines).toEqual([]);
    const { combatants, loadouts } = encounters['my-pack:dusk-at-the-gate']!;
    expect(combatants.map(({ card }) => card)).toEqual(['my-pack:gate-hound', 'a-pack:gate-hound']);
    expect(loadouts).toEqual({ 'rook-lars': { items: ['katar'], disciplines: [] } });
  });

  test('of a pack that is not required is a fault, with its file and place', () => {
    const files = { ...mine, 'encounters/dusk-at-the-gate.json': dusk(['gate-hound', 'a-pack:gate-hound']) };
    expect(load(pack('my-pack', files), other).lines).toEqual([
      'my-pack/encounters/dusk-at-the-gate.json: $.combatants[1].card: expected an id of my-pack or base; list other packs in `requires` of pack.json first, got "a-pack:gate-hound"',
    ]);
  });

  test('that leads nowhere is told as its author writes it, at the place where it stands', () => {
    const files = {
      ...mine,
      'adventurers/my-hero.json': { id: 'my-hero', type: 'adventurer' },
      'encounters/dusk-at-the-gate.json': dusk(['gate-houd'], {
        loadouts: { 'my-hero': { items: ['hand-ax'], disciplines: [] } },
      }),
    };
    const { problems } = load(pack('my-pack', files));
    const told = problems.filter(({ file }) => file.includes('dusk')).map(problemLine);
    const at = 'my-pack/encounters/dusk-at-the-gate.json: $';
    expect(told).toEqual([
      `${at}.combatants[0].card: expected the id of a combatant, got "gate-houd" (did you mean "gate-hound"?)`,
      `${at}.loadouts["my-hero"]: expected the id of an adventurer, got "my-hero" (my-pack/adventurers/my-hero.json is left out because of its own problems)`,
      `${at}.loadouts["my-hero"].items[0]: expected the id of an item, got "hand-ax" (did you mean "hand-axe"?)`,
    ]);
  });

  test('is bare for games from before packs had spaces, where the first of two keeps it (X152)', () => {
    const two = [
      pack('a-pack', mine),
      pack('my-pack', { ...mine, 'items/katar.json': { ...SWORD, id: 'katar' } }),
    ];
    const { cards, packs, problems } = loadContent([...base, ...two.flat()], 'bare');
    expect(Object.keys(cards.combatants)).toContain('gate-hound');
    expect(cards.items.katar!.name).toBe('Katar');
    expect(packs.map(({ ownSpace }) => ownSpace)).toEqual([undefined, undefined, undefined]);
    expect(problems.map(problemLine)).toEqual([
      'my-pack/combatants/gate-hound.json: $.id: expected a new id: the pack "a-pack" uses this one and loads before "my-pack", got "gate-hound"',
      'my-pack/items/katar.json: $.id: expected a new id: the built-in pack "base" uses this one, got "katar"',
    ]);
  });
});

/**
 * Fields of files that hold a name of their own and no file's: of an ability, a token, a tag, a picture. A field that
 * is not here and should not be is a `ref` of `schemas/fields.ts`: else a pack cannot name its own file in it.
 */
const OWN_NAMES = [
  '.id',
  '.icon',
  '.tags[]',
  '.weapon',
  '.mark',
  '.marked',
  '.ward',
  '.exit',
  '.beside',
  '.counter',
  '.door',
  '.flag',
  '.flags[]',
  '.piece',
  '.starts',
  '.colour',
  '.token',
  '.condition',
  '.loot{}',
  '.totems{}',
  // Of an Adventure: what it remembers, and how an encounter of it may end.
  '.achievement',
  '.achievements{}',
  '.flags{}',
  '.outcomes{}',
];

/** Every field of a schema that holds an id, with the sort of file that it names, by its last name. */
function idsIn(
  schema: SchemaPart,
  found = new Map<string, Set<string>>(),
  at = '',
  seen = new Set<unknown>(),
) {
  const add = (what: string) => found.set(at, (found.get(at) ?? new Set()).add(what));
  const sort: SortOfContent | null = namedBy(schema);
  if (sort !== null) add(sort);
  else if ((schema as unknown) === ID) add('own');
  if (seen.has(schema)) return found;
  const within = new Set(seen).add(schema);
  const go = (part: SchemaPart | undefined, to: string) => part && idsIn(part, found, to, within);
  go(schema.wrapped, at);
  if (schema.getter) for (const part of shapesOf(schema.getter)) go(part, at);
  for (const option of schema.options ?? []) if (typeof option === 'object') go(option as SchemaPart, at);
  go(schema.item, `${at}[]`);
  for (const item of schema.items ?? []) go(item, `${at}[]`);
  go(schema.key, `${at}{}`);
  go(schema.value, `${at}{}`);
  for (const [key, part] of Object.entries(schema.entries ?? {})) go(part, `.${key}`);
  return found;
}

/** What a schema that waits for its value may become: all of its shapes, or that of a list. */
const shapesOf = (getter: (value: unknown) => SchemaPart): SchemaPart[] => [getter(undefined), getter([])];

describe('every field that holds an id', () => {
  const found = new Map<string, Set<string>>();
  for (const schema of Object.values(FILE_SCHEMAS)) idsIn(schema as unknown as SchemaPart, found);

  test('names a file by `ref`, or is known to hold a name of its own', () => {
    const own = [...found].flatMap(([at, sorts]) => (sorts.has('own') ? [at] : []));
    expect(own.sort()).toEqual([...OWN_NAMES].sort());
  });

  test('that names a file is found however deep it stands', () => {
    const named = [...found].flatMap(([at, sorts]) =>
      [...sorts].filter((sort) => sort !== 'own').map((sort) => `${at} ${sort}`),
    );
    expect(named).toEqual(
      expect.arrayContaining([
        '.card combatants',
        '.family combatants',
        '.token tokens',
        '.bears tokens',
        '.what tokens',
        '.lootOf combatants',
        '.requires items',
        '.items[] items',
        '.ref items',
        '.upgrades[] upgrades',
        '.disciplines[] disciplines',
        '.familiar familiars',
        '.tile tiles',
        '.loadouts{} adventurers',
      ]),
    );
  });
});
