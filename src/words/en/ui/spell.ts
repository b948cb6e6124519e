/** The words of a spell under way. */
import type { SpellScope } from '../../../engine/index.ts';

export const spell = {
  title: 'Spell',
  of: ({ spellLike, empowered }: Pick<SpellScope, 'spellLike' | 'empowered'>, caster: string) =>
    `${spellLike ? 'Spell-Like Ability' : 'Spell'} of ${caster}${empowered ? ', Empowered' : ''}`,
  steps: ['Target', 'Force', 'Roll to resist', 'Effect'],
  over: 'The spell is over',
  spellLikeOver: 'The ability is over',
  roll: 'Force roll',
  failed: 'A skull: the spell fails (A8).',
  force: 'Force',
  checks: 'Conviction Checks',
  conviction: 'Conviction',
  convictionOf: (figure: string) => `Conviction of ${figure}`,
  againstForce: (force: number) => `vs Force ${force}`,
  onPurpose: 'fails on purpose',
  resisted: 'RESISTED',
  affected: 'AFFECTED',
};
