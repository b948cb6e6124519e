/** The look of a figure whose card says none. */
import type {
  AdventurerCard,
  BodyLook,
  BodyPlan,
  CardIndex,
  CombatantCard,
  Look,
  PersonLook,
  Tier,
  Wear,
} from '../../engine/index.ts';
import { bodyOf } from './body.ts';
import type { Figure } from './figure.ts';
import { personOf } from './person.ts';

/** The part a tier adds, so that it is told by more than the metal of a rim. */
const OF_TIER: Readonly<Record<Tier, readonly Wear[]>> = {
  mundane: [],
  common: ['band'],
  uncommon: ['spikes'],
  rare: ['crest'],
};

/** Bodies by words of a picture's name, for cards that have a picture and no look. */
const BY_ICON: readonly (readonly [RegExp, BodyPlan])[] = [
  [/wolf|fang|direwolf/, 'wolf'],
  [/hound|dog|cat|lion|beast/, 'hound'],
  [/boar|pig|bull|ram/, 'boar'],
  [/spider|web|egg/, 'brood'],
  [/bug|insect|mantis|scorpion|ant|bee/, 'insect'],
  [/crab|lobster|turtle/, 'crab'],
  [/imp|goblin|devil|bat/, 'imp'],
  [/gargoyle|dragon|wing|bird|harpy/, 'gargoyle'],
  [/frog|toad|lizard|snake/, 'toad'],
  [/mushroom|plant|tree|vine/, 'mushroom'],
  [/golem|robot|statue|armor/, 'construct'],
  [/stone|rock|tower|mountain/, 'stone'],
  [/water|droplet|wave|fish|squid/, 'water'],
  [/fire|flame|burn|spark/, 'flame'],
  [/ghost|haunt|spirit|wraith/, 'chained'],
  [/skull|skeleton|zombie|bone/, 'hand'],
  [/knight|helm|guard|soldier/, 'knight'],
  [/witch|wizard|cultist/, 'witch'],
  [/ogre|troll|giant|cyclops/, 'giant'],
];
const OTHERS: readonly BodyPlan[] = ['imp', 'insect', 'hound', 'toad', 'knight', 'stone', 'crab', 'flame'];
const COLOURS = [
  '#93a046',
  '#8c5a72',
  '#5f6580',
  '#7b5540',
  '#4f8d84',
  '#c8552e',
  '#6d7f90',
  '#a3784a',
] as const;

/** A number that stays with a name. */
function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum;
}
const oneOf = <T>(all: readonly T[], by: number): T => all[by % all.length]!;

function plainBody({ id, icon, tags, size }: CombatantCard): BodyLook {
  const number = numberOf(id);
  const named = icon === undefined ? undefined : BY_ICON.find(([words]) => words.test(icon))?.[1];
  const large = Math.min(...size) > 1;
  const tagged: BodyPlan | undefined = tags.includes('esper')
    ? 'flame'
    : tags.includes('flight')
      ? 'gargoyle'
      : large
        ? tags.includes('boss')
          ? 'dead'
          : 'giant'
        : tags.includes('swarm')
          ? 'insect'
          : tags.includes('hulking')
            ? 'stone'
            : undefined;
  const plan = named ?? tagged ?? oneOf(OTHERS, number);
  return { plan, colours: { body: oneOf(COLOURS, number >> 3) } };
}

const CLOTHS = [
  '#4a3a86',
  '#14797c',
  '#a8491f',
  '#2f62a8',
  '#5b6b1f',
  '#7b2f5e',
  '#345b46',
  '#6b4a1c',
] as const;
const SKINS = ['#8a5a3c', '#a9754c', '#c98f68', '#d9a07c', '#eec39c'] as const;
const HAIR_COLOURS = ['#2b2033', '#4d2f1b', '#7a3d1c', '#e8c25a', '#d9d4cc'] as const;
const HAIRS = ['spiky', 'long', 'bob', 'ponytail', 'peak', 'braids', 'waves', 'updo'] as const;
const CHESTS = ['coat', 'leather', 'robe', 'kimono', 'plate', 'fur'] as const;
const BACKS = [undefined, 'cape', 'scarf', undefined] as const;
type Holding = NonNullable<PersonLook['held']>[number];
/** What somebody holds, by a word in the name of an item or of its tags. */
const BY_ITEM: readonly (readonly [RegExp, Holding['what']])[] = [
  [/crossbow/, 'crossbow'],
  [/bow/, 'bow'],
  [/hand-axe/, 'hand-axe'],
  [/axe/, 'axe'],
  [/hammer|mace|maul|blunt/, 'hammer'],
  [/katar|dagger|knife/, 'katar'],
  [/spear|lance|pike|polearm/, 'spear'],
  [/staff|rod|wand/, 'staff'],
  [/shield/, 'shield'],
  [/sword|blade/, 'sword'],
];

const thingOf = (words: string): Holding['what'] | undefined =>
  BY_ITEM.find(([word]) => word.test(words))?.[1];

const ACROSS = {
  right: 'left',
  left: 'right',
  'front-right': 'front-left',
  'front-left': 'front-right',
} as const;

/**
 * What is really in hand, as far as it can be drawn, in the way the look itself holds it where it does. `arms`: names
 * and tags of each weapon, in words.
 */
function heldBy({ held = [] }: PersonLook, arms: readonly string[]): readonly Holding[] {
  const things = arms.flatMap((words) => thingOf(words) ?? []).slice(0, 2);
  if (things.length === 0) return held;
  const where = held[0]?.where ?? 'right';
  return things.map((what, i) => {
    const hand = i === 0 ? where : ACROSS[where];
    return { ...held.find((one) => one.what === what), what, where: hand };
  });
}

function plainPerson({ id, start }: AdventurerCard): PersonLook {
  const number = numberOf(id);
  const items = start?.items.map((item) => (typeof item === 'string' ? item : item.ref)) ?? [];
  const held = BY_ITEM.find(([word]) => items.some((item) => word.test(item)))?.[1] ?? 'staff';
  const back = oneOf(BACKS, number >> 5);
  return {
    plan: 'person',
    head: oneOf(['oval', 'slim', 'round', 'square'] as const, number),
    hair: oneOf(HAIRS, number >> 2),
    chest: oneOf(CHESTS, number >> 4),
    ears: 'human',
    mouth: oneOf(['flat', 'smile', 'smirk'] as const, number >> 1),
    ...(back && { back }),
    held: [{ what: held, where: 'right' }],
    colours: {
      cloth: oneOf(CLOTHS, number),
      skin: oneOf(SKINS, number >> 6),
      hair: oneOf(HAIR_COLOURS, number >> 7),
    },
  };
}

/** What a card says, else what its family's card says, else something that goes with what it is. */
function lookOfCombatant(card: CombatantCard, cards: Pick<CardIndex, 'combatants'>): Look {
  const family = card.family === undefined ? undefined : cards.combatants[card.family];
  return card.look ?? family?.look ?? plainBody(family ?? card);
}

/**
 * How the figure of a card is drawn; always the same for the same card with the same in hand. Nothing where no
 * Adventurer and no Combatant of that name is there.
 */
export function figureOfCard(
  cards: Pick<CardIndex, 'adventurers' | 'combatants'>,
  ref: string,
  arms: readonly string[] = [],
): Figure | null {
  const combatant = cards.combatants[ref];
  const adventurer = cards.adventurers[ref];
  if (adventurer) {
    const look = adventurer.look ?? plainPerson(adventurer);
    return composed(look.plan === 'person' ? { ...look, held: heldBy(look, arms) } : look, []);
  }
  if (combatant) return composed(lookOfCombatant(combatant, cards), OF_TIER[combatant.tier]);
  return null;
}

/** A figure of a look as it is, of whichever game. */
export const figureOfLook = (look: Look): Figure => composed(look, []);

function composed(look: Look, tier: readonly Wear[]): Figure {
  if (look.plan === 'person') return personOf(look, tier);
  return bodyOf(look, [...(look.wears ?? []), ...tier]);
}
