/** Why a Combatant did otherwise, in words. */
import type { WhyNotSpace, WhyNotTarget } from '../../../engine/index.ts';
import { type Sentences, speaker } from './speaker.ts';

const SPACE: Sentences<WhyNotSpace, 'kind'> = {
  'went-there': ({ because }, n) => `it went there: ${n.way(because)}`,
  worse: ({ removedBy }, n) => n.wayRemoved(removedBy),
  barred: ({ reason }, n) => n.reason(reason),
  'no-way': ({ points }) => `no route there with ${points} movement points (ruling C4)`,
};

export const whyNotSpaceText = speaker('kind', SPACE);

const TARGET: Sentences<WhyNotTarget, 'kind'> = {
  chosen: ({ because }, n) => `it chose this one: ${n.target(because)}`,
  removed: ({ removedBy }, n) => n.targetRemoved(removedBy),
  'no-better': () => 'no better',
  'not-possible': () => 'not in reach: too far or not in sight',
};

export const whyNotTargetText = speaker('kind', TARGET);
