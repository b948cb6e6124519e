import { parentPort, workerData } from 'node:worker_threads';
import type { ClassName } from './classes.ts';
import { readCorpus } from './corpus.ts';
import { listenForRequests, runTries } from './run-tries.ts';

/** What a thread of tries is told. */
export interface WorkerTask {
  readonly class: ClassName;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** One number, shared: the try under way, or -1 while there is none. */
  readonly under: Int32Array;
}

const task = workerData as WorkerTask;
listenForRequests();
const corpus = await readCorpus();
const result = await runTries(task.class, corpus, {
  ...task,
  begins: (index) => void Atomics.store(task.under, 0, index),
});
Atomics.store(task.under, 0, -1);
parentPort!.postMessage(result);
