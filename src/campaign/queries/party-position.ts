import {
  type CardIndex,
  type CardState,
  type EncounterDefinition,
  type EncounterSetup,
  type Figure,
  hpOf,
  type Position,
  setUpEncounter,
} from '../../engine/index.ts';
import type { CampaignState, Held, Member } from '../model/state.ts';
import { loadoutOfMember } from './held.ts';

/** Farther than any Sphere of Influence goes. */
const APART = 64;

/**
 * A place that is nowhere: what the rules of the engine say of a party outside of encounters is asked there. What reaches
 * allies wherever they are does so from a space alone, so each has one, too far from all others for what has a reach (X234).
 */
const NOWHERE: EncounterDefinition = {
  id: 'nowhere',
  name: '',
  intro: '',
  sources: { default: 'original' },
  lootLevel: 'mundane',
  board: { rows: ['.'], elevation: [], walls: [] },
  tokens: [],
  startingZone: [],
  combatants: [],
  endConditions: [],
  loot: {},
  rules: [],
  loadouts: {},
};

/** A figure of each of these members, with all they have, nowhere; auras with a reach find nobody (X234). */
export function partyPosition(
  { ruleset, seats }: Pick<CampaignState, 'ruleset' | 'seats'>,
  members: readonly Member[],
  cards: CardIndex,
): { readonly position: Position; readonly figures: readonly Figure[] } {
  const setup: EncounterSetup = {
    encounter: NOWHERE.id,
    ruleset,
    seed: '',
    seats: seats.map(({ id }) => ({ id, name: '' })),
    party: members.map((member) => ({
      card: member.card,
      seat: member.seat,
      loadout: loadoutOfMember(member),
    })),
    byHand: false,
  };
  const board = { ...NOWHERE.board, rows: [`.${' '.repeat(APART - 1)}`.repeat(members.length)] };
  const encounter = { ...NOWHERE, board };
  const state = setUpEncounter(setup, encounter, cards);
  const figures = state.figures.map((figure, i): Figure => ({ ...figure, at: [i * APART, 0] }));
  return { position: { state: { ...state, figures }, cards, encounter }, figures };
}

/** A member's maximum HP, with all it has. */
export function maxHpOf(
  state: Pick<CampaignState, 'ruleset' | 'seats'>,
  member: Member,
  cards: CardIndex,
): number {
  const { position, figures } = partyPosition(state, [member], cards);
  return hpOf(position, figures[0]!);
}

/** How the cards of a member lie, by their place in its loadout: only those that are not as new. */
export function cardStatesOf(member: Member): Readonly<Record<string, CardState>> {
  const found: Record<string, CardState> = {};
  const note = (place: string, held: Held | undefined) => {
    if (held?.state && Object.keys(held.state).length > 0) found[place] = held.state;
    held?.upgrades?.forEach((one, i) => {
      note(`${place}.upgrades.${i}`, one);
    });
  };
  if (member.self && Object.keys(member.self).length > 0) found.card = member.self;
  for (const list of ['items', 'pack', 'disciplines'] as const)
    member[list].forEach((held, i) => {
      note(`${list}.${i}`, held);
    });
  note('familiar', member.familiar);
  note('companion', member.companion);
  return found;
}
