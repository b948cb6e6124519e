import type { FolkloreState } from '../model/state.ts';
import type { FolkloreTable, Rule } from './table.ts';

/** Who leads next, clockwise, and on which side the token then lies (p.11). */
export const nextLeader = ({
  leader,
  heroes,
  night,
}: Pick<FolkloreState, 'leader' | 'heroes' | 'night'>) => ({
  leader: (leader + 1) % heroes.length,
  night: !night,
});

/**
 * Leadership (p.11): when a travelling round is over the Leader Token passes clockwise and is turned over, day to night
 * and back, once a round, whether there was a fight in it or not; after an adventure it has passed already (FK-8). After
 * the last round the chapter is lost (FK-5).
 */
export function* passLeader({ state, emit }: FolkloreTable): Rule {
  const { round, limit, leader, night, passed = false } = state;
  if (round === limit) {
    emit({ type: 'chapterEnded', ending: 'too-late', rule: 'FK-5' });
    return;
  }
  const next = passed ? { leader, night } : nextLeader(state);
  emit({ type: 'leaderPassed', ...next, round: round + 1, rule: 'p.11' });
}
