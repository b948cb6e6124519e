/** How far a campaign is taken back freely. */
import type { CampaignEvent, CampaignSession } from '../../campaign/index.ts';

/** What nobody could know before it came: going back past it is another branch of the save (B3.7). */
export const SEEN = ['throw', 'draw', 'encounter', 'abraxis', 'reveal', 'page'] as const;
export type Seen = (typeof SEEN)[number];

function seenIn(event: CampaignEvent): Seen | null {
  switch (event.type) {
    case 'checkMade':
      return 'throw';
    case 'wordsDrawn':
      return 'draw';
    case 'encounterEnded':
      return 'encounter';
    case 'abraxisEnded':
      return 'abraxis';
    case 'cardRevealed':
      return 'reveal';
    default:
      return null;
  }
}

/** What an undo would take back. */
export interface CampaignUndo {
  /** Decisions that are left. */
  readonly to: number;
  /** With any of it, it becomes another branch; in the order of `SEEN`. */
  readonly saw: readonly Seen[];
}

/** What the last decision told that nobody could know; null where nothing was decided. A page that is read again tells nothing. */
export function undoingOf({ events, marks }: Pick<CampaignSession, 'events' | 'marks'>): CampaignUndo | null {
  const to = marks.length - 1;
  if (to < 0) return null;
  const from = marks[to]!;
  const read = new Set(events.slice(0, from).flatMap(sceneOf));
  const saw = new Set<Seen>();
  for (const event of events.slice(from)) {
    const seen = seenIn(event);
    if (seen) saw.add(seen);
    for (const scene of sceneOf(event)) if (!read.has(scene)) saw.add('page');
  }
  return { to, saw: SEEN.filter((one) => saw.has(one)) };
}

const sceneOf = (event: CampaignEvent): string[] => (event.type === 'sceneEntered' ? [event.scene] : []);
