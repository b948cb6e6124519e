import {
  type ChancePort,
  type Decision,
  Encounter,
  type EncounterContent,
  type EncounterRules,
  type EncounterSetup,
  type EncounterState,
  type RngWords,
  seededChance,
  wordsFromSeed,
} from '../../engine/index.ts';

/** A moment of a game to go on from: the last state between two rules before it, and what was decided since. */
export interface Moment {
  readonly setup: EncounterSetup;
  readonly state: EncounterState;
  readonly since: readonly Decision[];
  /** Decisions of the game before it. */
  readonly decisions: number;
}

/** Where a game stands; null when it is over. */
export function momentOf(session: Encounter): Moment | null {
  if (!session.pending) return null;
  const { state, decisions } = session.checkpoint;
  const { setup } = session;
  return {
    setup,
    state,
    since: session.decisions.slice(decisions),
    decisions: session.decisions.length,
  };
}

/** The dice of the game up to a moment, and other ones from there on. */
class TurningChance implements ChancePort {
  private next: RngWords | null = null;

  pick(words: RngWords, n: number): { value: number; words: RngWords } {
    const from = this.next ?? words;
    this.next = null;
    return seededChance.pick(from, n, '');
  }

  /** The next pick begins with the words of this seed. */
  turn(seed: string): void {
    this.next = wordsFromSeed(seed);
  }
}

/** A game at that moment, by these rules, whose dice from there on are those of the seed. */
export function goneOnFrom(
  { setup, state, since }: Moment,
  seed: string,
  content: EncounterContent,
  over: EncounterRules['over'],
): Encounter {
  const chance = new TurningChance();
  const session = new Encounter(over(content, chance), setup, content, state);
  for (const { option, mix } of since) session.decide(option, mix);
  chance.turn(seed);
  return session;
}
