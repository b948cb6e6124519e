/** What of the deeds since the last press is worth a line above the next question. */
import type { FigureId } from '../../engine/index.ts';
import type { DeedPart } from './deed-parts.ts';
import type { Deed } from './deeds.ts';

/** `hero`: never left out; `idle`: the first to go. */
export type Weight = 'hero' | 'plain' | 'idle';

export interface RecapLine {
  readonly text: string;
  readonly weight: Weight;
}

/** A hero's HP changed, or it is what came of what a hero ordered. */
function isOfHeroes(part: DeedPart, heroes: ReadonlySet<FigureId>): boolean {
  switch (part.did) {
    case 'struck':
      return (part.end !== null && heroes.has(part.attacker)) || (part.damage > 0 && heroes.has(part.target));
    case 'cast':
      return (
        heroes.has(part.caster) || part.targets.some(({ figure, damage }) => damage > 0 && heroes.has(figure))
      );
    case 'hurt':
    case 'healed':
    case 'fell':
      return heroes.has(part.figure);
    default:
      return false;
  }
}

export function weightOf(
  { parts, lines, figure = null }: Pick<Deed, 'parts' | 'lines'> & Partial<Pick<Deed, 'figure'>>,
  heroes: ReadonlySet<FigureId>,
): Weight {
  // A turn that passes by itself is over before it is seen.
  const isLost = figure !== null && heroes.has(figure) && lines.some(({ type }) => type === 'effectRemoved');
  if (isLost || parts.some((part) => isOfHeroes(part, heroes))) return 'hero';
  const isTurnAlone =
    parts.every(({ did }) => did === 'told' || did === 'beside') &&
    lines.every(({ type }) => type === 'turnBegan' || type === 'turnEnded' || type === 'phaseBegan');
  return isTurnAlone ? 'idle' : 'plain';
}

/** All that matters to the heroes, filled up to `most` by the latest of the rest, in their order. */
export function linesToTell(all: readonly RecapLine[], most: number): readonly RecapLine[] {
  const kept = new Set(all.filter(({ weight }) => weight === 'hero'));
  for (const wanted of ['plain', 'idle'] as const)
    for (const line of all.toReversed()) if (line.weight === wanted && kept.size < most) kept.add(line);
  return all.filter((line) => kept.has(line));
}
