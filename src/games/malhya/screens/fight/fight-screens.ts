/** What is seen of a fight, in a script of its own. */
export { FightStage } from './FightStage.tsx';
export { FightTrack } from './FightTrack.tsx';
export { ForesightPanel } from './ForesightPanel.tsx';
