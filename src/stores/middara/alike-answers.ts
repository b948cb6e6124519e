import type { Option } from '../../engine/index.ts';

/**
 * Each answer with those that are the same to everybody, in their order: two of the same item in one Pack are one thing
 * there is twice, and it does not matter which of them goes. `named`: what an answer is called.
 */
export function alikeOf(
  options: readonly Option[],
  named: (option: Option) => string,
): ReadonlyMap<Option, readonly Option[]> {
  const byName = new Map<string, Option[]>();
  const alike = new Map<Option, Option[]>();
  for (const option of options) {
    const isItem = option.act.do === 'use' && option.interjection;
    const key = isItem ? `${named(option)} ${option.sp}` : option.id;
    const all = byName.get(key) ?? [];
    all.push(option);
    byName.set(key, all);
    alike.set(option, all);
  }
  return alike;
}
