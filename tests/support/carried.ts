import {
  type CardIndex,
  type CarriedMember,
  type Carry,
  defaultSetup,
  type EncounterDefinition,
  type EncounterReport,
  EncounterSession,
  type EncounterSetup,
  type EncounterState,
  type Loadout,
  NOTHING_CARRIED,
  type Outcome,
  reportOf,
  setUpEncounter,
} from '../../src/engine/index.ts';
import { gameContent, street } from './games.ts';

/** Rook alone, with nothing but what is told, in Under Hallow Street. */
export function rookWith(
  loadout: Partial<Loadout>,
  member: Partial<CarriedMember>,
  more: Partial<Carry> = {},
): EncounterSetup {
  const setup = defaultSetup(gameContent.encounters[street]!, 'carry');
  const party = [{ card: 'rook-lars', seat: 'seat-1', loadout: { items: [], disciplines: [], ...loadout } }];
  return { ...setup, party, carry: carried([member], more) };
}

/** A carry with members that are as new but for what is told. */
export const carried = (members: readonly Partial<CarriedMember>[], more: Partial<Carry> = {}): Carry => ({
  ...NOTHING_CARRIED,
  members: members.map((one) => ({ damage: 0, defeated: false, tokens: {}, cards: {}, ...one })),
  ...more,
});

/** The content with Rook's printed HP changed. */
export const rookOfHp = (hp: number): CardIndex => ({
  ...gameContent.cards,
  adventurers: {
    ...gameContent.cards.adventurers,
    'rook-lars': { ...gameContent.cards.adventurers['rook-lars']!, hp },
  },
});

export const setUp = (
  setup: EncounterSetup,
  changes: Partial<EncounterDefinition> = {},
  cards: CardIndex = gameContent.cards,
): EncounterState =>
  setUpEncounter(setup, { ...gameContent.encounters[setup.encounter]!, ...changes }, cards);

/** What would be reported if the encounter ended at that state, with nothing having happened. */
export function reportAt(
  state: EncounterState,
  changes: Partial<EncounterDefinition> = {},
  outcome: Outcome = { result: 'won', condition: 'red-exit' },
): EncounterReport {
  const encounter = { ...gameContent.encounters[state.encounter]!, ...changes };
  return reportOf({ state: { ...state, outcome }, cards: gameContent.cards, encounter }, [])!;
}

/** A session of that set-up with the content as it is. */
export const sessionOf = (setup: EncounterSetup): EncounterSession =>
  new EncounterSession(setup, gameContent);
