/** Runs work that stops again and again to its end, at once; gives what it gives. */
export function finished<V>(work: Generator<unknown, V, unknown>): V {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
