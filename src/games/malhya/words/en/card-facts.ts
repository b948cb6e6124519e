import type { GearCard, TalentFace } from '../../rules/model/content.ts';
import { ABILITY, GEAR, several } from './names.ts';

/** What it is and does; what its card tells beside is left to the card. */
export const gearFacts = ({ kind, heavy, quality, adds, abilities = [], use, price }: GearCard): string =>
  [
    `${GEAR[kind]}${heavy ? ', heavy' : ''}${quality ? ', quality' : ''}`,
    ...(adds?.initiative ? [`Initiative +${adds.initiative}`] : []),
    ...(adds?.life ? [several(adds.life, 'life point')] : []),
    ...(adds?.movement ? [`Movement +${adds.movement}`] : []),
    ...(abilities.length > 0 ? [abilities.map((one) => ABILITY[one]).join(', ')] : []),
    ...(use?.heal ? [`heals ${use.heal}`] : []),
    ...(use?.shocks ? ['shocks become life'] : []),
    ...(use?.aura ? [several(use.aura, 'aura token')] : []),
    ...(price === undefined ? [] : [`worth ${price} gold`]),
  ].join('; ');

export const gearText = (card: GearCard): string => `${gearFacts(card)}. ${card.text}`;

export const talentText = ({ text }: TalentFace): string => text;
