import { beforeAll, describe, expect, test } from 'vitest';
import {
  armorOf,
  attackProfileOf,
  attackRangeLedgerOf,
  defenseOf,
  type EncounterSession,
  figureIn,
  hpLeftOf,
  movementOf,
  type Option,
  PROMPT_KINDS,
  type PromptKind,
  remainingHpOf,
  spLedgersOf,
  staminaOf,
} from '../../src/engine/index.ts';
import { many, proved, proving } from '../support/depth.ts';
import { type Met, sortOf, walkWholeGames } from '../support/whole-games.ts';
import { faultsOfIdle } from './claims/idle.ts';
import { faultsOfNumbers, faultsOfSum } from './claims/numbers.ts';
import { faultsOfOdds } from './claims/odds.ts';
import { faultsOfOutcome, faultsOfPrice } from './claims/price.ts';
import { faultsOfWords, toldOf } from './claims/words.ts';

const CLAIMS = ['words', 'numbers', 'odds', 'price', 'idle'] as const;
type Claim = (typeof CLAIMS)[number];

/** What is wrong, by claim; each with the first place it was seen at. */
const wrong: Record<Claim, Map<string, string>> = {
  words: new Map(),
  numbers: new Map(),
  odds: new Map(),
  price: new Map(),
  idle: new Map(),
};
const looked: Record<Claim, number> = { words: 0, numbers: 0, odds: 0, price: 0, idle: 0 };
const kinds = new Set<PromptKind>();
const games = new Set<string>();
const oddsSeen = new Set<string>();
/** Of so many sorts the odds of one are looked at. */
const ODDS_OF = many(8, 1);

function note(claim: Claim, what: string, where: string, faults: readonly string[]): void {
  looked[claim] += 1;
  for (const fault of faults)
    if (!wrong[claim].has(`${what}: ${fault}`)) wrong[claim].set(`${what}: ${fault}`, where);
}

const found = (claim: Claim): string[] => [...wrong[claim]].map(([what, where]) => `${what} (${where})`);

beforeAll(() => {
  walkWholeGames(look, { few: 2, each: 1, every: 1000, begin: listen });
}, 1_800_000);

function look(met: Met): void {
  const { game, session, prompt } = met;
  const where = `${game}, decision ${session.decisions.length}`;
  games.add(game);
  kinds.add(prompt.kind);
  note('numbers', prompt.figure, where, faultsOfFigure(session, prompt.figure));
  for (const [name, sum] of Object.entries(prompt.sums ?? {}))
    note('numbers', name, where, faultsOfSum(name, sum));
  for (const option of met.options) lookAt(met, option, where);
}

function lookAt(met: Met, option: Option, where: string): void {
  const sort = sortOf(met.prompt, option);
  const told = toldOf(met, option);
  note('words', sort, where, faultsOfWords(met, option, told));
  note('price', sort, where, faultsOfPrice(met, option, told.preview));
  note('price', sort, where, faultsOfOutcome(met, option, told.preview));
  note('idle', sort, where, faultsOfIdle(met, option, told));
  // To go through dice takes longest: one of each sort, of all the games together.
  if (!oddsSeen.has(sort) && oddsSeen.size % ODDS_OF === 0)
    note('odds', sort, where, faultsOfOdds(met, option, told.preview));
  oddsSeen.add(sort);
}

/** A figure's numbers, as its sheet shows them. */
function faultsOfFigure({ position }: EncounterSession, id: string): string[] {
  const figure = figureIn(position.state, id);
  const hp = hpLeftOf(position, figure);
  const { max, recovery } = spLedgersOf(position, figure);
  const range = attackRangeLedgerOf(position, figure);
  const stamina = staminaOf(position, figure);
  const same = (name: string, total: number, by: number) =>
    total === by ? [] : [`${name}: ${total}, counted ${by}`];
  return [
    ...Object.entries({ hp, max, recovery, range }).flatMap(([name, sum]) => faultsOfSum(name, sum)),
    ...faultsOfSum('Defense', defenseOf(position, figure)),
    ...faultsOfSum('Armor', armorOf(position, figure)),
    ...faultsOfSum('Movement', movementOf(position, figure)),
    ...same('HP', hp.total, remainingHpOf(position, figure)),
    ...same('SP', max.total, stamina.max),
    ...same('SP recovered', recovery.total, stamina.recovery),
    ...same('range', range.total, attackProfileOf(position, figure).range),
  ];
}

/** Each number as it comes about. */
function listen(session: EncounterSession, game: string): void {
  session.subscribe((event) =>
    note(
      'numbers',
      event.type,
      `${game}, event ${session.events.length}`,
      faultsOfNumbers(event, session.position),
    ),
  );
}

/** Asked where faces are typed by hand, and of cards few games deal out. */
const ELSEWHERE: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'die-face',
  'gain-item',
  'upgrade',
  'break-attack',
  'determine-damage',
  'choose-way',
  'after-miss',
  'conviction',
]);

describe('whole games of every encounter and every shipped position have', () => {
  test('been walked: all of them, and questions of every kind they come to', () => {
    expect(games.size).toBeGreaterThan(many(1, 40));
    const unseen = PROMPT_KINDS.filter((kind) => !kinds.has(kind) && !ELSEWHERE.has(kind));
    if (proving) expect(unseen).toEqual([]);
    for (const claim of CLAIMS) expect(looked[claim], claim).toBeGreaterThan(many(3, 300));
    proved({ games: games.size, ...looked });
  });

  test('no option without words and effect', () => expect(found('words')).toEqual([]));
  test('no number without its working', () => expect(found('numbers')).toEqual([]));
  test('no question about dice without odds', () => expect(found('odds')).toEqual([]));
  test('no price that differs from what is paid', () => expect(found('price')).toEqual([]));
  test('no option that costs and does nothing without saying so', () => expect(found('idle')).toEqual([]));
});
