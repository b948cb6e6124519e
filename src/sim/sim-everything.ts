import { BotChance } from '../bots/bot-chance.ts';
import { isAiStep, type Reachable, stepsOf } from '../bots/lab/reached.ts';
import type { Policy } from '../bots/policies.ts';
import {
  type EncounterContent,
  eachNamed,
  playersCards,
  SWITCH_NAMES,
  SWITCH_VALUES,
  switchOf,
} from '../engine/index.ts';
import { generateParty } from './cards/generate-party.ts';
import type { GamePlan, PlayedGame } from './sim-game.ts';

/**
 * Game number `i` of all: the encounters one after another, each by every bot in turn, with switches mixed
 * from the game's own seed; the bot that tries its cards has a party of chance. The bot that thinks ahead, which takes
 * as long for a game as another for twenty, has a few in between. The same number is always the same game.
 */
export function planOf(content: EncounterContent, seed: string, i: number): GamePlan {
  const encounters = Object.keys(content.encounters).sort();
  const own = `${seed}-${i + 1}`;
  const inTurn = QUICK[Math.floor(i / encounters.length) % QUICK.length]!;
  const plan = {
    encounter: encounters[i % encounters.length]!,
    policy: i % PLANNED === PLANNED - 1 ? 'planner' : inTurn,
    seed: own,
    ruleset: 'mixed',
  };
  if (plan.policy !== 'eager') return plan;
  return { ...plan, party: generateParty(content.cards, new BotChance(own)) };
}

/** The bots that play every encounter in turn; of so many games one is the planner's. */
const QUICK: readonly Policy[] = ['simple', 'random', 'eager'];
const PLANNED = 97;

/** What has been met so far; games are counted, not kept. */
export interface Coverage {
  readonly encounters: Map<string, EncounterCount>;
  /** `switch=value` and how many games had it. */
  readonly switches: Map<string, number>;
  /** AI steps and what of them was carried out. */
  readonly steps: Set<Reachable>;
}

interface EncounterCount {
  readonly byPolicy: Map<string, number>;
  readonly met: Map<string, number>;
  won: number;
  lost: number;
  failed: number;
  rounds: number;
  decisions: number;
}

export const noCoverage = (): Coverage => ({ encounters: new Map(), switches: new Map(), steps: new Set() });

export function addGame(coverage: Coverage, plan: GamePlan, game: PlayedGame): void {
  const count = coverage.encounters.get(plan.encounter) ?? freshCount();
  coverage.encounters.set(plan.encounter, count);
  add(count.byPolicy, plan.policy);
  for (const card of game.met) add(count.met, card);
  for (const one of game.reached) if (isAiStep(one)) coverage.steps.add(one);
  if (game.outcome) count[game.outcome.result] += 1;
  if (game.fault !== null) count.failed += 1;
  count.rounds += game.rounds;
  count.decisions += game.decisions;
  for (const name of SWITCH_NAMES)
    add(coverage.switches, `${name}=${switchOf(game.log.setup.ruleset, name)}`);
}

const freshCount = (): EncounterCount => ({
  ...{ byPolicy: new Map(), met: new Map() },
  ...{ won: 0, lost: 0, failed: 0, rounds: 0, decisions: 0 },
});

const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

/**
 * Combatants a game may well not come to: later phases of a BOSS, those that Adventurers' cards spawn, Loyal Espers,
 * CONDUITS, and those that stand on no board as it is set up, but are spawned by texts alone.
 */
export function metByChance({ cards, encounters }: EncounterContent): ReadonlySet<string> {
  const { combatants } = cards;
  const met = new Set<string>();
  for (const { id, conduit, loyalEsper } of Object.values(combatants)) if (conduit || loyalEsper) met.add(id);
  eachNamed(combatants, (named) => named.do === 'become' && met.add(named.card));
  eachNamed(playersCards(cards), (named) => named.do === 'spawn' && met.add(named.card));
  const placed = new Set(Object.values(encounters).flatMap((one) => one.combatants.map(({ card }) => card)));
  eachNamed(encounters, (named) => !placed.has(named.card) && met.add(named.card));
  return met;
}

/**
 * Encounters, Combatants (but for those met by chance) and switch values of the content that no game met, in words;
 * empty when none.
 */
export function neverMet(content: EncounterContent, { encounters, switches }: Coverage): string[] {
  const met = new Set([...encounters.values()].flatMap((count) => [...count.met.keys()]));
  const chance = metByChance(content);
  return [
    ...Object.keys(content.encounters)
      .filter((id) => !encounters.has(id))
      .map((id) => `encounter ${id}`),
    ...Object.keys(content.cards.combatants)
      .filter((id) => !met.has(id) && !chance.has(id))
      .map((id) => `combatant ${id}`),
    ...Object.entries(SWITCH_VALUES).flatMap(([name, values]) =>
      values.filter((value) => !switches.has(`${name}=${value}`)).map((value) => `switch ${name}=${value}`),
    ),
  ];
}

/** AI steps of the content, and attacks, spells and moves of them, that no game came to; empty when none. */
export const neverFollowed = ({ cards }: EncounterContent, { steps }: Coverage): Reachable[] =>
  Object.values(cards.combatants)
    .flatMap(stepsOf)
    .filter((step) => !steps.has(step));

/** A paragraph for each encounter, a line for each switch: the same for the same games, so no time in it. */
export function coverageReport(content: EncounterContent, coverage: Coverage): string {
  const encounters = [...coverage.encounters].sort(([a], [b]) => (a < b ? -1 : 1));
  const games = ({ byPolicy }: EncounterCount) => [...byPolicy.values()].reduce((sum, n) => sum + n, 0);
  const inOrder = (map: Map<string, number>) =>
    [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, n]) => `${name} ${n}`);
  const failed = encounters.reduce((sum, [, count]) => sum + count.failed, 0);
  const missing = neverMet(content, coverage);
  const steps = neverFollowed(content, coverage);
  return [
    `games ${encounters.reduce((sum, [, count]) => sum + games(count), 0)}`,
    ...encounters.flatMap(([id, count]) => {
      const n = games(count);
      const mean = (sum: number) => (sum / n).toFixed(1);
      return [
        `${id}  games ${n} (${inOrder(count.byPolicy).join(', ')})  won ${count.won}  lost ${count.lost}  failed ${count.failed}  mean rounds ${mean(count.rounds)}, decisions ${mean(count.decisions)}`,
        `  met ${inOrder(count.met).join(', ')}`,
      ];
    }),
    ...Object.entries(SWITCH_VALUES).map(([name, values]) => {
      const counts = values.map((value) => `${value}: ${coverage.switches.get(`${name}=${value}`) ?? 0}`);
      return `${name}  ${counts.join('  ')}`;
    }),
    `never met ${missing.length === 0 ? 'nothing' : missing.join(', ')}`,
    `never followed ${steps.length === 0 ? 'none' : steps.join(', ')}`,
    `failed ${failed}`,
  ].join('\n');
}
