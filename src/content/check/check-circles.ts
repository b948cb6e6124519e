/** Passive abilities that go by each other's numbers in a ring. */
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { Ability, CountWord, Modifier, Stat, Test } from '../../engine/model/language/abilities.ts';
import type { FigureTag } from '../../engine/model/vocabulary.ts';

/** What passive abilities both change and go by. */
type Part = 'hp' | 'armor' | 'defense' | 'range' | 'influence-range' | `tag ${string}`;

const COUNTED: { readonly [W in CountWord]?: Part } = {
  'own-hp': 'hp',
  'remaining-hp': 'hp',
  'target-hp': 'hp',
  'target-remaining-hp': 'hp',
  'own-armor': 'armor',
  'target-armor': 'armor',
  'own-defense': 'defense',
  'target-defense': 'defense',
  'weapon-range': 'range',
  'allies-in-soi': 'influence-range',
  'opponents-in-soi': 'influence-range',
};

const TESTED: { readonly [T in Test['is']]?: Part } = {
  'damage-at-least-half': 'hp',
  'in-soi': 'influence-range',
  'hp-left': 'hp',
};

const CHANGED: { readonly [S in Stat]?: Part } = {
  hp: 'hp',
  armor: 'armor',
  defense: 'defense',
  range: 'range',
  'influence-range': 'influence-range',
};

/** Who has it stands in no Water (X160). */
const FLIGHT: FigureTag = 'flight';

/** What a filter of figures goes by. */
const FILTERED: readonly (readonly [field: string, number: Part])[] = [
  ['defense', 'defense'],
  ['armor', 'armor'],
  ['hpLeft', 'hp'],
  ['terrain', `tag ${FLIGHT}`],
];

/**
 * Passive abilities of one card that go by what they change themselves, at once or by way of one another: such a number is
 * never worked out. Across cards it shows in the game alone (`engine/kernel/budget.ts`, `deeper`).
 */
export function circlesOf(abilities: readonly Ability[], keys: readonly (string | number)[]): Finding[] {
  const changes = abilities.flatMap((ability, i) => {
    const conditions = ability.when === 'passive' ? conditionsOf(ability) : [];
    return (ability.when === 'passive' ? (ability.modifiers ?? []) : []).map((modifier, n) => {
      const goesBy = [...conditions, ...('amount' in modifier ? partsIn(modifier.amount) : [])];
      return { at: [i, 'modifiers', n] as const, modifier, part: changedBy(modifier), goesBy };
    });
  });
  /** Whether a part is worked out of another, at once or by way of more. */
  const hangsOn = (part: Part, other: Part, seen = new Set<Part>()): boolean => {
    if (part === other) return true;
    if (seen.has(part)) return false;
    seen.add(part);
    return changes.some(
      (change) => change.part === part && change.goesBy.some((one) => hangsOn(one, other, seen)),
    );
  };
  return changes.flatMap(({ at, modifier, part, goesBy }): Finding[] => {
    if (part === null || !goesBy.some((one) => hangsOn(one, part))) return [];
    const number = part.startsWith('tag ') ? 'tag' : (part as Exclude<Part, `tag ${string}`>);
    return [
      {
        path: jsonPath([...keys, ...at]),
        expected: { what: 'not-of-itself', number },
        got: shown(modifier),
      },
    ];
  });
}

function changedBy(modifier: Modifier): Part | null {
  if ('stat' in modifier) return CHANGED[modifier.stat] ?? null;
  if ('reach' in modifier) return 'range';
  if ('tag' in modifier) return `tag ${modifier.tag}`;
  return 'removeTag' in modifier ? `tag ${modifier.removeTag}` : null;
}

const conditionsOf = ({ of, conditions }: Ability): Part[] => [
  ...partsIn(of?.with),
  ...(of?.within === 'soi' ? ['influence-range' as const] : []),
  ...partsIn(conditions?.if),
];

/** What tests and amounts read, however deep they lie. */
function partsIn(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const { count, is, tag, atLeast, within } = value as Readonly<Record<string, unknown>>;
  const found: Part[] = [];
  const part = COUNTED[count as CountWord] ?? TESTED[is as Test['is']];
  if (part) found.push(part);
  if (is === 'target-is' && typeof tag === 'string') found.push(`tag ${tag}`);
  for (const [field, number] of FILTERED) if (field in value) found.push(number);
  if (within === 'soi') found.push('influence-range');
  if (atLeast === 'half' || atLeast === 'half-of-remaining') found.push('hp');
  return [...found, ...Object.values(value).flatMap(partsIn)];
}
