import { jsonPath } from '../../check/problem.ts';
import type { EncounterDefinition } from '../../engine/model/encounter.ts';
import { listOps } from '../../engine/model/encounter-ops.ts';
import { listConditions } from '../check/check-story.ts';
import type { Doubted } from './doubted.ts';

/** What hangs on something that never comes: a flag nobody sets, an escape nobody makes, an encounter that is not there. */
export function doubtsOfStory(encounter: EncounterDefinition, others: ReadonlySet<string>): Doubted[] {
  const ops = listOps(encounter).map(({ op }) => op);
  const set = new Set(
    ops.flatMap((op) => (op.do === 'flag' ? [op.flag] : op.do === 'count' ? [op.counter] : [])),
  );
  const leave = ops.some(({ do: does }) => does === 'leave');
  return [
    ...listConditions(encounter).flatMap(({ condition, keys }): Doubted[] => {
      const name =
        condition.is === 'flag' ? condition.flag : condition.is === 'counter' ? condition.counter : null;
      return name === null || set.has(name)
        ? []
        : [{ path: jsonPath(keys), doubt: { doubt: 'never-set', name } }];
    }),
    ...encounter.endConditions.flatMap(({ when, next }, i): Doubted[] => {
      const at = (key: string) => jsonPath(['endConditions', i, key]);
      if (when.is === 'escaped' && !leave) return [{ path: at('when'), doubt: { doubt: 'nobody-leaves' } }];
      if (!next) return [];
      if (next.encounter === encounter.id) return [{ path: at('next'), doubt: { doubt: 'next-is-itself' } }];
      return others.has(next.encounter)
        ? []
        : [{ path: at('next'), doubt: { doubt: 'next-unknown', id: next.encounter } }];
    }),
  ];
}
