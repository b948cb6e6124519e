import { describe, expect, test } from 'vitest';
import { listStanding, type Ruleset, spacesOf } from '../../src/engine/index.ts';
import { metByChance } from '../../src/sim/sim-everything.ts';
import { proved, provedTest, sampleOf } from '../support/depth.ts';
import { gameContent, playedGame } from '../support/games.ts';

const played = new Set<string>();

const switches: readonly Partial<Ruleset>[] = [
  {},
  { noPlayerElimination: true, activeCombatants: true, favorableConditions: true, urgencyLimit: 5 },
  { unpredictableCombat: true, reconnaissance: true, fifthPlayer: true, urgencyLimit: 3 },
];
const games = Object.keys(gameContent.encounters).flatMap((encounter, i) =>
  (['simple', 'random'] as const).map((policy, j) => ({
    encounter,
    policy,
    ruleset: switches[(i + j) % 3]!,
  })),
);

describe('every encounter of the content is played to its end', () => {
  test.each(sampleOf(games, 4))('$encounter, $policy', ({ encounter, policy, ruleset }) => {
    const session = playedGame(encounter, policy, 'content', ruleset);
    expect(session.pending).toBeNull();
    expect(session.state.outcome).not.toBeNull();
    for (const event of session.events) {
      if (event.type === 'cardTurned') played.add(event.from);
      if (event.type !== 'turnBegan') continue;
      played.add(session.state.figures.find(({ id }) => id === event.figure)!.card);
    }
    for (const figure of listStanding(session.state)) {
      for (const [x, y] of spacesOf(figure))
        expect(['.', 'h', 'w', 'm', 's', 'd'], figure.id).toContain(session.state.board.rows[y]?.[x]);
    }
    proved({ games: 1 });
  });

  test('and somebody of each side has had a turn in them', () => {
    const { adventurers, combatants } = gameContent.cards;
    expect([...played].some((card) => Object.hasOwn(adventurers, card))).toBe(true);
    expect([...played].some((card) => Object.hasOwn(combatants, card))).toBe(true);
  });

  // Of all games together only: in some an encounter ends before those that come late have had a turn.
  provedTest('and every combatant has had a turn in them, but for those a game may not come to', () => {
    const chance = metByChance(gameContent);
    const left = Object.keys(gameContent.cards.combatants).filter((id) => !played.has(id) && !chance.has(id));
    expect(left).toEqual([]);
    proved({ combatants: played.size });
  });
});
