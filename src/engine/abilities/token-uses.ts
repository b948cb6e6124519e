import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp, Timing } from '../model/language/abilities.ts';
import type { Act } from '../model/messages/act.ts';
import type { Cause } from '../model/messages/cause.ts';
import { optionOf } from '../model/option-id.ts';
import type { Option } from '../model/prompts.ts';
import type { Figure } from '../model/state.ts';
import type { AbilityToken, DamageType } from '../model/vocabulary.ts';
import { reactAtOnce } from '../procedures/core/react-at-once.ts';
import { attackUnderWay } from '../procedures/core/scope.ts';
import type { Occasion, Rule, Table } from '../procedures/core/table.ts';

interface TokenUse {
  readonly option: Option<Extract<Act, { do: 'use-token' }>>;
  readonly effects: readonly EffectOp[];
  readonly cause: Cause;
  pay(): Rule<readonly FigureId[]>;
}

/** Whether it has a token for an occasion of that timing. */
export const hasTokenFor = ({ tokens, kind }: Figure, timing: Timing): boolean =>
  kind !== 'intelligent' &&
  ((timing === 'after-roll' && (tokens.intervention ?? 0) > 0) ||
    (timing === 'determine-damage' && (tokens.vow ?? 0) > 0));

/**
 * Ability tokens that answer an occasion (table 5, p.74): Intervention re-rolls all dice its holder has just
 * rolled; Vow adds 2 damage of the attack's type. Dodge tokens are asked for in the Dodge step.
 */
export function listTokenUses(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  occasion: Occasion,
): readonly TokenUse[] {
  const figure = figureIn(table.state, figureId);
  if (!hasTokenFor(figure, timing)) return NO_USES;
  const { tokens } = figure;
  const uses: TokenUse[] = [];
  const add = (token: AbilityToken, effects: readonly EffectOp[], type?: DamageType) => {
    const left = tokens[token] ?? 0;
    if (left === 0) return;
    uses.push({
      option: optionOf({ do: 'use-token', token, left, ...(type === undefined ? {} : { type }) }),
      effects,
      cause: { kind: 'token', token },
      *pay() {
        table.emit({ type: 'tokenSpent', figure: figureId, token, rule: 'p.74' });
        yield* reactAtOnce(table, 'spends-token', figureId, { gained: token });
        return [];
      },
    });
  };
  if (timing === 'after-roll' && occasion.roll) add('intervention', [{ do: 'reroll', pick: 'all' }]);
  if (timing === 'determine-damage') {
    const { damageType } = attackUnderWay(table);
    add('vow', [{ do: 'modify', stat: `${damageType}-damage`, amount: 2 }], damageType);
  }
  return uses;
}

const NO_USES: readonly TokenUse[] = [];
