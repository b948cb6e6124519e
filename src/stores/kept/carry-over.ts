import { isRecord } from '../../check/is-record.ts';
import type { Transaction } from './cells.ts';

/** How many writes there were of what stands in a list, by where its lines lie. */
const ORDERS = { 'about:': 'order', 'about-campaign:': 'order-campaign' } as const;

/** Puts what was kept for a visit beside what lies in the browser. */
export async function putAll(now: Transaction, all: readonly (readonly [string, unknown])[]): Promise<void> {
  const before = new Map<string, number>();
  for (const order of Object.values(ORDERS)) before.set(order, Number((await now.get(order)) ?? 0));
  for (const [key, value] of all) {
    const order = Object.entries(ORDERS).find(([sort]) => key.startsWith(sort))?.[1];
    if (typeof value === 'number') now.put(key, value + (before.get(key) ?? 0));
    else if (order && isRecord(value)) now.put(key, writtenAfter(before.get(order)!, value));
    else if (key.startsWith('draft:') && (await now.get(key)) !== undefined) await putBeside(now, key, value);
    else now.put(key, value);
  }
}

/** It was written after all that lies there already. */
const writtenAfter = (before: number, line: Readonly<Record<string, unknown>>) =>
  typeof line.written === 'number' ? { ...line, written: before + line.written } : line;

async function putBeside(now: Transaction, key: string, value: unknown): Promise<void> {
  let n = 2;
  while ((await now.get(`${key}-${n}`)) !== undefined) n += 1;
  const id = `${key}-${n}`.slice('draft:'.length);
  now.put(`draft:${id}`, { ...(value as object), id });
}
