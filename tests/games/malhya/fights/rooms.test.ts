import { describe, expect, test } from 'vitest';
import { doubtsOf } from '../../../../src/games/malhya/doubts.ts';
import { BAREHANDED } from '../../../../src/games/malhya/rules/queries/fighters.ts';
import { malhyaContent } from '../../../../src/games/malhya/table/content-here.ts';
import { content } from '../trial.ts';
import { inRoom, QUAY_ENEMIES, quaySetup, ROOMS } from './quay.ts';

const { enemies, places, upgrades, weapons, armours, boards, heroes } = content;
const all = Object.values(enemies).filter(({ id }) => QUAY_ENEMIES.has(id));
const rooms = ROOMS.map((room) => places[room]!);

describe('the rooms on the quay', () => {
  test('a chapter of the exploration booklet lays the place out: tiles, tokens, enemies, then it is combat (M244, M245, M246, M395, M397)', () => {
    for (const [room, ref] of ROOMS.entries()) {
      const { state, events } = inRoom(room, quaySetup(0, 2));
      expect(events.find(({ type }) => type === 'chapterOpened')).toMatchObject({ book: 'place' });
      expect(state.place).toMatchObject({ ref, rows: places[ref]!.rows, tokens: places[ref]!.tokens });
      expect(state.now.mode).toBe('combat');
      expect(state.place!.figures.length + state.place!.arriving.length).toBeGreaterThan(0);
    }
  });

  test('use water, rifts, shadows, red and yellow (M254)', () => {
    const rows = rooms.flatMap((place) => place.rows).join('');
    expect(['.', 's', 'w', 'r'].filter((zone) => !rows.includes(zone))).toEqual([]);
    for (const { red, yellow } of rooms) expect(red.length * yellow.length).toBeGreaterThan(0);
  });

  test('more heroes meet more enemies (M262)', () => {
    for (const { deploy } of rooms) expect(deploy.map((column) => column.heroes)).toEqual([2, 3, 4, 5]);
  });
});

test('a room no chapter lays out, and an enemy no room has, are doubted', () => {
  const lone = { ...places['bell-loft']!, id: 'attic', name: 'An attic' };
  const ghost = { ...enemies.slinger!, id: 'ghost', name: 'A ghost' };
  const doubted = doubtsOf({
    ...content,
    places: { ...places, attic: lone },
    enemies: { ...enemies, ghost },
  });
  expect(doubted.map(({ file }) => file).sort()).toEqual([
    'malhya/enemies/ghost.json',
    'malhya/places/attic.json',
  ]);
});

describe('what is met there', () => {
  test('are six types: melee, ranged, auratic, engaged first, area, long reach, four spaces, several lines (M495, M496, M499, M504)', () => {
    expect(all).toHaveLength(6);
    const lines = all.flatMap(({ attack }) => attack);
    expect(lines.some(({ by }) => by.kind === 'melee' && !by.longReach)).toBe(true);
    expect(lines.some(({ by }) => by.kind === 'melee' && by.longReach)).toBe(true);
    expect(lines.some(({ by }) => by.kind === 'ranged' && by.range === null)).toBe(true);
    expect(lines.some(({ by }) => by.kind === 'ranged' && by.range !== null)).toBe(true);
    expect(lines.some(({ area }) => area)).toBe(true);
    expect(lines.some(({ auratic }) => auratic)).toBe(true);
    expect(all.some(({ engagedFirst }) => engagedFirst)).toBe(true);
    expect(all.some(({ size, attack }) => size === 4 && attack.length > 1)).toBe(true);
    expect(all.some(({ tokens = 1 }) => tokens > 1)).toBe(true);
    expect(all.every(({ special }) => special)).toBe(true);
  });

  test('sixteen upgrade tokens, four of each kind, no blank one (M007, M398; o)', () => {
    const count = (is: (one: (typeof upgrades)[string]) => unknown) =>
      Object.values(upgrades).reduce((sum, one) => sum + (is(one) ? one.count : 0), 0);
    expect(count(() => true)).toBe(16);
    expect(count(({ attack }) => attack)).toBe(4);
    expect(count(({ defense }) => defense)).toBe(4);
    expect(count(({ initiative, movement }) => initiative && movement)).toBe(4);
    expect(count(({ special }) => special)).toBe(4);
  });

  test('every hero has a board, every weapon lines, every armour its dice (M038, M111)', () => {
    expect(Object.keys(boards)).toEqual(Object.keys(heroes));
    for (const { weapon, armour } of Object.values(heroes)) {
      if (weapon) expect(weapons[weapon]!.attack.length).toBeGreaterThan(1);
      if (armour) expect(armours[armour]!.defense.dice).toBeDefined();
    }
    expect(BAREHANDED.ranged).toBeNull();
    expect(places).toMatchObject(malhyaContent().places);
  });
});
