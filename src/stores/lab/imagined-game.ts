import { type Imagined, imagine } from '../../bots/planner/imagined.ts';
import type { EncounterContent, EncounterSession } from '../../engine/index.ts';
import type { Before } from '../game/pool.ts';
import type { ForesightWork } from './foresight-work.ts';

/** One for each game's encounter, so that threads are told once. */
const IMAGINED = new WeakMap<EncounterContent, Map<string, EncounterContent>>();

/** Where a game stands as far as the players know it, with content that stays the same; null where that cannot be told. */
export function imaginedGame(session: EncounterSession): Imagined | null {
  const imagined = imagine(session);
  if (!imagined) return null;
  const known = IMAGINED.get(session.content) ?? new Map<string, EncounterContent>();
  IMAGINED.set(session.content, known);
  const content = known.get(session.encounter.id) ?? imagined.content;
  known.set(session.encounter.id, content);
  return { ...imagined, content };
}

/** What a thread must know before. */
export const beforeForesight = ({ content }: Imagined): Before<ForesightWork> => ({
  job: 'foresightContent',
  given: [content],
  of: content,
});
