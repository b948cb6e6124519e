import type { Space } from '../../../../engine/index.ts';
import type { FieldAnswer, FieldFigure, FieldView, Ground } from './field-view.ts';

export const isAt = ([x, y]: Space, [a, b]: Space): boolean => x === a && y === b;

/** Every space a figure stands on. */
const spacesUnder = ({ at: [x, y], size: [across, down] }: FieldFigure): readonly Space[] =>
  Array.from({ length: across * down }, (_, n) => [x + (n % across), y + Math.floor(n / across)]);

/** Who stands there; a swarm shares its spaces. */
export const figuresAt = ({ figures }: Pick<FieldView, 'figures'>, space: Space): readonly FieldFigure[] =>
  figures.filter((figure) => spacesUnder(figure).some((one) => isAt(one, space)));

/** The answers that mean a space: of whoever stands there, to whichever of its spaces the press went. */
export function answersAt(field: FieldView, answers: readonly FieldAnswer[], space: Space): FieldAnswer[] {
  const there = figuresAt(field, space);
  return answers.filter(({ does, space: at }) =>
    does.kind === 'strike' ? there.some(({ id }) => id === does.figure) : isAt(at, space),
  );
}

export const spacesOf = (field: FieldView, ground: Ground): readonly Space[] =>
  Array.from(
    { length: field.columns * field.rows },
    (_, n): Space => [n % field.columns, Math.floor(n / field.columns)],
  ).filter((space) => field.groundOf(space) === ground);
