import type { LandEvent } from '../../rules/land/land-events.ts';
import { signsOf } from '../../rules/land/road-odds.ts';
import { cubesListed, hexName, landName, recipeName } from './land-names.ts';
import { cardName, several } from './names.ts';
import { bad, good, kept, type Place, plain, quiet, type TellersOf, turn } from './told-line.ts';

const regionIn = ({ content, view }: Place) => content.regions[view.land.travel!.region]!;

/** How the road is told. */
export const LAND_TELLERS: TellersOf<LandEvent['type']> = {
  journeyBegan({ travel }, { content }) {
    const region = content.regions[travel.region]!;
    return {
      ...turn(`The journey begins: ${region.name}, ${hexName(region, travel.hex)}.`),
      quote: region.text,
    };
  },
  travelDrawn({ card, side }, { content, view }) {
    const name = landName(content, 'travels', card);
    const place = view.land.travel!.slots.length;
    return side === 'match'
      ? turn(`${place}: ${name}. The terrain matches.`)
      : turn(`${place}: ${name}. The terrain differs; the card is turned.`);
  },
  restLaid: ({ side }) => turn(side === 'inn' ? 'You take rooms at an inn.' : 'You light a campfire.'),
  eventDrawn: kept,
  travelTokensChanged: ({ amount }, { view }) =>
    amount > 0
      ? good(`${several(amount, 'travel token')} (${view.land.travel!.tokens} now).`)
      : plain(`${several(-amount, 'travel token')} spent (${view.land.travel!.tokens} left).`),
  groupMoved({ to, how }, place) {
    const there = hexName(regionIn(place), to);
    return plain(how === 'random' ? `The road leads you to ${there}.` : `You move to ${there}.`);
  },
  dayEnded: (_, { view }) => turn(`The day is over: ${several(view.land.travel!.days, 'day')} on the road.`),
  campfireRolled({ hero, face }, { name, view }) {
    const signs = signsOf(face, view.now.period === 'night');
    return signs > 0
      ? good(`${name(hero)} at the fire: ${several(signs, 'sign')}.`)
      : quiet(`${name(hero)} at the fire: nothing.`);
  },
  wholeAgain: ({ hero }, { name }) => good(`${name(hero)} has all life points and aura tokens again.`),
  harvestBegan: ({ hero, cards }, { name }) => plain(`${name(hero)} harvests: ${several(cards, 'card')}.`),
  crafted: ({ recipe }, { content }) =>
    plain(`You craft: ${recipeName(content, recipe)} from ${cubesListed(content.recipes[recipe]!.of)}.`),
  villageEntered({ village }, { content }) {
    const { name, text } = content.villages[village]!;
    return { ...turn(name), quote: text };
  },
  villageStep: kept,
  villageLeft: () => quiet('You leave the village.'),
  marketOpened({ market }, { content }) {
    const { name, text } = content.markets[market]!;
    return { ...plain(`A market: ${name}.`), quote: text };
  },
  marketCheaper: ({ hero }, { name }) => good(`${name(hero)} bargains: everything here costs 2 less.`),
  bought: kept,
  marketClosed: kept,
  gearHanded: ({ hero, gear }, { content, name }) =>
    plain(`${name(hero)} parts with ${cardName(content, 'gear', gear)}.`),
  worn: ({ hero, gear }, { content, name }) =>
    plain(
      gear === null
        ? `${name(hero)} takes off the armor.`
        : `${name(hero)} puts on ${cardName(content, 'gear', gear)}.`,
    ),
  dungeonEntered({ dungeon }, { content }) {
    const { name, text } = content.tiles[dungeon.tile]!;
    return { ...turn(name), quote: text };
  },
  roomDrawn: kept,
  tileCrystals: ({ amount }, { view }) =>
    bad(`${several(amount, 'crystal')} on the tile (${view.land.dungeon!.crystals} now).`),
  dungeonEnded: (_, { view }) => good(`${several(view.land.dungeonsEnded, 'dungeon')} done.`),
  trackerSet({ tracker }) {
    if (!tracker) return quiet('The countdown is over.');
    return plain(`Turn tracker: ${tracker.at} of ${tracker.symbol}.`);
  },
  stateTaken: ({ hero, card }, { content, name }) =>
    bad(`${name(hero)}: ${cardName(content, 'scenario', card)}.`),
  stateHealed: ({ hero, card }, { content, name }) =>
    good(`${name(hero)} no longer has ${cardName(content, 'scenario', card)}.`),
  gearTurned({ card, off }, { content }) {
    const name = cardName(content, 'scenario', card);
    return off ? bad(`${name} has no effect now.`) : good(`${name} has its effect again.`);
  },
  targetHarmed: ({ card, amount }, { content }) =>
    bad(`${cardName(content, 'scenario', card)} loses ${amount}.`),
  challengeBegan({ challenge }, { content }) {
    return turn(landName(content, 'challenges', challenge.ref));
  },
  heroPlaced({ hero, zone }, { content, name, view, before }) {
    const page = content.challenges[(view.land.challenge ?? before.land.challenge)!.ref]!;
    const there = page.zones.find(({ id }) => id === zone)?.name;
    return there === undefined ? bad(`${name(hero)} is out of it.`) : plain(`${name(hero)}: ${there}.`);
  },
  partStruck({ hero, part, amount }, { content, name, view }) {
    const challenge = view.land.challenge!;
    const page = content.challenges[challenge.ref]!;
    const struck = page.kind === 'encounter' ? page.parts.find(({ id }) => id === part)?.name : undefined;
    return good(
      `${name(hero)} strikes the ${(struck ?? part).toLowerCase()}: ${amount} (${challenge.parts[part]} left).`,
    );
  },
  stageBegan: () => bad('It changes.'),
  rivalMoved({ amount }, { content, view }) {
    const page = content.challenges[view.land.challenge?.ref ?? ''];
    const who = page?.kind === 'trial' ? page.rival?.name : undefined;
    return bad(`${who ?? 'They'}: ${several(amount, 'step')} on.`);
  },
  pageTurn: (_, { view }) => turn(`Turn ${view.land.challenge!.turn}.`),
  challengeEnded: kept,
};
