/** The screens of one page that show a campaign of an online table: the campaign, and the game inside it. */
import { ABRAXIS, setUpHash } from '../campaign/asked-game.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { CampaignDesk } from '../campaign/campaign-desk.ts';
import { type Desk, type Driven, NOBODY } from '../game/desk.ts';
import type { Ground } from '../table/ground.ts';
import type { CampaignAtTable } from './at-campaign.ts';
import { followTable } from './follow.ts';
import { type FollowedCampaign, followedCampaign, type InsideHere } from './follow-campaign.ts';
import { type OnScreen, plansOf, type Screens } from './on-screen.ts';

/** What stands on this page. */
export type Shelved = Pick<Ground, 'seated' | 'story' | 'abraxis' | 'isOnline'>;

/** `id`: the campaign's on this page. */
export function campaignScreens(
  id: string,
  table: () => CampaignAtTable | null,
  desk: Desk,
  ground: Shelved,
  here: InsideHere,
): Screens {
  let story: { readonly campaign: Campaign; readonly followed: FollowedCampaign } | null = null;
  let game: OnScreen | null = null;
  // biome-ignore lint/suspicious/noExplicitAny: of whichever game: it is given its own table's answers alone
  let driven: Driven<any> | null = null;

  const numberOf: CampaignAtTable['numberOf'] = (of, decision) => table()?.numberOf(of, decision) ?? 0;

  /** The game at the table that the one on the screen is; null where that is asked for no more. */
  const insideNow = () => driven && (table()?.insideOf(setUpHash(driven.session.setup)) ?? null);
  const isAsked = () => {
    const inside = insideNow();
    return inside !== null && inside === table()?.inside;
  };
  /** Whoever gave an answer in the story, and waits for what comes of it. */
  let waiting: { readonly decisions: number; done(): void }[] = [];
  const decisionsHere = () => story?.campaign.session.decisions.length ?? -1;
  function settle(all: boolean): void {
    const over = waiting.filter(({ decisions }) => all || decisions !== decisionsHere());
    waiting = waiting.filter((one) => !over.includes(one));
    for (const { done } of over) done();
  }
  const storyDesk: CampaignDesk = {
    decide: (option, joined) =>
      new Promise((done) => {
        waiting.push({ decisions: decisionsHere(), done });
        desk.decide(option, joined);
      }),
    undo: (to) => desk.undo(numberOf('campaign', to)),
    redo: desk.redo,
  };
  const insideDesk: Desk = {
    decide(option, joined) {
      if (isAsked()) desk.decide(option, joined);
      else driven?.refused();
    },
    undo(to) {
      if (isAsked()) desk.undo(numberOf('inside', to));
    },
    redo: desk.redo,
    holds: (seat) => isAsked() && desk.holds(seat),
  };

  function lookAtStory(): void {
    const { story: campaign } = ground;
    if (campaign?.id !== id || campaign === story?.campaign) return;
    story = { campaign, followed: followedCampaign(campaign, campaign.sitAt(storyDesk), table, here) };
  }

  async function lookInside(shown: string): Promise<void> {
    const now = (shown === ABRAXIS ? ground.abraxis : ground.seated) as OnScreen | null | undefined;
    if (!now || now.campaign !== id || (shown !== ABRAXIS && now.id !== shown) || now === game) return;
    game = now;
    driven = null;
    const taken = now.sitAt(insideDesk);
    await taken.ready();
    if (game !== now) return;
    driven = taken;
    follow();
  }

  function follow(): void {
    void story?.followed.follow().then(() => settle(false));
    const inside = insideNow();
    if (driven && inside) followTable(driven, inside.game);
  }

  return {
    look(shown) {
      if (shown === id || shown === ABRAXIS) lookAtStory();
      if (shown !== id) void lookInside(shown);
      follow();
    },
    refused() {
      settle(true);
      driven?.refused();
    },
    follow,
    // Its story and its game are never both on a screen.
    shows: () => false,
    plans: () => plansOf(isAsked() ? game : null),
    close() {
      const left = ground.isOnline(id) ? NOBODY : null;
      story?.campaign.sitAt(left);
      game?.sitAt(left);
      story = null;
      settle(true);
      game = null;
      driven = null;
    },
  };
}
