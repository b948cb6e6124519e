import { importsOf, listed } from '../places.mjs';

/** A proof: a test file of which `npm test` runs a sample at most, and `npm run prove` all. */
export interface Proof {
  /** From the project's folder; its name in `tests/PROVED.json`. */
  readonly file: string;
  readonly kind: 'unit' | 'browser';
}

/** What tells how deep a test goes: who uses it has more to prove than every run looks at. */
const DEPTH = 'tests/support/depth.ts';
const SOURCE = /\.tsx?$/;

/** Those of the tests' files that use a helper, by themselves or by another; itself among them. */
export function usersOf(helper: string, files: readonly string[]): ReadonlySet<string> {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const users = new Set([helper]);
  for (let before = 0; before < users.size; ) {
    before = users.size;
    for (const [file, used] of imports) if (used.some((one) => users.has(one))) users.add(file);
  }
  return users;
}

/** All proofs there are, in the order of their names: unit tests that go deeper when proving, and every browser spec. */
export function listProofs(): Proof[] {
  const files = listed('tests', SOURCE);
  const deep = usersOf(DEPTH, files);
  const unit = files.filter(
    (file) => /\.prove\.test\.tsx?$/.test(file) || (/\.test\.tsx?$/.test(file) && deep.has(file)),
  );
  const browser = listed('e2e', SOURCE).filter((file) => file.endsWith('.spec.ts'));
  return [
    ...unit.map((file): Proof => ({ file, kind: 'unit' })),
    ...browser.map((file): Proof => ({ file, kind: 'browser' })),
  ];
}
