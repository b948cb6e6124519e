/** What is seen of growing, in a script of its own. */
export { GrowingStage } from './GrowingStage.tsx';
export { Knapsack } from './Knapsack.tsx';
