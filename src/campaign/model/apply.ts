import { type AbilityToken, tidyRuleset } from '../../engine/index.ts';
import { heldAt } from '../queries/held.ts';
import type { CampaignEvent, CampaignEventOf, Origin } from './events.ts';
import type { CampaignState, Held } from './state.ts';
import {
  asNew,
  changeHeld,
  changeMember,
  defined,
  putAt,
  replaceAt,
  restored,
  takeFrom,
  withoutUpgrade,
} from './write-held.ts';

type Writers = {
  readonly [T in CampaignEvent['type']]: (state: CampaignState, event: CampaignEventOf<T>) => void;
};

/** Writes an event into the state: the only thing that does (I1). */
export function applyCampaignEvent(state: CampaignState, event: CampaignEvent): void {
  (WRITERS[event.type] as (state: CampaignState, event: CampaignEvent) => void)(state, event);
}

const WRITERS: Writers = {
  storyBegun: (state, { story, mode, flags }) => {
    state.story = story;
    state.mode = mode;
    if (flags) state.flags = { ...state.flags, ...flags };
  },
  tasksPut: (state, { tasks }) => {
    state.agenda = [...tasks, ...state.agenda];
  },
  taskTaken: (state) => {
    state.agenda = state.agenda.slice(1);
  },
  tasksDropped: (state, { count }) => {
    state.agenda = state.agenda.slice(count);
  },
  sceneEntered: (state, { scene }) => {
    state.scene = scene;
  },
  optionDecided: () => {},
  checkMade: (state, { rng }) => {
    state.rng = rng;
  },
  checkEnded: (state, { doer, failed }) => {
    state.doer = doer;
    state.failed = failed;
  },
  goldChanged: (state, { amount, why }) => {
    state.gold += amount;
    // What was paid meanwhile is not given back, nor set against what came in (X405).
    if (isEarned(why.from) && state.run && amount > 0)
      state.run = { ...state.run, gold: state.run.gold + amount };
  },
  xpGained: (state, { member, amount, why }) => {
    changeMember(state, member, ({ gained, free }) => ({ gained: gained + amount, free: free + amount }));
    const { run } = state;
    if (run && isEarned(why.from))
      state.run = { ...run, xp: { ...run.xp, [member]: (run.xp[member] ?? 0) + amount } };
  },
  xpTakenBack: (state, { member, amount }) =>
    changeMember(state, member, ({ gained, free }) => ({
      gained: gained - Math.min(amount, free),
      free: free - Math.min(amount, free),
    })),
  itemGained: (state, { item, to, why, rng }) => {
    putAt(state, markedOf(state, item, why), to === 'stash' ? to : { member: to.member, list: to.in });
    if (rng) state.rng = rng;
  },
  notGained: () => {},
  itemLost: (state, { at }) => takeFrom(state, at),
  itemBought: (state, { ref, price }) => {
    state.gold -= price;
    state.stash = [...state.stash, { ref }];
    for (const [id, seen] of Object.entries(state.rounds))
      if (seen.open && seen.unique === ref)
        state.rounds = { ...state.rounds, [id]: { ...seen, unique: null } };
  },
  itemSold: (state, { at, item, price }) => {
    takeFrom(state, at);
    state.gold += price;
    // Sold, what was given is its price (X405).
    if (item.ofRun && state.run) state.run = { ...state.run, gold: state.run.gold + price };
  },
  upgradeAttached: (state, { at, upgrade, price, from, instead }) => {
    state.gold -= price;
    if (from) changeHeld(state, from, (held) => withoutUpgrade(held, upgrade));
    if (instead !== undefined) changeHeld(state, at, (held) => withoutUpgrade(held, instead));
    changeHeld(state, at, (held) => ({ ...held, upgrades: [...(held.upgrades ?? []), { ref: upgrade }] }));
  },
  itemMoved: (state, { from, to, swap }) => {
    const moved = heldAt(state, from)!;
    if (swap) {
      const other = heldAt(state, to)!;
      replaceAt(state, from, other);
      return replaceAt(state, to, moved);
    }
    takeFrom(state, from);
    // Only what is equipped has a side in use (p.27).
    const { face, ...laid } = moved;
    const put = to.in === 'items' || face === undefined ? moved : laid;
    putAt(state, put, to.in === 'stash' ? 'stash' : { member: to.member, list: to.in });
  },
  itemTurned: (state, { at }) =>
    changeHeld(state, at, ({ face, ...held }) => (face === 'back' ? held : { ...held, face: 'back' })),
  companionGained: (state, { member, card, why }) =>
    changeMember(state, member, () => ({ companion: markedOf(state, { ref: card }, why) })),
  disciplineLearned: (state, { member, ref, xp, why }) =>
    changeMember(state, member, ({ disciplines, flippedOff = [], free }) => {
      const learned: Held = flippedOff.includes(ref) ? { ref, state: { flipped: true } } : { ref };
      return {
        disciplines: [...disciplines, why ? markedOf(state, learned, why) : learned],
        flippedOff: someOf(flippedOff.filter((one) => one !== ref)),
        free: free - xp.total,
      };
    }),
  disciplineLost: (state, { member, ref, back, withFamiliar }) =>
    changeMember(state, member, ({ disciplines, free }) => ({
      disciplines: disciplines.filter((one) => one.ref !== ref),
      free: free + back,
      ...(withFamiliar ? { familiar: undefined } : {}),
    })),
  respecced: (state, { member, back, price, kept }) =>
    changeMember(
      state,
      member,
      ({ disciplines, flippedOff = [], familiar, familiarChosen, free, respecs }) => ({
        flippedOff: someOf([
          ...flippedOff,
          ...disciplines.flatMap((one) => (one.state?.flipped && !kept.includes(one) ? [one.ref] : [])),
        ]),
        disciplines: kept,
        familiar: undefined,
        ...(familiar ? { familiarChosen: familiar.ref } : familiarChosen ? { familiarChosen } : {}),
        free: free + back - price,
        respecs: respecs + 1,
      }),
    ),
  familiarChosen: (state, { member, card }) =>
    changeMember(state, member, () => ({ familiar: { ref: card }, familiarChosen: card })),
  flagSet: (state, { flag, value }) => {
    const { [flag]: _, ...others } = state.flags;
    state.flags = value === 0 ? others : { ...others, [flag]: value };
  },
  achievementGained: (state, { achievement }) => {
    state.achievements = [...state.achievements, achievement];
  },
  achievementTold: (state, { encounter, achievement }) => {
    state.toldAchievements = [...(state.toldAchievements ?? []), { encounter, achievement }];
  },
  memberJoined: (state, { member }) => {
    state.members = [...state.members, member];
  },
  memberLeft: (state, { card }) => {
    state.members = state.members.filter((one) => one.card !== card);
    state.active = state.active.filter((one) => one !== card);
  },
  stateSet: (state, { card, state: which, on }) => {
    changeMember(state, card, () => ({ [which]: on ? true : undefined }));
    if (on) state.active = state.active.filter((one) => one !== card);
  },
  memberHarmed: (state, { card, amount }) =>
    changeMember(state, card, ({ damage }) => ({ damage: damage + amount })),
  tokensGained: (state, { card, token, amount }) => {
    changeMember(state, card, ({ tokens }) => ({
      tokens: { ...tokens, [token]: Math.max(0, (tokens[token] ?? 0) + amount) },
    }));
    const { run } = state;
    if (run?.of !== 'bounty' || amount <= 0) return;
    const had = run.tokens?.[card] ?? {};
    state.run = {
      ...run,
      tokens: { ...run.tokens, [card]: { ...had, [token]: (had[token] ?? 0) + amount } },
    };
  },
  partyRestored: (state) => {
    state.members = state.members.map(restored);
    state.stash = state.stash.map(asNew);
    state.lootOut = NOTHING_OUT;
    // Those the story lends are restored with the others (p.67).
    const well = Object.keys(state.allies).map((card) => [card, { damage: 0, defeated: false }]);
    state.allies = Object.fromEntries(well);
    // No token is left that a Bounty gave (p.18).
    if (state.run?.tokens) {
      const { tokens: _, ...run } = state.run;
      state.run = run;
    }
  },
  activeChosen: (state, { active }) => {
    state.active = active;
  },
  cardRevealed: (state, { card }) => {
    state.revealed = [...state.revealed, card];
  },
  cardRemoved: (state, { card }) => {
    state.gone = [...state.gone, card];
    // What is out of the game is for sale no more (p.19).
    for (const [id, seen] of Object.entries(state.rounds))
      if (seen.open && seen.unique === card)
        state.rounds = { ...state.rounds, [id]: { ...seen, unique: null } };
  },
  allySet: (state, { card, on }) => {
    const { [card]: _, ...others } = state.allies;
    state.allies = on ? { ...others, [card]: { damage: 0, defeated: false } } : others;
  },
  wordsDrawn: (state, { rng }) => {
    state.rng = rng;
  },
  mixed: (state, { rng }) => {
    state.rng = rng;
  },
  encounterBegun: () => {},
  encounterEnded: (
    state,
    { left, lootOut, allies, fallen, last, scene, encounter, result, condition, hash },
  ) => {
    spendOfRun(state, left);
    // What is not there any more is gone: a Familiar, a state of the Adventurer's own card.
    for (const { card, ...rest } of left)
      changeMember(state, card, () => ({
        self: undefined,
        familiar: undefined,
        companion: undefined,
        ...rest,
      }));
    state.lootOut = lootOut;
    state.allies = { ...state.allies, ...allies };
    state.fallen = fallen;
    state.last = last;
    state.games = [...state.games, { scene, encounter, result, condition, hash }];
  },
  abraxisEnded: (state, { card, survivors, hash }) => {
    if (hash !== null) state.tables = [...(state.tables ?? []), { card, survivors, hash }];
  },
  roundEntered: (state, { id, seen, rng }) => {
    state.rounds = { ...state.rounds, [id]: seen };
    if (rng) state.rng = rng;
  },
  roundLeft: (state, { id, lost }) => {
    const { unique: _, ...seen } = state.rounds[id]!;
    state.rounds = { ...state.rounds, [id]: { ...seen, unique: null, open: false } };
    if (lost !== null) state.gone = [...state.gone, lost];
  },
  phaseBegun: (state, { phase }) => {
    const [task, ...others] = state.agenda;
    if (task?.do === 'story-round') state.agenda = [{ ...task, phase }, ...others];
  },
  questBegun: (state, { id, scene }) => {
    const seen = state.rounds[id]!;
    state.rounds = { ...state.rounds, [id]: { ...seen, quests: [...seen.quests, scene] } };
  },
  runBegun: (state, { run, round, before }) => {
    state.run = run;
    if (before) state.before = before;
    if (round === undefined) return;
    state.rounds = { ...state.rounds, [round]: { ...state.rounds[round]!, bounty: run.ref } };
  },
  runEnded: (state, { of, ref, result, rank }) => {
    if (of === 'bounty' && result === 'lost' && state.run)
      state.lootOut = leastOut(state.lootOut, state.run.lootOut);
    const had = of === 'bounty' && result === 'lost' ? state.run?.had : undefined;
    if (had) state.achievements = state.achievements.filter((one) => had.achievements.includes(one));
    state.run = null;
    if (of === 'bounty') unmark(state);
    state.before = null;
    if (of === 'bounty') state.bounties = { ...state.bounties, [ref]: result };
    else if (result === 'completed' && rank !== undefined) state.ranks = [...state.ranks, rank];
  },
  belongingsBack: (state) => {
    Object.assign(state, state.before);
  },
  ruleChanged: (state, { change }) => {
    if (change.rule === 'xpLeniency') state.xpLeniency = change.to;
    else if (change.rule === 'difficulty') state.difficulty = change.to;
    else state.ruleset = tidyRuleset({ ...state.ruleset, [change.rule]: change.to });
  },
  endingReached: (state, { scene, over }) => {
    state.ending = { scene, over };
    state.agenda = [];
  },
};

/** The whole Combatant Loot Deck is there. */
export const NOTHING_OUT: CampaignState['lootOut'] = {
  gold: [0, 0, 0, 0, 0, 0],
  item: 0,
  monster: 0,
  unique: 0,
};

/** Cards of a lost Bounty are back in the deck (X232), and none that a Restore has put back since goes out again. */
const leastOut = (
  now: CampaignState['lootOut'],
  before: CampaignState['lootOut'],
): CampaignState['lootOut'] => ({
  gold: now.gold.map((n, i) => Math.min(n, before.gold[i]!)) as unknown as CampaignState['lootOut']['gold'],
  item: Math.min(now.item, before.item),
  monster: Math.min(now.monster, before.monster),
  unique: Math.min(now.unique, before.unique),
});

/** A card that comes in, marked where a Bounty gave it. */
const markedOf = ({ run }: CampaignState, held: Held, { from }: Origin): Held =>
  run?.of === 'bounty' && isEarned(from) ? { ...held, ofRun: true } : held;

/** Of tokens of one sort those are used first that the Bounty gave (X490): what the party had before stays longest. */
function spendOfRun(state: CampaignState, left: CampaignEventOf<'encounterEnded'>['left']): void {
  const { run, members } = state;
  if (!run?.had || !run.tokens) return;
  const tokens = Object.entries(run.tokens).map(([card, given]) => {
    const was = members.find((one) => one.card === card)?.tokens ?? {};
    const now = left.find((one) => one.card === card)?.tokens ?? was;
    const still = (Object.entries(given) as [AbilityToken, number][]).map(([token, n]) => {
      const used = Math.max(0, (was[token] ?? 0) - (now[token] ?? 0));
      return [token, Math.max(0, n - used)];
    });
    return [card, Object.fromEntries(still)];
  });
  state.run = { ...run, tokens: Object.fromEntries(tokens) };
}

/** The Bounty is over: what it left is the party's. */
function unmark(state: CampaignState): void {
  const plain = ({ ofRun: _, ...held }: Held): Held => held;
  state.stash = state.stash.map(plain);
  state.members = state.members.map((member) =>
    defined({
      ...member,
      items: member.items.map(plain),
      pack: member.pack.map(plain),
      disciplines: member.disciplines.map(plain),
      companion: member.companion && plain(member.companion),
    }),
  );
}

const someOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** What a lost Bounty or Scenario takes back: not what is bought, sold or learned meanwhile. */
const isEarned = (from: string): boolean =>
  from === 'encounter' || from === 'bounty' || from === 'scenario' || from === 'scene';
