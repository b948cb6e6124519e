import type { GearCard, TalentFace } from '../../rules/model/content.ts';
import { ABILITY, GEAR, several } from './names.ts';

/** What a piece of gear is and does. */
export function gearText({ kind, heavy, abilities = [], use, text }: GearCard): string {
  const facts = [
    `${GEAR[kind]}${heavy ? ', heavy' : ''}`,
    ...(abilities.length > 0 ? [abilities.map((one) => ABILITY[one]).join(', ')] : []),
    ...(use?.heal ? [`heals ${use.heal}`] : []),
    ...(use?.aura ? [several(use.aura, 'aura token')] : []),
  ];
  return `${facts.join('; ')}. ${text}`;
}

export const talentText = ({ text }: TalentFace): string => text;
