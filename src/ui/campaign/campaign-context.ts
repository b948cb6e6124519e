import { createContext, use, useContext, useMemo } from 'react';
import { type CampaignState, type Member, maxHpOf, memberIn } from '../../campaign/index.ts';
import { type CardIndex, type CardRef, calledOf } from '../../engine/index.ts';
import type { Campaign, CampaignView } from '../../stores/campaign/campaign.ts';
import { campaignsOf } from '../../stores/campaign/campaign-shelf.ts';
import type { Campaigns } from '../../stores/campaign/campaigns.ts';
import { nameOfScene } from '../../stores/campaign/summary.ts';
import type { WholeWords } from '../../words/words.ts';
import { useStore } from '../page/use-store.ts';
import { useCards, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

export type CampaignWords = Awaited<ReturnType<WholeWords['campaign']>>;

const fetched = new WeakMap<WholeWords['campaign'], Promise<CampaignWords>>();

function wordsOf(fetchWords: WholeWords['campaign']): Promise<CampaignWords> {
  const known = fetched.get(fetchWords);
  if (known) return known;
  const coming = fetchWords();
  fetched.set(fetchWords, coming);
  // What did not come is asked for again.
  coming.catch(() => fetched.delete(fetchWords));
  return coming;
}

/** What campaigns say, in the language of the page; waits for it. */
export const useCampaignWords = (): CampaignWords => use(wordsOf(useWholeWords().campaign));

/** The campaigns of this browser. */
export function useCampaigns(): Campaigns {
  const { noAnswer } = useWholeWords().ui.table;
  const { nameOfBranch } = useCampaignWords();
  return campaignsOf(useTable(), { nameOfBranch, noAnswer });
}

export const CampaignContext = createContext<Campaign | null>(null);

/** The campaign on the screen. Throws Error outside of one. */
export function useCampaign(): Campaign {
  const campaign = useContext(CampaignContext);
  if (!campaign) throw new Error('useCampaign outside of a CampaignContext');
  return campaign;
}

const whole = (view: CampaignView): CampaignView => view;

/** All that is shown of it. */
export const useCampaignView = (): CampaignView => useStore(useCampaign().store, whole);

export interface Names {
  /** What an Adventurer is called. */
  who(card: CardRef): string;
  /** Any card. */
  card(ref: CardRef): string;
  /** A scene, an encounter, a Bounty, a Scenario. */
  place(ref: string): string;
}

/** Names of what a campaign speaks of; an id where the content does not know it any more. */
export function useNames(): Names {
  const cards = useCards();
  const content = useCampaigns().playable();
  return useMemo(() => {
    const shelves = [
      cards.items,
      cards.upgrades,
      cards.disciplines,
      cards.familiars,
      cards.companions,
      cards.combatants,
    ];
    const who = (card: CardRef) => {
      const adventurer = cards.adventurers[card];
      return adventurer ? calledOf(adventurer) : card;
    };
    return {
      who,
      card: (ref) =>
        cards.adventurers[ref] ? who(ref) : (shelves.find((shelf) => shelf[ref])?.[ref]?.name ?? ref),
      place: (ref) => nameOfScene(content, ref),
    };
  }, [cards, content]);
}

/** HP a member has left, and in all. */
export function lifeOf(
  state: CampaignState,
  member: Member,
  cards: CardIndex,
): { readonly left: number; readonly hp: number } {
  const hp = maxHpOf(state, member, cards);
  return { hp, left: Math.max(0, hp - member.damage) };
}

/** The same by card, of the campaign on the screen. */
export function useLife(): (card: CardRef) => { readonly left: number; readonly hp: number } {
  const { state } = useCampaignView();
  const cards = useCards();
  return useMemo(() => {
    const known = new Map<CardRef, { left: number; hp: number }>();
    return (card) => {
      const there = known.get(card);
      if (there) return there;
      const life = lifeOf(state, memberIn(state, card), cards);
      known.set(card, life);
      return life;
    };
  }, [state, cards]);
}
