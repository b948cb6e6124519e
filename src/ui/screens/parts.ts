/** Screens in scripts of their own, and when they are fetched. */
import { SCENE_AT_HAND } from '../campaign/scene-part.ts';
import { fetchDrawing } from '../figures/use-drawn.ts';
import { PRINT } from '../print/print-part.ts';
import { part } from './part.tsx';

/** What is fetched after the first screen: each in a script of its own. */
export const SET_UP = part(async () => (await import('./SetUpScreen.tsx')).SetUpScreen);
export const PLAY = part(async () => (await import('./PlayScreen.tsx')).PlayScreen);
export const WATCH = part(async () => (await import('./ReplayScreen.tsx')).ReplayScreen);
export const MIRROR = part(async () => (await import('./MirrorScreen.tsx')).MirrorScreen);
export const LINK = part(async () => (await import('./LinkScreen.tsx')).LinkScreen);
export const LAB = part(async () => (await import('./LabScreen.tsx')).LabScreen);
export const AFTER = part(async () => (await import('./AfterScreen.tsx')).AfterScreen);
export const LEARN = part(async () => (await import('./LearnScreen.tsx')).LearnScreen);
export const RULES = part(async () => (await import('../rules/RulesScreen.tsx')).RulesScreen);
export const RULES_DIALOG = part(async () => (await import('../rules/RulesDialog.tsx')).RulesDialog);
export const ABRAXIS = part(async () => (await import('../abraxis/AbraxisScreen.tsx')).AbraxisScreen);
export const WORKSHOP = part(async () => (await import('../workshop/WorkshopScreen.tsx')).WorkshopScreen);
export const CAMPAIGNS = part(async () => (await import('../campaign/CampaignsScreen.tsx')).CampaignsScreen);
export const CAMPAIGN = part(async () => (await import('../campaign/CampaignScreen.tsx')).CampaignScreen);
export const PACKS = part(async () => (await import('./PackShelf.tsx')).PackShelf);

/** Screens by their addresses. */
const BY_ADDRESS = new Map<string, { fetch(): Promise<void> }>([
  ['set-up', SET_UP],
  ['play', PLAY],
  ['watch', WATCH],
  ['mirror', MIRROR],
  ['link', LINK],
  ['lab', LAB],
  ['after', AFTER],
  ['learn', LEARN],
  ['rules', RULES],
  ['workshop', WORKSHOP],
  ['campaigns', CAMPAIGNS],
  ['campaign', CAMPAIGN],
  ['abraxis', ABRAXIS],
  ['', PACKS],
]);

/** Begins to fetch what an address shows, beside all else it waits for. What does not come is told when it is shown. */
export function fetchAhead(screen: string): void {
  void BY_ADDRESS.get(screen)
    ?.fetch()
    .catch(() => {});
}

/** All of them, so that none is waited for. What does not come is told when it is shown. */
export async function fetchAll(): Promise<void> {
  const screens = [...BY_ADDRESS.values(), RULES_DIALOG, SCENE_AT_HAND, PRINT].map((one) => one.fetch());
  await Promise.allSettled([...screens, fetchDrawing()]);
}
