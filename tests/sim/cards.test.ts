import { describe, expect, test } from 'vitest';
import { BotChance } from '../../src/bots/bot-chance.ts';
import { listLoadoutFaults } from '../../src/engine/index.ts';
import { listCards, neverUsed, nextPlan, noReport, playInto } from '../../src/sim/cards/card-report.ts';
import { generateParty, refsOf } from '../../src/sim/cards/generate-party.ts';
import { cardReportText } from '../../src/sim/cards/report-text.ts';
import { many, proved, proving } from '../support/depth.ts';
import { gameContent } from '../support/games.ts';

const { cards } = gameContent;

describe('parties of chance', () => {
  test('are legal, and the same for the same chance', () => {
    const parties = many(2, 20);
    for (let i = 0; i < parties; i++) {
      const party = generateParty(cards, new BotChance(`party-${i}`));
      expect(party).toEqual(generateParty(cards, new BotChance(`party-${i}`)));
      expect(new Set(party.map(({ card }) => card)).size).toBe(4);
      for (const { card, loadout } of party) {
        expect(listLoadoutFaults(loadout, cards.adventurers[card]!, cards)).toEqual([]);
        expect(loadout.items.some((entry) => typeof entry !== 'string' || cards.items[entry])).toBe(true);
      }
    }
    proved({ parties });
  });

  test('are dealt the cards played least so far, until all have been', () => {
    const report = noReport(cards);
    const dealt = () => [...report.records.values()].filter(({ games }) => games > 0).length;
    for (let i = 1; i <= many(2, 60) && dealt() < report.records.size; i++) {
      const before = dealt();
      const { party = [] } = nextPlan(gameContent, report, 'deal', i);
      for (const ref of new Set(party.flatMap(({ loadout }) => refsOf(loadout))))
        for (const of of ['games', 'uses'] as const) report.records.get(ref)![of] += 1;
      // Of some sixty that four can bring most are new, as long as there are any.
      expect(dealt() - before).toBeGreaterThan(i <= 2 ? 20 : -1);
    }
    if (proving)
      expect([...report.records].filter(([, { games }]) => games === 0).map(([ref]) => ref)).toEqual([]);
    proved({ cards: dealt() });
  });
});

describe('the report on cards', () => {
  const report = noReport(cards);
  test('adds up what cards did: uses, damage, healing, wins', () => {
    const plan = { ...nextPlan(gameContent, report, 'report', 1), encounter: 'training-yard' };
    const game = playInto(report, gameContent, plan);
    expect(game.fault).toBeNull();
    expect(report.games).toBe(1);
    const records = [...report.records.values()];
    const sum = (of: (record: (typeof records)[number]) => number) =>
      records.reduce((all, record) => all + of(record), 0);
    expect(sum(({ uses }) => uses)).toBeGreaterThan(20);
    expect(sum(({ damage }) => damage)).toBeGreaterThan(5);
    const brought = new Set(plan.party!.flatMap(({ loadout }) => refsOf(loadout)));
    expect(sum(({ games }) => games)).toBe(brought.size);
    expect(sum(({ won }) => won)).toBe(game.outcome?.result === 'won' ? brought.size : 0);
  });

  test('has a line for every card, and names those never used', () => {
    const text = cardReportText(cards, report);
    for (const ref of listCards(cards)) {
      const { name } = (cards.items[ref] ??
        cards.upgrades[ref] ??
        cards.disciplines[ref] ??
        cards.familiars[ref])!;
      expect(text).toMatch(new RegExp(`\\| ${name}( \\(${ref}\\))? \\|`));
    }
    const unused = neverUsed(cards, report).sort();
    expect(unused.length).toBeGreaterThan(0);
    expect(text).toContain(`Never used: ${unused[0]}`);
  });
});
