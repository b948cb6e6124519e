import type { GuestModule } from '../../../ui/guests/guest.ts';
import type { GuestLook } from '../../../ui/guests/guest-look.ts';
import { guestModule } from '../../../ui/guests/guest-module.tsx';
import { folkloreLook } from '../screens/look.tsx';
import { SetUp } from '../screens/SetUp.tsx';
import { folkloreContent } from './content-here.ts';
import { folkloreGames } from './folklore-guest.ts';
import type { Folklore } from './play.ts';

let look: GuestLook<Folklore> | null = null;

/** Folklore at this table. */
export const FOLKLORE: GuestModule = guestModule<Folklore>({
  gamesOn: (ground) => folkloreGames(folkloreContent(), ground),
  look() {
    look ??= folkloreLook(folkloreContent());
    return look;
  },
  SetUp: ({ onBegin }) => <SetUp content={folkloreContent()} onBegin={onBegin} />,
  roundOf: (event) => (event.type === 'leaderPassed' ? event.round : null),
});
