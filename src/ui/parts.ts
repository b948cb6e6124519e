/** Screens in scripts of their own, and when they are fetched. */

import { BACKUP } from './home/backup-part.ts';
import { PACKS } from './packs/packs-part.ts';
import { overBoard } from './page/over-board.ts';
import { latePart, part } from './page/part.tsx';
import { addressOf } from './page/use-route.ts';

/** What is fetched after the first screen: each in a script of its own. */
export const HOME = part(async () => (await import('./home/HomeScreen.tsx')).HomeScreen);
export const SET_UP = part(async () => (await import('./set-up/SetUpScreen.tsx')).SetUpScreen);
export const PLAY = part(async () => (await import('./table/PlayScreen.tsx')).PlayScreen);
export const WATCH = part(async () => (await import('./watch/ReplayScreen.tsx')).ReplayScreen);
export const MIRROR = part(async () => (await import('./watch/MirrorScreen.tsx')).MirrorScreen);
export const LINK = part(async () => (await import('./opening/LinkScreen.tsx')).LinkScreen);
export const LAB = part(async () => (await import('./lab/LabScreen.tsx')).LabScreen);
export const AFTER = part(async () => (await import('./after/AfterScreen.tsx')).AfterScreen);
export const LEARN = part(async () => (await import('./learn/LearnScreen.tsx')).LearnScreen);
export const RULES = part(async () => (await import('./learn/RulesScreen.tsx')).RulesScreen);
export const ABRAXIS = part(async () => (await import('./abraxis/AbraxisScreen.tsx')).AbraxisScreen);
export const WORKSHOP = part(async () => (await import('./workshop/WorkshopScreen.tsx')).WorkshopScreen);
export const CAMPAIGNS = part(async () => (await import('./campaign/CampaignsScreen.tsx')).CampaignsScreen);
export const CAMPAIGN = part(async () => (await import('./campaign/CampaignScreen.tsx')).CampaignScreen);
export const SAFE = part(async () => (await import('./opening/SafeScreen.tsx')).SafeScreen);

// The scene a game belongs to.
overBoard.push({
  of: 'campaign',
  Notice: latePart(async () => (await import('./campaign/CampaignBar.tsx')).CampaignBar),
});

/** What each address shows; the guided first fight is set up and then played. */
const BY_ADDRESS = new Map<string, readonly { fetch(): Promise<void> }[]>([
  ['', [HOME, PACKS, BACKUP]],
  ['set-up', [SET_UP]],
  ['play', [PLAY]],
  ['watch', [WATCH]],
  ['mirror', [MIRROR]],
  ['link', [LINK]],
  ['lab', [LAB]],
  ['after', [AFTER]],
  ['learn', [LEARN, PLAY]],
  ['rules', [RULES]],
  ['workshop', [WORKSHOP]],
  ['campaigns', [CAMPAIGNS]],
  ['campaign', [CAMPAIGN]],
  ['abraxis', [ABRAXIS]],
  ['safe', [SAFE]],
]);

/**
 * Begins to fetch what an address shows, beside all else it waits for; done when it is there, or does not come: that is
 * told when it is shown.
 */
export async function fetchAhead(screen: string): Promise<void> {
  await Promise.allSettled((BY_ADDRESS.get(screen) ?? []).map((one) => one.fetch()));
}

/** Begins to fetch what is behind a door when somebody comes near it; gives how to stop. */
export function fetchOnApproach(page: Document): () => void {
  const near = ({ target }: Event) => {
    const door = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    if (door) void fetchAhead(addressOf(door.hash).screen);
  };
  const signs = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const sign of signs) page.addEventListener(sign, near, { passive: true });
  return () => {
    for (const sign of signs) page.removeEventListener(sign, near);
  };
}
