import { describe, expect, test } from 'vitest';
import { provePlayed } from '../../../../src/engine/kernel/played-out.ts';
import { botAnswer } from '../../../../src/games/malhya/bot.ts';
import { GROWING_PROMPTS } from '../../../../src/games/malhya/rules/growing/growth.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { applyMalhya } from '../../../../src/games/malhya/rules/model/apply.ts';
import { CUBES } from '../../../../src/games/malhya/rules/model/vocabulary.ts';
import { heavyCapacity } from '../../../../src/games/malhya/rules/queries/burden.ts';
import { heavyOf, rowOf } from '../../../../src/games/malhya/rules/queries/gear.ts';
import { isSoundEvent } from '../../../../src/games/malhya/table/event-schema.ts';
import { GROWING_EVENTS } from '../../../../src/games/malhya/table/growing-schema.ts';
import { faultOfState } from '../../../../src/games/malhya/table/state-faults.ts';
import { optionNote, optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { toldEvent } from '../../../../src/games/malhya/words/en/told.ts';
import { many } from '../../../support/depth.ts';
import { dealer } from '../../../support/table-of-memory.ts';
import { begun } from './grown.ts';

const HEROES = ['bargewoman', 'picklock', 'archivist', 'kilnwright', 'wayfinder'];
const UNSAID = /undefined|NaN|\[object/;

/** Levels, talents, things gained until knapsacks are full, a room that is entered. */
const EFFECTS = [
  { levelUp: 'each' },
  { cube: { who: 'each', kind: 'plant', colour: 'red', n: 3 } },
  { gain: { who: 'one', gear: 'brass-whistle' } },
  { gain: { who: 'one', gear: 'copper-ring' } },
  { gain: { who: 'one', gear: 'mail-shirt' } },
  { gain: { who: 'one', gear: 'boathook' } },
  { talent: 'each' },
  { improve: 'each' },
  { levelUp: 'each' },
] as const;

describe('games that grow, half by chance and half by bots', () => {
  const seen = { prompts: new Set<string>(), events: new Set<string>() };

  test.each(Array.from({ length: many(3, 300) }, (_, n) => n))('game %i', (n) => {
    const { session, own } = begun({
      newHeroes: true,
      heroes: HEROES.slice(0, 2 + (n % 4)),
      seed: `grown-${n}`,
      effects: EFFECTS,
      lines: [{ enter: { place: 'drying-hall', start: 'start-1', mode: 'combat' } }],
    });
    const first = structuredClone({ ...session.from! });
    const pick = dealer(n + 1);
    while (session.pending && !session.state.place) {
      const { pending, state } = session;
      const named = { content: own, state, seatName: (seat: string) => seat };
      seen.prompts.add(pending.kind);
      expect(questionText(pending, named)).not.toMatch(UNSAID);
      const texts = pending.options.map((option) => optionText(option, pending, named));
      expect(new Set(texts).size, `${pending.kind}: ${texts.join(' | ')}`).toBe(texts.length);
      for (const option of pending.options) {
        expect(texts.join()).not.toMatch(UNSAID);
        expect(optionNote(option, pending, named) ?? '').not.toMatch(UNSAID);
      }
      for (const hero of state.heroes) {
        expect(hero.objects.length).toBeLessThanOrEqual(hero.carrying);
        expect(heavyOf(named, hero)).toBeLessThanOrEqual(heavyCapacity(named, hero));
        for (const kind of CUBES) expect(hero.cubes[kind].length).toBeLessThanOrEqual(rowOf(hero, kind));
      }
      expect(faultOfState(JSON.parse(JSON.stringify(state)), own, '$')).toBeNull();
      const answer =
        n % 2 === 0
          ? botAnswer({ state, content: own }, pending, 'careful')
          : pending.options[pick(pending.options.length)]!;
      session.decide(answer.id);
    }
    const view = first;
    for (const event of session.events) {
      seen.events.add(event.type);
      expect(isSoundEvent(JSON.parse(JSON.stringify(event))), event.type).toBe(true);
      const before = { ...view };
      applyMalhya(view, event);
      const told = toldEvent(event, { content: own, view, before, name: (hero) => `hero ${hero}` });
      expect(`${told?.text ?? ''} ${told?.quote ?? ''}`).not.toMatch(UNSAID);
    }
    expect(view.heroes).toEqual(session.state.heroes);
    if (n < 4) provePlayed(malhya(own), session.toLog());
  });

  test('meet what can be asked of growing and what can happen', () => {
    // Shown by tests of their own: what few heroes can do at all.
    const rare = ['swap-in', 'swap-out', 'cancel-threat'];
    expect(GROWING_PROMPTS.filter((kind) => !seen.prompts.has(kind) && !rare.includes(kind))).toEqual([]);
    const rarely = [
      'checkMet',
      'potionRow',
      'spareDrawn',
      'weaponsSwapped',
      'auraSurged',
      'peopleUsed',
      'peopleOver',
      'talentCopied',
      'artifactOff',
      'domainRaised',
      'lifeWorn',
    ];
    expect(
      Object.keys(GROWING_EVENTS).filter((type) => !seen.events.has(type) && !rarely.includes(type)),
    ).toEqual([]);
  });
});
