import { type CardRef, tidyRuleset } from '../../engine/index.ts';
import { heldAt, memberIn } from '../queries/held.ts';
import type { CampaignEvent, CampaignEventOf } from './events.ts';
import type { CampaignState, Held, Member, Place } from './state.ts';

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
    if (isEarned(why.from) && state.run) state.run = { ...state.run, gold: state.run.gold + amount };
  },
  xpGained: (state, { member, amount, why }) => {
    changeMember(state, member, ({ gained, free }) => ({ gained: gained + amount, free: free + amount }));
    const { run } = state;
    if (run && isEarned(why.from))
      state.run = { ...run, xp: { ...run.xp, [member]: (run.xp[member] ?? 0) + amount } };
  },
  xpTakenBack: (state, { member, amount }) =>
    changeMember(state, member, ({ gained, free }) => ({ gained: gained - amount, free: free - amount })),
  itemGained: (state, { item, to, why, rng }) => {
    putAt(state, item, to === 'stash' ? to : { member: to.member, list: to.in });
    if (rng) state.rng = rng;
    if (state.run && isEarned(why.from)) state.run = { ...state.run, items: [...state.run.items, item.ref] };
  },
  itemLost: (state, { at }) => takeFrom(state, at),
  itemBought: (state, { ref, price }) => {
    state.gold -= price;
    state.stash = [...state.stash, { ref }];
    for (const [id, seen] of Object.entries(state.rounds))
      if (seen.open && seen.unique === ref)
        state.rounds = { ...state.rounds, [id]: { ...seen, unique: null } };
  },
  itemSold: (state, { at, price }) => {
    takeFrom(state, at);
    state.gold += price;
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
    putAt(state, moved, to.in === 'stash' ? 'stash' : { member: to.member, list: to.in });
  },
  itemTurned: (state, { at }) =>
    changeHeld(state, at, ({ face, ...held }) => (face === 'back' ? held : { ...held, face: 'back' })),
  companionGained: (state, { member, card }) =>
    changeMember(state, member, () => ({ companion: { ref: card } })),
  disciplineLearned: (state, { member, ref, xp }) =>
    changeMember(state, member, ({ disciplines, free }) => ({
      disciplines: [...disciplines, { ref }],
      free: free - xp.total,
    })),
  respecced: (state, { member, back, price, kept }) =>
    changeMember(state, member, ({ familiar, familiarChosen, free, respecs }) => ({
      disciplines: kept,
      familiar: undefined,
      ...(familiar ? { familiarChosen: familiar.ref } : familiarChosen ? { familiarChosen } : {}),
      free: free + back - price,
      respecs: respecs + 1,
    })),
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
  tokensGained: (state, { card, token, amount }) =>
    changeMember(state, card, ({ tokens }) => ({
      tokens: { ...tokens, [token]: Math.max(0, (tokens[token] ?? 0) + amount) },
    })),
  partyRestored: (state) => {
    state.members = state.members.map(restored);
    state.stash = state.stash.map(asNew);
    state.lootOut = NOTHING_OUT;
  },
  activeChosen: (state, { active }) => {
    state.active = active;
  },
  cardRevealed: (state, { card }) => {
    state.revealed = [...state.revealed, card];
  },
  cardRemoved: (state, { card }) => {
    state.gone = [...state.gone, card];
  },
  allySet: (state, { card, on }) => {
    const { [card]: _, ...others } = state.allies;
    state.allies = on ? { ...others, [card]: { damage: 0, defeated: false } } : others;
  },
  wordsDrawn: (state, { rng }) => {
    state.rng = rng;
  },
  encounterBegun: () => {},
  encounterEnded: (
    state,
    { left, lootOut, allies, fallen, gained, last, scene, encounter, result, condition, hash },
  ) => {
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
    if (state.run) state.run = { ...state.run, items: [...state.run.items, ...gained] };
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
    if (of === 'bounty' && result === 'lost' && state.run) state.lootOut = state.run.lootOut;
    state.run = null;
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

/** What a lost Bounty or Scenario takes back: not what is bought, sold or learned meanwhile. */
const isEarned = (from: string): boolean =>
  from === 'encounter' || from === 'bounty' || from === 'scenario' || from === 'scene';

function changeMember(
  state: CampaignState,
  card: CardRef,
  change: (member: Member) => Partial<Member>,
): void {
  memberIn(state, card);
  state.members = state.members.map((one) => (one.card === card ? defined({ ...one, ...change(one) }) : one));
}

/** Without the fields that are undefined: the state is JSON (I2). */
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

/** Damage, tokens and flips go (p.18). */
const restored = (member: Member): Member => {
  const { self: _, ...rest } = member;
  return defined({
    ...rest,
    damage: 0,
    defeated: false,
    tokens: {},
    items: rest.items.map(asNew),
    pack: rest.pack.map(asNew),
    disciplines: rest.disciplines.map(asNew),
    familiar: rest.familiar && asNew(rest.familiar),
    companion: rest.companion && asNew(rest.companion),
  });
};

const asNew = ({ state: _, upgrades, ...held }: Held): Held => ({
  ...held,
  ...(upgrades ? { upgrades: upgrades.map(asNew) } : {}),
});

function putAt(
  state: CampaignState,
  held: Held,
  to: 'stash' | { readonly member: CardRef; readonly list: 'items' | 'pack' | 'companion' },
): void {
  if (to === 'stash') state.stash = [...state.stash, held];
  else if (to.list === 'companion') changeMember(state, to.member, () => ({ companion: held }));
  else {
    const { list } = to;
    changeMember(state, to.member, (member) => ({ [list]: [...member[list], held] }));
  }
}

function takeFrom(state: CampaignState, at: Place): void {
  if (at.in === 'stash') state.stash = state.stash.filter((_, i) => i !== at.at);
  else if (at.in === 'companion') changeMember(state, at.member, () => ({ companion: undefined }));
  else {
    const list = at.in;
    changeMember(state, at.member, (member) => ({ [list]: member[list].filter((_, i) => i !== at.at) }));
  }
}

const replaceAt = (state: CampaignState, at: Place, held: Held): void => changeHeld(state, at, () => held);

function changeHeld(state: CampaignState, at: Place, change: (held: Held) => Held): void {
  const each = (list: readonly Held[], place: number) =>
    list.map((one, i) => (i === place ? change(one) : one));
  if (at.in === 'stash') state.stash = each(state.stash, at.at);
  else if (at.in === 'companion')
    changeMember(state, at.member, ({ companion }) => (companion ? { companion: change(companion) } : {}));
  else {
    const list = at.in;
    changeMember(state, at.member, (member) => ({ [list]: each(member[list], at.at) }));
  }
}

const withoutUpgrade = ({ upgrades = [], ...held }: Held, ref: CardRef): Held => {
  const at = upgrades.findIndex((one) => one.ref === ref);
  const left = upgrades.filter((_, i) => i !== at);
  return { ...held, ...(left.length > 0 ? { upgrades: left } : {}) };
};
