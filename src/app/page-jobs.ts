import type { ContentFile } from '../content/index.ts';
import { createOddsWork, type OddsWork } from '../stores/middara/odds.ts';
import { createReadings, type Readings } from '../stores/packs/readings.ts';

/** All that the page has done beside itself. */
export interface PageJobs extends Readings, OddsWork {}

export const createPageJobs = (builtIn: readonly ContentFile[] = []): PageJobs => ({
  ...createReadings(builtIn),
  ...createOddsWork(),
});
