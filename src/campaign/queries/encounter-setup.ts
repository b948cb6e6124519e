import {
  type CardRef,
  type Carry,
  type Challenge,
  type EncounterRef,
  type EncounterSetup,
  hashText,
  type KeptBoard,
  type NamedSeat,
  switchOf,
} from '../../engine/index.ts';
import type { CampaignState, Held } from '../model/state.ts';
import { cardsOf, loadoutOfMember, memberIn } from './held.ts';
import { cardStatesOf } from './party-position.ts';

/** How an encounter inside the campaign is set up: the Active Group as it is (p.14), with dice of its own (X250). */
export function encounterSetupOf(
  state: CampaignState,
  encounter: EncounterRef,
  {
    seatNames,
    byHand,
    difficulty: begun,
  }: { readonly seatNames: readonly NamedSeat[]; readonly byHand: boolean; readonly difficulty?: Challenge },
  kept?: KeptBoard,
  achieved: readonly string[] = [],
): EncounterSetup {
  const members = state.active.map((card) => memberIn(state, card));
  const difficulty = state.difficulty ?? begun;
  return {
    encounter,
    ruleset: state.ruleset,
    seed: seedFor(state, encounter),
    seats: seatNames,
    party: members.map((member) => ({
      card: member.card,
      seat: member.seat,
      loadout: loadoutOfMember(member),
    })),
    byHand,
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(kept ? { kept } : {}),
    carry: { ...carryOf(state), ...(achieved.length > 0 ? { achieved } : {}) },
  };
}

/** The tries of an encounter so far in this campaign: with the words of chance, what its dice come from (X250). */
export const triesOf = ({ games }: Pick<CampaignState, 'games'>, encounter: EncounterRef): number =>
  games.filter((one) => one.encounter === encounter).length;

const seedFor = (state: CampaignState, encounter: EncounterRef): string =>
  hashText(`${state.rng.join(' ')} ${encounter} ${triesOf(state, encounter)}`);

/** What the party brings beside its loadouts (p.14). */
export function carryOf(state: CampaignState): Carry {
  const members = state.active.map((card) => memberIn(state, card));
  const allies = Object.entries(state.allies).map(([card, hurt]) => ({ card, ...hurt }));
  return {
    members: members.map((member) => ({
      damage: member.damage,
      defeated: member.defeated,
      tokens: member.tokens,
      cards: cardStatesOf(member),
    })),
    ...(allies.length > 0 ? { allies } : {}),
    lootOut: state.lootOut,
    away: listAway(state),
    ...(switchOf(state.ruleset, 'ubiquitousCards') ? { stash: state.stash.map(({ ref }) => ref) } : {}),
    unlocked: state.revealed,
    flags: state.flags,
  };
}

/** Items nobody may draw: in the stash, with who stays behind, on sale (X243), gone for good. */
export function listAway(state: CampaignState): CardRef[] {
  const refs = (held: Held): CardRef[] => [held.ref, ...(held.upgrades ?? []).map(({ ref }) => ref)];
  const behind = state.members.filter(({ card }) => !state.active.includes(card));
  return [
    ...state.stash.flatMap(refs),
    ...behind.flatMap((member) => cardsOf(member).map(({ ref }) => ref)),
    ...Object.values(state.rounds).flatMap(({ open, unique }) => (open && unique !== null ? [unique] : [])),
    ...state.gone,
  ];
}
