import type { City } from '../../rules/model/state.ts';
import { randomText, tokenText, treasureText } from './card-facts.ts';
import { cardName, listed, type Named, playerName, several, TRADE } from './names.ts';

interface Standing {
  readonly isOpen: boolean;
}

/** All that lies in a city, a line each: for whoever points at it, and for whoever does not look. */
export function cityLines(named: Named, city: City): string[] {
  const { content, state } = named;
  const down = city.randoms.filter(({ up, ref }) => !up && !content.randoms[ref]).length;
  const known = city.randoms.filter(({ ref }) => content.randoms[ref]);
  const standing = (tower: boolean) =>
    state.players.flatMap((player, at) =>
      player.at === city.number && player.tower === tower ? [playerName(named, at)] : [],
    );
  const [outside, inside] = [standing(false), standing(true)];
  return [
    ...(outside.length > 0 ? [`Here: ${listed(outside)}`] : []),
    ...(inside.length > 0 ? [`In the tower: ${listed(inside)}`] : []),
    ...(city.shadow ? [`${cardName(content, 'shadows', city.shadow.ref)}, ${city.shadow.lp} LP left`] : []),
    ...(city.adventure
      ? [
          `Adventure, level ${content.adventures[city.adventure]!.level}: ${cardName(content, 'adventures', city.adventure)}`,
        ]
      : []),
    ...city.fixed.map(
      (ref) => `${cardName(content, 'tokens', ref)}: ${tokenText(content, content.tokens[ref]!)}`,
    ),
    ...known.map(
      ({ ref, up }) =>
        `${cardName(content, 'randoms', ref)}${up ? '' : ', face down'}: ${randomText(content, content.randoms[ref]!)}`,
    ),
    ...(down > 0 ? [`${several(down, 'token')} face down`] : []),
    ...city.tasks.flatMap((done, i) =>
      done ? [`Task ${i + 1}: ${done.as}, by ${playerName(named, done.by)}`] : [],
    ),
    ...(city.treasure
      ? [
          `Second task: ${cardName(content, 'treasures', city.treasure)} (${treasureText(content.treasures[city.treasure]!)})`,
        ]
      : []),
  ];
}

/** A city in a sentence. */
export function cityText(named: Named, city: City, { isOpen }: Standing): string {
  const card = named.content.cities[city.ref]!;
  return [
    `${card.name}, ${TRADE[card.trade]}`,
    ...(isOpen ? ['can be chosen'] : []),
    ...cityLines(named, city),
  ].join('. ');
}
