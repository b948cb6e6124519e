/** A campaign walked through by chance, with what must hold at every step of it (pp.9-13). */
import { BotChance } from '../../bots/bot-chance.ts';
import {
  type CampaignContent,
  type CampaignOption,
  CampaignSession,
  type CampaignSetup,
  type CampaignState,
  countOut,
  PlayedGames,
  replayCampaign,
} from '../../campaign/index.ts';
import {
  type CardRef,
  copiesInBox,
  DEFAULT_RULESET,
  itemOf,
  type Ruleset,
  SWITCH_NAMES,
  SWITCH_VALUES,
  whatIsWrong,
} from '../../engine/index.ts';
import { endByChance } from './end-by-chance.ts';
import { BountyWatch } from './lost-bounty.ts';
import { madeStory, oneOf } from './made-story.ts';

/** Far more answers than a campaign of those is long. */
const MOST_ANSWERS = 3000;

/** What came of one walk. */
export interface Walked {
  readonly seed: string;
  readonly kind: 'made' | 'adventure' | 'crawl' | 'epic' | 'free';
  readonly answers: number;
  /** How often each kind of question was answered. */
  readonly asked: Readonly<Record<string, number>>;
  readonly bountiesLost: number;
  /** What did not hold, in words of a programmer's; null where all did. */
  readonly fault: string | null;
}

/** Walks one campaign: the same seed, the same walk. Never throws: what breaks is its fault. */
export function walkCampaign(content: CampaignContent, seed: string): Walked {
  const chance = new BotChance(seed);
  const below = (count: number): number => chance.below(count);
  const encounters = Object.keys(content.encounters);
  const kind = oneOf(['made', 'made', 'made', 'adventure', 'crawl', 'epic', 'free'] as const, below);
  const asked: Record<string, number> = {};
  const walked = { seed, kind, asked };
  let answers = 0;
  let lost = 0;
  let session: CampaignSession | undefined;
  try {
    const all = kind === 'made' ? madeStory(content, encounters, below) : content;
    const begun = new CampaignSession(setupOf(all, kind, seed, below), all, new PlayedGames());
    session = begun;
    const bounties = new BountyWatch();
    while (begun.pending) {
      const { pending } = begun;
      if (++answers > MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
      asked[pending.kind] = (asked[pending.kind] ?? 0) + 1;
      const before = { ...begun.state };
      const told = begun.events.length;
      if (pending.about.of === 'encounter' && below(4) > 0) begun.decide(endByChance(begun, below));
      else begun.decide(answerOf(begun, below, kind === 'free').id);
      for (const event of begun.events.slice(told))
        if (event.type === 'runEnded' && event.of === 'bounty' && event.result === 'lost') lost++;
      const fault = faultIn(begun, before) ?? bounties.follow(before, begun.events.slice(told));
      if (fault !== null) throw new Error(fault);
    }
    if (answers % 10 === 0 && begun.played.encounters.size === 0) {
      const log = begun.toLog();
      if (replayCampaign(log, [], all).hash !== log.hash) throw new Error('another game from its log');
    }
    return { ...walked, answers, bountiesLost: lost, fault: null };
  } catch (error) {
    const at = session?.decisions.slice(-6).map(({ option }) => option);
    const fault = `${(error as Error).message} (after ${at?.join(', ') ?? 'the set-up'})`;
    return { ...walked, answers, bountiesLost: lost, fault };
  }
}

function setupOf(
  content: CampaignContent,
  kind: Walked['kind'],
  seed: string,
  below: (count: number) => number,
): CampaignSetup {
  const ruleset: Ruleset = { ...DEFAULT_RULESET };
  for (const name of SWITCH_NAMES)
    if (name !== 'fifthPlayer' && below(3) === 0)
      Object.assign(ruleset, { [name]: oneOf<unknown>(SWITCH_VALUES[name], below) });
  const { adventures, scenarios } = content.stories;
  const heroes = Object.keys(content.cards.adventurers).sort(() => below(3) - 1);
  const party = heroes.slice(0, 4);
  const mode = kind === 'made' ? 'adventure' : kind;
  const scenario = oneOf([...Object.keys(scenarios), ''], below) || Object.keys(scenarios)[0]!;
  const story: CampaignSetup['story'] =
    mode === 'adventure'
      ? { mode, adventure: oneOf(Object.keys(adventures), below) }
      : mode === 'free'
        ? { mode, party: party.map((card) => ({ card, loadout: { items: [], disciplines: [] }, xp: 9 })) }
        : { mode, scenario, party };
  return {
    ...{ ruleset, seed, story, xpLeniency: below(2) === 0, shopUniques: true, byHand: below(4) === 0 },
    seats: Array.from({ length: 1 + below(4) }, (_, i) => ({ id: `seat-${i + 1}`, name: `${i + 1}` })),
  };
}

/** Mostly on its way, now and then anything; what nobody can carry is laid down. */
function answerOf(
  session: CampaignSession,
  below: (count: number) => number,
  isFree: boolean,
): CampaignOption {
  const { options } = session.pending!;
  if (options.length === 0) throw new Error(`no answer to ${session.pending!.kind}`);
  const done = options.find(({ id }) => id === 'done');
  if (done && below(isFree ? 6 : 4) !== 1 && (!isFree || session.decisions.length > 25)) return done;
  const open = options.filter(({ act }) => act.do !== 'achieved');
  const lays = open.filter(
    ({ act }) =>
      act.do === 'discard' || act.do === 'familiar' || (act.do === 'move' && act.to.in === 'stash'),
  );
  return oneOf(!done && lays.length > 0 && below(4) > 0 ? lays : open.length > 0 ? open : options, below);
}

/** What does not hold of this state; null where all does. */
function faultIn({ state, pending, content }: CampaignSession, before: CampaignState): string | null {
  const { cards } = content;
  if (pending && pending.options.length === 0) return `no answer to ${pending.kind}, ${pending.about.of}`;
  if (state.gold < 0) return `Gold ${state.gold}`;
  for (const { card, free, gained, tokens } of state.members) {
    if (free < 0 || gained < 0) return `${card} has ${free} XP of ${gained}`;
    if ((tokens.intervention ?? 0) > 3 || (tokens.dodge ?? 0) > 6)
      return `${card}: tokens beyond their limit`;
  }
  for (const [ref, count] of countOut(state)) {
    const most = boxOf(ref, cards);
    const was = countOut(before).get(ref) ?? 0;
    // What a party begins with may be more: nothing later makes it more.
    if (most !== null && count > most && count > was) return `${count} copies of ${ref}, the box has ${most}`;
  }
  const familiars = state.members.flatMap(
    ({ familiar, familiarChosen }) => familiarChosen ?? familiar?.ref ?? [],
  );
  if (new Set(familiars).size < familiars.length) return `a Familiar of two: ${familiars.join()}`;
  for (const card of state.active) {
    const member = state.members.find((one) => one.card === card);
    if (!member || member.injured || member.unselectable) return `${card} is in the Active Group`;
  }
  if (!state.run && JSON.stringify(state.members).includes('ofRun')) return 'a mark of no Bounty';
  if (pending?.about.of === 'encounter') {
    const { party } = pending.about.setup;
    if (party.length === 0) return 'an encounter for nobody';
    const members = party.map(({ card, loadout }) => ({ card, loadout }));
    for (const { fault } of whatIsWrong({ members }, cards))
      if (['hands', 'too-many', 'pack', 'melee-beside-ranged'].includes(fault))
        return `goes along with ${fault}`;
    const twice = party.flatMap(({ loadout }) => loadout.items.map((entry) => itemOf(entry).ref));
    if (twice.some((ref) => !cards.items[ref])) return 'an item nobody knows';
  }
  return null;
}

const boxOf = (ref: CardRef, cards: CampaignContent['cards']): number | null =>
  cards.items[ref]
    ? copiesInBox('item', ref, cards)
    : cards.disciplines[ref]
      ? copiesInBox('discipline', ref, cards)
      : cards.companions[ref]
        ? 1
        : null;
