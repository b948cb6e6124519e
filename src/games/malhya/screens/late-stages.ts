/** Ways of playing that a mission may never come to: fetched when they are first shown. */
import { latePart } from '../../../ui/page/part.tsx';

const fight = () => import('./fight/fight-screens.ts');
const road = () => import('./road-screens.ts');

export const FightStage = latePart(async () => (await fight()).FightStage);
export const ForesightPanel = latePart(async () => (await fight()).ForesightPanel);
export const RoadStage = latePart(async () => (await road()).RoadStage);
export const PageStage = latePart(async () => (await road()).PageStage);
export const MarketStage = latePart(async () => (await road()).MarketStage);
