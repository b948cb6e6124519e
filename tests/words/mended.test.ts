import { describe, expect, test } from 'vitest';
import type { EncounterContent } from '../../src/engine/index.ts';
import { replayFault } from '../../src/sim/sim-game.ts';
import { listRecords, readRecord } from '../../src/sim/sim-records.ts';
import { gameContent } from '../support/games.ts';

/** Fields of the content that hold what people read and nothing else. */
const WORDED = new Set(['name', 'called', 'text', 'intro', 'note', 'hint', 'title', 'icon', 'art']);

let mended = 0;

/** The content with a word added to each of its sentences and names. */
function withMendedWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string' && WORDED.has(key)) {
    mended += 1;
    return `${value} indeed`;
  }
  if (Array.isArray(value)) return value.map((one) => withMendedWords(one, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMendedWords(one, name)]));
}

/** Another page for every card: where its numbers come from and what they cost nobody plays with. */
const withOtherPrices = (content: EncounterContent): EncounterContent => ({
  ...content,
  cards: {
    ...content.cards,
    items: Object.fromEntries(
      Object.entries(content.cards.items).map(([ref, item]) => [
        ref,
        {
          ...item,
          ...('cost' in item ? { cost: Number(item.cost) + 5 } : {}),
          sources: { default: 'public' },
        },
      ]),
    ) as EncounterContent['cards']['items'],
  },
});

const records = listRecords(new URL('../replays', import.meta.url).pathname);
const content = withMendedWords(gameContent) as EncounterContent;

describe('recorded games with every sentence and name of the content mended', () => {
  test('there are such games, and sentences to mend', () => {
    expect(records.length).toBeGreaterThanOrEqual(5);
    expect(mended).toBeGreaterThan(700);
    expect(content.encounters['training-yard']!.name).toMatch(/ indeed$/);
  });

  test.each(records.map((file) => [file.split('/').at(-1), file]))('%s: the same hash', (_name, file) => {
    expect(replayFault(readRecord(file).log, content)).toBeNull();
    expect(replayFault(readRecord(file).log, withOtherPrices(gameContent))).toBeNull();
  });
});
