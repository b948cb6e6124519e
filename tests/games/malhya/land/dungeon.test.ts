import { describe, expect, test } from 'vitest';
import { entryOf, numberBelow } from '../../../../src/games/malhya/rules/land/entries.ts';
import { dungeonDeck } from '../../../../src/games/malhya/rules/land/states-and-gear.ts';
import type { Effect, Line } from '../../../../src/games/malhya/rules/model/content.ts';
import { content } from '../trial.ts';
import { BARE, onTheRoad } from './on-the-road.ts';

const all = Object.keys(content.events).sort();
const enter = (mode: 'stealth' | 'combat', effects: readonly Effect[], events: readonly string[] = []) => {
  const lines: Line[] = [{ do: [{ mode }, { dungeon: 'drowned-mill-tile' }, ...effects], close: true }];
  return onTheRoad({ hero: [{ ...BARE, objects: ['oilcloth'] }, BARE], lines, piles: { rooms: events } });
};

describe('entries', () => {
  test('M085 two numbers above and two below: every pair that may come is one entry', () => {
    const above = [...Object.values(content.travels).map(({ number }) => number), 7, 8, 19, 21];
    for (const top of above)
      for (let below = 1; below <= 8; below++) {
        const found = Object.values(content.entries).filter(
          (entry) => entry.above.includes(top) && entry.below.includes(below),
        );
        expect(found.length).toBe(1);
        expect(entryOf(content.entries, top, below)).toBe(found[0]);
      }
    expect(entryOf(content.entries, 9, 1)).toBeUndefined();
  });

  test('each event card has another number by each weather, and by each mode', () => {
    const events = Object.values(content.events);
    for (const turn of [
      { weather: 'fair' },
      { weather: 'bad' },
      { mode: 'stealth' },
      { mode: 'combat' },
    ] as const)
      expect(new Set(events.map((event) => numberBelow(event, turn))).size).toBe(8);
  });
});

describe('dungeons', () => {
  test('E58 M587 L5688: quietly, the stealth side of the event card', () => {
    const session = enter('stealth', [{ room: true }], ['event-2']);
    // 19 above, 4 below by stealth.
    expect(session.state.book.read).toContain('event:332');
    expect(session.state.land.dungeon).toMatchObject({ tile: 'drowned-mill-tile', event: 'event-2' });
  });

  test('M588 in combat the other side', () => {
    const session = enter('combat', [{ room: true }], ['event-2']);
    // 7 below by combat.
    expect(session.state.book.read).toContain('event:334');
  });

  test('M589 a new event card: the former is discarded', () => {
    const lines: Line[] = [
      { do: [{ mode: 'stealth' }, { dungeon: 'drowned-mill-tile' }, { room: true }], close: true },
    ];
    const session = onTheRoad({ lines, hero: [BARE, BARE], piles: { rooms: ['event-2', 'event-5'] } });
    const dungeon = session.state.land.dungeon!;
    expect(dungeon.unused).toEqual(all.filter((card) => card !== 'event-2'));
  });

  test('MA-75 all eight cards, not shuffled before they are used up', () => {
    const dungeon = { tile: 'drowned-mill-tile', event: 'event-1', unused: ['event-4'], all, crystals: 0 };
    expect(dungeonDeck(dungeon)).toEqual(['event-4']);
    expect(dungeonDeck({ ...dungeon, unused: [] })).toEqual(all.filter((card) => card !== 'event-1'));
    expect(all.length).toBe(8);
  });

  test('M590 so many crystals on the tile: its chapter at once', () => {
    expect(enter('stealth', [{ tileCrystals: 3 }]).state.book.read).not.toContain('event:343');
    expect(enter('stealth', [{ tileCrystals: 3 }, { tileCrystals: 1 }]).state.book.read).toContain(
      'event:343',
    );
    const barn = content.tiles['tithe-barn-tile']!;
    const { consequence: _, ...plain } = barn;
    const lines: Line[] = [{ do: [{ dungeon: barn.id }, { tileCrystals: 9 }], close: true }];
    const cards = { tiles: { ...content.tiles, [barn.id]: plain } };
    expect(onTheRoad({ lines, hero: [BARE, BARE], cards }).state.book.read).toEqual([]);
  });

  test('E11 L1893: the sixth dungeon on the sheet: its chapter', () => {
    const ended = (n: number): Line[] => [
      {
        do: Array.from({ length: n }, (): Effect[] => [
          { dungeon: 'tithe-barn-tile' },
          { dungeonEnds: true },
        ]).flat(),
        close: true,
      },
    ];
    const chapterAfter = (n: number, before: number) => {
      const region = {
        ...content.regions['nine-parishes']!,
        dungeons: { 6: { book: 'event', chapter: 342 } } as const,
      };
      const session = onTheRoad({
        lines: ended(n),
        hero: [BARE, BARE],
        cards: { regions: { [region.id]: region } },
      });
      expect(session.state.land.dungeonsEnded).toBe(before);
      return session.state.book.read;
    };
    expect(chapterAfter(5, 5)).toEqual([]);
    expect(chapterAfter(6, 6)).toContain('event:342');
  });

  test('M135 the third check has one of its own', () => {
    expect(Object.keys(content.regions['nine-parishes']!.dungeons)).toEqual(['3', '6']);
  });
});
