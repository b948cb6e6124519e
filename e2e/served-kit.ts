import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildKit } from '../src/tools/gallery/kit/build-kit.ts';
import { serverOf } from './served-build.ts';

/** The page of the kit on a server of its own, for as long as it is wanted. */
export async function serveKit(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'middara-kit-'));
  await buildKit(folder);
  const server = serverOf(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/kit.html`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
