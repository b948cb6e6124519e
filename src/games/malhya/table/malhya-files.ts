/** What files of Malhya may hold: fetched when one is opened. */
import { guestChecks } from '../../../stores/opened/guest-checks.ts';
import type { GuestChecks } from '../../../stores/opened/guest-kind.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import { isSoundEvent } from './event-schema.ts';
import type { Malhya } from './play.ts';
import { setupSchema } from './setup-schema.ts';
import { faultOfStart, faultOfState } from './state-faults.ts';
import { stateSchema } from './state-schema.ts';

export const malhyaChecks = (content: MalhyaContent): GuestChecks<Malhya> =>
  guestChecks(
    {
      game: 'malhya',
      setup: setupSchema,
      state: stateSchema,
      faultOfState,
      faultOfStart,
      isSound: isSoundEvent,
    },
    content,
  );
