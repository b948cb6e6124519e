import { encounterGame } from '../encounter-rules.ts';
import { type Answered, LIMITS, resumed } from '../kernel/procedure.ts';
import { applyEvent } from '../model/apply/apply-event.ts';
import type { EncounterEvent } from '../model/events.ts';
import type { Act } from '../model/messages/act.ts';
import type { Position } from '../model/position.ts';
import type { Prompt } from '../model/prompts.ts';
import { sameState } from '../model/same-state.ts';
import type { EncounterState } from '../model/state.ts';
import type { Table } from '../procedures/core/table.ts';
import { nextRule } from '../procedures/turn/clock.ts';
import { type ChancePort, pickEach, seededChance } from '../rng/chance.ts';

/** Where it is looked ahead from: the last state between two rules, and what was decided since. */
export interface Standing {
  readonly state: EncounterState;
  readonly since: readonly Answered[];
}

/** What the rules are run on with. */
export interface Onward {
  readonly ground: Pick<Position, 'cards' | 'encounter'>;
  readonly chance: ChancePort;
  /** The id of an option. */
  answer(prompt: Prompt): string;
  /**
   * Told of what comes about from the open question on. `isPlain`: nothing waits behind what is under way but what the
   * state itself says.
   */
  watch?(event: EncounterEvent, state: EncounterState, isPlain: boolean): void;
}

/**
 * Runs the rules on until the game stands between two of them and `until` holds, or it is over. What was decided since
 * is answered as it was, with the dice as they fell; all that comes after the open question goes by `onward`. Throws
 * what the rules throw.
 */
export function runOn(
  { state: from, since }: Standing,
  onward: Onward,
  until: (state: EncounterState) => boolean,
): EncounterState {
  const state = sameState(from);
  let given = 0;
  let isLive = since.length === 0;
  const chance: ChancePort = {
    pick: (words, n, what, among) => (isLive ? onward.chance : seededChance).pick(words, n, what, among),
    pickEach: (words, n, what) => pickEach(isLive ? onward.chance : seededChance, words, n, what),
  };
  let table: Table | null = null;
  const emit = (event: EncounterEvent): void => {
    applyEvent(state, event);
    const isPlain = table !== null && table.later.length === 0 && table.moments.length === 0;
    if (isLive) onward.watch?.(event, state, isPlain);
  };
  const game = encounterGame(onward.ground, chance, false, (of) => {
    table = of;
    return nextRule(of);
  });
  for (let rules = 0; rules < LIMITS.rulesPerDecision; rules++) {
    if (isLive && until(state)) break;
    table = null;
    const rule = game.next(state, emit);
    if (!rule) break;
    let step = rule.next();
    while (!step.done) {
      const known = since[given];
      given += 1;
      isLive = known === undefined;
      step = resumed(game, emit, rule, known ?? { option: onward.answer(step.value) });
    }
    if (given >= since.length) isLive = true;
  }
  return state;
}

/** What is let pass: turns are ended, nobody answers, nothing is spent. */
const PASSING: readonly Act['do'][] = [
  'end-turn',
  'end-movement',
  'decline',
  'pass',
  'done',
  'nobody-else',
  'resist',
];

/** The answer of somebody who does nothing more than the rules demand (X125). */
export function passingAnswer({ options }: Prompt): string {
  for (const deed of PASSING) {
    const found = options.find(({ act }) => act.do === deed);
    if (found) return found.id;
  }
  return (
    options.find(({ proposed }) => proposed) ??
    options.find(({ interjection }) => !interjection) ??
    options[0]!
  ).id;
}
