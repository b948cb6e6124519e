import type { FieldAnswer, FieldFigure, FieldView, TurnPlace } from '../../screens/encounter/field-view.ts';
import { several, spaceName } from './names.ts';

const sides = { hero: 'hero', creature: 'creature', affliction: 'affliction' } as const;

/** What the stage of a fight on a map says of itself. */
export const encounter = {
  map: (name: string) => `Map of the fight: ${name}`,
  order: 'Order of turns',
  more: (count: number) => `Show ${count} more`,
  fight: 'Fight',
  turn: { done: 'has acted', now: 'acts now', 'to-come': 'acts later', held: 'waits' } as const,
  /** A figure in it; `label` is what is read there: a hero’s Vita, a foe’s sign on the map. */
  place: (one: FieldFigure, label: string, turn: TurnPlace['turn']) =>
    one.side === 'hero'
      ? `${one.name}, ${label} Vita, ${encounter.turn[turn]}`
      : `${figureText(one)}, ${label}, ${encounter.turn[turn]}`,
  dark: 'It is dark',
  here: 'On this space',
  chance: (hundred: number | null) => (hundred === null ? '' : `${hundred} %`),
  leave: 'Cancel',
  notes: {
    misses: 'cannot attack next turn',
    broken: 'without a weapon',
    down: 'misses its next turn',
    ally: 'on your side',
    darkened: 'in darkness',
    squeezed: 'squeezed in',
    isNew: 'acts from the next round',
  } as const,
  hit: 'Hit',
  missed: 'Missed',
  why: 'Why enemies did that',
  nothingYet: 'Nothing yet',
};

/** A figure with all that is known of it. */
export const figureText = ({ name, side, vita, most, notes }: FieldFigure): string =>
  [name, sides[side], `${vita} of ${most} Vita`, ...notes].join(', ');

function answerText({ label, does }: FieldAnswer): string {
  if (does.kind === 'go') return `can be reached, ${several(does.cost, 'Stride')}`;
  if (does.kind === 'strike' && does.chance !== null) return `${label}, hits ${does.chance} %`;
  return label;
}

/** What is told of a space: its ground, what lies and who stands there, what can be done. */
export function spaceText(
  field: FieldView,
  space: readonly [number, number],
  { there, answers }: { readonly there: readonly FieldFigure[]; readonly answers: readonly FieldAnswer[] },
): string {
  const isHere = ([x, y]: readonly [number, number]) => x === space[0] && y === space[1];
  const hazard = field.hazards.find(({ at }) => isHere(at));
  const what = [
    ...(field.groundOf(space) === 'blocking' ? ['blocked'] : []),
    ...(hazard ? [`hazard of rank ${hazard.rank}`] : []),
    ...(field.flames.some(isHere) ? ['flames'] : []),
    ...(field.searches.some(isHere) ? ['something to search'] : []),
    ...(field.features ?? []).flatMap(({ at, name }) => (isHere(at) ? [name] : [])),
  ];
  return [
    `${spaceName(space)}: ${what.join(', ') || 'open ground'}`,
    ...there.map(figureText),
    ...answers.map(answerText),
  ].join('; ');
}

/** The letter over a column, as `spaceName` has it. */
export const columnName = (x: number): string => spaceName([x, 0]).slice(0, -1);
