/** Stories made up by chance, with every kind of thing a scene may do. */
import {
  type Adventure,
  type Bounty,
  type CampaignContent,
  type Mechanic,
  type NewMember,
  RATINGS,
  type Scene,
  type StoryCondition,
} from '../../campaign/index.ts';
import { ABILITY_TOKENS, type CardRef, type EncounterRef, SKILLS, TIERS } from '../../engine/index.ts';

/** Chance for what is made up: a number from 0 to below the one given. */
export type Below = (count: number) => number;

export const oneOf = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

const SCENES = 6;
const FLAGS = ['one', 'two', 'three'] as const;
const sources = { default: 'original' } as const;

/** What chance draws from. */
interface Shelf {
  readonly items: readonly CardRef[];
  readonly disciplines: readonly CardRef[];
  readonly companions: readonly CardRef[];
  readonly allies: readonly CardRef[];
  readonly adventurers: readonly CardRef[];
  readonly encounters: readonly EncounterRef[];
  readonly tables: readonly string[];
}

const shelfOf = ({ cards, abraxis }: CampaignContent, encounters: readonly EncounterRef[]): Shelf => ({
  items: Object.keys(cards.items),
  disciplines: Object.keys(cards.disciplines),
  companions: Object.keys(cards.companions),
  allies: Object.values(cards.combatants).flatMap((one) => (one.kind === 'command' ? [one.id] : [])),
  adventurers: Object.keys(cards.adventurers),
  encounters,
  tables: Object.keys(abraxis),
});

/** The content with one story of its own: `made`, of six scenes, two Side Quests and a Bounty of each rating. */
export function madeStory(
  content: CampaignContent,
  encounters: readonly EncounterRef[],
  below: Below,
): CampaignContent {
  const shelf = shelfOf(content, encounters);
  const size = 1 + below(5);
  const names = [...shelf.adventurers].sort(() => below(3) - 1).slice(0, size);
  const party = names.map((card) => madeMember(card, shelf, below));
  const scenes: Scene[] = [];
  for (let i = 0; i < SCENES; i++) scenes.push(madeScene(`s${i}`, i, shelf, names, below));
  for (const id of ['q0', 'q1'])
    scenes.push({ ...madeScene(id, SCENES, shelf, names, below), do: someOf(3, 1, shelf, names, below) });
  const adventure: Adventure = {
    ...{ id: 'made', type: 'adventure', name: 'Made', sources, intro: '', party, first: 's0', flags: {} },
    gold: below(80),
  };
  const bounties = RATINGS.map(
    (rating, i): Bounty => ({
      ...{ id: `b${i}`, type: 'bounty', name: rating, sources, rating, text: [] },
      encounters: Array.from({ length: 1 + below(3) }, () => ({
        encounter: oneOf(encounters, below),
        won: someOf(3, 1, shelf, names, below),
      })),
      reward: someOf(3, 1, shelf, names, below),
      ...(below(2) ? { lost: someOf(2, 1, shelf, names, below) } : {}),
    }),
  );
  const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
    Object.fromEntries(all.map((one) => [one.id, one]));
  return {
    ...content,
    stories: { adventures: byId([adventure]), scenes: byId(scenes), bounties: byId(bounties), scenarios: {} },
  };
}

/** Somebody with anything at all, legal or not: a full Pack, three weapons, a level missing. */
function madeMember(card: CardRef, { items, disciplines }: Shelf, below: Below): NewMember {
  const some = (list: readonly CardRef[], most: number) =>
    Array.from({ length: below(most + 1) }, () => oneOf(list, below));
  return {
    card,
    loadout: { items: some(items, 4), pack: some(items, 4), disciplines: [...new Set(some(disciplines, 2))] },
    xp: below(8),
  };
}

function madeScene(id: string, at: number, shelf: Shelf, party: readonly CardRef[], below: Below): Scene {
  const onward: Mechanic =
    at >= SCENES - 1
      ? { do: 'ending', text: [], over: below(2) === 0 }
      : { do: 'continue', to: `s${at + 1}` };
  const inner = someOf(6, 2, shelf, party, below);
  const round: Mechanic = {
    ...{ do: 'story-round', id: `r${below(3)}`, name: 'Round' },
    store: { items: TIERS.slice(0, 1 + below(4)), upgrades: TIERS.slice(0, 1 + below(4)), materials: true },
    ...(below(2) ? { restore: true } : {}),
    ...(below(2) ? { heal: true } : {}),
    ...(below(2) ? { bounty: oneOf(RATINGS, below) } : {}),
    quests: [{ scene: 'q0' }, { scene: 'q1' }],
    onward: [onward],
  };
  return {
    ...{ id, type: 'scene', name: id, sources, text: ['.'] },
    do: [...inner, below(2) && at < SCENES ? round : onward],
  };
}

const someOf = (
  most: number,
  depth: number,
  shelf: Shelf,
  party: readonly CardRef[],
  below: Below,
): Mechanic[] => Array.from({ length: below(most + 1) }, () => madeMechanic(depth, shelf, party, below));

/** Any mechanic but those that end a scene; `depth`: how many may lie in one another. */
function madeMechanic(depth: number, shelf: Shelf, party: readonly CardRef[], below: Below): Mechanic {
  const who = () => oneOf([...party, ...shelf.adventurers], below);
  const many = () =>
    oneOf(
      ['all', 'active', { named: who() }, { random: 2 }, { choose: 2 }, 'fallen', 'last'] as const,
      below,
    );
  const to = () => oneOf(['choose', 'stash', 'doer', { named: who() }] as const, below);
  const inner = () => (depth > 0 ? someOf(2, depth - 1, shelf, party, below) : []);
  const item = () => oneOf(shelf.items, below);
  const flag = () => oneOf(FLAGS, below);
  const condition = (): StoryCondition =>
    oneOf<StoryCondition>(
      [
        { is: 'flag', flag: flag() },
        { is: 'member', member: who(), state: 'active' },
        { is: 'has-item', item: item() },
        { is: 'gold', atLeast: below(40) },
      ],
      below,
    );
  const tier = oneOf(TIERS, below);
  const kinds: readonly (() => Mechanic)[] = [
    () => ({
      ...{ do: 'decide', id: 'd' },
      options: ['a', 'b'].map((id) => ({ id, text: id, if: [condition()], why: id, do: inner() })),
    }),
    () => ({
      ...{ do: 'check', skill: oneOf(SKILLS, below), difficulty: 6 + below(8), pass: inner(), fail: inner() },
      by: oneOf(['choose', 'random', 'all', { named: who() }] as const, below),
      needs: oneOf(['any', 2] as const, below),
    }),
    () => ({ do: 'harm', who: oneOf([many(), 'failed'] as const, below), amount: below(9) }),
    () => ({ do: 'gold', amount: below(60) - 20 }),
    () => ({ do: 'xp', amount: 1 + below(3), who: many() }),
    () => ({ do: 'gain', items: Array.from({ length: 1 + below(3) }, item), to: to() }),
    () => ({ do: 'gain', random: { type: 'consumable', tier, count: 1 + below(4) }, to: to() }),
    () => ({ do: 'gain', random: { tier, count: 1, unique: true }, to: to() }),
    () => ({ do: 'gain', discipline: oneOf(shelf.disciplines, below), to: to() }),
    () => ({ do: 'gain', companion: oneOf(shelf.companions, below), to: to() }),
    () => ({ do: 'lose', item: item(), choose: 'item' }),
    () => ({ do: 'flag', flag: flag(), add: below(3) - 1 }),
    () => ({ do: 'join', member: madeMember(oneOf(shelf.adventurers, below), shelf, below) }),
    () => ({
      ...{ do: 'leave', member: who(), items: oneOf(['stash', 'gone'] as const, below) },
      disciplines: oneOf(['box', 'gone', 'xp-back'] as const, below),
    }),
    () => ({ do: 'state', who: many(), state: oneOf(['injured', 'unselectable'] as const, below) }),
    () => ({ do: 'state', who: 'all', state: oneOf(['injured', 'unselectable'] as const, below), off: true }),
    () => ({ do: 'tokens', who: many(), token: oneOf(ABILITY_TOKENS, below), amount: below(7) - 2 }),
    () => ({ do: 'restore' }),
    () => ({ do: 'active-group' }),
    () => ({ do: 'exchange' }),
    () => ({ do: 'reveal', item: item() }),
    () => ({ do: 'remove', item: item() }),
    () => ({ do: 'remove', discipline: oneOf(shelf.disciplines, below) }),
    () => ({ do: 'remove', companion: oneOf(shelf.companions, below) }),
    () => ({ do: 'ally', card: oneOf(shelf.allies, below) }),
    () => ({
      ...{ do: 'encounter', encounter: oneOf(shelf.encounters, below), won: inner(), lost: inner() },
      ...(below(3) ? {} : { board: 'kept' }),
    }),
    () => ({ do: 'encounter', encounter: oneOf(shelf.encounters, below), lost: inner() }),
    () => ({ do: 'abraxis', card: oneOf(shelf.tables, below), rewards: { 4: inner(), 0: inner() } }),
    () => ({ do: 'shop', store: { items: [tier], upgrades: [tier], unique: tier } }),
    () => ({ do: 'achievement', achievement: 'made' }),
  ];
  const made = oneOf(kinds, below)();
  return below(5) ? made : { ...made, if: [condition()] };
}
