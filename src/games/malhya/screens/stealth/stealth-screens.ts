/** What is seen of stealth, in a script of its own. */
export { StealthStage } from './StealthStage.tsx';
export { StealthTrack } from './StealthTrack.tsx';
export { WatchPanel } from './WatchPanel.tsx';
