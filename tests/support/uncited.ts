/**
 * What says which rule it stands on without naming a page or a ruling: where in a result or an event it lies, a line each.
 */
export function uncited(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'rule' && typeof inside === 'string' && !/^(pp?\.\d|[A-Z]+\d)/.test(inside)
      ? [`${at}.rule: ${inside}`]
      : uncited(inside, `${at}.${key}`),
  );
}
