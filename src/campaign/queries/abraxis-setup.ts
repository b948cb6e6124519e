import { type AbraxisSetup, PAIRS } from '../../abraxis/index.ts';
import { type CardRef, calledOf, hashText } from '../../engine/index.ts';
import type { StoryRef } from '../model/content.ts';
import type { CampaignState } from '../model/state.ts';
import type { CampaignContent } from '../procedures/table.ts';
import { memberIn } from './held.ts';
import { countOut } from './stock.ts';

/**
 * How Abraxis inside the campaign is set up (X260): the Active Group in its order, four of it at the most, with dice of
 * its own; what the party has is drawn by no card (X219).
 */
export function abraxisSetupOf(
  state: CampaignState,
  card: StoryRef,
  { content, byHand }: { readonly content: Pick<CampaignContent, 'cards'>; readonly byHand: boolean },
): AbraxisSetup {
  const { adventurers, items } = content.cards;
  const owned = [...countOut(state)].flatMap(([ref, n]) => (items[ref] ? Array<CardRef>(n).fill(ref) : []));
  return {
    card,
    players: // A fifth watches: there is a pair of dice for each of four (X242).
      state.active.slice(0, PAIRS.length).map((member) => ({
        seat: memberIn(state, member).seat,
        name: calledOf(adventurers[member] ?? { name: member }),
      })),
    seed: seedFor(state, card),
    byHand,
    ...(owned.length > 0 ? { owned: owned.sort() } : {}),
  };
}

/** Sat down to again, it has other dice (X250): a game that was played is the answer to one question. */
function seedFor({ rng, tables = [] }: CampaignState, card: StoryRef): string {
  const before = tables.filter((one) => one.card === card).length;
  return hashText(`${rng.join(' ')} abraxis ${card}${before > 0 ? ` ${before}` : ''}`);
}
