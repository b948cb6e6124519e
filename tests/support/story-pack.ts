import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import {
  defaultSetup,
  type EncounterDefinition,
  EncounterSession,
  type EncounterSetup,
} from '../../src/engine/index.ts';
import { keptSession } from './keep.ts';

/** The content of the repository with a pack that uses every word of the language of encounters. */
export const storyContent = loadContent([
  ...readContentFolder('content'),
  ...readContentFolder('tests/support/story-pack').map((file) => ({ ...file, own: true })),
]);

export const sickles = storyContent.encounters['story-pack:bombing-the-sickles']!;
export const longNight = storyContent.encounters['story-pack:the-long-night']!;

/** A game of one of its encounters at its first question. */
export const storyGame = (
  encounter: EncounterDefinition,
  seed: string,
  more: Partial<EncounterSetup> = {},
): EncounterSession =>
  keptSession(new EncounterSession({ ...defaultSetup(encounter, seed, ['North']), ...more }, storyContent));
