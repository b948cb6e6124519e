import { mkdirSync, writeFileSync } from 'node:fs';
import { BUILT_IN } from './pack-place.ts';
import { referencePage } from './reference/reference-page.ts';
import { writtenSchemas } from './reference/written.ts';

/**
 * `npm run schema`: writes the JSON Schemas of the content files to public/schema, for editors, and the reference of
 * every word of theirs to content/REFERENCE.md.
 */
const written = writtenSchemas(BUILT_IN);
const folder = new URL('../../public/schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(written.schemas)) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(`public/schema/${name}`);
}
writeFileSync(`${BUILT_IN}/REFERENCE.md`, referencePage(written));
console.log('content/REFERENCE.md');
