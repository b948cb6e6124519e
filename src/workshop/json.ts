/** A value of a JSON file, of which nothing is known yet. */
export type Json = unknown;
export type JsonObject = Readonly<Record<string, Json>>;
/** Where something stands in a file: keys and indexes from the root. */
export type Place = readonly (string | number)[];

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listIn = (file: Json, key: string): readonly Json[] => {
  const list = isObject(file) ? file[key] : undefined;
  return Array.isArray(list) ? list : [];
};

/** What stands there; undefined where nothing does. */
export const valueAt = (root: Json, place: Place): Json =>
  place.reduce<Json>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
    return isObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
  }, root);

/** The same with that value there; undefined takes the key or the entry away. What is between is made. */
export function withValue(root: Json, place: Place, value: Json): Json {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(root) ? [...root] : [];
    if (rest.length === 0 && value === undefined) return list.filter((_, i) => i !== key);
    list[key] = withValue(list[key], rest, value);
    return list;
  }
  const was = isObject(root) ? root : {};
  if (rest.length === 0 && value === undefined) return withoutKey(was, key);
  return { ...was, [key]: withValue(was[key], rest, value) };
}

export function withoutKey(object: JsonObject, key: string): JsonObject {
  const { [key]: _, ...rest } = object;
  return rest;
}

/** The same with the key called otherwise, in its place. What has the new name already stays as it is. */
export function withKeyRenamed(object: JsonObject, from: string, to: string): JsonObject {
  if (from === to || Object.hasOwn(object, to)) return object;
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]));
}

/** The list with one entry so many places further on. */
export function withEntryMoved(list: readonly Json[], from: number, by: number): readonly Json[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Whether two values say the same, in whatever order their keys stand. */
export function isSameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isSameJson(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
