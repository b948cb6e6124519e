/** Ways of playing that a mission may never come to: fetched when they are first shown. */
import { helpPart } from '../../../ui/guests/parts/help-part.tsx';
import { latePart } from '../../../ui/page/part.tsx';

const fight = () => import('./fight/fight-screens.ts');
const stealth = () => import('./stealth/stealth-screens.ts');
const growing = () => import('./growing/growing-screens.ts');
const road = () => import('./road-screens.ts');

export const CheckStage = latePart(async () => (await import('./CheckStage.tsx')).CheckStage);
export const HeroSheets = latePart(async () => (await import('./HeroSheets.tsx')).HeroSheets);
export const Help = helpPart(async () => (await import('../words/en/all-help.ts')).allHelp);
export const FightTrack = latePart(async () => (await fight()).FightTrack);
export const FightStage = latePart(async () => (await fight()).FightStage);
export const ForesightPanel = latePart(async () => (await fight()).ForesightPanel);
export const RoadStage = latePart(async () => (await road()).RoadStage);
export const PageStage = latePart(async () => (await road()).PageStage);
export const MarketStage = latePart(async () => (await road()).MarketStage);
export const StealthStage = latePart(async () => (await stealth()).StealthStage);
export const StealthTrack = latePart(async () => (await stealth()).StealthTrack);
export const WatchPanel = latePart(async () => (await stealth()).WatchPanel);
export const GrowingStage = latePart(async () => (await growing()).GrowingStage);
export const Knapsack = latePart(async () => (await growing()).Knapsack);
