import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fingerprintsIn } from '../../src/tools/prove/fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'prove-'));
afterAll(() => rmSync(folder, { recursive: true }));

const proof = { file: 'tests/a.test.ts', kind: 'unit' } as const;
const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const hashes = async () => (await fingerprintsIn(folder, [proof])).get(proof.file)!;

describe('what a proof was made for', () => {
  write('package-lock.json', '{"packages":{}}');
  write('tests/a.test.ts', "import { twice } from '../src/twice.ts';\nconsole.log(twice(2), 'content/');\n");
  write('src/twice.ts', 'export const twice = (n: number) => n * 2;\nexport const unused = 1;\n');
  write('src/other.ts', 'export const other = 1;\n');
  write('content/item.json', '{"cost":1}');

  test('is the same after a comment, a type, an empty line, and a change of what it does not use', async () => {
    const before = await hashes();
    write(
      'src/twice.ts',
      '// Two of it.\nexport const twice = (n: number): number =>\n\n  n * 2;\nexport const unused = 2;\n',
    );
    write('src/other.ts', 'export const other = 2;\n');
    expect(await hashes()).toEqual(before);
  });

  test('is another after the smallest change of the code it runs, and of the files it reads', async () => {
    const before = await hashes();
    write('src/twice.ts', 'export const twice = (n: number) => n * 3;\n');
    const after = await hashes();
    expect(after.code).not.toBe(before.code);
    expect(after.data).toBe(before.data);
    write('content/item.json', '{"cost":2}');
    expect((await hashes()).data).not.toBe(before.data);
    expect((await hashes()).code).toBe(after.code);
  });

  test('is the same whatever else is looked at beside it', async () => {
    write('tests/b.test.ts', "import { other } from '../src/other.ts';\nconsole.log(other);\n");
    const both = await fingerprintsIn(folder, [proof, { file: 'tests/b.test.ts', kind: 'unit' }]);
    expect(both.get(proof.file)).toEqual(await hashes());
  });
});
