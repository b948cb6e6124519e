/** JSON with one place changed, as `setup.party.0.card`: in the object itself. */
export function setAt(json: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop()!;
  let place = json as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  place[last] = value;
}
