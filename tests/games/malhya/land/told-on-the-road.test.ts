import { describe, expect, test } from 'vitest';
import { LAND_PROMPTS } from '../../../../src/games/malhya/rules/land/land-prompts.ts';
import { LAND_EVENTS } from '../../../../src/games/malhya/table/land-schema.ts';
import { faultOfState } from '../../../../src/games/malhya/table/state-faults.ts';
import { roadAloud } from '../../../../src/games/malhya/words/en/land-questions.ts';
import {
  aimOf,
  optionNote,
  optionText,
  questionText,
} from '../../../../src/games/malhya/words/en/questions.ts';
import { many } from '../../../support/depth.ts';
import { dealer } from '../../../support/table-of-memory.ts';
import { tellAnew } from '../told-anew.ts';
import { content, playTo, setupOf, trial } from '../trial.ts';
import { onTheRoad } from './on-the-road.ts';

const seatName = (seat: string) => seat;
/** Nobody is answered in the words of the rules. */
const UNSAID = /undefined|NaN|null|\[object/;

describe('journeys, half by chance and half by bots', () => {
  const seen = { events: new Set<string>(), prompts: new Set<string>() };
  const GAMES = many(7, 120);

  test.each(Array.from({ length: GAMES }, (_, n) => n))('journey %i', { timeout: 30_000 }, (n) => {
    const mission = n % 5 === 4 ? 'toll-of-the-barn' : 'salt-letter';
    const setup = setupOf(2 + (n % 4), { mission, seed: `journey-${n}`, byHand: n % 4 === 3 });
    const session = trial(setup);
    const pick = dealer(n + 1);
    for (let decisions = 0; session.pending && decisions < 240; decisions++) {
      const { pending, state } = session;
      const named = { content, state, seatName };
      seen.prompts.add(pending.kind);
      expect(pending.options.length).toBeGreaterThan(1);
      expect(questionText(pending, named)).not.toMatch(UNSAID);
      expect(aimOf(named)).not.toMatch(UNSAID);
      expect(roadAloud(named) ?? '').not.toMatch(UNSAID);
      const texts = pending.options.map((option) => optionText(option, pending, named));
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
      expect(texts.join()).not.toMatch(UNSAID);
      for (const option of pending.options)
        expect(optionNote(option, pending, named) ?? '').not.toMatch(UNSAID);
      expect(faultOfState(JSON.parse(JSON.stringify(state)), content, '$')).toBeNull();
      if (decisions % 2 === 0) playTo(session, (prompt) => prompt !== pending);
      else {
        // What changes hands beside a choice, and who comes along, leads nowhere, and would only make journeys longer.
        const options = pending.options.filter(
          ({ act }) => act.do !== 'company' && (act.do !== 'exchange' || pending.kind === 'travel'),
        );
        session.decide(options[pick(options.length)]!.id);
      }
    }
    tellAnew(session, setup, UNSAID, ({ type }) => seen.events.add(type));
  });

  test('an encounter, to its end', () => {
    const session = onTheRoad({
      heroes: 3,
      lines: [{ go: { book: 'place', chapter: 251 } }],
      travel: { hex: '4.2' },
    });
    for (let n = 0; session.state.land.challenge && n < 400; n++) {
      const { pending, state } = session;
      seen.prompts.add(pending!.kind);
      const named = { content, state, seatName };
      const texts = pending!.options.map((option) => optionText(option, pending!, named));
      expect([questionText(pending!, named), ...texts].join()).not.toMatch(UNSAID);
      expect(new Set(texts).size).toBe(texts.length);
      playTo(session, (prompt) => prompt !== pending);
    }
    for (const { type } of session.events) seen.events.add(type);
    expect(session.state.land.challenge).toBeNull();
  });

  test('meet nearly all of the road that can be asked and that can happen', () => {
    const rare: readonly string[] = ['plants', 'cure', 'gear-card'];
    expect(LAND_PROMPTS.filter((kind) => !seen.prompts.has(kind) && !rare.includes(kind))).toEqual([]);
    const rarely = [
      'gearTurned',
      'targetHarmed',
      'stateHealed',
      'dungeonEnded',
      'stageBegan',
      'marketCheaper',
      'worn',
      'wholeAgain',
    ];
    expect(
      Object.keys(LAND_EVENTS).filter((type) => !seen.events.has(type) && !rarely.includes(type)),
    ).toEqual([]);
  });
});
