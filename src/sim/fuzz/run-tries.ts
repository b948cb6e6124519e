import { type ClassName, inputOf, runInput } from './classes.ts';
import type { Corpus } from './corpus.ts';
import type { Came } from './failure.ts';

/** No try may take longer, in milliseconds of a processor. */
export const LONGEST_TRY = 2000;

/** A try that came out as none may. */
export interface Fault {
  readonly class: ClassName;
  readonly seed: string;
  readonly index: number;
  readonly why: string;
  readonly input: unknown;
}

export interface Tally {
  readonly class: ClassName;
  tries: number;
  taken: number;
  refused: number;
  failed: number;
  /** Milliseconds of a processor of the slowest try. */
  slowest: number;
  /** Of all of them. */
  cpu: number;
}

export const noTally = (name: ClassName): Tally => ({
  class: name,
  tries: 0,
  taken: 0,
  refused: 0,
  failed: 0,
  slowest: 0,
  cpu: 0,
});

/** What is asked of a server or stored anywhere, counted instead of done. */
const asked: string[] = [];

/** From now on nothing in this thread reaches a network: whoever tries is noted. */
export function listenForRequests(): void {
  const note = (what: string) =>
    function noted(target: unknown): never {
      asked.push(`${what} ${String(target)}`);
      throw new Error(`asked for ${String(target)}`);
    };
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'])
    Object.defineProperty(globalThis, name, { value: note(name), configurable: true, writable: true });
}

export interface TryOptions {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Told before each try, so that a watcher knows which one hangs. */
  begins?(index: number): void;
  /** Of a processor; counted as a fault beyond. */
  readonly longest?: number;
}

/** Makes and runs the tries of a class from one number to another. */
export async function runTries(
  name: ClassName,
  corpus: Corpus,
  { seed, from, to, begins, longest = LONGEST_TRY }: TryOptions,
  tally: Tally = noTally(name),
): Promise<{ readonly tally: Tally; readonly faults: Fault[] }> {
  const faults: Fault[] = [];
  for (let index = from; index < to; index++) {
    begins?.(index);
    const input = inputOf(name, corpus, seed, index);
    const { came, why, cpu } = await oneTry(name, input, corpus);
    tally.tries += 1;
    tally.cpu += cpu;
    tally.slowest = Math.max(tally.slowest, cpu);
    const fault = why ?? (cpu > longest ? `took ${Math.round(cpu)} ms of a processor` : null);
    if (fault === null) tally[came!] += 1;
    else {
      tally.failed += 1;
      faults.push({ class: name, seed, index, why: fault, input });
    }
  }
  return { tally, faults };
}

/** One try: what came of it, or why it may not have. Never throws. */
export async function oneTry(
  name: ClassName,
  input: unknown,
  corpus: Corpus,
): Promise<{ readonly came: Came | null; readonly why: string | null; readonly cpu: number }> {
  const before = process.cpuUsage();
  let came: Came | null = null;
  let why: string | null = null;
  try {
    came = await runInput(name, input, corpus);
  } catch (error) {
    why = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
  }
  const { user, system } = process.cpuUsage(before);
  const polluted = Object.keys(Object.prototype).length > 0 || 'polluted' in {};
  if (polluted) why = `the prototype of all objects has ${Object.keys(Object.prototype).join()}`;
  if (asked.length > 0) why = `a request: ${asked.splice(0).join(', ')}`;
  return { came, why, cpu: (user + system) / 1000 };
}
