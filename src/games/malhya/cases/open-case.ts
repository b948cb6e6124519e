import { withOwnCards } from '../../../check/case-faults.ts';
import type { GuestFile } from '../../../check/guest-content.ts';
import { LoggedSession } from '../../../engine/kernel/log.ts';
import type { ChancePort } from '../../../engine/rng/chance.ts';
import { loadMalhya } from '../load-malhya.ts';
import { FACES as FIGHT_FACES } from '../rules/combat/fight-dice.ts';
import { type MalhyaSession, malhya } from '../rules/malhya-game.ts';
import { EVENT_TYPES } from '../rules/model/apply.ts';
import { FACES } from '../rules/model/fixed-numbers.ts';
import type { MalhyaPrompt } from '../rules/model/prompts.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { STEALTH_FACES } from '../rules/stealth/stealth-dice.ts';
import { beginningOf, withChapters } from './beginning.ts';
import { caseFields, caseSchema, type MalhyaCase } from './case-schema.ts';
import { faultsOfCase, optionFault } from './check-case.ts';
import { answerQuery, outlineOf } from './outcome.ts';

/** Rule cases of Malhya with the cards of these files, for the runner of cases of any game. */
export const malhyaCases = (files: readonly GuestFile[]) => {
  const load = (cards: MalhyaCase['cards']) => withOwnCards('malhya', files, cards, loadMalhya);
  // Most cases have no cards of their own: theirs is read once.
  const shipped = load({});
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
      const { content: cards, problems } = Object.keys(input.cards).length > 0 ? load(input.cards) : shipped;
      const content = withChapters(cards, input);
      const all = problems.length > 0 ? problems : faultsOfCase(input, content);
      if (all.length > 0) return { problems: all };
      const { setup, state } = beginningOf(input, content);
      let session: MalhyaSession | null = null;
      const pending = (): MalhyaPrompt | null => session?.pending ?? null;
      return {
        piles: {
          actions: Object.keys(content.actions),
          upgrades: Object.keys(content.upgrades),
          spells: Object.keys(content.spells),
          objects: Object.values(content.gear).flatMap(({ id, kind }) => (kind === 'object' ? [id] : [])),
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
