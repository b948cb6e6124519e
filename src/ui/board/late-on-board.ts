import { latePart } from '../page/part.tsx';

// Currents, and what becomes of the ground; what lies outside, and what a way costs come after the first question.
export const CurrentLayer = latePart(async () => (await import('./ground/CurrentLayer.tsx')).CurrentLayer);
export const LivingFloor = latePart(async () => (await import('./ground/LivingFloor.tsx')).LivingFloor);
export const FreshTerrain = latePart(async () => (await import('./ground/FreshTerrain.tsx')).FreshTerrain);
export const BandPlates = latePart(async () => (await import('./marks/BandPlates.tsx')).BandPlates);
export const EdgeArrows = latePart(async () => (await import('./marks/EdgeArrows.tsx')).EdgeArrows);
