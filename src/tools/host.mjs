// npm run host: installs and builds what is missing, then serves online tables (src/host/host.ts).
import { ensureBuild, ensurePackages } from './install.mjs';

if (!ensurePackages()) {
  console.error('The packages could not be installed.');
  process.exit(1);
}
// Another build than this folder's is its giver's affair.
if (!process.argv.includes('--dist') && !ensureBuild()) {
  console.error('The build failed.');
  process.exit(1);
}

const { register } = await import('tsx/esm/api');
register();
await import('../host/host.ts');
