import type { FoeKind, ItemCard } from '../../rules/model/content.ts';
import type { Cause } from '../../rules/model/ledger.ts';
import type { Stance } from '../../rules/model/state.ts';
import { SKILL_NAMES } from './deed-words.ts';
import { type Named, several } from './names.ts';

export { several } from './names.ts';

/** What the screens of Folklore say of themselves. */
export const screens = {
  title: 'Folklore',
  about: 'A chapter on the road for one to four heroes, who share items and dangers.',
  chapter: 'Chapter',
  difficulty: 'Difficulty',
  difficulties: { normal: 'Normal', hard: 'Hard' } as const,
  difficultyAbout: {
    normal: 'Some rounds to spare on the road.',
    hard: 'Hardly a round to spare: short cuts matter.',
  } as const,
  finale: 'The last fight',
  finales: { skirmish: 'As a skirmish', encounter: 'On its map' } as const,
  finaleAbout: {
    skirmish: 'Quick: dice against a counter.',
    encounter: 'Tactical: move heroes and enemies on the mill yard.',
  } as const,
  limit: (rounds: number, steps: number) =>
    `${rounds} rounds for ${several(steps, 'space')} of road. Be there in time.`,
  credits:
    'An unofficial fan project. Folklore: The Affliction is by Greenbrier Games, who are not involved. Rules are in our own words; all heroes, enemies, places and texts here are ours.',
  help: 'How to play Folklore',
  mapOf: (name: string) => `Map: ${name}`,
  heroes: 'Heroes',
  foes: 'Enemies',
  stage: 'Skirmish',
  counter: (left: number, of: number) => `Skirmish Counter: ${left} of ${of}`,
  counterTitle: 'Skirmish Counter',
  struck: (hits: number) => `${several(hits, 'hit')} this round`,
  round: (round: number, limit: number) => `Round ${round} of ${limit}`,
  day: 'Day',
  night: 'Night',
  restLeft: '1 rest left',
  restUsed: 'No rest left',
  leader: 'Leader',
  ghost: 'Ghost',
  bars: { vita: 'Vita', power: 'Power', ghost: 'Ghost' } as const,
  exhausted: 'exhausted',
  stats: { vita: 'Vita', power: 'Power', ghost: 'Ghost Points', coins: 'Coins', lore: 'Lore' } as const,
  might: 'Might',
  defense: 'Defense',
  stride: 'Stride',
  damage: 'Damage',
  many: (n: number) => `× ${n}`,
  stances: { attack: 'attacks', defend: 'defends' } satisfies Record<Stance, string>,
  undeclared: 'undecided',
  kinds: { creature: 'Creature', affliction: 'Affliction' } satisfies Record<FoeKind, string>,
  walk: (n: number) => `Choose a space (${n})`,
  handOver: (n: number) => `Items (${n})`,
  working: { roll: 'Roll', need: 'needs', strength: 'Strength' } as const,
  keys: 'Keys: digits answer · arrows move on the map · Space continue · U undo · L last line · W heroes',
};

/** A hero in the bar, for whoever does not look; pressed, all of them are shown. */
export const plateText = (
  name: string,
  { vita, isGhost }: StandingHero,
  most: number,
  leads: boolean,
): string =>
  `${name}, ${isGhost ? 'a ghost' : `${vita}/${most} Vita`}${leads ? ', leader' : ''}. Show the heroes`;

/** What a place of the map is, for whoever does not look. */
export function placeText(
  name: string,
  kind: 'road' | 'off-road',
  { here, goal, steps }: { readonly here: boolean; readonly goal: boolean; readonly steps: number | null },
): string {
  return [
    name,
    kind === 'road' ? 'road' : 'off the road',
    ...(goal ? ['the goal'] : []),
    ...(here ? ['you are here'] : []),
    ...(steps === null ? [] : [`${several(steps, 'space')} away, can be reached`]),
  ].join(', ');
}

/** Odds beside answers. */
export const odds = {
  hitBy: (count: number) => (count === 1 ? 'it hits' : `each of ${count} hits`),
  lost: 'Vita lost',
  mean: (vita: number) => `≈ ${vita.toFixed(1)}`,
  falls: 'falls',
  finishes: 'wins this round',
  hits: (attacks: number) => (attacks === 1 ? 'hits' : `each of ${attacks} rolls hits`),
};

/** What made a line of a number. */
export function causeText(cause: Cause, { content }: Pick<Named, 'content'>): string {
  switch (cause.from) {
    case 'die':
      return `d${cause.sides}`;
    case 'dice-plus':
      return 'beside the die';
    case 'card':
      return content.heroes[cause.card]?.name ?? content.foes[cause.card]?.name ?? cause.card;
    case 'item':
      return content.items[cause.card]?.name ?? cause.card;
    case 'stance':
      return 'to defend';
    case 'ability':
      return content.heroes[cause.card]?.ability.name ?? cause.card;
    case 'darkness':
      return 'in darkness';
    case 'squeezed':
      return 'squeezed in';
    case 'coven':
      return 'a coven';
    case 'affliction':
      return 'an Affliction among them';
    case 'skill':
      return SKILL_NAMES[cause.skill];
    case 'bare-hands':
      return 'with bare hands';
  }
}

const ITEM_KINDS = {
  worn: 'worn',
  consumed: 'used up',
  exhausted: 'once until a rest',
  artifact: 'artifact, for Ghost Points',
  held: 'held in hand',
  companion: 'companion',
} as const satisfies Record<ItemCard['kind'], string>;

/** What an item is good for, beside its own words. */
export const itemKind = ({ kind }: ItemCard): string => ITEM_KINDS[kind];

/** How a group stands, said aloud. */
export const groupAloud = (
  named: Named & { readonly state: { readonly heroes: readonly StandingHero[] } },
): string =>
  named.state.heroes
    .map((hero) => {
      const name = named.content.heroes[hero.card]?.name ?? hero.card;
      if (hero.isGhost) return `${name} is a ghost.`;
      return `${name}: ${hero.vita} Vita, ${hero.power} Power, ${hero.ghost} Ghost Points, ${several(hero.coins, 'coin')}, ${hero.lore} Lore.`;
    })
    .join(' ');

interface StandingHero {
  readonly card: string;
  readonly isGhost: boolean;
  readonly vita: number;
  readonly power: number;
  readonly ghost: number;
  readonly coins: number;
  readonly lore: number;
}
