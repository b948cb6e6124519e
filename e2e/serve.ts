import { built, serverOf } from './served-build.ts';

/**
 * Serves the build to the tests from the process that runs them: `vite preview` reads the whole configuration of the
 * build first, three seconds of a processor. Gives what ends it.
 */
export default async function serve(): Promise<() => Promise<void>> {
  const server = serverOf(built);
  const { E2E_PORT } = process.env;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(Number(E2E_PORT), '127.0.0.1', done);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}
