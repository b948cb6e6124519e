/** The process of `nats-server`: its configuration, and that it is there again whenever it has died. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, connect as dial } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Authority } from './authority.ts';
import { makeFolder, readText, writeWhole } from './small-files.ts';

/** What joins three servers: a file of the server's own configuration that is taken in, and this one's name in it. */
export interface Cluster {
  readonly file: string;
  readonly name: string;
  readonly replicas: number;
}

export interface NatsProcess {
  /** Of its clients, on this machine's own loopback alone; another one after each start. */
  readonly port: number;
  readonly pid: number;
  /** Ends for good. */
  close(): Promise<void>;
}

/** A path or a text in its configuration. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function configuration(folder: string, port: number, authority: Authority, cluster: Cluster | null): string {
  return [
    `listen: "127.0.0.1:${port}"`,
    `server_name: ${quoted(cluster?.name ?? 'tables')}`,
    // What one account may take is said in its JWT; the disk itself is watched by `disk.ts`.
    `jetstream { store_dir: ${quoted(join(folder, 'streams'))}, max_mem: 16MB, max_file: 64TB }`,
    `operator: ${authority.operatorJwt}`,
    `system_account: ${authority.systemId}`,
    `resolver { type: full, dir: ${quoted(join(folder, 'accounts'))}, allow_delete: true, interval: "2m" }`,
    `resolver_preload { ${authority.systemId}: ${authority.systemJwt} }`,
    'authorization { timeout: 10 }',
    'ping_interval: "10s"',
    'ping_max: 2',
    'max_payload: 65536',
    'max_pending: 8MB',
    'max_control_line: 4096',
    'write_deadline: "10s"',
    'no_sys_acc: false',
    `logfile: ${quoted(join(folder, 'server.log'))}`,
    'logfile_size_limit: 4MB',
    ...(cluster === null ? [] : [readFileSync(cluster.file, 'utf8')]),
    '',
  ].join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Whether something greets there as a server does. */
const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = dial({ port, host: '127.0.0.1' });
    const end = (there: boolean) => {
      socket.destroy();
      resolve(there);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('data', (data) => end(data.toString('latin1').startsWith('INFO ')));
    socket.once('error', () => end(false));
  });

/** The command line and the parent of a process; null where there is none. */
function processOf(pid: number): { readonly command: string; readonly parent: number } | null {
  if (!(pid > 1) || process.platform === 'win32') return null;
  try {
    const told = execFileSync('ps', ['-p', String(pid), '-o', 'ppid=,args='], { encoding: 'utf8' });
    const [, parent = '', command = ''] = /^\s*(\d+)\s+(.*)$/m.exec(told) ?? [];
    return { command, parent: Number(parent) };
  } catch {
    return null; // No such process, or no `ps`.
  }
}

/** Another host has this folder. */
export class RunsAlready extends Error {
  override readonly name = 'RunsAlready';
}

/** One left behind by a host that was killed would hold the streams: it is ended, if it is truly ours. */
function endLeftBehind(file: string, config: string): void {
  const [pid = 0, host = 0] = (readText(file) ?? '').split(' ').map(Number);
  const there = processOf(pid);
  if (there === null || !there.command.includes(config)) return;
  if (there.parent === host && processOf(host) !== null) throw new RunsAlready(config);
  process.kill(pid, 'SIGKILL');
}

/** How long it may take until it greets: after a kill it reads its streams first. */
const GREETS_WITHIN = 60_000;
const QUICK_END = 2000;

/**
 * Starts it, and starts it again whenever it ends. `again` is told of each of these, once it greets; `died` before.
 * Throws Error where it does not greet the first time.
 */
export async function startNats(
  server: string,
  folder: string,
  authority: Authority,
  cluster: Cluster | null,
  told: { died(): void; again(): void },
): Promise<NatsProcess> {
  makeFolder(folder);
  const config = join(folder, 'nats.conf');
  const pidFile = join(folder, 'nats.pid');
  endLeftBehind(pidFile, config);
  let port = 0;
  let child: ChildProcess;
  let closing = false;
  let startedAt = 0;
  let quickEnds = 0;

  async function start(): Promise<void> {
    port = await freePort();
    // Closed meanwhile: one that is started now would be nobody's.
    if (closing) return;
    writeWhole(config, configuration(folder, port, authority, cluster));
    startedAt = Date.now();
    const started = spawn(server, ['-c', config], { stdio: 'ignore' });
    child = started;
    const ended = new Promise<void>((resolve) => {
      started.once('error', () => resolve());
      started.once('exit', () => resolve());
    });
    writeWhole(pidFile, `${started.pid ?? 0} ${process.pid}`);
    let over = false;
    void ended.then(() => {
      over = true;
    });
    while (!over && !(await greets(port))) {
      if (Date.now() - startedAt > GREETS_WITHIN) {
        started.kill('SIGKILL');
        break;
      }
      await pause(25);
    }
    if (over || !(await greets(port)))
      throw new Error(`nats-server does not run: ${join(folder, 'server.log')}`);
    void ended.then(restart);
  }

  async function restart(): Promise<void> {
    if (closing) return;
    told.died();
    // At once; where it ends again and again as soon as it has begun, not in a circle.
    quickEnds = Date.now() - startedAt < QUICK_END ? quickEnds + 1 : 0;
    for (let wait = quickEnds > 3 ? 1000 : 0; !closing; wait = Math.min(10_000, wait * 2 || 500)) {
      await pause(wait);
      try {
        if (!closing) await start();
        if (!closing) told.again();
        return;
      } catch {
        // Told by its absence: the next try follows.
      }
    }
  }

  const killed = () => void child.kill('SIGKILL');
  await start();
  process.once('exit', killed);
  return {
    get port() {
      return port;
    },
    get pid() {
      return child.pid ?? 0;
    },
    async close() {
      closing = true;
      process.off('exit', killed);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
        await ended;
        clearTimeout(hard);
      }
      rmSync(pidFile, { force: true });
    },
  };
}
