import type { BotChance } from '../../bots/bot-chance.ts';
import type { PlainFile } from '../../content/index.ts';
import { closure, idOf } from './closure.ts';
import type { Corpus } from './corpus.ts';
import { HOSTILE_TEXTS, PROTOTYPE_NAMES } from './hostile.ts';
import { mangled, mangledBytes } from './mutate-bytes.ts';
import { mutatedText, pick } from './mutate-json.ts';
import { partsOf } from './named-packs.ts';
import type { PackInput } from './try-pack.ts';
import { makeZip } from './zip-maker.ts';

/** The manifest and one or two cards with what they name: most of what can go wrong goes wrong in so few. */
export function somePart(pack: readonly PlainFile[], chance: BotChance): PlainFile[] {
  const manifest = pack.filter(({ path }) => path.endsWith('pack.json'));
  return [...manifest, ...closure(pack, [idOf(pick(chance, pack)), idOf(pick(chance, pack))])];
}

/** One file or two of the pack with something wrong in it. */
export function changedFiles(pack: readonly PlainFile[], chance: BotChance): PlainFile[] {
  const files = somePart(pack, chance);
  for (let n = 1 + chance.below(2); n > 0; n--) {
    const i = chance.below(files.length);
    const { path, text } = files[i]!;
    const isJson = /^\s*\{/.test(text) && chance.below(8) > 0;
    files[i] = { path, text: isJson ? changedJson(text, chance) : mangled(text, chance) };
  }
  return files;
}

function changedJson(text: string, chance: BotChance): string {
  try {
    return mutatedText(JSON.parse(text), chance);
  } catch {
    return mangled(text, chance);
  }
}

/** Files with wrong names, in wrong places, twice, or not there. */
export function misplaced(pack: readonly PlainFile[], chance: BotChance): PlainFile[] {
  let files = somePart(pack, chance);
  for (let n = 1 + chance.below(4); n > 0 && files.length > 0; n--) {
    const i = chance.below(files.length);
    const file = files[i]!;
    const parts = file.path.split('/');
    const j = chance.below(parts.length);
    const renamed = (path: string) => files.with(i, { ...file, path });
    const instead = pick(chance, ['\\', '//', '/../', '/./']);
    const changes: readonly (() => PlainFile[])[] = [
      () => files.toSpliced(i, 1),
      () => [...files, file],
      () => renamed(parts.with(j, pick(chance, PROTOTYPE_NAMES)).join('/')),
      () => renamed(parts.with(j, pick(chance, HOSTILE_TEXTS)).join('/')),
      () => renamed(parts.slice(j).join('/')),
      () => renamed(file.path.replaceAll('/', instead)),
      () => renamed(file.path.toUpperCase()),
      () => files.with(i, { ...file, text: pick(chance, files).text }),
      () => [...files, { ...file, path: `${pick(chance, ['', '../', '/', 'a/b/c/'])}${file.path}` }],
      () => files.with(i, { ...file, text: mangled(file.text, chance) }),
    ];
    files = pick(chance, changes)();
  }
  return files;
}

/** A zip that lies of itself, or with some of its bytes changed. */
export function changedZip({ pack }: Corpus, chance: BotChance): PackInput {
  const parts = partsOf(
    chance.below(3) === 0 ? changedFiles(pack, chance) : pack.slice(0, 1 + chance.below(3)),
  );
  const i = chance.below(parts.length);
  const number = () => pick(chance, [0, 1, 8, 99, 0xffff, 0x7fff_ffff, 0xffff_ffff, chance.below(70_000)]);
  const lie = pick(chance, ['crc', 'packed', 'size', 'at', 'flags', 'method', 'none'] as const);
  if (lie !== 'none')
    parts[i] = { ...parts[i]!, [lie]: number() & (lie === 'flags' || lie === 'method' ? 0xffff : -1) };
  const lies = chance.below(5) === 0 ? { amount: number() & 0xffff, directory: number() } : {};
  const bytes = makeZip(parts, lies);
  const broken = lie === 'none' || chance.below(4) === 0 ? mangledBytes(bytes, chance) : bytes;
  return { zip: Buffer.from(broken).toString('base64') };
}
