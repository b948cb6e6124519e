import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp, Timing } from '../model/language/abilities.ts';
import type { Option } from '../model/prompts.ts';
import type { AbilityToken } from '../model/vocabulary.ts';
import { reactAtOnce } from '../procedures/core/react.ts';
import { attackUnderWay } from '../procedures/core/scope.ts';
import type { Occasion, Rule, Table } from '../procedures/core/table.ts';

interface TokenUse {
  readonly option: Option;
  readonly effects: readonly EffectOp[];
  readonly label: string;
  pay(): Rule<readonly FigureId[]>;
}

/**
 * Ability tokens that answer an occasion (table 5, p.74): Intervention re-rolls all dice its holder has just
 * rolled; Vow adds 2 damage of the attack's type. Dodge tokens are asked for in the Dodge step.
 */
export function listTokenUses(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  occasion: Occasion,
): TokenUse[] {
  const { tokens, kind } = figureIn(table.state, figureId);
  if (kind === 'intelligent') return [];
  const uses: TokenUse[] = [];
  const add = (token: AbilityToken, label: string, effects: readonly EffectOp[]) => {
    const left = tokens[token] ?? 0;
    if (left === 0) return;
    uses.push({
      option: { id: `token:${token}`, label: left > 1 ? `${label} (${left} tokens)` : label },
      effects,
      label,
      *pay() {
        table.emit({ type: 'tokenSpent', figure: figureId, token, rule: 'p.74' });
        yield* reactAtOnce(table, 'spends-token', figureId, { gained: token });
        return [];
      },
    });
  };
  if (timing === 'after-roll' && occasion.roll)
    add('intervention', 'Intervention: re-roll all', [{ do: 'reroll', pick: 'all' }]);
  if (timing === 'determine-damage') {
    const { damageType } = attackUnderWay(table);
    add('vow', `Vow: +2 ${damageType}`, [{ do: 'modify', stat: `${damageType}-damage`, amount: 2 }]);
  }
  return uses;
}
