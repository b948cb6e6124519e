// npm run prove: what a fresh clone lacks first, then prove/prove.ts.
import { ensurePackages, startTool } from './install.mjs';

const ready = ensurePackages();
process.exitCode =
  ready && (await startTool('tsx/dist/cli.mjs', ['src/tools/prove/prove.ts', ...process.argv.slice(2)]))
    ? 0
    : 1;
