import type { FolkloreTable, Rule } from './table.ts';

/**
 * Leadership (p.11): when a travelling round is over the Leader Token passes clockwise and is turned over, day to night
 * and back, once a round, whether there was a fight in it or not (FK-8). After the last round the chapter is lost (FK-5).
 */
export function* passLeader({ state, emit }: FolkloreTable): Rule {
  const { round, limit, leader, heroes, night } = state;
  if (round === limit) {
    emit({ type: 'chapterEnded', ending: 'too-late', rule: 'FK-5' });
    return;
  }
  emit({
    type: 'leaderPassed',
    leader: (leader + 1) % heroes.length,
    night: !night,
    round: round + 1,
    rule: 'p.11',
  });
}
