type Keys = readonly (string | number)[];

/** An effect that names a Combatant. */
interface Named {
  readonly do: 'spawn' | 'become';
  readonly card: string;
}

/**
 * Visits every `spawn` and `become` inside a value, however deep. One list of keys for the whole way: most cards spawn
 * nothing, and all are walked.
 */
export function eachNamed(
  value: unknown,
  visit: (named: Named, keys: Keys) => void,
  keys: (string | number)[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (typeof value[i] !== 'object') continue;
      keys.push(i);
      eachNamed(value[i], visit, keys);
      keys.pop();
    }
    return;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  if ((fields.do === 'spawn' || fields.do === 'become') && typeof fields.card === 'string')
    visit({ do: fields.do, card: fields.card }, keys);
  for (const key in fields) {
    const one = fields[key];
    if (typeof one !== 'object') continue;
    keys.push(key);
    eachNamed(one, visit, keys);
    keys.pop();
  }
}
