/** What is typed of dice that were thrown on the real table: the number on the die, or a letter for each symbol. */

export interface TypedFace {
  readonly face: number;
  /** What is typed for it: its number, or the letters of its symbols in any order. */
  readonly code: string;
}

/** Of one throw: which die is typed next (their count: none), what is written of it, and what was typed of each. */
export interface Typing {
  readonly at: number;
  readonly written: string;
  /** Null: not typed yet. */
  readonly faces: readonly (number | null)[];
  /** What no face of the die begins with. */
  readonly wrong: string | null;
}

export const nothingTyped = (dice: number): Typing => ({
  at: 0,
  written: '',
  faces: Array<null>(dice).fill(null),
  wrong: null,
});

/** Numbers are written from the left; symbols lie in no order. */
function begins(code: string, written: string): boolean {
  if (/^\d/.test(code)) return code.startsWith(written);
  const left = [...code];
  return [...written].every((sign) => {
    const at = left.indexOf(sign);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const set = (faces: Typing['faces'], at: number, face: number | null): Typing['faces'] =>
  faces.map((one, i) => (i === at ? face : one));

/** The die after it that is not typed yet, else the first that is not; the count of them where all are. */
function nextOf(faces: Typing['faces'], at: number): number {
  const after = faces.indexOf(null, at + 1);
  const first = faces.indexOf(null);
  return after >= 0 ? after : first >= 0 ? first : faces.length;
}

/** A face is named of a die, by a press or because nothing else begins so. */
export const faceNamed = ({ faces }: Typing, at: number, face: number): Typing => {
  const named = set(faces, at, face);
  return { at: nextOf(named, at), written: '', faces: named, wrong: null };
};

/** A die is gone back to. */
export const goneTo = (typing: Typing, at: number): Typing => ({ ...typing, at, written: '', wrong: null });

/** The last sign is taken back, or with none written the die before. */
export function takenBack(typing: Typing, dice: readonly (readonly TypedFace[])[]): Typing {
  const { at, written, faces } = typing;
  if (written.length > 1) {
    const left = written.slice(0, -1);
    const exact = dice[at]!.find(({ code }) => code === left);
    return { at, written: left, faces: set(faces, at, exact?.face ?? null), wrong: null };
  }
  const to = written === '' ? Math.max(0, at - 1) : at;
  return { at: to, written: '', faces: set(faces, to, null), wrong: null };
}

/**
 * One sign more. What is shown of a number that may still grow (1 of a die that has a 10) counts until it does; with all
 * dice typed, a sign begins the last one anew.
 */
export function typedOn(typing: Typing, dice: readonly (readonly TypedFace[])[], sign: string): Typing {
  const at = Math.min(typing.at, dice.length - 1);
  const written = typing.written + sign;
  const among = dice[at]!.filter(({ code }) => begins(code, written));
  const exact = among.find(({ code }) => code.length === written.length);
  if (exact && among.length === 1) return faceNamed(typing, at, exact.face);
  if (among.length > 0)
    return { at, written, faces: set(typing.faces, at, exact?.face ?? null), wrong: null };
  // A number that is whole already: the sign is the next die's.
  const isWhole = typing.written !== '' && typing.faces[at] !== null;
  const next = isWhole ? nextOf(typing.faces, at) : at;
  if (isWhole && next < dice.length) return typedOn(goneTo(typing, next), dice, sign);
  if (isWhole || typing.written === '') return { ...typing, written: '', wrong: written };
  return { ...typing, wrong: written };
}

/** The faces, once each die has one; null before. */
export const facesIn = ({ faces }: Typing): readonly number[] | null =>
  faces.every((face) => face !== null) ? (faces as readonly number[]) : null;
