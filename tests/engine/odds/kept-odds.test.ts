import { expect, test } from 'vitest';
import { oddsShown } from '../../../src/bots/lab/odds-played.ts';
import {
  attackProfileOf,
  attackVerdict,
  bearsOnDice,
  choiceMomentOf,
  EncounterSession,
  listOpponents,
  listStanding,
  oddsOf,
} from '../../../src/engine/index.ts';
import { readRecord } from '../../../src/sim/sim-records.ts';
import { gameContent } from '../../support/games.ts';
import { keep } from '../../support/keep.ts';

/** Recorded games, and every which decision of them is looked at. */
const GAMES = [
  ['street-random', 19],
  ['street-simple', 13],
  ['old-loas-eager', 23],
  ['yard-simple', 5],
] as const;

test('the odds of attacks and answers are to a hair what they were (I12)', () => {
  const attacks: unknown[] = [];
  const answers: unknown[] = [];
  // Of each sort of answer the odds of one are looked at; those of these take a second each.
  const seen = new Set(['after-roll roll-again', 'dodge dodge-with', 'dodge pass']);
  for (const [name, every] of GAMES) {
    const { log } = readRecord(new URL(`../../replays/${name}.json`, import.meta.url).pathname);
    const session = new EncounterSession(log.setup, gameContent);
    for (const [i, { option }] of log.decisions.entries()) {
      if (i % every === 0) attacks.push(...attacksIn(session));
      answers.push(...answersIn(session, seen));
      session.decide(option);
    }
  }
  expect(attacks.length).toBeGreaterThan(30);
  expect(answers.length).toBeGreaterThan(20);
  keep({ attacks, answers });
});

/** The odds of one attack of everybody who may make one, Empowered and dodged by turns. */
function attacksIn({ position, decisions }: EncounterSession): unknown[] {
  const { state } = position;
  if (state.scopes.length > 0 || state.outcome) return [];
  return listStanding(state).flatMap((attacker, i) => {
    const profile = attackProfileOf(position, attacker);
    const target = listOpponents(state, attacker).find(
      (one) => attackVerdict(position, attacker, one, profile).legal,
    );
    if (!target) return [];
    const how = { empower: (i + decisions.length) % 2 === 0, dodge: (i + decisions.length) % 3 === 0 };
    return [[attacker.id, target.id, oddsOf(position, attacker.id, target.id, how)]];
  });
}

/** The odds of answers to the open question that have to do with dice. */
function answersIn(session: EncounterSession, seen: Set<string>): unknown[] {
  const { pending: prompt, position } = session;
  if (!prompt) return [];
  return prompt.options.flatMap((option) => {
    if (!bearsOnDice(position, prompt, option)) return [];
    const sort = `${prompt.kind} ${option.act.do}`;
    if (seen.has(sort)) return [];
    seen.add(sort);
    return [[sort, option.id, oddsShown(choiceMomentOf(session)!, prompt, option)]];
  });
}
