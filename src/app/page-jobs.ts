import { createLabWork, type LabWork } from '../stores/lab/lab-work.ts';
import { type ChoiceWork, createChoiceWork } from '../stores/middara/choice-work.ts';
import { createOddsWork, type OddsWork } from '../stores/middara/odds-work.ts';
import { createReadings, type Readings } from '../stores/packs/readings.ts';

/** All that the page has done beside itself. */
export interface PageJobs extends Readings, OddsWork, ChoiceWork, LabWork {}

export const createPageJobs = (): PageJobs => ({
  ...createReadings(),
  ...createOddsWork(),
  ...createChoiceWork(),
  ...createLabWork(),
});
