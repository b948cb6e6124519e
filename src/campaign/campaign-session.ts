import { type AbraxisLog, AbraxisSession, resultOf } from '../abraxis/index.ts';
import {
  type CardRef,
  type Challenge,
  type ChancePort,
  canonicalJson,
  type Decision,
  type EncounterLog,
  EncounterSession,
  type ForkOf,
  finished,
  type Game,
  type GameLog,
  keptBoardOf,
  LoggedSession,
  mixesOf,
  type NamedSeat,
  RefusedDecision,
  type Rules,
  type Ruleset,
  reportOf,
  seededChance,
  tidyRuleset,
  wordsFromSeed,
} from '../engine/index.ts';
import { applyCampaignEvent, NOTHING_OUT } from './model/apply.ts';
import type { NewMember, StoryRef } from './model/content.ts';
import type { CampaignEvent } from './model/events.ts';
import type { CampaignPrompt } from './model/prompts.ts';
import type { CampaignState, Task } from './model/state.ts';
import { asLeft, type PartyLeft } from './procedures/free.ts';
import { newMember } from './procedures/gains.ts';
import { nextCampaignRule } from './procedures/next-campaign-rule.ts';
import { runOf, tasksOf } from './procedures/scenario.ts';
import type { CampaignContent, CampaignTable, PlayedAbraxis, PlayedEncounter } from './procedures/table.ts';
import { type Fifth, leftOfShare } from './queries/share-of-fifth.ts';

/** What a table decides before the first page: JSON, kept in the log. */
export interface CampaignSetup {
  readonly ruleset: Ruleset;
  readonly xpLeniency: boolean;
  readonly seed: string;
  readonly seats: readonly NamedSeat[];
  readonly byHand: boolean;
  /** How hard encounters are that ask for it; normal where absent. */
  readonly difficulty?: Challenge;
  /** Stores outside of Story Rounds draw their Unique (X292); absent in campaigns that were begun before they did. */
  readonly shopUniques?: true;
  /** Begun before scenes asked and limited as encounters do (X400): its log runs as it did (`asItWas`). */
  readonly asBefore?: true;
  /** Begun before a lost Bounty took back all it gave, and a Familiar of a scene was chosen at once (X490, X491). */
  readonly asIn11?: true;
  /** `fifth`: with a fifth player, who comes along beside the story's four, and with what (p.71). */
  readonly story:
    | { readonly mode: 'adventure'; readonly adventure: StoryRef; readonly fifth?: Fifth }
    | { readonly mode: 'crawl' | 'epic'; readonly scenario: StoryRef; readonly party: readonly CardRef[] }
    | { readonly mode: 'free'; readonly party: readonly NewMember[]; readonly left?: PartyLeft };
}

/** The version of the campaign's rules: changed when a log of before may run otherwise. */
export const CAMPAIGN_VERSION = '1.2.0';

export type CampaignLog = GameLog<CampaignSetup, CampaignState>;

/** A log as it is run: one that was begun by rules of before X400, or X490, goes on by what they asked. */
export function asItWas(log: CampaignLog): CampaignLog {
  if (log.rules !== '1.0.0' && log.rules !== '1.1.0') return log;
  const asBefore = log.rules === '1.0.0' ? ({ asBefore: true } as const) : {};
  return { ...log, setup: { ...log.setup, ...asBefore, asIn11: true } };
}

/** Games inside a campaign that are over, as they are registered. */
export class PlayedGames {
  readonly encounters = new Map<string, PlayedEncounter>();
  readonly abraxis = new Map<string, PlayedAbraxis>();
}

/** A copy that no write reaches: only its top level is ever written. */
const copyOf = (state: CampaignState): CampaignState => ({ ...state });

function campaign(
  content: CampaignContent,
  played: PlayedGames,
  chance: ChancePort,
): Rules<CampaignSetup, CampaignState, CampaignEvent, CampaignPrompt> {
  return {
    game: 'middara-campaign',
    version: CAMPAIGN_VERSION,
    contentHash: content.cards.hash,
    packs: content.packs,
    setUp: (setup) => setUpCampaign(setup, content),
    run: (setup): Game<CampaignState, CampaignEvent, CampaignPrompt> => ({
      apply: applyCampaignEvent,
      clone: copyOf,
      depth: () => 0,
      mixed: (rng) => ({ type: 'mixed', rng, rule: 'X500' }),
      next(state, emit) {
        const { byHand, seats, difficulty, shopUniques, asBefore, asIn11 } = setup;
        const table: CampaignTable = {
          state,
          content,
          chance,
          byHand,
          ...(difficulty === undefined ? {} : { difficulty }),
          ...(shopUniques ? { shopUniques } : {}),
          ...(asBefore ? { asBefore } : {}),
          ...(asIn11 ? { asIn11 } : {}),
          seatNames: seats,
          played,
          emit,
        };
        return nextCampaignRule(table);
      },
    }),
  };
}

/** The state a campaign starts from. Throws Error naming what is not in the content. */
export function setUpCampaign(setup: CampaignSetup, content: CampaignContent): CampaignState {
  const empty: CampaignState = {
    mode: setup.story.mode,
    story: null,
    ruleset: tidyRuleset(setup.ruleset),
    xpLeniency: setup.xpLeniency,
    seats: setup.seats.map(({ id }) => ({ id })),
    members: [],
    active: [],
    gold: 0,
    stash: [],
    flags: {},
    achievements: [],
    revealed: [],
    gone: [],
    allies: {},
    lootOut: NOTHING_OUT,
    scene: null,
    agenda: [],
    rounds: {},
    bounties: {},
    run: null,
    games: [],
    failed: [],
    doer: null,
    fallen: [],
    last: null,
    before: null,
    ranks: [],
    ending: null,
    rng: wordsFromSeed(setup.seed),
  };
  const { story } = setup;
  const { adventures, scenarios } = content.stories;
  switch (story.mode) {
    case 'adventure': {
      const adventure = found(adventures, story.adventure, 'adventure');
      const { party, gold = 0, first, id } = adventure;
      const begun = { ...withParty(empty, party, content), gold };
      const all = story.fifth ? withFifthMember(begun, party, story.fifth, content) : begun;
      return { ...all, story: id, agenda: [{ do: 'read', scene: first }] };
    }
    case 'free': {
      const begun = { ...withParty(empty, story.party, content), agenda: [{ do: 'free' as const }] };
      return story.left ? asLeft(begun, story.left) : begun;
    }
    default: {
      const scenario = found(scenarios, story.scenario, 'scenario');
      const { xp, gold } = scenario.start;
      const party = story.party.map((card) => ({ card, loadout: { items: [], disciplines: [] }, xp }));
      const begun = { ...withParty(empty, party, content), story: scenario.id, gold };
      const agenda: readonly Task[] = tasksOf(scenario);
      return { ...begun, agenda, ...runOf(begun, scenario, setup.shopUniques) };
    }
  }
}

function found<T>(shelf: Readonly<Record<string, T>>, ref: string, sort: string): T {
  if (!Object.hasOwn(shelf, ref)) throw new Error(`no ${sort} ${ref} in the content`);
  return shelf[ref]!;
}

function withParty(
  state: CampaignState,
  party: readonly NewMember[],
  content: CampaignContent,
): CampaignState {
  const joined = { ...state };
  for (const member of party)
    joined.members = [...joined.members, newMember({ state: joined, content }, member)];
  return { ...joined, active: joined.members.map(({ card }) => card) };
}

/** The fifth of p.71, with the mean of what the others have; Gold it brings nothing for is the party's (X295). */
function withFifthMember(
  state: CampaignState,
  party: readonly NewMember[],
  { card, loadout }: Fifth,
  content: CampaignContent,
): CampaignState {
  const left = leftOfShare(party, { card, loadout }, content.cards);
  if (!left) throw new Error(`${card} cannot be the fifth with what it brings`);
  const member = newMember({ state, content }, { card, loadout, xp: left.xp });
  return {
    ...state,
    members: [...state.members, member],
    active: [...state.active, card],
    gold: state.gold + left.gold,
  };
}

/** A campaign being played: a game of decisions like any other, with its encounters' games beside it. */
export class CampaignSession extends LoggedSession<
  CampaignSetup,
  CampaignState,
  CampaignEvent,
  CampaignPrompt
> {
  readonly content: CampaignContent;
  readonly played: PlayedGames;
  private readonly chance: ChancePort;

  /** From its set-up, from a state of its rules, or as a fork. Throws Error when something is not in the content. */
  constructor(
    setup: CampaignSetup,
    content: CampaignContent,
    played = new PlayedGames(),
    chance: ChancePort = seededChance,
    from?: CampaignState,
    fork?: ForkOf<CampaignState, CampaignEvent, CampaignPrompt>,
  ) {
    super(campaign(content, played, chance), setup, from, fork);
    this.content = content;
    this.played = played;
    this.chance = chance;
  }

  /**
   * Registers a game of the encounter that is asked for, running its log: from then on its end is among the answers.
   * Gives the answer. Throws RefusedDecision where it is of another set-up, has not ended, or does not come to its hash.
   */
  take(log: EncounterLog): string {
    return finished(this.taking(log));
  }

  /** The same a decision at a time, so that its thread may pause between them. */
  *taking(log: EncounterLog): Generator<void, string> {
    const about = this.pending?.about;
    if (about?.of !== 'encounter') throw new RefusedDecision('no encounter is asked for');
    if (canonicalJson(log.setup) !== canonicalJson(about.setup))
      throw new RefusedDecision('that game is of another set-up');
    yield* registeringEncounter(this.played, log, this.content);
    return `played:${log.hash}`;
  }

  /**
   * The same of the game that is asked for, run here to its end: nothing is run again. Throws RefusedDecision as `take`.
   */
  takeRun(game: EncounterSession | AbraxisSession): string {
    const about = this.pending?.about;
    const isAsked = about?.of === (game instanceof AbraxisSession ? 'abraxis' : 'encounter');
    if (!isAsked || canonicalJson(game.setup) !== canonicalJson(about.setup))
      throw new RefusedDecision('that game is of another set-up');
    const { hash } = game;
    if (game instanceof AbraxisSession) keepAbraxis(this.played, hash, game);
    else keepEncounter(this.played, hash, game);
    return `played:${hash}`;
  }

  /** The same for the game of Abraxis that is asked for (X260). */
  takeAbraxis(log: AbraxisLog): string {
    return finished(this.takingAbraxis(log));
  }

  *takingAbraxis(log: AbraxisLog): Generator<void, string> {
    const about = this.pending?.about;
    if (about?.of !== 'abraxis') throw new RefusedDecision('no game of Abraxis is asked for');
    if (canonicalJson(log.setup) !== canonicalJson(about.setup))
      throw new RefusedDecision('that game is of another set-up');
    yield* registeringAbraxis(this.played, log, this.content);
    return `played:${log.hash}`;
  }

  protected override forkTo(fork: ForkOf<CampaignState, CampaignEvent, CampaignPrompt>): this {
    return new CampaignSession(this.setup, this.content, this.played, this.chance, this.from, fork) as this;
  }
}

/** Runs the log of an encounter and keeps what it left. Throws RefusedDecision as `CampaignSession.take`. */
export function registerEncounter(played: PlayedGames, log: EncounterLog, content: CampaignContent): void {
  finished(registeringEncounter(played, log, content));
}

/** The same a decision at a time, so that its thread may pause between them. */
export function* registeringEncounter(
  played: PlayedGames,
  log: EncounterLog,
  content: CampaignContent,
): Generator<void, void> {
  if (played.encounters.has(log.hash)) return;
  const session = new EncounterSession(log.setup, content);
  for (const { option, mix } of log.decisions) {
    session.decide(option, mix);
    yield;
  }
  if (!session.pending && session.hashLike(log.hash) !== log.hash)
    throw new RefusedDecision('that game does not come to its hash');
  keepEncounter(played, log.hash, session);
}

function keepEncounter(played: PlayedGames, hash: string, session: EncounterSession): void {
  const report = reportOf(session.position, session.events);
  if (!report || session.pending) throw new RefusedDecision('that game has not ended');
  const setup = canonicalJson(session.setup);
  played.encounters.set(hash, { setup, report, board: keptBoardOf(session.state) });
}

/** The same for a log of Abraxis: it begins at its set-up, and nowhere else. */
export function registerAbraxis(played: PlayedGames, log: AbraxisLog, content: CampaignContent): void {
  finished(registeringAbraxis(played, log, content));
}

function* registeringAbraxis(
  played: PlayedGames,
  log: AbraxisLog,
  content: CampaignContent,
): Generator<void, void> {
  if (played.abraxis.has(log.hash)) return;
  const session = new AbraxisSession(log.setup, content);
  for (const { option, mix } of log.decisions) {
    session.decide(option, mix);
    yield;
  }
  if (!session.pending && session.hashLike(log.hash) !== log.hash)
    throw new RefusedDecision('that game does not come to its hash');
  keepAbraxis(played, log.hash, session);
}

function keepAbraxis(played: PlayedGames, hash: string, session: AbraxisSession): void {
  const result = resultOf(session);
  if (!result) throw new RefusedDecision('that game has not ended');
  played.abraxis.set(hash, { setup: canonicalJson(session.setup), result });
}

/** A campaign as its log has it, run again with the games inside it. Throws RefusedDecision where it does not run. */
export function replayCampaign(
  log: CampaignLog,
  games: readonly EncounterLog[],
  content: CampaignContent,
  tables: readonly AbraxisLog[] = [],
): CampaignSession {
  const played = new PlayedGames();
  for (const game of games) registerEncounter(played, game, content);
  for (const table of tables) registerAbraxis(played, table, content);
  const session = new CampaignSession(asItWas(log).setup, content, played, seededChance, log.from);
  session.keepMixes(mixesOf(log));
  for (const { option } of log.decisions as readonly Decision[]) session.decide(option);
  return session;
}
