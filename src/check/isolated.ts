/** Letters that are written from the right: in a sentence they would turn what stands beside them. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name from outside as it stands in a sentence: as `<bdi>` would, where there is no element of its own. */
export const isolated = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);
