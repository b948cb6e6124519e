import { latePart } from '../screens/part.tsx';

// What is foreseen comes once it has been worked out: after the first question.
export const ForesightLayer = latePart(async () => (await import('./ForesightLayer.tsx')).ForesightLayer);
