import type { GuestModule } from '../../../ui/guests/guest.ts';
import type { GuestLook } from '../../../ui/guests/guest-look.ts';
import { guestModule } from '../../../ui/guests/guest-module.tsx';
import { latePart } from '../../../ui/page/part.tsx';
import type { ContentHere } from '../rules/model/content.ts';
import { malhyaLook } from '../screens/look.tsx';
import { malhyaGames } from './malhya-guest.ts';
import type { Malhya } from './play.ts';

const SetUp = latePart(async () => (await import('../screens/SetUp.tsx')).SetUp);

let there: GuestModule | null = null;

/** Malhya at this table. Its cards and booklets come in a script of their own. */
export function malhyaWith(content: ContentHere): GuestModule {
  let look: GuestLook<Malhya> | null = null;
  there ??= guestModule<Malhya>({
    gamesOn: (ground) => malhyaGames(content, ground),
    look() {
      look ??= malhyaLook(content);
      return look;
    },
    SetUp: ({ onBegin }) => <SetUp content={content} onBegin={onBegin} />,
    roundOf: (event) => (event.type === 'chapterOpened' ? event.chapter : null),
  });
  return there;
}
