import { BotChance } from '../../bots/bot-chance.ts';
import { type CardIndex, type CardRef, type EncounterContent, isKeptBack } from '../../engine/index.ts';
import { type GamePlan, type PlayedGame, playGame } from '../sim-game.ts';
import { generateParty, refsOf } from './generate-party.ts';
import { type CardUse, usageOf } from './usage.ts';

/** What came of a card in all the games of a report. */
export interface CardRecord extends CardUse {
  /** Games a party began with it, and how many of these were won. */
  games: number;
  won: number;
}

export interface CardReport {
  readonly records: Map<CardRef, CardRecord>;
  games: number;
  won: number;
  /** What failed, a line each. */
  readonly failed: string[];
}

export const noReport = (cards: CardIndex): CardReport => ({
  records: new Map(listCards(cards).map((ref) => [ref, freshRecord()])),
  games: 0,
  won: 0,
  failed: [],
});

const freshRecord = (): CardRecord => ({ uses: 0, damage: 0, healed: 0, turns: 0, games: 0, won: 0 });

/**
 * Every card an Adventurer may have: items that are no mere material, upgrades, disciplines, familiars; none that the
 * story alone opens (pp.13, 18).
 */
export const listCards = (cards: CardIndex): CardRef[] =>
  [
    ...Object.values(cards.items).filter(({ material }) => !material),
    ...Object.values(cards.upgrades),
    ...Object.values(cards.disciplines),
    ...Object.values(cards.familiars),
  ].flatMap((card) => (isKeptBack(card) ? [] : [card.id]));

/** Cards a party is dealt first, else: about what four can bring. */
const DEALT = 60;

/** So few cards never used are dealt to every Adventurer: one of them may get to use it. */
const FEW = 10;

/** Puts what was used behind what was not, however often either was played. */
const ALL_USED = 1_000_000;

/**
 * Game number i: the encounters in turn, a party of chance that is dealt the cards never used and those played
 * least so far, and the bot that tries its cards.
 */
export function nextPlan(content: EncounterContent, report: CardReport, seed: string, i: number): GamePlan {
  const encounters = Object.keys(content.encounters).sort();
  const chance = new BotChance(`${seed}-${i}`);
  const unused = new Set(neverUsed(content.cards, report));
  const forAll = unused.size > 0 && unused.size <= FEW;
  const played = (ref: CardRef) => report.records.get(ref)!.games + (unused.has(ref) ? 0 : ALL_USED);
  const first = chance
    .shuffled([...report.records.keys()])
    .sort((a, b) => played(a) - played(b))
    .slice(0, forAll ? unused.size : DEALT);
  return {
    encounter: encounters[i % encounters.length]!,
    seed: `${seed}-${i}`,
    policy: 'eager',
    party: generateParty(content.cards, chance, { first, forAll }),
  };
}

/** Plays one game more and adds it up. */
export function playInto(report: CardReport, content: EncounterContent, plan: GamePlan): PlayedGame {
  let usage = new Map<CardRef, CardUse>();
  const game = playGame(content, plan, (session) => {
    usage = usageOf(session);
  });
  const won = game.outcome?.result === 'won' ? 1 : 0;
  report.games += 1;
  report.won += won;
  if (game.fault !== null) report.failed.push(`${plan.encounter} ${game.seed}: ${game.fault}`);
  for (const ref of new Set((plan.party ?? []).flatMap(({ loadout }) => refsOf(loadout)))) {
    const record = report.records.get(ref)!;
    record.games += 1;
    record.won += won;
  }
  for (const [ref, use] of usage) {
    const record = report.records.get(ref);
    if (!record) continue;
    for (const key of ['uses', 'damage', 'healed', 'turns'] as const) record[key] += use[key];
  }
  return game;
}

/**
 * Cards that did nothing in any game: not used, in no number. One that has nothing but standing abilities, or
 * none at all, is in force while it is held.
 */
export function neverUsed(cards: CardIndex, report: CardReport): CardRef[] {
  return [...report.records].flatMap(([ref, { uses, turns }]) =>
    uses > 0 || (turns > 0 && isStanding(cards, ref)) ? [] : [ref],
  );
}

function isStanding(cards: CardIndex, ref: CardRef): boolean {
  const item = cards.items[ref];
  if (item?.front.hands !== undefined) return false;
  const abilities =
    item?.front.abilities ??
    (cards.upgrades[ref] ?? cards.disciplines[ref] ?? cards.familiars[ref])?.abilities ??
    [];
  return abilities.every(({ when }) => when === 'passive');
}
