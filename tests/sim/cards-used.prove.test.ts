import { expect, test } from 'vitest';
import { neverUsed, nextPlan, noReport, playInto } from '../../src/sim/cards/card-report.ts';
import { proved } from '../support/depth.ts';
import { gameContent } from '../support/games.ts';

/** Twice as many as were needed when this was written. */
const MOST_GAMES = 120;

// That cards which are dealt are used, and how that is counted, every run sees in cards.test.ts.
test('every card is used in an automatic game, and no game fails', () => {
  const report = noReport(gameContent.cards);
  for (let i = 1; i <= MOST_GAMES && neverUsed(gameContent.cards, report).length > 0; i++)
    playInto(report, gameContent, nextPlan(gameContent, report, 'used', i));
  expect(report.failed).toEqual([]);
  expect(neverUsed(gameContent.cards, report)).toEqual([]);
  proved({ games: report.games, cards: report.records.size });
});
