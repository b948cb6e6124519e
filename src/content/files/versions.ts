/** The version of this table, as packs name it in `engine`: that of package.json. */
export const TABLE_VERSION = '0.1.0';

type Version = readonly [number, number, number];

const partsOf = (version: string): Version => version.split('.').map(Number) as [number, number, number];

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Whether a version lies in a range as `pack.json` writes it: `*`, `^1.2.0`, `>=0.1.0 <0.3.0`. */
export const isWithin = (version: string, range: string): boolean =>
  range === '*' || range.split(' ').every((part) => meets(partsOf(version), part));

function meets(version: Version, part: string): boolean {
  const [, sign = '', named = ''] = /^(\D*)(.*)$/.exec(part) ?? [];
  const bound = partsOf(named);
  const order = compare(version, bound);
  if (sign === '>=') return order >= 0;
  if (sign === '<=') return order <= 0;
  if (sign === '<') return order < 0;
  if (sign === '>') return order > 0;
  if (sign === '^') return order >= 0 && compare(version, nextBreaking(bound)) < 0;
  if (sign === '~') return order >= 0 && compare(version, [bound[0], bound[1] + 1, 0]) < 0;
  return order === 0;
}

/** The first version that may break what was made for this one: its first number that is not 0, one higher. */
function nextBreaking([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}
