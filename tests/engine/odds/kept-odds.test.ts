import { expect, test } from 'vitest';
import { oddsShown } from '../../../src/bots/lab/odds-played.ts';
import {
  attackProfileOf,
  attackVerdict,
  bearsOnDice,
  choiceMomentOf,
  EncounterSession,
  finished,
  listOpponents,
  listStanding,
  oddsOf,
  type Space,
  workOutWay,
} from '../../../src/engine/index.ts';
import { readRecord } from '../../../src/sim/sim-records.ts';
import { gameContent } from '../../support/games.ts';
import { keep } from '../../support/keep.ts';

const recordOf = (name: string) =>
  readRecord(new URL(`../../replays/${name}.json`, import.meta.url).pathname);

/** Recorded games, and every which decision of them is looked at. */
const GAMES = [
  ['street-random', 31],
  ['street-simple', 23],
  ['old-loas-eager', 41],
  ['yard-simple', 9],
] as const;

const SLOW = [
  'after-roll roll-again',
  'dodge dodge-with',
  'dodge pass',
  'dodge dodge',
  'move step',
  'counter counter-with',
];

test('the odds of attacks and answers are to a hair what they were (I12)', () => {
  const attacks: unknown[] = [];
  const answers: unknown[] = [];
  const ways: unknown[] = [];
  const bearing: unknown[] = [];
  // Of each sort of answer the odds of one are looked at; those of SLOW take a tenth of a second and more.
  const seen = new Set(SLOW);
  for (const [name, every] of GAMES) {
    const { log } = recordOf(name);
    const session = new EncounterSession(log.setup, gameContent);
    for (const [i, { option }] of log.decisions.entries()) {
      if (i % every === 0) attacks.push(...attacksIn(session));
      answers.push(...answersIn(session, seen));
      bearing.push(
        session.pending!.options.map((one) => bearsOnDice(session.position, session.pending!, one)),
      );
      session.decide(option);
    }
    ways.push(...waysIn(session));
  }
  expect(attacks.length).toBeGreaterThan(20);
  expect(answers.length).toBeGreaterThan(20);
  expect(ways.length).toBeGreaterThan(8);
  keep({ attacks, answers, ways, bearing });
});

test('whoever types the faces of dice has the same odds as whoever throws them (I12)', () => {
  const session = played('street-simple', 60);
  const { pending: prompt, position } = session;
  const bearing = prompt!.options.filter((option) => bearsOnDice(position, prompt!, option)).slice(0, 3);
  expect(bearing.length).toBeGreaterThan(0);
  const moment = choiceMomentOf(session)!;
  for (const option of bearing)
    expect(oddsShown({ ...moment, byHand: true }, prompt!, option)).toEqual(
      oddsShown(moment, prompt!, option),
    );
});

/** A recorded game, so many decisions of it. */
function played(name: string, decisions?: number): EncounterSession {
  const { log } = recordOf(name);
  const session = new EncounterSession(log.setup, gameContent);
  for (const { option } of log.decisions.slice(0, decisions)) session.decide(option);
  return session;
}

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
    const turn = i + decisions.length;
    const how = { empower: turn % 2 === 0, ...[{ dodge: true }, { dodge: false }, {}][turn % 3] };
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

/** The odds of some ways that were walked, from the turn they began in, from their second step, and a step too far. */
function waysIn(session: EncounterSession): unknown[] {
  const { decisions, marks, events } = session;
  const begun = decisions.flatMap(({ option }, n) => (option === 'move' ? [n] : [])).slice(0, 2);
  return begun.flatMap((n) => {
    const { pending } = session.fork(n);
    const ends = events.findIndex((event, at) => at > marks[n]! && event.type === 'scopeClosed');
    const way = events
      .slice(marks[n]!, ends)
      .flatMap((event) =>
        event.type === 'figureMoved' && event.figure === pending!.figure ? [event.to!] : [],
      );
    const [x, y] = way.at(-1) ?? [0, 0];
    const far = [...way, [x + 1, y], [x + 2, y]] as Space[];
    const from = (at: number, steps: readonly Space[]) =>
      finished(workOutWay(choiceMomentOf(session.fork(at))!, pending!.figure, steps));
    return [from(n, way), from(n, far), ...(way.length > 1 ? [from(n + 2, way.slice(1))] : [])];
  });
}
