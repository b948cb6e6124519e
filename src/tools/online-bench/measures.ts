/** What is measured of processes and of times. */
import { readdirSync, readFileSync } from 'node:fs';

/** Of what a process takes: Linux tells; elsewhere there is nothing to read. */
export interface Taken {
  /** MB in memory. */
  readonly memory: number;
  readonly files: number;
  /** Seconds of a processor since it was started. */
  readonly processor: number;
}

const TICKS = 100;

export function takenBy(pid: number): Taken {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind its name, which may have anything in it.
  const [, ...words] = stat.slice(stat.lastIndexOf(')')).split(' ');
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    processor: (Number(words[11]) + Number(words[12])) / TICKS,
  };
}

export function percentile(of: readonly number[], part: number): number {
  const sorted = [...of].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));
