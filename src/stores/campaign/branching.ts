/** A campaign gone on with as another branch. */
import {
  type CampaignEvent,
  CampaignSession,
  type CampaignState,
  PlayedGames,
} from '../../campaign/index.ts';
import { seededChance, wordsFromSeed } from '../../engine/index.ts';

/** The places a Game Over offers to go back to (B3.6). */
export const RETRIES = ['encounter', 'round', 'beginning'] as const;
export type Retry = (typeof RETRIES)[number];

/** The decision before which each of these lies; those that there are none of are left out. */
export function retriesIn({
  questions,
  decisions,
}: Pick<CampaignSession, 'questions' | 'decisions'>): Partial<Record<Retry, number>> {
  const lastOf = (is: (kind: string, of: string) => boolean) =>
    questions.slice(0, decisions.length).findLastIndex(({ kind, about }) => is(kind, about.of));
  const encounter = lastOf((kind) => kind === 'encounter');
  const round = lastOf((_, of) => of === 'round');
  return {
    ...(encounter >= 0 ? { encounter } : {}),
    ...(round >= 0 ? { round } : {}),
    ...(decisions.length > 0 ? { beginning: 0 } : {}),
  };
}

/** The same campaign as far as decision n: run anew, so that it shares nothing with the other. Throws what the rules throw. */
export function branchAt(session: CampaignSession, n: number): CampaignSession {
  const { setup, content, played, decisions, from } = session;
  const branch = new CampaignSession(setup, content, playedIn(played), seededChance, from);
  branch.keepMixes(session.mixes);
  for (const { option } of decisions.slice(0, n)) branch.decide(option);
  return branch;
}

/** A new campaign of the same set-up, with other dice. */
export const anew = ({ setup, content }: CampaignSession, seed: string): CampaignSession =>
  new CampaignSession({ ...setup, seed }, content);

/** The same as far as decision n with other dice from there on (K47: a new try has new ones), and the events before it. */
export function retryAt(
  session: CampaignSession,
  n: number,
  seed: string,
): { readonly session: CampaignSession; readonly past: readonly CampaignEvent[] } {
  const { setup, content, played } = session;
  const before = branchAt(session, n);
  // Other dice begin between two rules; the rule that asks is gone through once more.
  const { state, events } = before.checkpoint;
  const from: CampaignState = { ...state, rng: wordsFromSeed(`${seed} ${state.rng.join(' ')}`) };
  return {
    session: new CampaignSession(setup, content, playedIn(played), seededChance, from),
    past: before.events.slice(0, events),
  };
}

function playedIn(played: PlayedGames): PlayedGames {
  const own = new PlayedGames();
  for (const [hash, game] of played.encounters) own.encounters.set(hash, game);
  for (const [hash, game] of played.abraxis) own.abraxis.set(hash, game);
  return own;
}
