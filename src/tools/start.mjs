// npm start: installs and builds what is missing, then serves the table on a free port.
import { parseArgs } from 'node:util';
import { ensureBuild, ensurePackages, root } from './install.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, host: { type: 'string', default: 'localhost' } },
});

if (!ensurePackages()) {
  console.error('The packages could not be installed.');
  process.exit(1);
}
if (!ensureBuild()) {
  console.error('The build failed.');
  process.exit(1);
}

const { preview } = await import('vite');
const server = await preview({
  root,
  preview: { port: Number(values.port), host: values.host, strictPort: false },
});
const urls = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
console.log(`\nMiddara table is ready:\n\n  ${urls.join('\n  ')}\n\nStop it with Ctrl+C.`);
