/** A process with a host in it, for `online-host.ts`: it says where it is, and sweeps when it is told. */
import { type HostOptions, NotStarted, startHost } from '../../src/host/start-host.ts';

const options = JSON.parse(process.argv[2]!) as HostOptions & { readonly daysOn?: number };
let daysOn = 0;
const host = await startHost({
  ...options,
  tell: (told) => process.send!({ told }),
  now: () => Date.now() + daysOn * 86_400_000,
}).catch((error: unknown) => {
  // Whoever expects it hears of it; all else is said in full.
  if (error instanceof NotStarted) process.exit(1);
  throw error;
});
process.send!({
  started: {
    url: host.url,
    owner: host.owner,
    version: host.server.version,
    natsPid: host.natsPid,
    natsPort: host.natsPort,
  },
});
process.on('message', (message: { readonly ask: string; readonly days?: number }) => {
  if (message.ask === 'nats') process.send!({ nats: { pid: host.natsPid, port: host.natsPort } });
  if (message.ask === 'sweep') {
    daysOn = message.days ?? 0;
    void host.sweep().then(() => process.send!({ swept: true }));
  }
  if (message.ask === 'close') void host.close().then(() => process.exit(0));
});
// Whoever has started it is gone, or ends it: its server ends with it.
for (const event of ['disconnect', 'SIGTERM', 'SIGINT'] as const)
  process.on(event, () => void host.close().then(() => process.exit(0)));
