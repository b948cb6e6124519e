import type { CityEvent, GoldFor, PlayedAs, TurnEvent } from '../../rules/model/events.ts';
import { actionCardText, otherUse } from './card-facts.ts';
import { ABILITY, cardName, cityName, PILE, several, thingName } from './names.ts';
import { bad, good, isClosed, kept, type Place, plain, quiet, type TellersOf } from './told-line.ts';

const PLAYED: Readonly<Record<PlayedAs, string>> = {
  actions: 'plays a card',
  heart: 'plays a card to heal',
  support: 'plays a support card',
  replace: 'plays a card for the die',
  luck: 'plays a luck card',
  reaction: 'plays a reaction',
  surprise: 'plays a surprise card',
};

const PAID: Readonly<Record<GoldFor, string>> = {
  renewal: ' for a new hand',
  card: ' for a card',
  attempt: ' to help the attempt',
  resistance: ' against the resistance',
  ability: ' for training',
  skill: ' for a skill',
  buy: '',
  reward: '',
  token: '',
  destiny: '',
  deal: '',
  loot: '',
};

/** How turns, moves, purchases and cards are told. */
export const TURN_TELLERS: TellersOf<(TurnEvent | CityEvent)['type']> = {
  roundBegan: ({ round }) => ({ text: `Round ${round}`, tone: 'round' }),
  turnBegan: ({ player }, { name }) => ({ text: `${name(player)}’s turn`, tone: 'turn' }),
  phaseBegan: kept,
  // Each line after it says who acts.
  seatChanged: kept,
  spellsTurnedBack: ({ player }, { name }) => quiet(`${name(player)}’s spells are ready again.`),
  cardDrawn({ player, card, anew }, place) {
    const { content, name } = place;
    const shuffled = anew ? ' The deck is reshuffled.' : '';
    const drawn = content.actions[card];
    const what = isClosed(place) || !drawn ? '' : `: ${actionCardText(drawn)}`;
    return quiet(`${name(player)} draws a card${what}.${shuffled}`);
  },
  cardPlayed({ player, card, as }, { content, name }) {
    const played = content.actions[card];
    const told = played ? (as === 'actions' ? several(played.actions, 'action') : otherUse(played.use)) : '';
    return plain(`${name(player)} ${PLAYED[as]}: ${told}.`);
  },
  discarded({ player, cards }, { content, name }) {
    const told = cards
      .map((card) => content.actions[card])
      .flatMap((card) => (card ? [actionCardText(card)] : []));
    return quiet(`${name(player)} discards ${told.join('; ')}.`);
  },
  handRenewed: ({ player }, { name }) => plain(`${name(player)} draws a new hand and ends the turn.`),
  pointsGained: kept,
  pointsSpent: kept,
  pointsLost: ({ player }, { name }) => bad(`${name(player)} loses all remaining actions.`),
  // Whether somebody reacts is nobody else's business.
  quieted: kept,
  turnEnded: kept,
  gameEnded({ over }, { name }) {
    const { winner, why } = over;
    if (winner === null)
      return bad(why === 'late' ? 'The last round is over: you lost.' : 'Nothing is left to win: you lost.');
    return { text: `${name(winner)} wins.`, tone: 'told' };
  },
  moved({ player, to, how }, place) {
    const HOW = { walked: 'goes', rode: 'rides', free: 'goes', fled: 'flees', storm: 'is blown' } as const;
    return {
      text: `${place.name(player)} ${HOW[how]} to ${cityName({ content: place.content, state: place.view }, to)}.`,
      tone: 'plain',
    };
  },
  freeMoveGained: ({ player }, { name }) => good(`${name(player)} has a free move.`),
  abilityChanged({ player, ability, amount }, { name, view }) {
    const now = `${ABILITY[ability]} ${view.players[player]![ability]}`;
    return amount > 0 ? good(`${name(player)} now has ${now}.`) : bad(`${name(player)} is down to ${now}.`);
  },
  goldChanged({ player, amount, why }, { name, view }) {
    const left = `${view.players[player]?.gold} now`;
    if (amount > 0) return quiet(`${name(player)} gains ${amount} gold (${left}).`);
    return quiet(
      why === 'destiny'
        ? `${name(player)} loses ${-amount} gold (${left}).`
        : `${name(player)} pays ${-amount} gold${PAID[why]} (${left}).`,
    );
  },
  pileOffered({ player, pile, cards }, place) {
    if (!isClosed(place) && cards.length < 3)
      return quiet(`Drawn: ${cards.map((card) => offered(place, card)).join(', ')}.`);
    return quiet(`${place.name(player)} looks at ${several(cards.length, ...PILE[pile])}.`);
  },
  bought: ({ player, card }, place) => good(`${place.name(player)} takes ${offered(place, card)}.`),
  skillGained: ({ player, skill }, { content, name }) =>
    good(`${name(player)} learns ${cardName(content, 'skills', skill)}.`),
  healed: ({ player, amount }, { name, view }) =>
    good(`${name(player)} heals ${amount} LP (${view.players[player]?.lp} now).`),
  repaired: ({ player, good: ref }, { content, name }) =>
    good(`${name(player)} repairs ${cardName(content, 'goods', ref)}.`),
  // Where it came from is told.
  goodGained: kept,
  goodUsed: ({ player, good: ref }, { content, name }) =>
    plain(`${name(player)} uses ${cardName(content, 'goods', ref)} (used up).`),
  treasureUsed: ({ player, treasure }, { content, name }) =>
    plain(`${name(player)} uses ${cardName(content, 'treasures', treasure)}: a natural 20.`),
  left: ({ player, thing }, { content, name }) =>
    bad(`${name(player)} has no room and drops ${thingName(content, thing)}.`),
  sentToTower: ({ player }, { name }) => bad(`${name(player)} is put into the tower.`),
  leftTower: ({ player }, { name }) => good(`${name(player)} leaves the tower.`),
  handSeen: ({ player, of }, { name }) => plain(`${name(player)} looks at the hand of ${name(of)}.`),
  artifactOpened: ({ player, artifact }, { content, name }) =>
    good(`${name(player)} turns up ${cardName(content, 'artifacts', artifact)}.`),
};

const offered = ({ content }: Place, card: string): string =>
  cardName(content, Object.hasOwn(content.spells, card) ? 'spells' : 'goods', card);
