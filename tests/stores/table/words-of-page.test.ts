import { expect, test } from 'vitest';
import { EagerBot } from '../../../src/bots/eager-bot.ts';
import { defaultSetup } from '../../../src/engine/index.ts';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import { fixedLibrary } from '../../../src/stores/packs/checked-library.ts';
import { createSettings } from '../../../src/stores/table/settings-store.ts';
import { createTable } from '../../../src/stores/table/table-store.ts';
import { atFirst } from '../../../src/words/en/at-first.ts';
import { en } from '../../../src/words/en/index.ts';
import type { Words } from '../../../src/words/words.ts';
import { content, HandTimer } from '../../support/table-of-memory.ts';

const yard = defaultSetup(content().encounters['training-yard']!, 'words', ['Anna']);
const storage = memoryStorage();
/** In place of what opponents asked themselves, which is written on their cards. */
const WITHOUT_CARDS = /^A step of its card/;

/** A table as the page sets it: the texts of cards are still to come. */
function tableOfPage(whole: NonNullable<Words['whole']>) {
  const settings = createSettings();
  settings.getState().change({ speed: 'instant' });
  const words: Words = { ...atFirst, whole };
  const library = fixedLibrary(content(), words);
  return createTable({ library, storage, timer: new HandTimer(), settings, words });
}

const thoughts = (game: Game): string[] =>
  game.store.getState().feed.flatMap(({ type, text }) => (type === 'aiConditionChecked' ? [text] : []));

async function playUntilThought(game: Game): Promise<void> {
  const bot = new EagerBot('word');
  for (let n = 0; n < 60 && thoughts(game).length === 0; n++) {
    game.decide(bot.choose(game.session));
    await new Promise((done) => setTimeout(done));
  }
}

test('the feed has the texts of cards, which come after the first question, and when a game is opened', async () => {
  const game = await tableOfPage(async () => en).begin(yard, 'Evening');
  await playUntilThought(game);
  const told = thoughts(game);
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).not.toMatch(WITHOUT_CARDS);
  const again = await tableOfPage(async () => en).open(game.id);
  expect(again.ok && thoughts(again.value)).toEqual(told);
});

test('where they do not come, the game goes on without them', async () => {
  const game = await tableOfPage(() => Promise.reject(new Error('no network'))).begin(yard, 'Evening');
  await playUntilThought(game);
  expect(thoughts(game)[0]).toMatch(WITHOUT_CARDS);
});
