import type { GuestModule } from '../../../ui/guests/guest.ts';
import type { GuestLook } from '../../../ui/guests/guest-look.ts';
import { guestModule } from '../../../ui/guests/guest-module.tsx';
import { midgardLook } from '../screens/look.tsx';
import { SetUp } from '../screens/SetUp.tsx';
import { midgardContent } from './content-here.ts';
import { midgardGames } from './midgard-guest.ts';
import type { Midgard } from './play.ts';

let look: GuestLook<Midgard> | null = null;

/** Midgard at this table. */
export const MIDGARD: GuestModule = guestModule<Midgard>({
  gamesOn: (ground) => midgardGames(midgardContent(), ground),
  look() {
    look ??= midgardLook(midgardContent());
    return look;
  },
  SetUp: ({ onBegin }) => <SetUp content={midgardContent()} onBegin={onBegin} />,
  roundOf: (event) => (event.type === 'roundBegan' ? event.round : null),
});
