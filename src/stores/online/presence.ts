/** Who is there: what pages say of themselves and no stream keeps, read strictly and forgotten by itself. */

import { parseValue } from '../../check/parse-value.ts';
import { plainName } from '../../check/plain-name.ts';
import type { PlanStep } from '../../engine/index.ts';
import type { Transport } from '../../online/transport.ts';
import type { Timer } from '../game/pace.ts';
import type { LaidTurn } from '../kept/saved-game.ts';
import { laidTurnWith } from '../opened/saved-game-schema.ts';

/** What may be said. What else comes is passed over. */
export type Saying =
  | { readonly is: 'here' | 'asleep' | 'bye' }
  | { readonly ring: readonly [number, number] }
  | { readonly talk: string }
  /** A turn laid out and not taken; without steps it is taken back. */
  | { readonly plan: LaidTurn }
  /** Names beside the stream are others. */
  | { readonly names: true };

export type Presence = 'here' | 'asleep' | 'gone';

/** So often a page says that it is there. */
const BEAT = 4000;
/** So long without a word, and somebody who was here is gone: two missed, and a slow line. Somebody asleep is not. */
const PATIENCE = 11_000;
/** Signs of something said, at most; more is cut off by nobody, but not shown. */
export const MOST_SAID = 300;
/** Of one key within a beat; what comes beyond is not shown. */
const MOST_IN_A_BEAT = 20;
/** No board is larger. */
const FAR = 200;

export interface PresenceDeps {
  readonly timer: Timer;
  /** Milliseconds, from any beginning: for what is shown, never for what counts. */
  now(): number;
  /** The page is seen. */
  isSeen(): boolean;
  /** What is said anew with every beat: whoever has come since hears it, too. */
  stands?(): readonly Saying[];
}

/** What is heard of others. */
export interface Heard {
  changed(): void;
  rang(key: string, at: readonly [number, number]): void;
  talked(key: string, text: string): void;
  named(): void;
  planned(key: string, plan: LaidTurn): void;
}

export interface PresenceOfTable {
  of(key: string): Presence;
  /** All that were heard of and are not gone. */
  readonly keys: readonly string[];
  say(saying: Saying): void;
  /** The page was hidden, or is seen again. */
  turned(): void;
  close(): void;
}

/** Says that this page is there, as long as it is, and hears of others. */
export function presenceOf(transport: Transport, heard: Heard, deps: PresenceDeps): PresenceOfTable {
  const last = new Map<string, { at: number; is: Presence; count: number }>();
  const send = (saying: Saying) => transport.say(JSON.stringify(saying));
  const tell = () => send({ is: deps.isSeen() ? 'here' : 'asleep' });
  const stop = transport.hears(({ key, text }) => {
    const saying = readSaying(text);
    if (!saying) return;
    const known = last.get(key) ?? { at: 0, is: 'gone' as Presence, count: 0 };
    const isNew = known.is === 'gone';
    known.count += 1;
    if (known.count > MOST_IN_A_BEAT) return;
    last.set(key, known);
    known.at = deps.now();
    const was = known.is;
    if ('is' in saying) known.is = saying.is === 'bye' ? 'gone' : saying.is;
    else if (known.is === 'gone') known.is = 'here';
    if (known.is !== was) heard.changed();
    // Whoever has just come hears who else is there.
    if (isNew && known.is !== 'gone') tell();
    if ('ring' in saying) heard.rang(key, saying.ring);
    if ('talk' in saying) heard.talked(key, saying.talk);
    if ('names' in saying) heard.named();
    if ('plan' in saying) heard.planned(key, saying.plan);
  });
  let isClosed = false;
  let clock: unknown = null;
  function beat(): void {
    if (isClosed) return;
    tell();
    for (const saying of deps.stands?.() ?? []) send(saying);
    let changed = false;
    for (const one of last.values()) {
      one.count = 0;
      if (one.is !== 'here' || deps.now() - one.at <= PATIENCE) continue;
      one.is = 'gone';
      changed = true;
    }
    if (changed) heard.changed();
    clock = deps.timer.start(beat, BEAT);
  }
  tell();
  clock = deps.timer.start(beat, BEAT);
  return {
    of: (key) => last.get(key)?.is ?? 'gone',
    get keys() {
      return [...last].flatMap(([key, { is }]) => (is === 'gone' ? [] : [key]));
    },
    say: send,
    turned: tell,
    close() {
      isClosed = true;
      deps.timer.stop(clock);
      send({ is: 'bye' });
      stop();
    },
  };
}

/** Strictly: whatever is no saying is null. */
export function readSaying(text: string): Saying | null {
  if (text.length > 4 * MOST_SAID) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null; // no JSON
  }
  if (json === null || typeof json !== 'object' || Object.keys(json).length !== 1) return null;
  const { is, ring, talk, names, plan } = json as Readonly<Record<string, unknown>>;
  if (is === 'here' || is === 'asleep' || is === 'bye') return { is };
  if (names === true) return { names };
  if (plan !== undefined) return readPlan(plan);
  if (typeof talk === 'string' && talk.length <= MOST_SAID) {
    const plain = plainName(talk).trim();
    return plain === '' ? null : { talk: plain };
  }
  if (!Array.isArray(ring) || ring.length !== 2) return null;
  const [x, y] = ring as readonly unknown[];
  return isPlace(x) && isPlace(y) ? { ring: [x, y] } : null;
}

const planSchema = laidTurnWith(0);

/** With nothing in it but what a plan has. */
function readPlan(input: unknown): Saying | null {
  const parsed = parseValue(planSchema, input);
  if (!parsed.ok) return null;
  const { figure, turn, steps } = parsed.value;
  const plan = { figure, turn, steps: steps.map(plainStep) };
  return JSON.stringify(plan).length === JSON.stringify(input).length ? { plan } : null;
}

function plainStep(step: PlanStep): PlanStep {
  if (step.do === 'strike') return { do: 'strike', target: step.target, empower: step.empower };
  return { do: 'go', space: step.space, way: step.way };
}

const isPlace = (n: unknown): n is number =>
  typeof n === 'number' && Number.isInteger(n) && Math.abs(n) <= FAR;
