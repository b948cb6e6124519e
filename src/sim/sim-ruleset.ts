import { DEFAULT_RULESET, type Ruleset, SWITCH_VALUES } from '../engine/index.ts';

/** `mixed` gives each game its own mixture from its seed; else `switch=value,…` over the rulebook's. */
export function rulesetFor(text: string, seed: string): Ruleset {
  if (text === 'mixed') return mixed(seed);
  const wanted = new Map(
    text.split(',').flatMap((part) => (part ? [part.split('=') as [string, string]] : [])),
  );
  const entries = Object.entries(SWITCH_VALUES).map(([name, values]) => {
    const value = wanted.get(name);
    return [name, values.find((v) => String(v) === value) ?? DEFAULT_RULESET[name as keyof Ruleset]];
  });
  return Object.fromEntries(entries) as unknown as Ruleset;
}

/** What is wrong with a `--ruleset`; null when it can be used. */
export function rulesetFault(text: string): string | null {
  if (text === 'mixed') return null;
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=');
    const values: readonly unknown[] | undefined = (SWITCH_VALUES as Record<string, readonly unknown[]>)[
      name
    ];
    if (!values)
      return `no switch "${name}"; expected mixed, or switch=value with one of ${Object.keys(SWITCH_VALUES).join(', ')}`;
    if (!values.some((v) => String(v) === value))
      return `${name}=${value}: expected one of ${values.join(', ')}`;
  }
  return null;
}

function mixed(seed: string): Ruleset {
  let hash = 2166136261;
  for (const c of seed) hash = Math.imul(hash ^ c.charCodeAt(0), 16777619) >>> 0;
  const entries = Object.entries(SWITCH_VALUES).map(([name, values]) => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
    return [name, values[hash % values.length]];
  });
  return Object.fromEntries(entries) as unknown as Ruleset;
}
