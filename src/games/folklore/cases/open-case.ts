import { withOwnCards } from '../../../check/case-faults.ts';
import type { GuestFile } from '../../../check/guest-content.ts';
import { LoggedSession } from '../../../engine/kernel/log.ts';
import type { ChancePort } from '../../../engine/rng/chance.ts';
import { loadFolklore } from '../load-folklore.ts';
import { type FolkloreSession, folklore } from '../rules/folklore-game.ts';
import { EVENT_TYPES } from '../rules/model/apply.ts';
import { DECKS, type FolkloreContent } from '../rules/model/content.ts';
import { sidesOf } from '../rules/model/dice.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { beginningOf } from './beginning.ts';
import { withGround } from './case-field.ts';
import { caseFields, caseSchema, type FolkloreCase } from './case-schema.ts';
import { faultsOfCase, optionFault } from './check-case.ts';
import { answerQuery, outlineOf } from './outcome.ts';

/** What is drawn where the dice decide among several (FK-34), and how many there may be. */
const DECISION = 'decision';
const MOST_AMONG = 60;

/** Rule cases of Folklore with the cards of these files, for the runner of cases of any game. */
export const folkloreCases = (files: readonly GuestFile[]) => {
  const load = (cards: FolkloreCase['cards']) => withOwnCards('folklore', files, cards, loadFolklore);
  // Most cases have no cards of their own: theirs is read once.
  const shipped = load({});
  return {
    schema: caseSchema,
    fields: caseFields,
    eventTypes: EVENT_TYPES,
    sidesOf: (die: string) => (die === DECISION ? MOST_AMONG : sidesOf(die)),
    open(input: FolkloreCase) {
      const { content: cards, problems } = Object.keys(input.cards).length > 0 ? load(input.cards) : shipped;
      const content = withGround(cards, input.begin.field);
      const all = problems.length > 0 ? problems : faultsOfCase(input, content);
      if (all.length > 0) return { problems: all };
      const { setup, state } = beginningOf(input, content);
      return {
        piles: pilesOf(content),
        optionFault: (option: string) => optionFault(option, content),
        begin: (chance: ChancePort): FolkloreSession =>
          new LoggedSession(folklore(content, chance), setup, state),
        answers: (end: FolkloreState) =>
          input.queries.map((query) => answerQuery({ state: end, content }, query)),
        outline: outlineOf,
      };
    },
  };
};

/** The cards that may lie in each pile there is. */
const pilesOf = ({ events, items }: FolkloreContent): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(
    DECKS.map((deck) => [
      deck,
      Object.values(events).flatMap((card) => (card.deck === deck ? [card.id] : [])),
    ]),
  ),
  items: Object.keys(items),
});
