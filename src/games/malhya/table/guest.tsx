import type { GuestModule } from '../../../ui/guests/guest.ts';
import type { GuestLook } from '../../../ui/guests/guest-look.ts';
import { guestModule } from '../../../ui/guests/guest-module.tsx';
import { malhyaLook } from '../screens/look.tsx';
import { SetUp } from '../screens/SetUp.tsx';
import { malhyaContent } from './content-here.ts';
import { malhyaGames } from './malhya-guest.ts';
import type { Malhya } from './play.ts';

let look: GuestLook<Malhya> | null = null;

/** Malhya at this table. */
export const MALHYA: GuestModule = guestModule<Malhya>({
  gamesOn: (ground) => malhyaGames(malhyaContent(), ground),
  look() {
    look ??= malhyaLook(malhyaContent());
    return look;
  },
  SetUp: ({ onBegin }) => <SetUp content={malhyaContent()} onBegin={onBegin} />,
  roundOf: (event) => (event.type === 'chapterOpened' ? event.chapter : null),
});
