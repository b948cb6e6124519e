import { describe, expect, test } from 'vitest';
import { SimpleBot } from '../../../src/bots/simple-bot.ts';
import {
  choiceMomentOf,
  EncounterSession,
  finished,
  type Option,
  type Prompt,
  workOutOption,
} from '../../../src/engine/index.ts';
import { setupOf } from '../../../src/sim/sim-game.ts';
import { isOnlyWorse } from '../../../src/stores/middara/only-worse.ts';
import { gameContent } from '../../support/content.ts';

/** Chances that the figure asked is dealt so many points or more, from one on. */
function tailOf(session: EncounterSession, { kind, figure }: Prompt, option: Option) {
  const odds = finished(workOutOption(choiceMomentOf(session)!, { kind, option }));
  const damage = odds.figures.find((one) => one.figure === figure)?.damage ?? [];
  const reaches = (points: number) =>
    damage.reduce((sum, [dealt, chance]) => sum + (dealt >= points ? chance : 0), 0);
  return { hit: odds.hit!, tail: [...Array(25).keys()].map((n) => reaches(n + 1)) };
}

describe('throwing a Dodge again (face.md 3.1)', () => {
  test('is not worth asking where it hits no less often and no damage is less likely; else it is', () => {
    const seen = { worse: 0, better: 0 };
    for (const encounter of ['under-hallow-street', 'two-bells']) {
      const setup = setupOf(gameContent, { encounter, seed: 'questions-1', policy: 'simple' });
      const session = new EncounterSession(setup, gameContent);
      const bot = new SimpleBot();
      for (let n = 0; n < 900 && session.pending; n++) {
        const { pending } = session;
        const again = pending.options.find(({ id }) => id.startsWith('token:'));
        const pass = pending.options.find(({ act }) => act.do === 'pass');
        const roll = session.events.findLast(({ type }) => type === 'diceRolled' || type === 'diceRerolled');
        const isDodge = roll && 'purpose' in roll && roll.purpose === 'dodge';
        if (pending.kind === 'after-roll' && again && pass && isDodge) {
          const thrown = tailOf(session, pending, again);
          const lies = tailOf(session, pending, pass);
          const is = finished(isOnlyWorse(session, pending, again, pass, []));
          const worse =
            thrown.hit >= lies.hit - 1e-9 && thrown.tail.every((chance, i) => chance >= lies.tail[i]! - 1e-9);
          // Where it takes too long it is asked.
          if (is) expect(worse, `${encounter}, decision ${n}`).toBe(true);
          if (!worse) expect(is, `${encounter}, decision ${n}`).toBe(false);
          seen[is ? 'worse' : 'better'] += 1;
        }
        session.decide(bot.choose(session));
      }
    }
    expect(seen.worse).toBeGreaterThan(0);
    expect(seen.better).toBeGreaterThan(0);
  });

  test('of an own attack it always is', () => {
    const setup = setupOf(gameContent, { encounter: 'two-bells', seed: 'questions-1', policy: 'simple' });
    const session = new EncounterSession(setup, gameContent);
    const bot = new SimpleBot();
    for (let n = 0; n < 900 && session.pending; n++) {
      const { pending } = session;
      const roll = session.events.findLast(({ type }) => type === 'diceRolled' || type === 'diceRerolled');
      if (pending.kind === 'after-roll' && roll && 'purpose' in roll && roll.purpose === 'attack') {
        const [again] = pending.options.filter(({ act }) => act.do === 'use');
        const pass = pending.options.find(({ act }) => act.do === 'pass');
        if (again && pass) {
          expect(finished(isOnlyWorse(session, pending, again, pass, []))).toBe(false);
          return;
        }
      }
      session.decide(bot.choose(session));
    }
    throw new Error('nothing was thrown again');
  });
});
