import type { CardIndex, CardRef } from '../engine/index.ts';
import { type GameLog, LoggedSession, type Rules } from '../engine/kernel/log.ts';
import type { Game } from '../engine/kernel/procedure.ts';
import type { ForkOf } from '../engine/kernel/session.ts';
import { type ChancePort, seededChance } from '../engine/rng/chance.ts';
import { wordsFromSeed } from '../engine/rng/rng-words.ts';
import { applyAbraxis } from './model/apply.ts';
import type { AbraxisCard } from './model/card.ts';
import type { AbraxisEvent } from './model/events.ts';
import type { AbraxisPrompt } from './model/prompts.ts';
import { type AbraxisSetup, FATE, PAIRS, POINTS } from './model/setup.ts';
import type { AbraxisState } from './model/state.ts';
import { beginRound } from './procedures/begin-round.ts';
import { compareSymbols } from './procedures/compare-symbols.ts';
import { endRound } from './procedures/end-of-round.ts';
import { rollForSymbols, rollForTheLastTime } from './procedures/roll-for-symbols.ts';
import type { AbraxisTable, Rule } from './procedures/table.ts';
import { NO_SYMBOLS } from './queries/symbol-sums.ts';

/** What the rules need of the content. */
export interface AbraxisContent {
  readonly abraxis: Readonly<Record<CardRef, AbraxisCard>>;
  readonly cards: Pick<CardIndex, 'items' | 'hash'>;
}

/** The version of these rules: changed when a log of before may run otherwise. */
export const ABRAXIS_VERSION = '1.0.0';

export type AbraxisRules = Rules<AbraxisSetup, AbraxisState, AbraxisEvent, AbraxisPrompt>;
export type AbraxisLog = GameLog<AbraxisSetup, AbraxisState>;

/** Abraxis Battle Dice (p.70) with that content, for the kernel's sessions and logs. */
export function abraxis(content: AbraxisContent, chance: ChancePort = seededChance): AbraxisRules {
  return {
    game: 'abraxis',
    version: ABRAXIS_VERSION,
    contentHash: content.cards.hash,
    setUp: (setup) => setUpAbraxis(setup, content),
    run: (setup) => abraxisGame(setup, content, chance),
  };
}

/** Everybody with four dice, ten points and five Fate (p.70). Throws Error where the set-up cannot be played. */
export function setUpAbraxis(setup: AbraxisSetup, content: AbraxisContent): AbraxisState {
  const { id } = cardIn(setup, content);
  const { players } = setup;
  if (players.length < 1 || players.length > PAIRS.length)
    throw new Error(`expected 1 to ${PAIRS.length} players of Abraxis (p.70), got ${players.length}`);
  return {
    card: id,
    phase: 'begin',
    round: 0,
    roll: 0,
    symbols: NO_SYMBOLS,
    drawn: null,
    players: players.map((_, i) => {
      const [cold, warm] = PAIRS[i]!;
      const dice = [cold, cold, warm, warm].map((die) => ({ die, face: null, locked: false }));
      return { dice, points: POINTS, fate: FATE, out: null, decided: false };
    }),
    rng: wordsFromSeed(setup.seed),
  };
}

function cardIn({ card }: AbraxisSetup, { abraxis: cards }: AbraxisContent): AbraxisCard {
  const found = Object.hasOwn(cards, card) ? cards[card] : undefined;
  if (!found) throw new Error(`no Abraxis card ${card} in the content`);
  return found;
}

function abraxisGame(
  setup: AbraxisSetup,
  content: AbraxisContent,
  chance: ChancePort,
): Game<AbraxisState, AbraxisEvent, AbraxisPrompt> {
  const ground = {
    card: cardIn(setup, content),
    items: content.cards.items,
    owned: setup.owned ?? [],
    seats: setup.players.map(({ seat }) => seat),
    chance,
    byHand: setup.byHand,
  };
  return {
    apply: applyAbraxis,
    clone: sameAbraxis,
    depth: () => 0,
    mixed: (rng) => ({ type: 'mixed', rng, rule: 'X500' }),
    next: (state, emit) => nextRule({ ...ground, state, emit }),
  };
}

/** A state of its own: nothing below it is ever written, so all of that is shared. */
export const sameAbraxis = (state: AbraxisState): AbraxisState => ({ ...state });

/** The steps of p.70 in their order. */
function nextRule(table: AbraxisTable): Rule | null {
  switch (table.state.phase) {
    case 'begin':
      return beginRound(table);
    case 'roll':
      return rollForSymbols(table);
    case 'last':
      return rollForTheLastTime(table);
    case 'compare':
      return compareSymbols(table);
    case 'end':
      return endRound(table);
    case 'over':
      return null;
  }
}

/** A game of Abraxis being played. */
export class AbraxisSession extends LoggedSession<AbraxisSetup, AbraxisState, AbraxisEvent, AbraxisPrompt> {
  readonly content: AbraxisContent;
  readonly card: AbraxisCard;
  private readonly chance: ChancePort;

  /** From its set-up, from a state of its rules, or as a fork. Throws Error where the set-up cannot be played. */
  constructor(
    setup: AbraxisSetup,
    content: AbraxisContent,
    chance: ChancePort = seededChance,
    from?: AbraxisState,
    fork?: ForkOf<AbraxisState, AbraxisEvent, AbraxisPrompt>,
  ) {
    super(abraxis(content, chance), setup, from, fork);
    this.content = content;
    this.card = cardIn(setup, content);
    this.chance = chance;
  }

  protected override forkTo(fork: ForkOf<AbraxisState, AbraxisEvent, AbraxisPrompt>): this {
    return new AbraxisSession(this.setup, this.content, this.chance, this.from, fork) as this;
  }
}
