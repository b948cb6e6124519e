import { BotChance } from '../../bots/bot-chance.ts';
import {
  type Content,
  type ContentFile,
  isPackFile,
  type PlainFile,
  packFault,
} from '../../content/index.ts';
import { type Card, defaultSetup, type EncounterDefinition } from '../../engine/index.ts';
import { memoryStorage } from '../../stores/kept/game-storage.ts';
import { checkedLibrary } from '../../stores/packs/checked-library.ts';
import type { Library, PackSource } from '../../stores/packs/library.ts';
import { shelfOf } from '../../stores/packs/pack-shelf.ts';
import { memoryPacks } from '../../stores/packs/pack-storage.ts';
import { cardText, plainText } from '../../words/en/cards/card-text.ts';
import { en } from '../../words/en/index.ts';
import { closure, idsIn } from './closure.ts';
import type { Corpus } from './corpus.ts';
import { type Came, expectWords, FuzzFailure } from './failure.ts';
import { tableWith } from './try-game.ts';

/** A folder as it lies on a disk, or the bytes of a zip. */
export type PackInput =
  | { readonly files: readonly PlainFile[] }
  /** In base64. */
  | { readonly zip: string };

/** As the start page reads a folder before it gives it to the library. */
function sourceOf(input: PackInput): PackSource {
  if ('zip' in input) return { name: 'my-pack.zip', zip: Uint8Array.from(Buffer.from(input.zip, 'base64')) };
  const files = input.files.filter(({ path }) => isPackFile(path));
  const problem = packFault(
    'my-pack',
    files.map(({ text }) => text.length),
  );
  return problem ? { name: 'my-pack', problem } : { name: 'my-pack', files };
}

/** Of what is built in, what the pack may name. */
function builtInFor(source: PackSource, { base }: Corpus): ContentFile[] {
  const texts = 'files' in source ? source.files.map(({ text }) => text) : [];
  const manifests = base.filter(({ path }) => path.endsWith('/pack.json'));
  if ('zip' in source) return manifests;
  const named = texts.flatMap((text) => idsIn(text.slice(0, 100_000)));
  // With a yard in it the pack's monsters can be tried: now and then, since that costs ten times the rest.
  const yard = named.length % 4 === 0 ? ['training-yard'] : [];
  return [...manifests, ...closure(base, [...yard, ...named])];
}

/**
 * Gives it to the library as a player does; what is taken is read again in a later visit, told card by card, and its
 * encounters are begun. Throws FuzzFailure, or what broke.
 */
export async function tryPack(input: PackInput, corpus: Corpus): Promise<Came> {
  const storage = memoryPacks();
  const source = sourceOf(input);
  const builtIn = builtInFor(source, corpus);
  const library = checkedLibrary({ builtIn, storage, stored: [], words: en });
  const report = await library.add(source, true);
  const stored = await storage.list();
  if (!report.ok) {
    if (stored.length > 0) throw new FuzzFailure('refused, and kept');
    return expectWords(report.why, report.problems);
  }
  const { content } = library.store.getState();
  expectWords(
    'x',
    content.problems.filter(({ file }) => !file.startsWith('content/')),
  );
  const later = checkedLibrary({ builtIn, storage, stored, words: en }).store.getState().content;
  if (later.cards.hash !== content.cards.hash) throw new FuzzFailure('kept, and then another pack');
  for (const { cards } of shelfOf(later)) for (const card of cards) tell(card);
  await playAll(library, later);
  return 'taken';
}

function tell(card: Card): void {
  if (plainText(cardText(card)).includes('undefined')) throw new FuzzFailure(`${card.id} is told with holes`);
}

/** Each encounter of a player's pack, the trials of its Combatants too, some decisions far. */
async function playAll(library: Library, content: Content): Promise<void> {
  const { encounters, trials } = content;
  const own = Object.values(encounters).filter(({ id }) =>
    content.packs.some((pack) => pack.own && pack.ids.encounters.includes(id)),
  );
  for (const encounter of [...own.slice(0, 1), ...Object.values(trials).slice(0, 1)])
    await play(library, encounter);
}

async function play(library: Library, encounter: EncounterDefinition): Promise<void> {
  const storage = memoryStorage();
  const table = tableWith(library, storage);
  const game = await table.begin(defaultSetup(encounter, 'fuzz', ['Anna']), encounter.name);
  const chance = new BotChance(encounter.id);
  for (let n = 0; n < 5; n++) {
    const { pending } = game.store.getState();
    if (!pending) break;
    game.decide(pending.options[chance.below(pending.options.length)]!.id);
  }
  await table.idle();
  game.close();
  const again = await tableWith(library, storage).open(game.id);
  if (!again.ok) throw new FuzzFailure(`begun, and then not opened: ${again.why}`);
  again.value.close();
}
