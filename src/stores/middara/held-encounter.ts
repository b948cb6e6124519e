import {
  ENCOUNTER_STATE,
  Encounter,
  type EncounterContent,
  type EncounterEvent,
  type EncounterRules,
  type EncounterSetup,
  type EncounterState,
  type Held,
  type Prompt,
  RULES_VERSION,
  seededChance,
} from '../../engine/index.ts';
import { type RulesOfPage, rulesOfPage } from './rules-of-page.ts';

/** A game at an open question, made ready by the rules when the page was built: plain data. */
export interface KeptMoment {
  /** Of the rules and the content it was made with. */
  readonly rules: string;
  readonly contentHash: string;
  readonly setup: EncounterSetup;
  readonly beginning: EncounterState;
  readonly held: Held<EncounterState, EncounterEvent, Prompt>;
}

/** An encounter that stands before its rules are there: it can be shown, and is answered once they are. */
export class HeldEncounter extends Encounter {
  readonly coming: RulesOfPage;

  /** Throws Error where the content has not what it needs. */
  constructor(
    { setup, beginning, held }: KeptMoment,
    content: EncounterContent,
    coming: RulesOfPage = rulesOfPage,
  ) {
    const at = held.decisions.length;
    super(rulesToCome(coming, content, beginning), setup, content, undefined, { of: asOneBoard(held), at });
    this.coming = coming;
  }
}

/** Done when a game can be answered; null where it can be now. Throws where the rules do not come. */
export const rulesOf = (session: Encounter): Promise<unknown> | null =>
  session instanceof HeldEncounter && !session.coming.arrived() ? session.coming.fetch() : null;

/** The page's rules over content, as far as a game needs them that stands at a question. */
function rulesToCome(
  coming: RulesOfPage,
  content: EncounterContent,
  beginning: EncounterState,
): EncounterRules {
  const rules = () => {
    const found = coming.arrived();
    if (!found) throw new Error('the rules have not come yet');
    return found;
  };
  return {
    game: 'middara',
    version: RULES_VERSION,
    contentHash: content.cards.hash,
    packs: content.packs,
    setUp: () => ENCOUNTER_STATE.clone(beginning),
    run(setup) {
      const game = () => rules().middara(content, seededChance).run(setup);
      let own: ReturnType<typeof game> | null = null;
      return {
        ...ENCOUNTER_STATE,
        next(state, emit) {
          own ??= game();
          return own.next(state, emit);
        },
      };
    },
    over: (...given) => rules().middara(...given),
  };
}

/** What is worked out of a board is kept by it: all states of a game have the same. */
function asOneBoard(held: KeptMoment['held']): KeptMoment['held'] {
  const { board } = held.state;
  const on = <T extends { readonly state: EncounterState }>(one: T): T => ({
    ...one,
    state: { ...one.state, board },
  });
  return { ...held, checkpoints: held.checkpoints.map(on), asked: held.asked.map(on) };
}
