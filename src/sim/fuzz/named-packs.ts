import { strToU8 } from 'fflate';
import type { PlainFile } from '../../content/index.ts';
import { closure, idOf } from './closure.ts';
import { PROTOTYPE_NAMES, withDepths } from './hostile.ts';
import type { PackInput } from './try-pack.ts';
import { makeZip, type ZipPart } from './zip-maker.ts';

/** Attacks on packs and zips that were once made by hand, and broke something: each is tried at every run. */

type Loose = Record<string, unknown>;

/** The first file of a folder with some fields changed, and what it names. */
function edited(pack: readonly PlainFile[], folder: string, fields: Loose): PackInput {
  const changed = pack.find(({ path }) => path.includes(folder))!;
  const manifest = pack.find(({ path }) => path.endsWith('pack.json'))!;
  const part = new Set([manifest, ...closure(pack, [idOf(changed)])]);
  const files = [...part].map(({ path, text }) =>
    path === changed.path
      ? { path, text: withDepths(JSON.stringify({ ...JSON.parse(text), ...fields })) }
      : { path, text },
  );
  return { files };
}

export function namedPacks(pack: readonly PlainFile[]): PackInput[] {
  const encounter = (fields: Loose) => edited(pack, '/encounters/', fields);
  const combatant = (fields: Loose) => edited(pack, '/combatants/', fields);
  const tile = (fields: Loose) => edited(pack, '/tiles/', fields);
  const manifest = (fields: Loose) => edited(pack, 'pack.json', fields);
  const add = (path: string, text: string): PackInput => ({ files: [...pack, { path, text }] });
  const square = (side: number) => new Array(side).fill('.'.repeat(side));
  return [
    { files: pack },
    { files: [] },
    { files: pack.filter(({ path }) => !path.endsWith('pack.json')) },
    ...[
      [30_000, 30_000],
      [1e9, 0],
      [-1, 0],
      [1e308, 1e308],
    ].map((place) => encounter({ tiles: [{ tile: 'training-yard', at: place, turns: 0 }] })),
    ...[
      [3000, 3000],
      [0, 0],
      [9, 9],
      [1e9, 1],
    ].map((size) => combatant({ size })),
    ...[1000, 101, 51].map((side) => tile({ rows: square(side) })),
    ...['hp', 'movement', 'defense', 'sp'].flatMap((field) =>
      [1e308, -1, 0.5, '9', 10_000].map((value) => combatant({ [field]: value })),
    ),
    encounter({
      loot: { 'x,url(http://203.0.113.9/leak.png)': { text: 'x', do: [] } },
      tokens: [{ id: 'a', kind: 'loot', colour: 'random', at: [0, 0] }],
    }),
    encounter({ tokens: [{ id: 'a', kind: 'exit', colour: 'red;x:url(//a)', at: [0, 0] }] }),
    ...PROTOTYPE_NAMES.slice(0, 4).flatMap((name) => [
      add(`my-pack/encounters/${name}.json`, `{"id":"${name}"}`),
      encounter({ id: name }),
      manifest({ id: name }),
      encounter({ combatants: [{ card: name, number: 1, at: [0, 0] }] }),
      encounter({ loadouts: { [name]: { items: [name], disciplines: [name] } } }),
      combatant({ icon: name }),
      combatant({ [name]: {} }),
    ]),
    ...[64, 65, 5000, 100_000].flatMap((levels) => [
      add('my-pack/items/deep.json', `${'['.repeat(levels)}${']'.repeat(levels)}`),
      add('my-pack/items/deep.json', '{"a":'.repeat(levels)),
      manifest({ description: `@@deep${levels}@@` }),
    ]),
    ...[31, 1501, 3001].map((levels) =>
      combatant({ abilities: [{ id: 'a', when: 'passive', conditions: { not: `@@deep${levels}@@` } }] }),
    ),
    combatant({ ['k'.repeat(2_000_000)]: 1 }),
    combatant({ name: '<img src=http://203.0.113.9/a onerror=alert(1)>' }),
    combatant({ icon: 'url(http://203.0.113.9/icon.svg)' }),
    add('my-pack/pack.json', '{"id":"base"}'),
    manifest({ id: 'base' }),
    manifest({ requires: [{ id: 'my-pack', version: '*' }] }),
    manifest({ engine: '>='.repeat(5000) }),
    { files: pack.map(({ path, text }) => ({ path, text: `\uFEFF${text}` })) },
    { files: Array.from({ length: 3001 }, (_, i) => ({ path: `my-pack/items/a${i}.json`, text: '{}' })) },
    { files: Array.from({ length: 2900 }, (_, i) => ({ path: `my-pack/items/a${i}.json`, text: '{}' })) },
    add('../../etc/items/passwd.json', '{}'),
    add('/items/abs.json', '{}'),
    add('C:\\items\\abs.json', '{}'),
    add('my-pack/items/big.json', `"${'x'.repeat(21_000_000)}"`),
    add('my-pack/items/fz-nothing.json', ''),
    add('my-pack/items/.json', '{}'),
    add('my-pack/items/swords/deep.json', '{"id":"deep","type":"item"}'),
    add('my-pack/items/latin.json', '{"id":"latin","name":"S\uFFFDbel"}'),
    add('my-pack/items/endless.json', '{"id":"endless","type":"item","cost":1e309}'),
    add('my-pack/tokens/poison.json', '{"id":"poison","type":"token","name":"Poison"}'),
    ...[
      [
        [0, 0],
        [3, 3],
      ],
      [
        [0, 0],
        [0, 0],
      ],
      [
        [-1, 0],
        [0, 0],
      ],
    ].map((edge) => encounter({ doors: [{ id: 'd', name: 'd', edges: [edge, edge], state: 'locked' }] })),
    ...[
      { do: 'choose', id: 'c', text: 'x', options: [] },
      { do: 'choose', id: 'c', text: 'x', options: ['a', 'a'].map((id) => ({ id, name: id, do: [] })) },
      { do: 'random', id: 'r', of: [{ chance: 0, do: [] }] },
      { do: 'walk', who: 'allies', to: [[1e9, 0]], spaces: 1e9 },
      { do: 'count', counter: 'c', add: 1e308 },
    ].map((op) =>
      encounter({
        objectives: [{ id: 'o', when: { is: 'round-begins', round: 1, every: 1 }, text: 'x', do: [op] }],
      }),
    ),
    encounter({
      objectives: ['a', 'b'].map((id, i, ids) => ({
        ...{ id, text: 'x', do: [] },
        when: { is: 'holds', if: [{ is: 'done', id: ids[1 - i] }] },
      })),
    }),
  ];
}

const inBase64 = (bytes: Uint8Array): PackInput => ({ zip: Buffer.from(bytes).toString('base64') });
export const partsOf = (pack: readonly PlainFile[]): ZipPart[] =>
  pack.map(({ path, text }) => ({ path, data: strToU8(text) }));

export function namedZips(pack: readonly PlainFile[]): PackInput[] {
  const parts = partsOf(pack);
  const first = (lie: Partial<ZipPart>): Uint8Array => makeZip([{ ...parts[0]!, ...lie }, ...parts.slice(1)]);
  const zeros = new Uint8Array(40_000_000);
  const bomb: ZipPart = { path: 'my-pack/items/a.json', data: zeros, crc: 0 };
  const stored: ZipPart = {
    path: 'my-pack/items/b.json',
    data: zeros.subarray(0, 5_000_000),
    crc: 0,
    method: 0,
  };
  const others = (n: number, lie: Partial<ZipPart>) =>
    Array.from({ length: n }, (_, i) => ({
      path: `my-pack/items/c${i}.json`,
      data: zeros,
      crc: 0,
      sameAs: 0,
      ...lie,
    }));
  const whole = makeZip(parts);
  const zips = [
    whole,
    makeZip([]),
    new Uint8Array(0),
    new Uint8Array(30),
    whole.subarray(0, whole.length - 1),
    whole.subarray(0, whole.length >> 1),
    whole.subarray(whole.length >> 1),
    makeZip([bomb]),
    makeZip([{ ...bomb, size: 10 }, ...others(20, { size: 10 })]),
    makeZip([{ ...bomb, size: 10 }, ...others(20, { size: 10, packed: 10 })]),
    makeZip([{ ...stored, size: 0 }, ...others(1000, { size: 0, method: 0 })]),
    makeZip([{ ...stored, size: 0 }, ...others(1000, { size: 0, method: 0, packed: 0 })]),
    first({ crc: 1 }),
    first({ flags: 0x801 }),
    first({ method: 0, flags: 0 }),
    first({ method: 99 }),
    first({ method: 12 }),
    first({ size: 1 }),
    first({ size: 0xffff_ffff }),
    first({ packed: 0xffff_ffff }),
    first({ at: 0xffff_ffff }),
    first({ at: 1 }),
    first({ path: '' }),
    first({ path: '\u0000.json' }),
    makeZip(parts, { amount: 0 }),
    makeZip(parts, { amount: 1 }),
    makeZip(parts, { amount: 0xffff }),
    makeZip(parts, { directory: 0 }),
    makeZip(parts, { directory: 0xffff_ffff }),
    makeZip(parts, { comment: strToU8('PK\u0005\u0006'.repeat(400)) }),
    makeZip(parts, { comment: new Uint8Array(0xffff) }),
    makeZip([...parts, ...parts]),
    makeZip([...parts, { path: '../my-pack/items/up.json', data: strToU8('{}') }]),
    makeZip([...parts, { path: '/my-pack/items/abs.json', data: strToU8('{}') }]),
    makeZip([...parts, { path: 'C:\\my-pack\\items\\win.json', data: strToU8('{}') }]),
    makeZip([...parts, { path: 'my-pack/items/deep.json', data: strToU8('['.repeat(200_000)) }]),
    makeZip([...parts, { path: 'other/pack.json', data: strToU8('{}') }]),
    makeZip([
      ...parts,
      { path: 'my-pack/items/bytes.json', data: Uint8Array.from({ length: 300 }, (_, i) => i) },
    ]),
    makeZip(
      Array.from({ length: 3001 }, (_, i) => ({ path: `my-pack/items/d${i}.json`, data: strToU8('{}') })),
    ),
    makeZip(
      Array.from({ length: 60_000 }, (_, i) => ({ path: `e${i}`, data: new Uint8Array(0), method: 0 })),
    ),
  ];
  return zips.map(inBase64);
}
