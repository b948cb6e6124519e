import { packLog } from '../../../stores/opened/link.ts';
import { hashTo } from '../../page/use-route.ts';

type Packed = Parameters<typeof packLog>;

/** A session of whichever game, as a link needs it. */
export interface Linked {
  readonly questions: NonNullable<Packed[1]>;
  toLog(): Packed[0];
}

/** The address that opens a game as it stands; null: it is too long for a link. */
export function linkTo(session: Linked): string | null {
  const packed = packLog(session.toLog(), session.questions);
  return packed && `${window.location.href.replace(/#.*$/, '')}${hashTo('link', packed)}`;
}
