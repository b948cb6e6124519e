import type { CampaignContent, CampaignSetup } from '../../campaign/index.ts';
import { type EncounterSession, reportOf } from '../../engine/index.ts';

/**
 * The set-up of a party without a story, as an encounter that is over left it (X271); null while it goes on, and where it
 * was played with other cards than there are.
 */
export function setupOfLeft(
  session: EncounterSession,
  { cards }: CampaignContent,
  seed: string,
): CampaignSetup | null {
  const isSame = session.content.cards.hash === cards.hash;
  const report = isSame && session.pending === null ? reportOf(session.position, session.events) : null;
  if (!report) return null;
  const { ruleset, seats, byHand, difficulty } = session.setup;
  const { gold, xp, members, stash, companions, removed, lootOut } = report;
  return {
    ruleset,
    xpLeniency: false,
    seed,
    seats,
    byHand,
    ...(difficulty === undefined ? {} : { difficulty }),
    story: {
      mode: 'free',
      party: members.map(({ card, loadout }) => ({ card, loadout })),
      left: {
        gold,
        xp,
        members,
        stash,
        ...(companions ? { companions } : {}),
        ...(removed ? { removed } : {}),
        lootOut,
      },
    },
  };
}
