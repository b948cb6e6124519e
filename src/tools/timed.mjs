// Runs a program and writes down the processor seconds it and all it started took: node timed.mjs FILE PROGRAM …
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Hundredths of a second: what Linux counts in for programs, on every machine. */
const TICKS = 100;
/** How often is looked what each process has taken. One that lives shorter counts by the program that waited for it. */
const EVERY_MS = 500;

const MARK = `TIMED_RUN=${process.pid}-${Date.now()}`;

/** The fields of a process after its name: user and system time are the 12th and 13th, its ended children's the next. */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Processes that carry the mark, a browser's too, which leaves its parents; each with what it took when last seen. */
const seen = new Map();
const others = new Set([process.pid]);

function look() {
  let pids = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // Not every system tells.
  }
  for (const pid of pids)
    try {
      if (others.has(pid)) continue;
      const fields = statOf(pid);
      // A browser writes its name over what it was given: its processes are known by their parents.
      const isOurs = seen.has(pid) || seen.has(fields[1]);
      if (!isOurs && !readFileSync(`/proc/${pid}/environ`, 'latin1').includes(MARK)) {
        others.add(pid);
        continue;
      }
      seen.set(pid, Number(fields[11]) + Number(fields[12]));
    } catch {
      // It has ended meanwhile, or is somebody else's.
    }
}

/** What it and all it started took; null where the system does not tell. */
function taken() {
  try {
    const fields = statOf('self');
    const waitedFor = Number(fields[13]) + Number(fields[14]);
    const watched = [...seen.values()].reduce((sum, ticks) => sum + ticks, 0);
    return Math.max(waitedFor, watched) / TICKS;
  } catch {
    return null;
  }
}

const [to, command, ...args] = process.argv.slice(2);
const [name, value] = MARK.split('=');
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, [name]: value } });
seen.set(String(child.pid), 0);
const watch = setInterval(look, EVERY_MS);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.once('close', (code) => {
  clearInterval(watch);
  writeFileSync(to, JSON.stringify({ core: taken() }));
  process.exitCode = code ?? 1;
});
