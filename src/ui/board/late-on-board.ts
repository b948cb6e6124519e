import { latePart } from '../page/part.tsx';

// What lies outside, what a way costs, and what is foreseen come after the first question.
export const BandPlates = latePart(async () => (await import('./marks/BandPlates.tsx')).BandPlates);
export const EdgeArrows = latePart(async () => (await import('./marks/EdgeArrows.tsx')).EdgeArrows);
export const ForesightLayer = latePart(
  async () => (await import('../table/threats/ForesightLayer.tsx')).ForesightLayer,
);
