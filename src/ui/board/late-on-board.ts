import { latePart } from '../page/part.tsx';

// What lies outside, and what is foreseen, come after the first question.
export const EdgeArrows = latePart(async () => (await import('./marks/EdgeArrows.tsx')).EdgeArrows);
export const ForesightLayer = latePart(
  async () => (await import('../table/threats/ForesightLayer.tsx')).ForesightLayer,
);
