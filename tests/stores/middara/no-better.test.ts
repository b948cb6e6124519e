import { describe, expect, test } from 'vitest';
import { SimpleBot } from '../../../src/bots/simple-bot.ts';
import {
  choiceMomentOf,
  EncounterSession,
  type EncounterState,
  type Figure,
  figureIn,
  finished,
  type Option,
  type Prompt,
  workOutOption,
} from '../../../src/engine/index.ts';
import { setupOf } from '../../../src/sim/sim-game.ts';
import { isNoBetter, isSame } from '../../../src/stores/middara/no-better.ts';
import { isOnlyWorse } from '../../../src/stores/middara/only-worse.ts';
import { gameContent } from '../../support/content.ts';
import { sessionOf } from '../../support/table-of-memory.ts';

const PAID = { mayMend: false };
const MENDED = { mayMend: true };
const { state } = sessionOf('no-better');
const hero = state.figures.find(({ kind }) => kind === 'adventurer')!;

const withHero = (change: Partial<Figure>): EncounterState => ({
  ...state,
  figures: state.figures.map((figure) => (figure === hero ? { ...figure, ...change } : figure)),
});
const card = (change: Partial<Figure['cards'][number]>) =>
  withHero({ cards: hero.cards.map((one, i) => (i === 0 ? { ...one, ...change } : one)) });

describe('a state that has nothing another lacks', () => {
  test.each<[string, EncounterState]>([
    ['the same', { ...state }],
    ['SP are spent', withHero({ sp: hero.sp - 1 })],
    ['a card is exhausted', card({ exhausted: true })],
    ['a card is flipped', card({ flipped: true, face: 'back' })],
    ['a card is gone', withHero({ cards: hero.cards.slice(1) })],
    ['a use is gone', card({ used: ['once'] })],
  ])('%s', (_, one) => {
    expect(isNoBetter(one, state, PAID)).toBe(true);
    if (_ !== 'the same') expect(isNoBetter(state, one, PAID)).toBe(false);
  });

  test.each<[string, EncounterState]>([
    ['damage is taken', withHero({ damage: hero.damage + 1 })],
    ['damage is healed', withHero({ damage: hero.damage - 1 })],
    ['SP are gained', withHero({ sp: hero.sp + 1 })],
    ['it has an effect', withHero({ effects: ['poison'] })],
    ['it has a token', withHero({ tokens: { ...hero.tokens, dodge: 1 } })],
    ['it fell', withHero({ defeated: true })],
    ['it stands elsewhere', withHero({ at: [9, 9] })],
    ['somebody is gone', { ...state, figures: state.figures.slice(1) }],
    ['Urgency grew', { ...state, urgency: state.urgency + 1 }],
    ['an attack is under way', { ...state, scopes: [{ kind: 'move' } as never] }],
  ])('not where %s', (_, one) => {
    expect(isNoBetter(one, state, PAID)).toBe(false);
  });

  test('what mends may be put aside, and nothing else', () => {
    const hurt = { ...withHero({ damage: 3 }) };
    const healed = { ...withHero({ damage: 1, sp: hero.sp + 1 }) };
    expect(isNoBetter(healed, hurt, MENDED)).toBe(true);
    expect(isNoBetter(hurt, healed, MENDED)).toBe(false);
    expect(isNoBetter(withHero({ damage: 1, effects: ['poison'] }), hurt, MENDED)).toBe(false);
  });
});

test('points of damage are a price where its owner pays in them, and nobody else', () => {
  const bled = withHero({ damage: hero.damage + 1 });
  expect(isNoBetter(bled, state, { ...PAID, bleeds: hero.id })).toBe(true);
  expect(isNoBetter(state, bled, { ...PAID, bleeds: hero.id })).toBe(false);
  expect(isNoBetter(bled, state, { ...PAID, bleeds: 'somebody-else' })).toBe(false);
});

test('whoever is out of the fight is hurt no more', () => {
  const down = withHero({ defeated: true, damage: 6 });
  expect(isNoBetter(withHero({ defeated: true, damage: 7 }), down, PAID)).toBe(true);
  expect(isNoBetter(withHero({ damage: 7 }), withHero({ damage: 6 }), PAID)).toBe(false);
});

test('the same to whoever reads it, whoever made it', () => {
  expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(isSame({ a: [1] }, { a: { 0: 1 } })).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(isSame(null, {})).toBe(false);
});

/** What an answer is foretold to do: hits, and how much to whom. */
function foretold(session: EncounterSession, { kind }: Prompt, option: Option) {
  const { hit, figures } = finished(workOutOption(choiceMomentOf(session)!, { kind, option }));
  const harm = (id: string) => figures.find(({ figure }) => figure === id) ?? { expected: 0, falls: 0 };
  return { hit: hit!, harm };
}

describe('throwing again (face.md 3.1)', () => {
  test.each([
    ['dodge', 1],
    ['attack', -1],
  ] as const)(
    'a roll of %s is not worth asking where it is foretold to do no better in anything',
    (of, sign) => {
      const seen = { worse: 0, better: 0 };
      for (const encounter of ['under-hallow-street', 'two-bells']) {
        const setup = setupOf(gameContent, { encounter, seed: 'questions-1', policy: 'simple' });
        const session = new EncounterSession(setup, gameContent);
        const bot = new SimpleBot();
        for (let n = 0; session.pending && !(seen.worse && seen.better); n++) {
          const { pending, state } = session;
          const again = pending.options.find(({ id }) => id.startsWith('token:'));
          const pass = pending.options.find(({ act }) => act.do === 'pass');
          const roll = session.events.findLast(
            ({ type }) => type === 'diceRolled' || type === 'diceRerolled',
          );
          const purpose = roll && 'purpose' in roll ? roll.purpose : null;
          if (pending.kind === 'after-roll' && again && pass && purpose === of) {
            const [thrown, lies] = [foretold(session, pending, again), foretold(session, pending, pass)];
            const is = finished(isOnlyWorse(session, pending, again, pass, []));
            const { side } = figureIn(state, pending.figure);
            const worse = state.figures.every((one) => {
              const [t, l] = [thrown.harm(one.id), lies.harm(one.id)];
              if (one.side === side) return t.expected >= l.expected - 1e-9 && t.falls >= l.falls - 1e-9;
              return l.falls === 1 || (t.expected <= l.expected + 1e-9 && t.falls <= l.falls + 1e-9);
            });
            // Where it takes too long, or more hangs on the dice, it is asked.
            if (is) expect(worse, `${encounter}, decision ${n}`).toBe(true);
            if (is) expect(sign * (thrown.hit - lies.hit), `decision ${n}`).toBeGreaterThan(-1e-9);
            if (!worse) expect(is, `${encounter}, decision ${n}`).toBe(false);
            seen[is ? 'worse' : 'better'] += 1;
          }
          session.decide(bot.choose(session));
        }
      }
      expect(seen.worse).toBeGreaterThan(0);
      expect(seen.better).toBeGreaterThan(0);
    },
  );
});
