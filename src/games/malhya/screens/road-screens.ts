/** What is seen of the road and of whatever comes on it, in a script of its own. */
export { MarketStage } from './MarketStage.tsx';
export { PageStage } from './PageStage.tsx';
export { RoadStage } from './RoadStage.tsx';
