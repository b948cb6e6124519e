import type { FolkloreOption } from '../model/prompts.ts';
import { ask, type FolkloreTable, type Rule } from './table.ts';

/**
 * Leadership (p.11): the group selects a leader at the beginning of the game. Nobody has the final say yet: whoever sits
 * first answers for all (FK-50). A hero alone leads without a question.
 */
export function* chooseLeader(table: FolkloreTable): Rule {
  const options = table.state.heroes.map(
    (_, hero): FolkloreOption => ({ id: `lead:${hero}`, act: { do: 'lead', hero } }),
  );
  const act = yield* ask(table, 0, { kind: 'leader', options, rule: 'p.11' });
  table.emit({ type: 'leaderChosen', leader: act.do === 'lead' ? act.hero : 0, rule: 'p.11' });
}
