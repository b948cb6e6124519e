import type { Policy } from '../../src/bots/policies.ts';
import {
  defaultSetup,
  type EncounterContent,
  type EncounterDefinition,
  EncounterSession,
  type Ruleset,
} from '../../src/engine/index.ts';
import { gameContent } from './content.ts';
import { answersIn } from './played.ts';

export { gameContent };

export const yard = 'training-yard';
export const street = 'under-hallow-street';

/** A session at its first question. */
export function newGame(encounter: string, seed: string, ruleset: Partial<Ruleset> = {}): EncounterSession {
  const setup = defaultSetup(gameContent.encounters[encounter]!, seed, ['North', 'South'], ruleset);
  return new EncounterSession(setup, gameContent);
}

/** The content with one encounter changed. */
export const contentWith = (id: string, changes: Partial<EncounterDefinition>): EncounterContent => ({
  cards: gameContent.cards,
  encounters: { [id]: { ...gameContent.encounters[id]!, ...changes } },
});

/** A session of a changed encounter. */
export function changedGame(
  id: string,
  changes: Partial<EncounterDefinition>,
  ruleset: Partial<Ruleset> = {},
  seed = 'test',
): EncounterSession {
  const content = contentWith(id, changes);
  return new EncounterSession(defaultSetup(content.encounters[id]!, seed, ['North'], ruleset), content);
}

/** Lets a bot answer until the end, or so many decisions; `look` sees the session after each. */
export function drive(
  session: EncounterSession,
  policy: Policy,
  seed: string,
  limit = 5000,
  look: (session: EncounterSession) => void = () => {},
): EncounterSession {
  const answer = answersIn(session, policy, seed);
  for (let i = 0; i < limit && session.pending; i++) {
    session.decide(answer(i, session));
    look(session);
  }
  return session;
}

const whole = new Map<string, EncounterSession>();

/** A game of a bot, played to its end once a process. Tests read it; whoever plays on takes a fork. */
export function playedGame(
  encounter: string,
  policy: Policy,
  seed: string,
  ruleset: Partial<Ruleset> = {},
): EncounterSession {
  const key = JSON.stringify([encounter, policy, seed, ruleset]);
  const session = whole.get(key) ?? drive(newGame(encounter, seed, ruleset), policy, seed);
  whole.set(key, session);
  return session;
}

/** Games of both policies in both encounters: what the invariants are looked at in. */
export const sampleGames = (count: number): { encounter: string; policy: Policy; seed: string }[] =>
  Array.from({ length: count }, (_, i) => ({
    encounter: i % 3 === 0 ? yard : street,
    policy: i % 2 === 0 ? 'random' : 'simple',
    seed: `sample-${i}`,
  }));

/** Answers with the first of the wanted options that is offered; else passes, ends, or takes the last. */
export function answerWith(session: EncounterSession, ...wanted: readonly string[]): void {
  const { options } = session.pending!;
  const has = (id: string) => options.some((option) => option.id === id);
  const id = [...wanted, 'no', 'pass', 'done', 'end', 'end-turn', 'resist'].find(has) ?? options.at(-1)!.id;
  session.decide(id);
}
