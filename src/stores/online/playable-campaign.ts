/** Campaigns, as they are played at an online table: their rules are fetched once one is. */
import { NOBODY } from '../game/desk.ts';
import type { Playable } from './created-tables.ts';
import type { PreparingCampaign } from './prepare-campaign.ts';

const late = () => import('./prepare-campaign.ts');

export function playableCampaign(table: PreparingCampaign): Playable {
  const { ground } = table;
  const isHere = (id: string) => ground.story?.id === id || ground.seated?.campaign === id;
  /** The campaign on this page, and what of it is on its tables. */
  function seatAll(id: string, desk: typeof NOBODY | null): void {
    const { story, seated, abraxis } = ground;
    if (story?.id === id) story.sitAt(desk);
    for (const inside of [seated, abraxis]) if (inside?.campaign === id) inside.sitAt(desk);
  }
  return {
    has: isHere,
    isOf: ({ game }) => game === 'middara-campaign',
    inviting: async (id) => (await late()).invitingTo(table, id),
    start: async (id) => (await late()).startOfCampaign(table, id),
    prepare: async (...begun) => (await late()).prepareCampaign(table, ...begun),
    leftWith: async (id, text) => (await late()).leftWithCampaign(table, id, text),
    lock: (id) => seatAll(id, NOBODY),
    unlock: (id) => seatAll(id, null),
  };
}
