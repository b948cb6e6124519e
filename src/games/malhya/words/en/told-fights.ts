import type { FightEvent, PlaceEvent, TurnEvent } from '../../rules/model/fight-events.ts';
import { enemyFileOf } from '../../rules/queries/field-of.ts';
import { BECAUSE, DECIDED, diceText, spaceName, theName, thingName, woundsText } from './fight-names.ts';
import { upgradeText } from './fight-parts.ts';
import { LOST } from './fight-stage.ts';
import { cardName, listed, several } from './names.ts';
import { bad, good, kept, type Place, plain, quiet, type TellersOf, turn } from './told-line.ts';

/** A figure that is gone is named by how it was before. */
const named = ({ content, view }: Place, who: string): string => theName({ content, state: view }, who);

/** What its card says of it. */
function specialText({ content }: Place, enemy: string): string {
  const { special } = content.enemies[enemy] ?? {};
  return special ? `: ${upgradeText(special)}` : '';
}

/** What an enemy has left; nothing where it has gone. */
function lifeLeft({ content, view }: Place, id: string): string {
  const figure = view.place?.figures.find((one) => one.id === id);
  if (!figure) return '';
  const { life } = enemyFileOf({ content, state: view }, figure.type);
  return ` (${several(Math.max(0, life - figure.damage), 'life point')} left)`;
}

const PLACE_TELLERS: TellersOf<PlaceEvent['type']> = {
  placeEntered: ({ place }, { content }) => turn(content.places[place.ref]?.name ?? place.ref),
  placeLeft: ({ heroes }, { name }) =>
    heroes.length > 0
      ? plain(`The place is left. ${listed(heroes.map(name))} regained a life point.`)
      : plain('The place is left.'),
  readingBegan: kept,
  readingEnded: kept,
  enemiesArrive: ({ types }, place) => bad(`They come: ${listed(types.map((type) => named(place, type)))}.`),
  enemyDeployed: ({ figure }, place) =>
    quiet(`${named(place, figure.id)} stands on ${spaceName(figure.at)}.`),
  heroDeployed: ({ hero, at }, { name }) => quiet(`${name(hero)} stands on ${spaceName(at)}.`),
  placeChanged: ({ open, doors }) =>
    plain(
      open.length > 0 ? `The place changes: ${several(open.length, `${doors} door`)}.` : 'The place changes.',
    ),
  setUpFollowed: ({ at }, { content, view }) =>
    plain(content.places[view.place?.ref ?? '']?.setUp?.[at]?.text ?? ''),
  arrivalFollowed: ({ card, at }, { content, view }) =>
    plain(
      (card === null ? content.places[view.place?.ref ?? '']?.arrival : content.scenario[card]?.arrival)?.[at]
        ?.text ?? '',
    ),
  damageDiscarded: ({ figure, amount }, place) =>
    bad(`${named(place, figure)} has ${several(amount, 'life point')} back.`),
  shocksToLife: ({ hero, amount }, { name }) =>
    good(`${name(hero)}: ${several(amount, 'shock')} become life again.`),
  instructionActed: ({ at }, { content, before }) =>
    plain(content.places[before.place?.ref ?? '']?.instructions[at]?.text ?? ''),
  tokenReached: ({ hero }, { name }) => plain(`${name(hero)} reaches an interest token.`),
  gearLaid: ({ gear }, { content }) => plain(`${cardName(content, 'gear', gear)} lies on the ground.`),
  gearTaken: ({ hero, gear }, { content, name }) =>
    plain(`${name(hero)} takes ${cardName(content, 'gear', gear)}.`),
};

const TURN_TELLERS: TellersOf<TurnEvent['type']> = {
  turnBegan: ({ turn: number }) => turn(`Turn ${number}`),
  initiativeRaised: ({ hero, ap, to }, { name }) =>
    plain(`${name(hero)}: Initiative ${to}${ap > 0 ? ` for ${several(ap, 'action point')}` : ''}.`),
  phaseSet: kept,
  upgradeDrawn: ({ enemy, token }, place) =>
    bad(`Upgrade token of ${named(place, enemy)}: ${place.content.upgrades[token]?.name ?? token}.`),
  specialActionFired: ({ enemy }, place) =>
    bad(`Special action of ${named(place, enemy)}${specialText(place, enemy)}.`),
  enemiesQuicker: ({ enemy, to }, place) => plain(`${named(place, enemy)} has Initiative ${to} now.`),
  enemiesWhole: () => bad('All enemies have all their life points again.'),
  turnTaken: ({ who, initiative }, place) => turn(`${named(place, who)} (Initiative ${initiative})`),
  turnDone: kept,
  heroWaits: ({ hero }, { name }) => plain(`${name(hero)} waits.`),
  turnTakenUp: ({ hero }, { name }) => turn(`${name(hero)} acts now.`),
  waitingOver: ({ hero }, { name }) => quiet(`${name(hero)} has waited in vain.`),
  heroRaised: ({ hero, returns }, { name }) =>
    good(`${name(hero)} comes back in ${returns === 'this-turn' ? 'this' : 'the next'} turn.`),
  heroBack: ({ hero }, { name }) => good(`${name(hero)} stands again.`),
};

const FIGHT_TELLERS: TellersOf<FightEvent['type']> = {
  heroMoved: ({ hero, to, ap }, { name }) =>
    quiet(`${name(hero)} moves to ${spaceName(to)}${ap > 0 ? ` for ${several(ap, 'action point')}` : ''}.`),
  freeMoveLost: ({ hero, why }, { name }) => quiet(`${name(hero)} loses the free move: ${LOST[why]}.`),
  enemyDecided({ figure, target, attacks, because, decidedBy }, place) {
    const reason = [BECAUSE[because], ...decidedBy.map((by) => DECIDED[by])].join('; ');
    const does =
      target === null ? 'moves' : `${attacks ? 'will attack' : 'goes towards'} ${named(place, target)}`;
    return plain(`${named(place, figure)} ${does}: ${reason}.`);
  },
  enemyIdle: ({ figure, line }, place) =>
    quiet(`${named(place, figure)} finds nobody for attack ${line + 1}.`),
  enemyMoved: ({ figure, to }, place) => quiet(`${named(place, figure)} moves to ${spaceName(to)}.`),
  weaponChanged: ({ hero, weapon }, { content, name }) =>
    plain(
      `${name(hero)} now fights with ${weapon === null ? 'bare hands' : cardName(content, 'gear', weapon)}.`,
    ),
  traded: ({ from, to, thing }, { content, name }) =>
    plain(`${name(from)} gives ${name(to)}: ${thingName(content, thing)}.`),
  attackBegan: ({ attack: { attacker, defenders } }, place) =>
    plain(`${named(place, attacker)} attacks ${listed(defenders.map(({ who }) => named(place, who)))}.`),
  defenseChosen: kept,
  attackRolled: ({ dice }) => plain(`Attack dice: ${diceText(dice)}.`),
  defenseRolled: ({ who, dice }, place) =>
    plain(
      dice.length > 0
        ? `${named(place, who)} defends, dice: ${diceText(dice)}.`
        : `${named(place, who)} has no defense dice.`,
    ),
  armourBroken: ({ hero, gear }, { content, name }) =>
    bad(`${name(hero)} breaks ${cardName(content, 'gear', gear)}.`),
  // What is suffered of it is told with who suffers it.
  attackResolved({ who, kind, wounds, shields }, place) {
    const name = named(place, who);
    if (kind === 'dodged') return plain(`${name} dodges.`);
    if (kind === 'void' && shields === 0) return plain(`The attack on ${name} is void.`);
    const sum = `${name}: ${woundsText(wounds)} against ${several(shields, 'shield')}`;
    if (kind === 'void') return plain(`${sum}: the attack fails, with its effects.`);
    return plain(kind === 'even' ? `${sum}: no wound is left.` : `${sum}.`);
  },
  countered: ({ who, amount }, place) => plain(`${named(place, who)} is struck back: ${amount} damage.`),
  attackEnded: kept,
  stoodFast: ({ figure }, place) => plain(`${named(place, figure)} cannot be pushed or pulled.`),
  tokensCancelled: ({ enemy }, place) => good(`Upgrade tokens of ${named(place, enemy)} have no effect.`),
  enemyHurt: ({ figure, amount }, place) =>
    good(`${named(place, figure)}: ${amount} damage${lifeLeft(place, figure)}.`),
  enemyGone: ({ figure, why }, place) =>
    good(`${named(place, figure)} ${why === 'rift' ? 'falls into the rift' : 'is out of the fight'}.`),
  heroFell: ({ hero }, { name }) => bad(`${name(hero)} is unconscious.`),
  initiativeLost: ({ hero }, { name }) => bad(`${name(hero)} begins the next turn at Initiative 0.`),
  freeMoveKept: kept,
  movementLost: ({ hero }, { name }) => bad(`${name(hero)} has no free move in the next turn.`),
  shoved: ({ who, shove, way }, place) =>
    plain(
      `${named(place, who)} is ${shove === 'push' ? 'pushed' : 'pulled'} ${several(way.length, 'space')}.`,
    ),
  stepped: ({ who, to }, place) => quiet(`${named(place, who)} moves to ${spaceName(to)}.`),
};

export const TELLERS_OF_FIGHTS: TellersOf<(PlaceEvent | TurnEvent | FightEvent)['type']> = {
  ...PLACE_TELLERS,
  ...TURN_TELLERS,
  ...FIGHT_TELLERS,
};
