import * as v from 'valibot';
import { DICE } from '../../engine/index.ts';

/** The shapes that the schemas of a case share; each says in words what it wants. */
export const whole = (least: number, most = 10_000) =>
  v.pipe(
    v.number(`a whole number from ${least} to ${most}`),
    v.integer(`a whole number from ${least} to ${most}`),
    v.minValue(least, `a whole number from ${least} to ${most}`),
    v.maxValue(most, `a whole number from ${least} to ${most}`),
  );
export const text = v.pipe(v.string('a text'), v.nonEmpty('a text that is not empty'));
export const oneOf = <const T extends readonly string[]>(list: T) =>
  v.picklist(list, `one of ${list.join(', ')}`);
export const space = v.strictTuple([whole(0), whole(0)], 'a space [x, y]');
export const die = oneOf(DICE);
export const list = <T extends v.GenericSchema>(item: T) => v.array(item, 'a list');

/** `3, 4 or 5` */
export const orWords = (values: readonly unknown[]): string =>
  [...values]
    .sort()
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
