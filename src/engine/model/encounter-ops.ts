import type { EncounterDefinition, EncounterOp } from './encounter.ts';

type Keys = readonly (string | number)[];

/** Where an encounter's hidden text is: what its Totems, Objectives and Achievements do. */
type Hidden = Pick<EncounterDefinition, 'totems' | 'objectives' | 'achievements'>;

export interface FoundOp {
  readonly op: EncounterOp;
  /** Its JSON path in the encounter. */
  readonly keys: Keys;
}

/** Every operation of an encounter's hidden text, those inside checks too. */
export function listOps({ totems, objectives, achievements }: Hidden): FoundOp[] {
  return [
    ...Object.entries(totems ?? {}).flatMap(([colour, reveal]) =>
      nestedOps(reveal.do, ['totems', colour, 'do']),
    ),
    ...(objectives ?? []).flatMap((one, i) => nestedOps(one.do, ['objectives', i, 'do'])),
    ...(achievements ?? []).flatMap((one, i) => nestedOps(one.do, ['achievements', i, 'do'])),
  ];
}

function nestedOps(ops: readonly EncounterOp[], keys: Keys): FoundOp[] {
  return ops.flatMap((op, i) => {
    const at = [...keys, i];
    const own = { op, keys: at };
    if (op.do !== 'check') return [own];
    return [own, ...nestedOps(op.pass, [...at, 'pass']), ...nestedOps(op.fail, [...at, 'fail'])];
  });
}
