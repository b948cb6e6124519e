import type { FoeKind, ItemCard } from '../../rules/model/content.ts';
import type { Cause } from '../../rules/model/ledger.ts';
import type { Stance } from '../../rules/model/state.ts';
import { type Named, several } from './names.ts';

export { several } from './names.ts';

/** What the screens of Folklore say of themselves. */
export const screens = {
  title: 'Folklore',
  about: 'A chapter on the road, for one to four heroes who share what they find and what finds them.',
  chapter: 'The chapter',
  who: 'Who sits down',
  player: (n: number) => `Player ${n}`,
  playerName: (n: number) => `Name of player ${n}`,
  heroOf: (name: string) => `Hero of ${name}`,
  add: 'One more player',
  leave: (name: string) => `${name} does not play`,
  leads: 'leads first',
  taken: (by: string) => `taken by ${by}`,
  difficulty: 'How hard',
  difficulties: { normal: 'Normal', hard: 'Hard' } as const,
  difficultyAbout: {
    normal: 'Some rounds to spare on the road.',
    hard: 'Hardly a round to spare: the short cut is a real question.',
  } as const,
  finale: 'The last fight',
  finales: { skirmish: 'As a skirmish', encounter: 'On its map' } as const,
  finaleAbout: {
    skirmish: 'Quick: dice against a counter.',
    encounter: 'Tactical: heroes and foes move on the mill yard, space by space.',
  } as const,
  limit: (rounds: number, steps: number) =>
    `${rounds} rounds for ${several(steps, 'space')} of road; then it is too late.`,
  byHand: 'We roll real dice, and type what they show',
  seed: 'Seed of the dice',
  seedAbout: 'The same seed, the same dice. Left empty, nobody knows them.',
  more: 'More',
  begin: 'Set out',
  credits:
    'An unofficial fan project. Folklore: The Affliction is a game of Greenbrier Games, who have no part in this. Its rules are told in our own words; heroes, foes, places and all other text here are our own.',
  toGames: 'To the games',
  help: 'How Folklore is played',
  mapOf: (name: string) => `Map: ${name}`,
  heroes: 'Heroes',
  foes: 'Foes',
  stage: 'The skirmish',
  counter: (left: number, of: number) => `Skirmish Counter: ${left} of ${of}`,
  counterTitle: 'Skirmish Counter',
  struck: (hits: number) => `${several(hits, 'hit')} this round`,
  round: (round: number, limit: number) => `Round ${round} of ${limit}`,
  day: 'Day',
  night: 'Night',
  restLeft: 'A rest is left',
  restUsed: 'Rested already',
  leader: 'Leader',
  ghost: 'Ghost',
  bars: { vita: 'Vita', power: 'Power', ghost: 'Ghost' } as const,
  exhausted: 'exhausted',
  stats: { vita: 'Vita', power: 'Power', ghost: 'Ghost Points', coins: 'Coins', lore: 'Lore' } as const,
  might: 'Might',
  defense: 'Defense',
  stride: 'Stride',
  damage: 'Damage',
  many: (n: number) => (n === 1 ? 'one' : `${n} of them`),
  stances: { attack: 'attacks', defend: 'defends' } satisfies Record<Stance, string>,
  undeclared: 'not decided',
  kinds: { creature: 'Creature', affliction: 'Affliction' } satisfies Record<FoeKind, string>,
  goOn: 'Go on',
  skip: 'Show it at once',
  walk: (n: number) => `Go over the map (${several(n, 'space')})`,
  handOver: (n: number) => `Hand over an item (${n})`,
  happened: 'What has happened',
  feed: 'Chronicle',
  die: (sides: number) => `A d${sides} on the real table`,
  working: { roll: 'Roll', need: 'needs', strength: 'Strength' } as const,
  again: 'Play another',
  watch: 'Watch it again',
  keys: 'Keys: digits answer · arrows move on the map · Space goes on · U takes back · L last line · W the heroes',
  read: 'The story',
  setOut: 'Set out',
};

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

const percent = (share: number): string =>
  share > 0 && share < 0.005
    ? 'under 1 %'
    : share < 1 && share > 0.995
      ? 'over 99 %'
      : `${Math.round(100 * share)} %`;

/** Odds beside answers. */
export const odds = {
  percent,
  hitBy: (count: number) => (count === 1 ? 'it hits' : `each of ${count} hits`),
  lost: 'Vita lost',
  mean: (vita: number) => `≈ ${vita.toFixed(1)}`,
  falls: 'becomes a ghost',
  finishes: 'counter to 0 now',
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
    case 'bare-hands':
      return 'with bare hands';
  }
}

/** What an item is good for, beside its own words. */
export const itemKind = ({ kind }: ItemCard): string =>
  kind === 'worn' ? 'worn' : kind === 'consumed' ? 'used up' : 'once until a rest';

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

/** The chapter's rules in our words, with the pages. */
export const helpParts: readonly {
  readonly title: string;
  readonly page: string;
  readonly lines: readonly string[];
}[] = [
  {
    title: 'The leader',
    page: 'p.11',
    lines: [
      'One of you leads: moves the group, and has the last word in whatever it decides.',
      'After each round on the road the token goes to the next player, and day turns to night or night to day.',
    ],
  },
  {
    title: 'On the road',
    page: 'p.15',
    lines: [
      'Go along the road as far as the leader’s Stride. Bridges are road.',
      'With a Stride left you may leave the road; the move ends there. From one area to the next it ends as well; back onto the road costs one, and you may go on.',
      'Wherever you stop an event is drawn: one of the road, or one of what lies beside it.',
      'Once a chapter the group may rest instead of moving: 4 Vita, 4 Power and 4 Ghost Points for everybody. Then an event.',
    ],
  },
  {
    title: 'A skirmish',
    page: 'pp.18–19',
    lines: [
      'The foes’ strength is rolled once: so many hits they stand.',
      'Each round everybody attacks or defends: to defend is +10 Defense and −10 on the own attack.',
      'Each foe rolls d100 and its Might against the Defense of each hero; equal or more hits, and costs Vita.',
      'Then each hero may use items, and rolls d100 and Might against the foes’ Defense. Every hit takes one off the counter.',
      'At 0 it is won: coins and Lore for all, and whoever lives rolls d10 for an item, found on a 10.',
    ],
  },
  {
    title: 'Ghosts',
    page: 'FK-2',
    lines: [
      'A hero without Vita is a ghost: takes no part in fights, may still lead, and comes back with Vita.',
      'When all are ghosts, or the last round is over, the chapter is lost.',
    ],
  },
];
