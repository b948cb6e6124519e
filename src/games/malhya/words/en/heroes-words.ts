import { heroName, type Named, several } from './names.ts';

/** How a hero stands, in a sentence; `of`: what parts its life points from their most. */
export function standingText(named: Named, hero: number, of = ' of '): string {
  const { life, aura, ap } = named.state.heroes[hero]!;
  const most = life.life + life.damage + life.injury + life.shock;
  return `${heroName(named, hero)}: ${life.life}${of}${most} life points, ${several(aura.ready, 'aura token')}, ${several(ap, 'action point')}`;
}

/** A hero in the bar, for whoever does not look, as it is written there; pressed, all of them are shown. */
export const plateText = (named: Named, hero: number): string =>
  `${standingText(named, hero, '/')}. Show the heroes`;

/** The group and all heroes, said aloud. */
export function heroesAloud(named: Named): string {
  const { gold, crystals } = named.state.group;
  return [
    ...named.state.heroes.map((_, hero) => `${standingText(named, hero)}.`),
    `The group has ${gold} gold. Crystals: ${crystals}.`,
  ].join(' ');
}
