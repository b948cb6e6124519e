import { BotChance } from '../../bots/bot-chance.ts';
import type { Content } from '../../content/index.ts';
import { defaultSetup, EncounterSession, RefusedDecision } from '../../engine/index.ts';
import { type Came, FuzzFailure } from './failure.ts';

/** A game come so far, and what somebody tries with it that the rules did not offer. */
export interface EngineInput {
  readonly encounter: string;
  readonly seed: string;
  readonly decisions: readonly string[];
  readonly act: HostileAct;
}

export type HostileAct =
  | { readonly do: 'answer'; readonly option: string }
  /** A number as text: JSON has not all of them. */
  | { readonly do: 'rewind'; readonly to: string }
  | { readonly do: 'fork'; readonly at: string }
  | { readonly do: 'redo' }
  /** The log, written and run again. */
  | { readonly do: 'again' };

/** The game as it stood after the last try: the next one is often a decision further. */
let last: { readonly key: string; readonly session: EncounterSession } | null = null;

export function sessionAt(
  { encounter, seed, decisions }: Omit<EngineInput, 'act'>,
  content: Content,
): EncounterSession {
  const key = `${encounter} ${seed}`;
  let session = last?.key === key ? last.session : null;
  const made = session?.decisions.map(({ option }) => option) ?? [];
  if (session === null || made.length > decisions.length || made.some((option, i) => option !== decisions[i]))
    session = new EncounterSession(
      defaultSetup(content.encounters[encounter]!, seed, ['Anna', 'Ben']),
      content,
    );
  for (const option of decisions.slice(session.decisions.length)) session.decide(option);
  last = { key, session };
  return session;
}

const standing = (session: EncounterSession) =>
  JSON.stringify([
    session.hash,
    session.events.length,
    session.decisions.length,
    session.marks.length,
    session.pending,
  ]);

/** Tries it; nothing may have moved afterwards. Throws FuzzFailure, or what broke. */
export function tryEngine(input: EngineInput, content: Content): Came {
  const session = sessionAt(input, content);
  const before = standing(session);
  const came = tryAct(session, input.act);
  if (standing(session) !== before) throw new FuzzFailure(`the game moved by ${JSON.stringify(input.act)}`);
  return came;
}

function tryAct(session: EncounterSession, act: HostileAct): Came {
  switch (act.do) {
    case 'answer':
      if (session.pending?.options.some(({ id }) => id === act.option)) return 'refused';
      return refusedBy(() => session.decide(act.option));
    case 'redo':
      return refusedBy(() => session.redo());
    case 'rewind': {
      const to = Number(act.to);
      const count = session.decisions.length;
      if (!isAmong(to, count)) return refusedBy(() => session.rewind(to), RangeError);
      session.rewind(to);
      // Somebody answers what was not asked, and goes on all the same.
      if (to < count) refusedBy(() => session.decide('nothing of the kind'));
      while (session.canRedo) session.redo();
      return 'taken';
    }
    case 'fork': {
      const at = Number(act.at);
      if (!isAmong(at, session.decisions.length)) return refusedBy(() => session.fork(at), RangeError);
      const fork = session.fork(at);
      const chance = new BotChance(act.at);
      for (let n = 0; n < 2 && fork.pending; n++)
        fork.decide(fork.pending.options[chance.below(fork.pending.options.length)]!.id);
      return 'taken';
    }
    case 'again': {
      const log = JSON.parse(JSON.stringify(session.toLog())) as ReturnType<typeof session.toLog>;
      const again = new EncounterSession(log.setup, session.content);
      for (const { option, mix } of log.decisions) again.decide(option, mix);
      if (again.hash !== session.hash) throw new FuzzFailure('the log leads elsewhere');
      return 'taken';
    }
  }
}

const isAmong = (n: number, count: number): boolean => Number.isInteger(n) && n >= 0 && n <= count;

function refusedBy(
  way: () => void,
  kind: typeof RangeError | typeof RefusedDecision = RefusedDecision,
): Came {
  try {
    way();
  } catch (error) {
    if (error instanceof kind) return 'refused';
    throw error;
  }
  throw new FuzzFailure('what was not offered was done');
}
