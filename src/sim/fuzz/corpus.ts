import { readdirSync, readFileSync } from 'node:fs';
import { BotChance } from '../../bots/bot-chance.ts';
import { readContentFolder } from '../../content/files/node-files.ts';
import { type Content, type ContentFile, loadContent, type PlainFile } from '../../content/index.ts';
import { ABILITY_TOKENS, defaultSetup, EncounterSession, SHELVES } from '../../engine/index.ts';
import type { SavedCampaign } from '../../stores/campaign/saved-campaign.ts';
import type { SavedGame } from '../../stores/kept/saved-game.ts';
import { createGame } from '../../stores/middara/game.ts';
import type { Middara } from '../../stores/middara/types.ts';
import { en } from '../../words/en/index.ts';
import { closure, idOf } from './closure.ts';
import { type GuestCorpus, readGuestCorpora } from './guest-corpus.ts';
import { NO_TIME } from './no-time.ts';
import { campaignOf } from './try-campaign.ts';

/** What is real: files, games and cases of the project, of which hostile ones are made. */
export interface Corpus {
  /** All content there is. */
  readonly content: Content;
  /** Of the built-in packs what an encounter or two need: loading all of it at each try would take hours. */
  readonly base: readonly ContentFile[];
  /** A pack of one's own that stands beside it, of every sort of content. */
  readonly pack: readonly PlainFile[];
  /** Short games, and now and then a long one of the formats kept. */
  readonly saves: readonly SavedGame<Middara>[];
  readonly longSaves: readonly SavedGame<Middara>[];
  readonly cases: readonly unknown[];
  /** One at its first Story Round, and one that is further. */
  readonly campaigns: readonly SavedCampaign[];
  readonly guests: readonly GuestCorpus[];
}

const ADVENTURE = 'the-lamps-of-hallow-street';

const root = new URL('../../../', import.meta.url).pathname;
const json = (path: string): unknown => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));
const jsonFiles = (folder: string): string[] =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.json'))
    .sort();

export async function readCorpus(): Promise<Corpus> {
  const files = readContentFolder(`${root}content`).map((file) => ({
    ...file,
    path: file.path.slice(root.length),
  }));
  const content = loadContent(files);
  const base = needed(files, ['training-yard', 'when-the-locks-opened']);
  return {
    content,
    base,
    pack: ownPack(base),
    saves: shortGames(content),
    longSaves: ['by-hand.json', 'mid-attack.json', 'lost.json'].map(
      (name) => json(`tests/replays/formats/2/${name}`) as SavedGame<Middara>,
    ),
    campaigns: await Promise.all([12, 70].map((n) => campaignOf(content, ADVENTURE, n))),
    guests: await readGuestCorpora(),
    cases: jsonFiles('tests/cases').flatMap((name) => json(`tests/cases/${name}`) as unknown[]),
  };
}

const textOf = ({ text = '' }: ContentFile): string => text;

/** The manifests, and the files of these ids and of every id they name. */
function needed(files: readonly ContentFile[], ids: readonly string[]): ContentFile[] {
  const manifests = files.filter(({ path }) => /\/pack\.json$/.test(path));
  // One or two of each sort that nothing else may name.
  const some = ['upgrades', 'familiars', 'exalted', 'ubiquitous', 'disciplines', 'items', 'abraxis'].flatMap(
    (folder) => files.filter(({ path }) => path.includes(`/${folder}/`)).slice(0, 2),
  );
  return [...manifests, ...closure(files, [...ids, ...some.map(idOf)])];
}

/** Words of the language that are the ids of cards, too. */
const WORDS: readonly string[] = [...ABILITY_TOKENS, ...Object.keys(SHELVES)];

/** The same cards under ids of their own, as a player's pack: what it names is in it, the rest built in. */
function ownPack(base: readonly ContentFile[]): PlainFile[] {
  const some = [
    'encounters',
    'tiles',
    'combatants',
    'adventurers',
    'items',
    'disciplines',
    'familiars',
    'exalted',
    'upgrades',
    'abraxis',
  ];
  const own = some.flatMap((folder) =>
    base
      .filter((file) => file.path.includes(`/${folder}/`) && !WORDS.includes(idOf(file)))
      .slice(0, folder === 'tiles' ? 9 : 3),
  );
  const ids = own.map(idOf);
  const renamed = (text: string): string =>
    ids.reduce((all, id) => all.replaceAll(`"${id}"`, `"fz-${id}"`), text);
  const files = own.map((file) => ({
    path: `my-pack/${file.path.split('/').at(-2)}/fz-${idOf(file)}.json`,
    text: renamed(textOf(file)),
  }));
  const manifest = {
    ...{ id: 'my-pack', name: 'My pack', version: '1.0.0', engine: '>=0.1.0 <1.0.0' },
    ...{ authors: ['Nobody'], licence: 'CC0', description: 'To be broken.' },
    requires: [{ id: 'base', version: '*' }],
  };
  return [{ path: 'my-pack/pack.json', text: JSON.stringify(manifest) }, ...files];
}

/** Games of a few decisions, saved as the table saves them. */
function shortGames(content: Content): SavedGame<Middara>[] {
  const lengths: readonly (readonly [encounter: string, decisions: number])[] = [
    ['training-yard', 0],
    ['training-yard', 4],
    ['training-yard', 6],
    ['training-yard', 9],
    ['training-yard', 14],
    ['proving-ground-hounds', 7],
  ];
  return lengths.map(([encounter, decisions], i) => {
    const chance = new BotChance(`short-${i}`);
    const setup = defaultSetup(content.encounters[encounter]!, `fuzz-${i}`, ['Anna', 'Ben']);
    const session = new EncounterSession(setup, content);
    while (session.pending && session.decisions.length < decisions)
      session.decide(session.pending.options[chance.below(session.pending.options.length)]!.id);
    const game = createGame(
      { id: `short-${i}`, name: 'A short game', session, notes: [] },
      { timer: NO_TIME, words: en, speed: () => 'instant', save: () => null },
    );
    const record = JSON.parse(JSON.stringify(game.record())) as SavedGame<Middara>;
    game.close();
    return record;
  });
}
