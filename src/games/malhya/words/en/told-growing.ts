import type { GrowingEvent } from '../../rules/growing/growth.ts';
import { boardOf } from '../../rules/queries/fighters.ts';
import { BONUS, talentFacts } from './growing-names.ts';
import { CHARACTERISTIC, cardName, listed, several } from './names.ts';
import { good, kept, plain, quiet, type TellersOf, turn } from './told-line.ts';

/** What happens to what heroes are. */
export const GROWING_TELLERS: TellersOf<GrowingEvent['type']> = {
  levelBegan: ({ level }) => turn(`The group levels up: level ${level}.`),
  valueRaised: ({ hero, characteristic }, { name, view }) =>
    good(
      `${name(hero)} raises ${CHARACTERISTIC[characteristic]} to ${view.heroes[hero]!.characteristics[characteristic]}.`,
    ),
  bonusGained: ({ hero, bonus }, { name }) => good(`${name(hero)} gains ${BONUS[bonus]}.`),
  talentsDrawn: ({ hero, talents }, { name, content }) =>
    plain(`${name(hero)} draws ${listed(talents.map((ref) => cardName(content, 'talents', ref)))}.`),
  talentGained: ({ hero, talent }, { name, content }) => ({
    ...good(`${name(hero)} learns ${cardName(content, 'talents', talent)}.`),
    quote: talentFacts(content.talents[talent]!),
  }),
  talentImproved: ({ hero, talent }, { name, content }) => ({
    ...good(`${name(hero)} improves ${cardName(content, 'talents', talent)}.`),
    quote: talentFacts(content.talents[talent]!, 'improved'),
  }),
  potionRow: ({ hero, amount }, { name }) =>
    amount > 0
      ? good(`${name(hero)} has ${several(amount, 'potion space')} more.`)
      : plain(`${name(hero)} has ${several(-amount, 'potion space')} fewer.`),
  giftDrawn: ({ hero, gear }, { name, content }) =>
    plain(`${name(hero)} draws ${listed(gear.map((ref) => cardName(content, 'gear', ref)))}.`),
  domainRaised: ({ quality }, { content }) =>
    good(
      quality.length === 0
        ? 'All quality cards are in play.'
        : `Quality cards for the decks: ${listed(quality.map((ref) => cardName(content, 'gear', ref)))}.`,
    ),
  lifeWorn: ({ hero, amount }, { name }) =>
    amount > 0
      ? good(`${name(hero)} gains ${several(amount, 'life point')}.`)
      : plain(`${name(hero)} gives up ${several(-amount, 'life point')}.`),
  settled: ({ hero }, { name }) => quiet(`${name(hero)} is ready.`),
  checkMet: kept,
  artifactWorn: ({ hero, gear, off }, { name, content }) =>
    good(
      `${name(hero)} puts on ${cardName(content, 'gear', gear)}.${
        off === null ? '' : ` ${cardName(content, 'gear', off)} is discarded for it.`
      }`,
    ),
  artifactOff: ({ hero, gear }, { name, content }) =>
    plain(`${name(hero)} takes off ${cardName(content, 'gear', gear)}. It is discarded.`),
  spareDrawn: ({ hero }, { name }) => plain(`${name(hero)} draws the second stored weapon.`),
  weaponsSwapped: ({ hero }, { name }) => plain(`${name(hero)} switches weapons.`),
  auraSurged: ({ hero, ap }, { name }) =>
    good(`${name(hero)} regains ${several(ap, 'action point')} for the aura token.`),
  peopleUsed: ({ hero, effect }, { name, content, view }) =>
    plain(
      `${name(hero)} spends an aura token: ${boardOf({ content, state: view }, hero).aura[effect]?.text ?? ''}.`,
    ),
  peopleOver: kept,
  talentCopied: ({ hero, talent }, { name, content }) =>
    good(`${name(hero)} copies ${cardName(content, 'talents', talent)} for this action.`),
};
