/** `npm run host` (src/host/host.ts): this machine as the place of online tables. */
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  hostLine,
  hostWords,
  noServerWords,
  notANumberWords,
  notOfHttpsWords,
  runsAlreadyWords,
  tooOldWords,
} from '../words/en/host.ts';
import { DISK_BYTES, KEEP_DAYS, NotStarted, startHost, type Told } from './start-host.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Says why it does not begin, and ends. */
function stop(words: string): never {
  console.error(`\n${words}\n`);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    nats: { type: 'string' },
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '0.0.0.0' },
    public: { type: 'string' },
    dir: { type: 'string', default: join(root, '.online') },
    dist: { type: 'string', default: join(root, 'dist') },
    keep: { type: 'string', default: String(KEEP_DAYS) },
    disk: { type: 'string', default: String(DISK_BYTES / 1024 ** 2) },
    cluster: { type: 'string' },
    name: { type: 'string', default: 'first' },
    'old-server': { type: 'boolean', default: false },
  },
});

function numberOf(option: 'port' | 'keep' | 'disk'): number {
  const given = values[option];
  return /^\d{1,7}$/.test(given) ? Number(given) : stop(notANumberWords(option, given));
}

/** An address of the world that pages can be at; ends in a slash. */
function published(): string | undefined {
  const given = values.public;
  if (given === undefined) return undefined;
  if (!URL.canParse(given) || new URL(given).protocol !== 'https:') stop(notOfHttpsWords(given));
  return new URL(given).href.replace(/\/?$/, '/');
}

function whyNot(error: NotStarted): string {
  if (error.why === 'no-server') return noServerWords(values.nats, process.platform);
  return error.why === 'too-old' ? tooOldWords(error.of) : runsAlreadyWords(error.of);
}

const tell = (told: Told) => console.log(hostLine(told));
const keep = numberOf('keep');
const at = published();
const host = await startHost({
  port: numberOf('port'),
  host: values.host,
  dir: resolve(values.dir),
  dist: resolve(values.dist),
  keep,
  disk: numberOf('disk') * 1024 ** 2,
  oldServer: values['old-server'],
  tell,
  ...(values.nats !== undefined && { nats: values.nats }),
  ...(at !== undefined && { published: at }),
  ...(values.cluster !== undefined && {
    cluster: { file: resolve(values.cluster), name: values.name, replicas: 3 },
  }),
}).catch((error: unknown) => {
  if (error instanceof NotStarted) stop(whyNot(error));
  throw error;
});

console.log(
  hostWords({
    server: host.server.version,
    path: host.server.path,
    addresses: host.addresses,
    link: `${at ?? host.url}#/host/${host.owner}`,
    folder: resolve(values.dir),
    keep,
  }),
);

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    // Whatever still hangs: nobody waits longer for it.
    void Promise.race([host.close(), pause(8000)]).then(() => process.exit(0));
  });
