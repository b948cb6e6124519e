import { createOddsWork, type OddsWork } from '../stores/middara/odds-work.ts';
import { createReadings, type Readings } from '../stores/packs/readings.ts';

/** All that the page has done beside itself. */
export interface PageJobs extends Readings, OddsWork {}

export const createPageJobs = (): PageJobs => ({ ...createReadings(), ...createOddsWork() });
