import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { Ability, CountWord, Modifier, Stat, Test } from '../../engine/model/language/abilities.ts';

/** What passive abilities both change and go by. */
type Part = 'hp' | 'armor' | 'range' | 'influence-range' | `tag ${string}`;

const COUNTED: { readonly [W in CountWord]?: Part } = {
  'own-hp': 'hp',
  'remaining-hp': 'hp',
  'target-hp': 'hp',
  'target-remaining-hp': 'hp',
  'own-armor': 'armor',
  'target-armor': 'armor',
  'weapon-range': 'range',
  'allies-in-soi': 'influence-range',
  'opponents-in-soi': 'influence-range',
};

const TESTED: { readonly [T in Test['is']]?: Part } = {
  'damage-at-least-half': 'hp',
  'in-soi': 'influence-range',
};

const CHANGED: { readonly [S in Stat]?: Part } = {
  hp: 'hp',
  armor: 'armor',
  range: 'range',
  'influence-range': 'influence-range',
};

/**
 * Passive abilities of one card that go by what they change themselves, at once or by way of one another: such a number is
 * never worked out. Across cards it shows in the game alone (`engine/kernel/budget.ts`, `deeper`).
 */
export function circlesOf(abilities: readonly Ability[], keys: readonly (string | number)[]): Finding[] {
  const passives = abilities.map((ability) => ({
    goesBy: ability.when === 'passive' ? partsGoneBy(ability) : [],
    changes: ability.when === 'passive' ? (ability.modifiers ?? []).map(changedBy) : [],
  }));
  /** Whether a part is worked out of another, at once or by way of more. */
  const hangsOn = (part: Part, other: Part, seen = new Set<Part>()): boolean => {
    if (part === other) return true;
    if (seen.has(part)) return false;
    seen.add(part);
    return passives.some(
      ({ goesBy, changes }) => changes.includes(part) && goesBy.some((one) => hangsOn(one, other, seen)),
    );
  };
  return abilities.flatMap((ability, i) =>
    passives[i]!.changes.flatMap((part, n): Finding[] => {
      if (part === null || !passives[i]!.goesBy.some((one) => hangsOn(one, part))) return [];
      return [
        {
          path: jsonPath([...keys, i, 'modifiers', n]),
          expected: {
            what: 'not-of-itself',
            number: part.startsWith('tag ') ? 'tag' : (part as Exclude<Part, `tag ${string}`>),
          },
          got: shown(ability.modifiers![n]),
        },
      ];
    }),
  );
}

function changedBy(modifier: Modifier): Part | null {
  if ('stat' in modifier) return CHANGED[modifier.stat] ?? null;
  if ('reach' in modifier) return 'range';
  if ('tag' in modifier) return `tag ${modifier.tag}`;
  return 'removeTag' in modifier ? `tag ${modifier.removeTag}` : null;
}

/** What its conditions and amounts read, however deep they lie. */
function partsGoneBy({ of, conditions, modifiers }: Ability): Part[] {
  const found: Part[] = of?.within === 'soi' ? ['influence-range'] : [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { count, is, tag, atLeast } = value as Readonly<Record<string, unknown>>;
    const part = COUNTED[count as CountWord] ?? TESTED[is as Test['is']];
    if (part) found.push(part);
    if (is === 'target-is' && typeof tag === 'string') found.push(`tag ${tag}`);
    if (atLeast === 'half' || atLeast === 'half-of-remaining') found.push('hp');
    for (const inside of Object.values(value)) look(inside);
  };
  look(conditions?.if);
  for (const modifier of modifiers ?? []) if ('amount' in modifier) look(modifier.amount);
  return found;
}
