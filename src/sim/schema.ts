import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from '../content/schemas/json-schemas.ts';

/** `npm run schema`: writes the JSON Schemas of the content files to public/schema, for editors. */
const folder = new URL('../../public/schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(`public/schema/${name}`);
}
