import { latePart } from '../page/part.tsx';

// What is foreseen comes once it has been worked out: after the first question.
export const ForesightLayer = latePart(
  async () => (await import('../table/threats/ForesightLayer.tsx')).ForesightLayer,
);
