/** What is read of packs, zips, files and links from outside. */
import { withoutMark } from '../../check/json-error.ts';
import type { Parsed } from '../../check/parse-value.ts';
import {
  type Content,
  type ContentFile,
  loadContent,
  type Naming,
  type PlainFile,
  type Problem,
  packFiles,
  packsBeside,
  unzipFiles,
} from '../../content/index.ts';
import type { EncounterLog } from '../../engine/index.ts';
import { type FileKind, kindOfFile } from '../file-kind.ts';
import { gameNamedIn } from '../kept/game-named.ts';
import { type OfOther, readGameText } from '../opened/game-file.ts';
import { checkLink, type LinkLog, type OpenedLink, openLink } from '../opened/link.ts';
import { checkSavedGame, type LooseGame } from '../opened/parse-saved-game.ts';
import { rerunEncounter } from '../opened/rerun-encounter.ts';
import { MIDDARA_FILES } from '../opened/saved-game-schema.ts';
import { faultOfStart } from '../opened/sound-state.ts';
import { spellOut } from '../opened/spell.ts';
import { type Draft, draftOf } from './draft.ts';
import { namingIn } from './naming.ts';
import type { StoredPack } from './pack-storage.ts';

/** A folder or a zip somebody gave us. */
export type PackSource =
  | { readonly name: string; readonly files: readonly PlainFile[] }
  | { readonly name: string; readonly zip: Uint8Array }
  /** Too much to be read. */
  | { readonly name: string; readonly problem: Problem };

/** What is in it. */
export type Unpacked =
  | { readonly is: 'pack'; readonly pack: StoredPack }
  | { readonly is: 'too-much' | 'no-zip'; readonly problem: Problem }
  | { readonly is: 'no-pack' };

/**
 * Everything that goes through what somebody else wrote: pure, of and into what can be sent from one thread to
 * another. None of it throws for what is in a file.
 */
export interface Readings {
  /** What is built into the page: said once, before any content is read. */
  begin(builtIn: readonly ContentFile[]): void;
  /** What a file is that somebody brings. */
  kind(file: Uint8Array): FileKind;
  unpack(source: PackSource): Unpacked;
  /** What is built in, and these packs beside it, their ids bare where a game is from before their spaces (X152). */
  content(packs: readonly StoredPack[], naming?: Naming): Content;
  /** What came of the last of these packs, beside the others and what is built in. */
  draft(packs: readonly StoredPack[]): Draft;
  /** A game from a file. What says that it is of another game is given as it is. */
  game(text: string): Parsed<LooseGame> | OfOther<unknown>;
  link(packed: string): Parsed<LinkLog> | OfOther<OpenedLink>;
  /**
   * Runs a log that came from outside to its end, or as far as it goes: to see that this ends, and what the numbers of
   * a link stand for.
   */
  rehearse(log: LinkLog, packs: readonly StoredPack[]): EncounterLog;
}

export function createReadings(builtIn: readonly ContentFile[] = []): Readings {
  let base = builtIn;
  const content = (packs: readonly StoredPack[], naming?: Naming) =>
    loadContent([...base, ...packs.flatMap(filesOf)], naming);
  return {
    begin(files) {
      base = files;
    },
    kind: kindOfFile,
    unpack,
    content,
    draft: (packs) => draftOf(content(packs), packs.at(-1)?.id ?? ''),
    game(text) {
      const read = readGameText(text);
      if (!read.ok) return read;
      return ofOther(read.value, read.value) ?? checkSavedGame(read.value);
    },
    link(packed) {
      const opened = openLink(packed);
      if (!opened.ok) return opened;
      return ofOther(opened.value.json, opened.value) ?? checkLink(MIDDARA_FILES, opened.value);
    },
    rehearse(log, packs) {
      const { cards, encounters, trials, packs: loaded } = content(packs, namingIn(log.packs, packs));
      const all = { cards, encounters: { ...encounters, ...trials }, packs: loaded };
      if (log.picks) return spellOut(log, all);
      // What a game is not begun from need not be tried: opening it says why.
      if (!log.from || !faultOfStart(log.from, cards, '$')) rerunEncounter(log, all);
      return log;
    },
  };
}

function ofOther<V>(json: unknown, value: V): OfOther<V> | null {
  const game = gameNamedIn(json);
  return game !== null && game !== MIDDARA_FILES.game ? { ok: null, game, value } : null;
}

const filesOf = ({ id, files }: StoredPack): ContentFile[] =>
  files.map(({ path, text }) => ({ path: `${id}/${path}`, text, own: true }));

function unpack(source: PackSource): Unpacked {
  if ('problem' in source) return { is: 'too-much', problem: source.problem };
  const zip = 'zip' in source ? unzipFiles(source.name, source.zip) : null;
  if (zip && !zip.ok) return { is: 'no-zip', problem: zip.problem };
  const plain = zip ? zip.files : 'files' in source ? source.files : [];
  const [beside] = packsBeside(source.name, zip ? zip.files : []);
  if (beside) return { is: 'too-much', problem: beside };
  const files = packFiles(source.name.replace(/\.zip$/i, ''), plain);
  return files.length === 0 ? { is: 'no-pack' } : { is: 'pack', pack: storedPack(files) };
}

/** Files of a pack under the id its manifest gives, or else under the name of its folder. */
function storedPack(files: readonly ContentFile[]): StoredPack {
  const [folder = ''] = files[0]!.path.split('/');
  const plain = files.map(({ path, text = '' }) => ({ path: path.slice(folder.length + 1), text }));
  let id: unknown;
  try {
    id = JSON.parse(withoutMark(plain.find(({ path }) => path === 'pack.json')?.text ?? '')).id;
  } catch {
    // The loader says what is wrong with it.
  }
  const named = typeof id === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? id : folder;
  return { id: named, files: plain };
}
