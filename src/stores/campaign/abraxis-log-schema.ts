/** A game of Abraxis as a campaign's file has it. */
import * as v from 'valibot';
import { type AbraxisLog, PAIRS } from '../../abraxis/index.ts';
import { among, listOf, withFields, withFieldsOf } from '../../check/schemas.ts';
import { LOG_FORMAT, REVEALED } from '../../engine/index.ts';
import { mixesInOrder, mixOfOne } from '../opened/envelope.ts';
import { text, wholeFrom } from '../opened/record-fields.ts';

/** A game has some sixty decisions; each die that is typed is one more. */
const MOST = { decisions: 2000, owned: 5000 } as const;

/** A game of Abraxis as far as it makes sense; whether it runs the rules say. */
export const abraxisLogSchema = withFieldsOf<Omit<AbraxisLog, 'checkpoint' | 'from' | 'packs'>>({
  format: among<typeof LOG_FORMAT>([LOG_FORMAT]),
  game: among(['abraxis']),
  rules: text,
  contentHash: text,
  setup: withFields({
    card: text,
    players: listOf(
      withFields({ seat: text, name: text, house: v.optional(v.literal(true)) }),
      1,
      PAIRS.length,
    ),
    seed: text,
    byHand: v.boolean(),
    owned: v.optional(listOf(text, 0, MOST.owned)),
  }),
  decisions: listOf(withFields({ kind: text, seat: text, option: text, mix: mixOfOne }), 0, MOST.decisions),
  mixesBehind: mixesInOrder,
  foreknown: v.optional(
    listOf(
      withFields({
        decision: wholeFrom(0, MOST.decisions),
        saw: listOf(among(REVEALED), 0, REVEALED.length),
      }),
      0,
      MOST.decisions,
    ),
  ),
  hash: text,
});
