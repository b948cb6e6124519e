import { describe, expect, test } from 'vitest';
import { provePlayed } from '../../../src/engine/kernel/played-out.ts';
import { TEMPERS } from '../../../src/games/malhya/bot.ts';
import { GROWING_PROMPTS } from '../../../src/games/malhya/rules/growing/growth.ts';
import { LAND_PROMPTS } from '../../../src/games/malhya/rules/land/land-prompts.ts';
import { malhya } from '../../../src/games/malhya/rules/malhya-game.ts';
import { EVENT_TYPES } from '../../../src/games/malhya/rules/model/apply.ts';
import { READING_PROMPTS } from '../../../src/games/malhya/rules/model/prompts.ts';
import { checkNow } from '../../../src/games/malhya/rules/queries/booklets.ts';
import { shares } from '../../../src/games/malhya/rules/queries/check-odds.ts';
import { oddsOfAnswer } from '../../../src/games/malhya/rules/queries/odds-of-answers.ts';
import { FIGHT_EVENTS } from '../../../src/games/malhya/table/fight-event-schema.ts';
import { GROWING_EVENTS } from '../../../src/games/malhya/table/growing-schema.ts';
import { LAND_EVENTS } from '../../../src/games/malhya/table/land-schema.ts';
import { SPELL_EVENTS } from '../../../src/games/malhya/table/magic-schema.ts';
import { revealedBy } from '../../../src/games/malhya/table/play.ts';
import { CAMPAIGN_EVENTS } from '../../../src/games/malhya/table/save-sheet-schema.ts';
import { faultOfState } from '../../../src/games/malhya/table/state-faults.ts';
import { STEALTH_EVENTS } from '../../../src/games/malhya/table/stealth-schema.ts';
import { optionNote, optionText, questionText } from '../../../src/games/malhya/words/en/questions.ts';
import { many } from '../../support/depth.ts';
import { dealer } from '../../support/table-of-memory.ts';
import { tellAnew } from './told-anew.ts';
import { content, playTo, setupOf, trial } from './trial.ts';

const seatName = (seat: string) => seat;

describe('whole trials, by chance and by bots', () => {
  const seen = { events: new Set<string>(), prompts: new Set<string>() };
  const GAMES = many(4, 200);

  test.each(Array.from({ length: GAMES }, (_, n) => n))('game %i', (n) => {
    const setup = setupOf(2 + (n % 4), { seed: `game-${n}`, byHand: n % 4 === 3 });
    const session = trial(setup);
    const pick = dealer(n + 1);
    while (session.pending) {
      const { pending, state } = session;
      const named = { content, state, seatName };
      seen.prompts.add(pending.kind);
      expect(pending.options.length).toBeGreaterThan(1);
      expect(questionText(pending, named)).not.toMatch(/undefined|NaN/);
      const texts = pending.options.map((option) => optionText(option, pending, named));
      expect(new Set(texts).size).toBe(texts.length);
      for (const option of pending.options) {
        expect(optionNote(option, pending, named) ?? '').not.toMatch(/undefined|NaN/);
        for (const { share } of oddsOfAnswer({ content, state }, pending, option)) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1 + 1e-9);
        }
      }
      for (const { life, aura, ap, cubes, objects, carrying } of state.heroes) {
        expect(
          Math.min(life.life, life.damage, life.injury, life.shock, aura.ready, aura.spent, ap),
        ).toBeGreaterThanOrEqual(0);
        expect(cubes.plant.length).toBeLessThanOrEqual(5);
        expect(objects.length).toBeLessThanOrEqual(carrying);
      }
      expect(state.group.gold).toBeGreaterThanOrEqual(0);
      expect(state.deck.draw.length + state.deck.discard.length).toBe(30);
      expect(faultOfState(JSON.parse(JSON.stringify(state)), content, '$')).toBeNull();
      if (n % 3 === 0) playTo(session, (prompt) => prompt !== pending, TEMPERS[n % 2]!);
      else {
        // What changes hands beside a choice, and who comes along, leads nowhere, and would only make trials longer.
        const options = pending.options.filter(({ act }) => act.do !== 'company' && act.do !== 'exchange');
        session.decide(options[pick(options.length)]!.id);
      }
    }
    expect(session.state.over).not.toBeNull();
    tellAnew(session, setup, /undefined|NaN/, (event) => {
      seen.events.add(event.type);
      expect(['dice', 'draw', null]).toContain(revealedBy(event));
    });
    provePlayed(malhya(content), session.toLog());
  });

  // What belongs to the road is met on it (`land/told-on-the-road.test.ts`).
  test('meet nearly all that can be asked and all that can happen', () => {
    // Who comes along is looked to in `campaign/company.test.ts`.
    const company = ['company', 'seat', 'for-good', 'share-out'];
    const rare: readonly string[] = ['lose', 'room', 'lock', ...company, ...LAND_PROMPTS, ...GROWING_PROMPTS];
    expect(READING_PROMPTS.filter((kind) => !seen.prompts.has(kind) && !rare.includes(kind))).toEqual([]);
    const rarely = [
      'mixed',
      'objectUsed',
      'gearLeft',
      'cubeLeft',
      'cubeLost',
      'gearLost',
      'objectFound',
      'pickChosen',
      'standingActed',
      'standingLapsed',
      'threatOwed',
      'declined',
      'cubesDiscarded',
      'potionUsed',
      'modeSet',
      'apRefilled',
      ...Object.keys(CAMPAIGN_EVENTS),
      ...Object.keys(LAND_EVENTS),
      ...Object.keys(GROWING_EVENTS),
      'stopsCleared',
      // `stealth/quiet-rooms.test.ts`, `spells/learning.test.ts`.
      ...Object.keys(STEALTH_EVENTS),
      ...Object.keys(SPELL_EVENTS),
    ];
    // What happens in places is met in `fights/fights.test.ts`.
    const here = EVENT_TYPES.filter((type) => !Object.hasOwn(FIGHT_EVENTS, type));
    expect(here.filter((type) => !seen.events.has(type) && !rarely.includes(type))).toEqual([]);
  });
});

describe('odds against many rolls', () => {
  // Its dice are its own: nothing of the rules' dice or spreads is asked.
  const ROLLS = many(6_000, 1_000_000);

  test.each<[number, number, number, number, number]>([
    [2, 2, 1, 2, 1],
    [3, 1, 2, 5, 0],
    [2, 1, 2, 4, 0],
  ])('%i dice, %i difficulty, limit %i, need %i, special %i', (dice, difficulty, limit, need, special) => {
    const pick = dealer(dice * 100 + need);
    let reached = 0;
    for (let n = 0; n < ROLLS; n++) {
      let [successes, stops] = [0, 0];
      while (successes < need && stops < limit) {
        for (let i = 0; i < dice; i++) {
          const face = pick(12);
          successes += face < 6 ? 1 : face >= 10 ? special : 0;
        }
        for (let i = 0; i < difficulty; i++) if (pick(12) < 4) stops += 1;
      }
      if (stops < limit) reached += 1;
    }
    const chance = shares.reaches(
      { dice, special, rerollBlank: 0, difficulty, difficultySpecial: 0, limit },
      need,
      { successes: 0, stops: 0 },
    );
    const spread = Math.sqrt((chance * (1 - chance)) / ROLLS);
    expect(Math.abs(reached / ROLLS - chance)).toBeLessThan(5 * spread);
  });

  test('what the table shows for a roll is what its game then does', () => {
    const session = playTo(trial(setupOf(3)), ({ kind }) => kind === 'again');
    const found = checkNow({ content, state: session.state })!;
    expect(found.check.levels.length).toBeGreaterThan(0);
    const odds = oddsOfAnswer(
      { content, state: session.state },
      session.pending!,
      session.pending!.options[0]!,
    );
    expect(odds.length).toBeGreaterThan(0);
  });
});
