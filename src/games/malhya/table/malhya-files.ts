/** What files of Malhya may hold: fetched when one is opened. */
import { SINCE_FORMAT_3 } from '../../../engine/kernel/migrations.ts';
import { envelopeOf } from '../../../stores/opened/envelope.ts';
import type { GuestChecks } from '../../../stores/opened/guest-kind.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import { isSoundEvent } from './event-schema.ts';
import type { Malhya } from './play.ts';
import { setupSchema } from './setup-schema.ts';
import { faultOfStart, faultOfState } from './state-faults.ts';
import { stateSchema } from './state-schema.ts';

export const malhyaChecks = (content: MalhyaContent): GuestChecks<Malhya> => ({
  envelope: envelopeOf({
    game: 'malhya',
    setup: setupSchema,
    start: stateSchema,
    state: stateSchema,
    migrations: { log: SINCE_FORMAT_3, record: {} },
  }),
  faultOfState: (state, path) => faultOfState(state, content, path),
  faultOfStart: (state, path) => faultOfStart(state, content, path),
  isSound: isSoundEvent,
});
