import { expect, test } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import { type EncounterSession, finished, type Option } from '../../../src/engine/index.ts';
import { runAside } from '../../../src/stores/middara/run-aside.ts';
import { answerOfNothing } from '../../../src/stores/middara/worth-asking.ts';
import { newGame } from '../../support/games.ts';

const unaskedAt = (session: EncounterSession): Option | null =>
  finished(answerOfNothing(session, session.pending!));

test('armor exhausted till its owner’s next turn is not, where it takes its full worth off; where less, or a life hangs on it, it is (X106)', () => {
  const seen = { full: 0, less: 0 };
  const isAllSeen = () => Math.min(...Object.values(seen)) > 0;
  for (let i = 0; i < 6 && !isAllSeen(); i++) {
    const session = newGame('under-hallow-street', `armor-${i}`);
    const bot = makeBot('simple', `b${i}`);
    for (let n = 0; n < 500 && session.pending && !isAllSeen(); n++) {
      const { pending } = session;
      if (pending.kind === 'damage-reduction') {
        const [use, pass] = pending.options.filter(({ interjection }) => !interjection);
        const hurtBy = ({ id }: Option) =>
          runAside(session, [id])!.state.figures.find((one) => one.id === pending.figure)!;
        const [used, plain] = [hurtBy(use!), hurtBy(pass!)];
        const answer = unaskedAt(session);
        const falls = plain.defeated || plain.felled;
        if (answer) {
          expect([answer, plain.damage - used.damage, falls]).toEqual([use, 2, false]);
          seen.full += 1;
        } else seen.less += 1;
      }
      session.decide(bot.choose(session));
    }
  }
  expect(isAllSeen()).toBe(true);
});

test('what a spell may add to a foe it has felled already is not, whatever may be used at any time', () => {
  const session = newGame('under-hallow-street', 'bleed-0');
  const bot = makeBot('simple', 'b0');
  const isAdded = () => session.pending?.question.ask === 'whether';
  while (!isAdded()) session.decide(bot.choose(session));
  expect(session.pending!.options.some(({ interjection }) => interjection)).toBe(true);
  expect(unaskedAt(session)?.id).toBe('no');
  // A foe that stands is hurt by it.
  session.decide('no');
  while (!isAdded()) session.decide(bot.choose(session));
  expect(unaskedAt(session)).toBeNull();
});
