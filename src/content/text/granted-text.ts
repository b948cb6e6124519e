import type { Ability, AttackOp, AttackWith, GrantEnd, GrantedRules } from '../../engine/model/abilities.ts';
import { abilityBlock, modifierText } from './ability-text.ts';
import { numberText } from './amount-text.ts';
import { join, kw, line, type Parts, type Voice } from './parts.ts';
import { type Speaking, targetText } from './target-text.ts';

/** What is given beside what a figure has: modifiers, then abilities as they would be printed. */
export function grantedText({ modifiers = [], abilities = [] }: GrantedRules, voice: Voice): Parts {
  return join(
    [
      ...modifiers.map((modifier) => modifierText(modifier, voice)),
      ...abilities.map((ability) => line`“${abilityText(ability, voice)}”`),
    ],
    ' and ',
  );
}

function abilityText(ability: Ability, voice: Voice): Parts {
  const { tags, sp, parts } = abilityBlock(ability, voice);
  const lead = [...tags, ...(sp === undefined ? [] : [`${sp} SP`])].join(', ');
  const text = parts.at(-1);
  const whole =
    text && 'text' in text && !('keyword' in text) && text.text.endsWith('.')
      ? [...parts.slice(0, -1), { text: text.text.slice(0, -1) }].filter(
          (part) => !('text' in part) || part.text !== '',
        )
      : parts;
  return lead === '' ? whole : line`${lead}: ${whole}`;
}

/** Until when something is given. */
export function untilText(until: GrantEnd, voice: Voice): string {
  const my = voice === 'you' ? 'your' : 'its';
  return {
    'end-of-turn': 'until the end of the turn',
    'end-of-next-turn': `until the end of ${my} next turn`,
    'end-of-round': 'until the end of the round',
    'end-of-encounter': 'until the end of the encounter',
    'end-of-next-attack': 'until the next attack has ended',
  }[until];
}

/** ATK: how many, against whom, and what holds for it alone. */
export function attackText(attack: AttackOp, speaking: Speaking): Parts {
  const { voice } = speaking;
  const more = withText(attack.with, voice);
  if (attack.sameTarget)
    return line`make another ${kw('atk')} of the same kind against the same target${more}`;
  const kind = attack.kind ? `${attack.kind} ` : '';
  const times =
    attack.times === undefined
      ? line`${attack.empower || !attack.kind ? 'an ' : 'a '}`
      : line`up to ${numberText(attack.times, voice)} `;
  const s = attack.times === undefined ? '' : 's';
  const empowered = attack.empower ? line`${kw('empowered', 'EMPOWERED')} ` : line``;
  const range = attack.range ? line` at ${kw('range')} ${attack.range}` : line``;
  const plus = attack.plusRange ? line` with +${attack.plusRange} ${kw('range')}` : line``;
  const at = attack.at ?? attack.targets;
  const against = at ? line` against ${targetText(at, speaking, 'object')}` : line``;
  const different = attack.differentTargets ? ', each against a different target' : '';
  const unseen = attack.unseen ? ', whatever the Range and the line of sight' : '';
  return line`make ${times}${empowered}${kind}${kw('atk')}${s}${range}${plus}${against}${different}${unseen}${more}`;
}

/** What an attack or spell has beside what its maker always has. */
export function withText(given: AttackWith | undefined, voice: Voice): Parts {
  if (!given) return [];
  const may: string[] = [];
  if (given.noDodge) may.push('DODGED');
  if (given.noCounter) may.push('COUNTERED');
  const not = may.length > 0 ? line` that cannot be ${may.join(' or ')}` : line``;
  if (!given.modifiers && !given.abilities) return not;
  return line`${not}, with ${grantedText(given, voice)}`;
}
