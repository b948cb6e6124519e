import { withOwnCards } from '../../../check/case-faults.ts';
import type { GuestFile } from '../../../check/guest-content.ts';
import { LoggedSession } from '../../../engine/kernel/log.ts';
import type { ChancePort } from '../../../engine/rng/chance.ts';
import { loadMidgard } from '../load-midgard.ts';
import { type MidgardSession, midgard } from '../rules/midgard-game.ts';
import { EVENT_TYPES } from '../rules/model/apply.ts';
import type { MidgardContent } from '../rules/model/content.ts';
import type { MidgardState } from '../rules/model/state.ts';
import { beginningOf } from './beginning.ts';
import { caseFields, caseSchema, type MidgardCase } from './case-schema.ts';
import { faultsOfCase, optionFault } from './check-case.ts';
import { answerQuery, outlineOf } from './outcome.ts';

/** Rule cases of Midgard with the cards of these files, for the runner of cases of any game. */
export const midgardCases = (files: readonly GuestFile[]) => {
  const load = (cards: MidgardCase['cards']) => withOwnCards('midgard', files, cards, loadMidgard);
  // Most cases have no cards of their own: theirs is read once.
  const shipped = load({});
  return {
    schema: caseSchema,
    fields: caseFields,
    eventTypes: EVENT_TYPES,
    sidesOf: (die: string) => (die === 'd20' ? 20 : null),
    open(input: MidgardCase) {
      const { content, problems } = Object.keys(input.cards).length > 0 ? load(input.cards) : shipped;
      const all = problems.length > 0 ? problems : faultsOfCase(input, content);
      if (all.length > 0) return { problems: all };
      const { setup, state } = beginningOf(input, content);
      return {
        piles: pilesOf(content),
        optionFault: (option: string) => optionFault(option, content),
        begin: (chance: ChancePort): MidgardSession =>
          new LoggedSession(midgard(content, chance), setup, state),
        answers: (end: MidgardState) =>
          input.queries.map((query) => answerQuery({ state: end, content }, query)),
        outline: outlineOf,
      };
    },
  };
};

/** The cards that may lie in each pile there is. */
function pilesOf(content: MidgardContent): Readonly<Record<string, readonly string[]>> {
  const goods = (pile: 'equipment' | 'weapons') =>
    Object.values(content.goods).flatMap((good) => (good.pile === pile ? [good.id] : []));
  return {
    actions: Object.keys(content.actions),
    destiny: Object.keys(content.destiny),
    rewards: Object.keys(content.rewards),
    equipment: goods('equipment'),
    weapons: goods('weapons'),
    spells: Object.keys(content.spells),
    token: Object.keys(content.randoms),
    adventures: Object.keys(content.adventures),
    challenges: Object.keys(content.challenges),
  };
}
