/** What is told over an online table, made of what the stream brought. */
import type { Verdict } from '../../online/reader-verdict.ts';
import type { Notice } from './online-types.ts';

/** Without its number. */
type Told = Notice extends infer N ? (N extends Notice ? Omit<N, 'id'> : never) : never;

export interface Those {
  readonly me: string;
  seatName(id: string): string;
  /** Who held that seat before, by key. */
  heldBefore(id: string): string | null;
  /** It was said by somebody at this screen, who waits for what becomes of it. */
  readonly isOwn: boolean;
}

/** What of a message is worth telling to whoever sits here; whom it is of is given by key. */
export function noticesOf(verdict: Verdict, those: Those): readonly Told[] {
  const told: Told[] = [];
  const { key, taken, why, body, first } = verdict;
  const isMine = key === those.me;
  if (
    !taken &&
    those.isOwn &&
    body &&
    why &&
    (body.do === 'decide' || body.do === 'undo' || body.do === 'sit')
  ) {
    if (why === 'came-second') told.push({ tells: 'came-second', first: first ?? '' });
    else if (why !== 'only-time') told.push({ tells: 'passed-over', of: key, mine: true, why });
  } else if (!taken && !isMine && why === 'bad-signature') told.push({ tells: 'passed-over', of: key, why });
  if (taken && body) told.push(...ofSeats(body, key, those));
  for (const one of verdict.happened) {
    if (one.tells === 'undone') told.push({ tells: 'undone', by: one.by });
    if (one.tells === 'undo-refused' && one.by !== '')
      told.push({ tells: 'undo-refused', by: personAt(one.seat, those) ?? one.by });
    if (one.tells === 'undo-ended' && one.why !== 'decided') told.push({ tells: 'undo-ended', by: one.by });
  }
  return told;
}

/** Who sits there, by key, or what the game calls the seat; null where nobody is known to. */
function personAt(seat: string | null, those: Those): string | null {
  const key = seat === null ? null : those.heldBefore(seat);
  return key === null ? seat && those.seatName(seat) : key;
}

function ofSeats(body: NonNullable<Verdict['body']>, key: string, those: Those): readonly Told[] {
  switch (body.do) {
    case 'sit':
      return key === those.me ? [] : [seated('sat', key, body.seat, those)];
    case 'leave':
      return [seated('left', key, body.seat, those)];
    case 'bot':
      return [seated('bot', key, body.seat, those)];
    case 'away': {
      const held = those.heldBefore(body.seat);
      return held === null ? [] : [seated('away', held, body.seat, those)];
    }
    case 'seat':
      return body.key === null
        ? [seated('left', those.heldBefore(body.seat) ?? key, body.seat, those)]
        : [seated('taken-over', body.key, body.seat, those)];
    default:
      return [];
  }
}

const seated = (
  tells: 'sat' | 'left' | 'bot' | 'away' | 'taken-over',
  of: string,
  seat: string,
  those: Those,
): Told => ({ tells, of, seat: those.seatName(seat) });

export type { Told };
