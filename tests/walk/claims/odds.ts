import {
  bearsOnDice,
  choiceMomentOf,
  type EncounterEvent,
  type Option,
  type OptionOdds,
  type Preview,
  workOutOption,
} from '../../../src/engine/index.ts';
import type { Met } from '../../support/whole-games.ts';

/** Whether the game itself throws dice for an answer, before anybody or anything else goes on. */
export function rollsInTruth({ session }: Met, option: Option): boolean {
  const fork = session.fork();
  const before = fork.events.length;
  fork.decide(option.id);
  for (const event of fork.events.slice(before)) {
    if (GOES_ON.has(event.type)) return false;
    if (event.type === 'diceRolled' && event.purpose !== 'loot' && event.purpose !== 'spawn') return true;
  }
  return false;
}

const GOES_ON: ReadonlySet<EncounterEvent['type']> = new Set<EncounterEvent['type']>([
  'turnEnded',
  'turnBegan',
  'phaseBegan',
  'roundEnded',
  'aiConditionChecked',
  'attackEnded',
  'breakAttackProvoked',
  'aiStepFollowed',
  'aiTargetChosen',
  'aiWayChosen',
  'aiInstructionSkipped',
]);

/** No question about dice without odds: they are there, add up, and do not say that nothing is thrown. */
export function faultsOfOdds(met: Met, option: Option, preview: Preview | null): string[] {
  const { session, prompt } = met;
  const rolls = rollsInTruth(met, option);
  const shown = bearsOnDice(session.position, prompt, option);
  // What reads a text nobody knows is said to be unknown instead.
  if (rolls && !shown) return preview?.until.is === 'hidden' ? [] : ['rolls dice, and shows no odds'];
  if (!shown) return [];
  const odds = oddsOf(met, option);
  if (!odds) return [];
  const faults = rolls && !odds.dice ? ['rolls dice, and its odds know of none'] : [];
  for (const { figure, damage, falls } of odds.figures) {
    const sum = damage.reduce((all, [, chance]) => all + chance, 0);
    if (Math.abs(sum - 1) > 1e-9) faults.push(`the damage of ${figure} adds up to ${sum}`);
    if (falls < 0 || falls > 1 + 1e-9) faults.push(`${figure} falls by ${falls}`);
  }
  return faults;
}

/** Runs that are waited for: the rest of what takes longer is `option-odds.test.ts`'s. */
const RUNS = 12;

/** null where they take longer. */
function oddsOf({ session, prompt }: Met, option: Option): OptionOdds | null {
  const work = workOutOption(choiceMomentOf(session)!, { kind: prompt.kind, option });
  for (let run = 0; run < RUNS; run++) {
    const step = work.next();
    if (step.done) return step.value;
  }
  return null;
}
