/** A rule case and what came of it, in a few lines for somebody at a terminal. */
import { isRecord } from '../../check/is-record.ts';
import { unmetIn } from './any-case.ts';
import type { GuestResult } from './guest-case.ts';
import type { CaseResult } from './run-case.ts';

type Result = GuestResult | CaseResult;

/** A case as its file has it, and what came of it. */
export interface Judged {
  readonly value: unknown;
  readonly result: Result;
}

/** Of a long list so many are told, and how many more there are. */
const TOLD = 16;

const PAINT = { red: 31, green: 32, yellow: 33, faint: 2, bold: 1 } as const;
type Paint = (how: keyof typeof PAINT, text: string) => string;
const painted: Paint = (how, text) => `\u001b[${PAINT[how]}m${text}\u001b[0m`;
const plain: Paint = (_, text) => text;

/**
 * The lines of a verdict: a case that is as expected in one, unless it is the only one; any other with what was asked,
 * what came and what differs; where there are several, how many of each. `colours`: the terminal takes them.
 */
export function verdictLines(judged: readonly Judged[], colours: boolean): string[] {
  const paint = colours ? painted : plain;
  const all = judged.map((one) => ({ ...one, ...standingOf(one) }));
  const lines = all.flatMap((one) => [
    `${paint(one.colour, one.sign)} ${paint('bold', one.result.name)}${ruleOf(one.value)}${one.remark}`,
    ...(one.differs.length > 0 || judged.length === 1
      ? [
          ...part(paint, 'asked', askedOf(one.value)),
          ...part(paint, 'came', cameOf(one.result)),
          ...part(paint, 'differs', one.differs),
        ]
      : []),
  ]);
  if (judged.length === 1) return lines;
  const wrong = all.filter(({ differs }) => differs.length > 0).length;
  const open = all.filter(({ expects }) => !expects).length;
  const counts = [
    `${judged.length - wrong - open} as expected`,
    ...(wrong > 0 ? [paint('red', `${wrong} not`)] : []),
    ...(open > 0 ? [paint('yellow', `${open} without anything expected`)] : []),
  ];
  return [...lines, `${judged.length} cases: ${counts.join(', ')}`];
}

/** Where a case is not as it expects, for whoever goes by the number of them. */
export const differsIn = ({ value, result }: Judged): readonly string[] => unmetIn(value, result);

function standingOf(one: Judged) {
  const differs = differsIn(one);
  const expects = isRecord(one.value) && isRecord(one.value.expect);
  if (differs.length > 0) return { differs, expects, sign: '✗', colour: 'red', remark: '' } as const;
  if (expects) return { differs, expects, sign: '✓', colour: 'green', remark: '' } as const;
  return { differs, expects, sign: '?', colour: 'yellow', remark: ': it expects nothing' } as const;
}

const ruleOf = (value: unknown) =>
  isRecord(value) && typeof value.rule === 'string' ? ` (${value.rule})` : '';

const part = (paint: Paint, head: string, lines: readonly string[]): string[] =>
  lines.map((line, i) => `  ${paint('faint', (i === 0 ? head : '').padEnd(8))}${line}`);

/** What is done in a case and asked of it. */
function askedOf(value: unknown): string[] {
  if (!isRecord(value)) return [];
  const { active, decisions, rolls, draws, queries } = value;
  return [
    ...(typeof active === 'string' ? [`the turn of ${active}`] : []),
    ...listed('decides', decisions, short),
    ...listed('rolls', rolls, (roll) => (Array.isArray(roll) ? roll.join(' ') : short(roll))),
    ...listed('draws', draws, short),
    ...(Array.isArray(queries) ? queries.map((query, i) => `question ${i + 1}: ${short(query)}`) : []),
  ];
}

/** What came of it: answers, the kinds of events in order, and what is asked now. */
function cameOf({ answers, events, pending }: Result): string[] {
  return [
    ...answers.map((answer, i) => `answer ${i + 1}: ${short(answer)}`),
    ...listed(`${events.length} events`, kindsOf(events), short),
    pending
      ? `asked now: ${pending.kind} of ${pending.seat}: ${some(pending.options)}`
      : 'nothing is asked any more',
  ];
}

/** Kinds of events in order; the same several times in a row is told once. */
const kindsOf = (events: readonly unknown[]): string[] =>
  events
    .map((event) => (isRecord(event) ? String(event.type) : short(event)))
    .reduce<[kind: string, times: number][]>((kinds, kind) => {
      const last = kinds.at(-1);
      if (last?.[0] === kind) last[1]++;
      else kinds.push([kind, 1]);
      return kinds;
    }, [])
    .map(([kind, times]) => (times > 1 ? `${kind} × ${times}` : kind));

const listed = (head: string, list: unknown, say: (one: unknown) => string): string[] =>
  Array.isArray(list) && list.length > 0 ? [`${head}: ${some(list.map(say))}`] : [];

const some = (list: readonly string[]): string =>
  list.length > TOLD
    ? `${list.slice(0, TOLD).join(', ')} and ${list.length - TOLD} more`
    : list.join(', ') || 'nothing';

const short = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
