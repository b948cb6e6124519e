/** What hostile files, links and hands are tried with (`npm run fuzz`), a class each. */
import { BotChance } from '../../bots/bot-chance.ts';
import { type EncounterLog, EncounterSession, seededChance } from '../../engine/index.ts';
import type { Corpus } from './corpus.ts';
import type { Came } from './failure.ts';
import type { GuestInput } from './guest-corpus.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES, withDepths } from './hostile.ts';
import { makeEngineInput } from './make-engine.ts';
import { makeGuestInput } from './make-guest.ts';
import { mangled } from './mutate-bytes.ts';
import { changedFiles, changedZip, misplaced } from './mutate-files.ts';
import { mutatedText, pick } from './mutate-json.ts';
import { changedLink } from './mutate-link.ts';
import { namedCampaigns } from './named-campaigns.ts';
import { namedAddresses, namedLinks, namedLogs, namedSaves } from './named-games.ts';
import { namedGuests } from './named-guests.ts';
import { namedPacks, namedZips } from './named-packs.ts';
import { tryAddress } from './try-address.ts';
import { type BackupInput, changedBackup, namedBackups, tryBackup } from './try-backup.ts';
import { type CampaignInput, tryCampaign } from './try-campaign.ts';
import { tryCase } from './try-case.ts';
import { type EngineInput, tryEngine } from './try-engine.ts';
import { tryGame } from './try-game.ts';
import { tryGuest } from './try-guest.ts';
import type { GameInput } from './try-kept.ts';
import { type PackInput, tryPack } from './try-pack.ts';

/** One way in: how its inputs are made, and what is done with one. An input is JSON, so that it can be written down. */
export interface FuzzClass<Input = unknown> {
  /** Of a hundred tries, so many. */
  readonly share: number;
  /** Attacks that once broke something: they are the first tries. */
  named(corpus: Corpus): readonly Input[];
  make(corpus: Corpus, chance: BotChance, index: number): Input;
  run(input: Input, corpus: Corpus): Came | Promise<Came>;
}

export const CLASSES = {
  packs: packs(
    12,
    (corpus) => namedPacks(corpus.pack),
    (corpus, chance) => ({
      files: changedFiles(corpus.pack, chance),
    }),
  ),
  zips: packs(9, (corpus) => namedZips(corpus.pack), changedZip),
  folders: packs(
    8,
    () => [],
    (corpus, chance) => ({ files: misplaced(corpus.pack, chance) }),
  ),
  links: games(
    14,
    'link',
    (corpus) => namedLinks(corpus.saves[3]!),
    ({ saves, content }, chance) => {
      const { log } = pick(chance, saves);
      return changedLink(log, () => questionsOf(log, content), chance);
    },
  ),
  logs: games(
    11,
    'file',
    (corpus) => namedLogs(corpus.saves[3]!),
    (corpus, chance) => changedGame(corpus, chance, ({ log }) => log),
  ),
  saves: games(
    10,
    'file',
    (corpus) => namedSaves(corpus.saves[3]!),
    (corpus, chance) => changedGame(corpus, chance, (save) => save),
  ),
  cases: {
    share: 8,
    named: ({ cases }) => hostileCases(cases[0]),
    make: ({ cases }, chance) => {
      const one = pick(chance, cases);
      return chance.below(10) === 0 ? mangled(JSON.stringify(one), chance) : mutatedText(one, chance);
    },
    run: (text, { content }) => tryCase(text, content),
  } satisfies FuzzClass<string>,
  campaigns: {
    share: 6,
    named: ({ campaigns }) => namedCampaigns(campaigns[0]!),
    make: ({ campaigns }, chance) => {
      const one = pick(chance, campaigns);
      const text = chance.below(10) === 0 ? mangled(JSON.stringify(one), chance) : mutatedText(one, chance);
      return { as: chance.below(3) === 0 ? 'record' : 'file', text };
    },
    run: (input, { content }) => tryCampaign(input, content),
  } satisfies FuzzClass<CampaignInput>,
  backups: {
    share: 4,
    named: namedBackups,
    make: changedBackup,
    run: tryBackup,
  } satisfies FuzzClass<BackupInput>,
  guests: {
    share: 6,
    named: ({ guests }) => guests.flatMap(namedGuests),
    make: ({ guests }, chance) => makeGuestInput(pick(chance, guests), chance),
    run: (input, { guests }) => tryGuest(input, guests),
  } satisfies FuzzClass<GuestInput>,
  addresses: {
    share: 4,
    named: namedAddresses,
    make: (_corpus, chance) => {
      const screen = pick(chance, ['set-up', 'play', 'watch', 'link', 'safe', 'x']);
      return mangled(`#/${screen}/${pick(chance, HOSTILE_TEXTS).slice(0, 300)}`, chance);
    },
    run: (hash, { content }) => tryAddress(hash, content),
  } satisfies FuzzClass<string>,
  engine: {
    share: 8,
    named: () => [],
    make: ({ content }, chance, index) => makeEngineInput(content, chance, index),
    run: (input, { content }) => tryEngine(input, content),
  } satisfies FuzzClass<EngineInput>,
};

export type ClassName = keyof typeof CLASSES;
export const CLASS_NAMES = Object.keys(CLASSES) as ClassName[];

/** The input of a try: always the same for the same seed, class and number. */
export function inputOf(name: ClassName, corpus: Corpus, seed: string, index: number): unknown {
  const one: FuzzClass = CLASSES[name] as FuzzClass;
  const named = namedOf(name, corpus);
  return index < named.length
    ? named[index]
    : one.make(corpus, new BotChance(`${seed}-${name}-${index}`), index);
}

const kept = new WeakMap<Corpus, Map<ClassName, readonly unknown[]>>();

function namedOf(name: ClassName, corpus: Corpus): readonly unknown[] {
  const all = kept.get(corpus) ?? new Map<ClassName, readonly unknown[]>();
  kept.set(corpus, all);
  if (!all.has(name)) all.set(name, (CLASSES[name] as FuzzClass).named(corpus));
  return all.get(name)!;
}

export const runInput = (name: ClassName, input: unknown, corpus: Corpus): Came | Promise<Came> =>
  (CLASSES[name] as FuzzClass).run(input, corpus);

function packs(
  share: number,
  named: FuzzClass<PackInput>['named'],
  make: FuzzClass<PackInput>['make'],
): FuzzClass<PackInput> {
  return { share, named, make, run: tryPack };
}

function games(
  share: number,
  as: GameInput['as'],
  named: (corpus: Corpus) => readonly string[],
  make: (corpus: Corpus, chance: BotChance) => string,
): FuzzClass<GameInput> {
  // What a browser gives back is no text of a file: some tries are of that.
  const wayIn = (chance: BotChance) => (as === 'file' && chance.below(4) === 0 ? 'record' : as);
  return {
    share,
    named: (corpus) => named(corpus).map((text) => ({ as, text })),
    make: (corpus, chance) => ({ as: wayIn(chance), text: make(corpus, chance) }),
    run: (input, { content }) => tryGame(input, content),
  };
}

/** Now and then a long game: most of what can go wrong goes wrong in a short one, in a tenth of the time. */
function changedGame(
  corpus: Corpus,
  chance: BotChance,
  part: (save: Corpus['saves'][number]) => unknown,
): string {
  const long = chance.below(150) === 0;
  const json = part(pick(chance, long ? corpus.longSaves : corpus.saves));
  return chance.below(10) === 0 ? mangled(JSON.stringify(json), chance) : mutatedText(json, chance);
}

/** What was asked in a game, as far as it went. */
function questionsOf({ setup, from, decisions }: EncounterLog, content: Corpus['content']) {
  const session = new EncounterSession(setup, content, seededChance, from);
  for (const { option, mix } of decisions) session.decide(option, mix);
  return session.questions;
}

/** Each field of a rule case with each value of the wrong kind or size. */
function hostileCases(one: unknown): string[] {
  const fields = Object.keys(one as object);
  const values = [...HOSTILE_VALUES.map((make) => make()), ...HOSTILE_TEXTS];
  const changed = fields.flatMap((field) =>
    values.map((value) => withDepths(JSON.stringify({ ...(one as object), [field]: value }))),
  );
  const board = (side: number) => ({ rows: new Array(side).fill('.'.repeat(side)) });
  const figure = { id: 'a', stats: { hp: 9, movement: 10_000 }, side: 'combatants', at: [0, 0] };
  const big = [100, 1000, 3000].map((side) =>
    JSON.stringify({
      board: board(side),
      figures: [figure],
      queries: [{ reach: { figure: 'a', points: 10_000 } }],
    }),
  );
  return [...changed, ...big, '[]', '[[]]', 'null', '1'];
}
