import type { GearCard, TalentFace } from '../../rules/model/content.ts';
import { ABILITY, GEAR, several } from './names.ts';

/** What a piece of gear is and does. */
/** What it is and does; what its card tells beside is left to the card. */
export const gearFacts = ({ kind, heavy, abilities = [], use }: GearCard): string =>
  [
    `${GEAR[kind]}${heavy ? ', heavy' : ''}`,
    ...(abilities.length > 0 ? [abilities.map((one) => ABILITY[one]).join(', ')] : []),
    ...(use?.heal ? [`heals ${use.heal}`] : []),
    ...(use?.shocks ? ['shocks become life'] : []),
    ...(use?.aura ? [several(use.aura, 'aura token')] : []),
  ].join('; ');

export const gearText = (card: GearCard): string => `${gearFacts(card)}. ${card.text}`;

export const talentText = ({ text }: TalentFace): string => text;
