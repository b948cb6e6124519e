import { withOwnCards } from '../../../check/case-faults.ts';
import type { GuestFile } from '../../../check/guest-content.ts';
import { LoggedSession } from '../../../engine/kernel/log.ts';
import type { ChancePort } from '../../../engine/rng/chance.ts';
import { loadMalhya } from '../load-malhya.ts';
import { FACES as FIGHT_FACES } from '../rules/combat/fight-dice.ts';
import { STALLS } from '../rules/land/land-words.ts';
import { type MalhyaSession, malhya } from '../rules/malhya-game.ts';
import { EVENT_TYPES } from '../rules/model/apply.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import { FACES } from '../rules/model/fixed-numbers.ts';
import type { MalhyaPrompt } from '../rules/model/prompts.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { CLASSES, PERIODS } from '../rules/model/vocabulary.ts';
import { isFound } from '../rules/procedures/deck.ts';
import { STEALTH_FACES } from '../rules/stealth/stealth-dice.ts';
import { beginningOf, withChapters } from './beginning.ts';
import { caseFields, caseSchema, type MalhyaCase } from './case-schema.ts';
import { faultsOfCase, optionFault } from './check-case.ts';
import { answerQuery, outlineOf } from './outcome.ts';

/** What may be drawn, by pile; the names of the classes and of a market's piles are those of their cards. */
function pilesOf({ actions, upgrades, spells, travels, events, talents, gear }: MalhyaContent) {
  const of = (cards: Readonly<Record<string, { readonly id: string }>>, is: (id: string) => boolean) =>
    Object.keys(cards).filter(is);
  return {
    actions: Object.keys(actions),
    upgrades: Object.keys(upgrades),
    spells: Object.keys(spells),
    rooms: Object.keys(events),
    events: of(events, (id) => !events[id]!.swords),
    ...Object.fromEntries(
      PERIODS.map((one) => [one, of(travels, (id) => travels[id]!.period === one)] as const),
    ),
    ...Object.fromEntries(
      CLASSES.map((one) => [one, of(talents, (id) => talents[id]!.class === one)] as const),
    ),
    ...Object.fromEntries(STALLS.map((one) => [one, of(gear, (id) => gear[id]!.stall === one)] as const)),
  };
}

/** Rule cases of Malhya with the cards of these files, for the runner of cases of any game. */
export const malhyaCases = (files: readonly GuestFile[]) => {
  // Many cases have the same cards of their own, or none: theirs are read once.
  const loaded = new Map<string, ReturnType<typeof withOwnCards<MalhyaContent>>>();
  function load(cards: MalhyaCase['cards']) {
    const key = JSON.stringify(cards);
    const before = loaded.get(key);
    if (before) return before;
    const now = withOwnCards('malhya', files, cards, loadMalhya);
    loaded.set(key, now);
    return now;
  }
  return {
    schema: caseSchema,
    fields: caseFields,
    eventTypes: EVENT_TYPES,
    sidesOf: (die: string) =>
      die === 'skill' || die === 'difficulty'
        ? FACES
        : Object.hasOwn(FIGHT_FACES, die) || Object.hasOwn(STEALTH_FACES, die)
          ? 6
          : null,
    open(input: MalhyaCase) {
      const { content: cards, problems } = load(input.cards);
      const content = withChapters(cards, input);
      const all = problems.length > 0 ? problems : faultsOfCase(input, content);
      if (all.length > 0) return { problems: all };
      const { setup, state } = beginningOf(input, content);
      let session: MalhyaSession | null = null;
      const pending = (): MalhyaPrompt | null => session?.pending ?? null;
      return {
        piles: {
          ...pilesOf(content),
          objects: Object.values(content.gear).flatMap((card) => (isFound(card) ? [card.id] : [])),
        },
        optionFault: (option: string) => optionFault(option, content),
        begin(chance: ChancePort): MalhyaSession {
          session = new LoggedSession(malhya(content, chance), setup, state);
          return session;
        },
        answers: (end: MalhyaState) =>
          input.queries.map((query) => answerQuery({ state: end, content }, pending(), query)),
        outline: outlineOf,
      };
    },
  };
};
