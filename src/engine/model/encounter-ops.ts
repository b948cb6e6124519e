import type { EncounterDefinition, EncounterOp, Reveal } from './encounter.ts';

type Keys = readonly (string | number)[];

/** Where an encounter's hidden text is: what its Totems, Objectives and Achievements do. */
type Hidden = Pick<EncounterDefinition, 'totems' | 'objectives' | 'achievements' | 'special'> & {
  readonly endConditions?: readonly { readonly id?: string; readonly goesOn?: Reveal }[];
};

export interface FoundOp {
  readonly op: EncounterOp;
  /** Its JSON path in the encounter. */
  readonly keys: Keys;
}

/** Every operation of an encounter's text, those inside others too. */
export function listOps({
  totems,
  objectives,
  achievements,
  endConditions = [],
  special,
}: Hidden): FoundOp[] {
  return [
    ...Object.entries(totems ?? {}).flatMap(([colour, reveal]) =>
      nestedOps(reveal.do, ['totems', colour, 'do']),
    ),
    ...(objectives ?? []).flatMap((one, i) => nestedOps(one.do, ['objectives', i, 'do'])),
    ...(achievements ?? []).flatMap((one, i) => nestedOps(one.do, ['achievements', i, 'do'])),
    ...endConditions.flatMap(({ goesOn }, i) =>
      nestedOps(goesOn?.do ?? [], ['endConditions', i, 'goesOn', 'do']),
    ),
    ...(special ?? []).flatMap(({ enters, ends }, i) => [
      ...nestedOps(enters ?? [], ['special', i, 'enters']),
      ...nestedOps(ends ?? [], ['special', i, 'ends']),
    ]),
  ];
}

function nestedOps(ops: readonly EncounterOp[], keys: Keys): FoundOp[] {
  return ops.flatMap((op, i) => {
    const at = [...keys, i];
    return [
      { op, keys: at },
      ...partsOf(op).flatMap(({ ops: inner, keys: own }) => nestedOps(inner, [...at, ...own])),
    ];
  });
}

/** The lists of operations inside one, each with its way from there. */
export function partsOf(op: EncounterOp): { readonly ops: readonly EncounterOp[]; readonly keys: Keys }[] {
  switch (op.do) {
    case 'check':
      return [
        { ops: op.pass, keys: ['pass'] },
        { ops: op.fail, keys: ['fail'] },
      ];
    case 'if':
      return [
        { ops: op.then, keys: ['then'] },
        { ops: op.else ?? [], keys: ['else'] },
      ];
    case 'choose':
      return op.options.map((one, i) => ({ ops: one.do, keys: ['options', i, 'do'] }));
    case 'random':
      return op.of.map((one, i) => ({ ops: one.do, keys: ['of', i, 'do'] }));
    default:
      return [];
  }
}

/** Whether any of these operations, or of those inside them, is such. */
export const someOp = (ops: readonly EncounterOp[], is: (op: EncounterOp) => boolean): boolean =>
  ops.some((op) => is(op) || partsOf(op).some((part) => someOp(part.ops, is)));
