import { type Remote, wrap } from 'comlink';
import type { Given, Result, Thread } from '../stores/game/pool.ts';
import { ownScript } from '../ui/kit/own-script.ts';

/** A worker as a thread of the pool; it must expose the jobs and `ready`. */
export function farThread<J>(address: string): Thread<J> {
  const worker = new Worker(ownScript(address), { type: 'module' });
  const far = wrap<{ ready(): void }>(worker);
  return {
    ready: () => far.ready(),
    ask: <K extends keyof J>(job: K, given: Given<J, K>) => {
      const work = far[job as unknown as keyof typeof far] as Remote<(...given: unknown[]) => unknown>;
      return work(...given) as Promise<Result<J, K>>;
    },
    onBroken(tell) {
      worker.addEventListener('error', tell);
      worker.addEventListener('messageerror', tell);
    },
    end: () => worker.terminate(),
  };
}
