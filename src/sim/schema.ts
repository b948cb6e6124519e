import { mkdirSync, writeFileSync } from 'node:fs';
import { readContentFolder } from '../content/files/node-files.ts';
import { jsonSchemas } from '../content/schemas/json-schemas.ts';
import { BUILT_IN } from './pack-place.ts';
import { cardFiles, referencePage } from './reference/reference-page.ts';

/**
 * `npm run schema`: writes the JSON Schemas of the content files to public/schema, for editors, and the reference of
 * every word of theirs to content/REFERENCE.md.
 */
const folder = new URL('../../public/schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(`public/schema/${name}`);
}
writeFileSync(`${BUILT_IN}/REFERENCE.md`, referencePage(cardFiles(readContentFolder(BUILT_IN))));
console.log('content/REFERENCE.md');
