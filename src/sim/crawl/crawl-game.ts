/** A Scenario played from end to end by bots. */
import { DECISION_LIMIT, makeBot } from '../../bots/bot.ts';
import type { Policy } from '../../bots/policies.ts';
import { type CampaignContent, CampaignSession, maxHpOf, type Scenario } from '../../campaign/index.ts';
import {
  type CardRef,
  type Challenge,
  DEFAULT_RULESET,
  type EncounterRef,
  EncounterSession,
  type Loadout,
} from '../../engine/index.ts';
import { nextPurchase } from './outfitter.ts';

/** Far more answers than a Scenario asks outside of its encounters. */
const MOST_ASKED = 2000;

/** A Scenario as it is played again and again. */
export interface CrawlPlan {
  readonly scenario: Scenario;
  /** What the four go out with, as far as the Store has it and there is Gold and XP. */
  readonly outfits: Readonly<Record<CardRef, Loadout>>;
  /** Each plays every encounter; the party goes on from the first game of them that is won. */
  readonly bots: readonly Policy[];
  readonly difficulty?: Challenge;
}

/** One encounter of it. */
export interface CrawlStation {
  readonly encounter: EncounterRef;
  readonly won: boolean;
  readonly rounds: number;
  /** Of all HP of the four, the part lost when it began, from 0 to 1. */
  readonly hurt: number;
}

export interface CrawlGame {
  readonly seed: string;
  readonly won: boolean;
  readonly stations: readonly CrawlStation[];
}

/** Plays a Scenario once (p.9): the same seed, the same game. Throws Error where it comes to no end. */
export function playCrawl(content: CampaignContent, plan: CrawlPlan, seed: string): CrawlGame {
  const { scenario, outfits, bots, difficulty } = plan;
  const session = new CampaignSession(
    {
      ruleset: DEFAULT_RULESET,
      xpLeniency: false,
      seed,
      seats: [{ id: 'seat-1', name: 'Bot' }],
      byHand: false,
      shopUniques: true,
      ...(difficulty ? { difficulty } : {}),
      story: { mode: 'crawl', scenario: scenario.id, party: Object.keys(outfits) },
    },
    content,
  );
  const stations: CrawlStation[] = [];
  for (let asked = 0; session.pending; asked++) {
    if (asked > MOST_ASKED) throw new Error(`${scenario.id}, seed ${seed}: no end`);
    const { about, options, kind } = session.pending;
    if (about.of === 'encounter') {
      const game = bestOf(content, about.setup, bots);
      const { outcome, clock } = game.state;
      stations.push({
        encounter: about.setup.encounter,
        won: outcome?.result === 'won',
        rounds: clock.round,
        hurt: hurtOf(session),
      });
      session.decide(session.take(game.toLog()));
    } else if (kind === 'shop' || kind === 'arrange') {
      session.decide(nextPurchase(session, outfits) ?? 'done');
    } else session.decide(options[0]!.id);
  }
  return { seed, won: session.state.ending?.over === false, stations };
}

function bestOf(
  content: CampaignContent,
  setup: ConstructorParameters<typeof EncounterSession>[0],
  bots: readonly Policy[],
): EncounterSession {
  let last: EncounterSession | undefined;
  for (const bot of bots) {
    last = playEncounter(content, setup, bot);
    if (last.state.outcome?.result === 'won') break;
  }
  if (!last) throw new Error('no bot to play it');
  return last;
}

/** An encounter played by a bot to its end. Throws Error where it comes to none. */
export function playEncounter(
  content: CampaignContent,
  setup: ConstructorParameters<typeof EncounterSession>[0],
  policy: Policy,
): EncounterSession {
  const game = new EncounterSession(setup, content);
  const bot = makeBot(policy, setup.seed);
  while (game.pending) {
    if (game.decisions.length > DECISION_LIMIT) throw new Error(`${setup.encounter}: no end`);
    game.decide(bot.choose(game));
  }
  return game;
}

/** As they stand now; an encounter's own half-HP rule (p.14) comes after. */
function hurtOf({ state, content }: CampaignSession): number {
  const hp = state.members.reduce((sum, member) => sum + maxHpOf(state, member, content.cards), 0);
  const damage = state.members.reduce((sum, member) => sum + member.damage, 0);
  return hp === 0 ? 0 : Math.min(1, damage / hp);
}
