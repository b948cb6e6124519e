/** Two thousand games of the quay, each run again to its hash, and taken back to anywhere and forth again. */
import { afterAll, describe, expect, test } from 'vitest';
import { provePlayed } from '../../../../src/engine/kernel/played-out.ts';
import { TEMPERS } from '../../../../src/games/malhya/bot.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { proved } from '../../../support/depth.ts';
import { dealer } from '../../../support/table-of-memory.ts';
import { content, trial } from '../trial.ts';
import { byBot, quaySetup, ROOMS } from './quay.ts';

const LONG = 900_000;
const EACH = 50;
const PARTS = 40;
/** No game of the quay takes as many decisions. */
const ENDLESS = 3000;

describe('the quay, by bots', () => {
  const rules = malhya(content);
  const met = { rooms: new Set<string>(), enemies: new Set<string>(), ends: new Set<boolean>() };

  test.each(Array.from({ length: PARTS }, (_, part) => part))(
    'part %i',
    (part) => {
      for (let i = part * EACH; i < (part + 1) * EACH; i++) {
        const session = trial(quaySetup(i, 2 + (i % 4), { seed: `proof ${i}`, byHand: i % 20 === 19 }));
        const answer = byBot(TEMPERS[Math.floor(i / 4) % TEMPERS.length]!);
        while (session.pending && session.decisions.length < ENDLESS)
          session.decide(answer(session.pending, session));
        expect([i, session.pending]).toEqual([i, null]);
        met.ends.add(session.state.over!.won);
        for (const event of session.events) {
          if (event.type === 'placeEntered') met.rooms.add(event.place.ref);
          if (event.type === 'enemyDeployed') met.enemies.add(event.figure.type);
        }
        const again = provePlayed(rules, session.toLog());
        const pick = dealer(i + 1);
        for (let n = 0; n < 3; n++) {
          again.rewind(pick(session.decisions.length));
          while (again.canRedo) again.redo();
          expect([i, again.hash]).toEqual([i, session.hash]);
        }
      }
      proved({ games: EACH });
    },
    LONG,
  );

  afterAll(() => {
    expect([...met.rooms].sort()).toEqual([...ROOMS].sort());
    expect(met.enemies.size).toBeGreaterThan(5);
    expect(met.ends.size).toBe(2);
  });
});
