import { describe, expect, test } from 'vitest';
import type { EncounterEvent, Sum } from '../../src/engine/index.ts';
import { many, proved } from '../support/depth.ts';
import { playedGame, sampleGames } from '../support/games.ts';

const games = sampleGames(many(3, 6)).map(({ encounter, policy, seed }) =>
  playedGame(encounter, policy, seed),
);
const events = games.flatMap((session) => session.events);

/** Every number with its working inside an event, and where it is. */
function sumsOf(value: unknown, path: string): [path: string, sum: Sum][] {
  if (value === null || typeof value !== 'object') return [];
  if ('total' in value && 'entries' in value) return [[path, value as Sum]];
  return Object.entries(value).flatMap(([key, inner]) => sumsOf(inner, `${path}.${key}`));
}

const addUp = ({ entries }: Sum): number => entries.reduce((sum, entry) => sum + entry.amount, 0);

describe('I11: every event names its rule, every number its working', () => {
  test('a rule: a page, a ruling or a case of the book', () => {
    const unnamed = events.filter(({ rule }) => !/^(p\.\d+|[A-Z]\d+)( \d[a-d]?)?$/.test(rule));
    expect(unnamed.slice(0, 3)).toEqual([]);
    proved({ games: games.length, events: events.length });
  });

  test('the games hold the events that carry numbers', () => {
    const types = new Set(events.map((event) => event.type));
    for (const type of [
      'attackJudged',
      'finalDamageDetermined',
      'damageDealt',
      'forceDetermined',
      'convictionChecked',
    ])
      expect(types).toContain(type);
  });

  test('every total is the sum of its lines, or 0 where they go below', () => {
    const wrong = events.flatMap((event) =>
      sumsOf(event, event.type).filter(([, sum]) => sum.total !== Math.max(0, addUp(sum))),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('every line says what made it and by which rule', () => {
    const lines = events.flatMap((event) => sumsOf(event, event.type).flatMap(([, sum]) => sum.entries));
    expect(lines.length).toBeGreaterThan(1000);
    expect(
      lines.filter((line) => !line.cause?.kind || line.rule === '' || !Number.isInteger(line.amount)),
    ).toEqual([]);
  });

  test('a hit is a roll of at least the Defense without a skull', () => {
    for (const event of events)
      if (event.type === 'attackJudged')
        expect(event.hit).toBe(!event.skull && event.roll.total >= event.defense.total);
  });

  test('damage dealt is its sum, or the HP that were left', () => {
    for (const event of events)
      if (event.type === 'damageDealt') {
        expect(event.amount).toBeGreaterThan(0);
        expect(event.amount).toBeLessThanOrEqual(event.sum.total);
      }
  });

  test('what attacks deal is what was determined, at most', () => {
    for (const session of games) {
      let left: number | null = null;
      for (const event of session.events as readonly EncounterEvent[]) {
        if (event.type === 'finalDamageDetermined') left = event.sum.total;
        else if (event.type === 'damageDealt' && event.rule === 'p.43 6c' && left !== null) {
          left -= event.amount;
          expect(left).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  test('SP, damage and gold are what the events add up to', () => {
    for (const session of games) {
      const sp = new Map(session.setup.party.map(({ card }) => [card.split('-')[0]!, 3]));
      const damage = new Map<string, number>();
      let gold = 0;
      for (const event of session.events) {
        if (event.type === 'spGained') sp.set(event.figure, sp.get(event.figure)! + event.amount);
        if (event.type === 'spSpent') sp.set(event.figure, sp.get(event.figure)! - event.amount);
        if (event.type === 'damageDealt')
          damage.set(event.figure, (damage.get(event.figure) ?? 0) + event.amount);
        if (event.type === 'damageHealed') damage.set(event.figure, damage.get(event.figure)! - event.amount);
        if (event.type === 'goldGained') gold += event.amount;
        if (event.type === 'lootDrawn') gold += event.gain.gold;
      }
      for (const figure of session.state.figures) {
        expect(damage.get(figure.id) ?? 0).toBe(figure.damage);
        if (figure.kind === 'adventurer') expect(sp.get(figure.id)).toBe(figure.sp);
      }
      expect(session.state.loot.gold).toBe(gold);
    }
  });
});
