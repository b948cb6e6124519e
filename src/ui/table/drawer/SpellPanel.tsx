import {
  convictionDiceOf,
  type EncounterEvent,
  type FigureId,
  figureIn,
  type Position,
  type SpellScope,
  sumOf,
} from '../../../engine/index.ts';
import type { ResolutionShown } from '../../../stores/middara/moment.ts';
import { LedgerView, SumNumber } from '../../cards/LedgerView.tsx';
import { DiceRow } from '../../dice/DiceRow.tsx';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { SpellIcon } from '../../icons/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { DicePool } from './DicePool.tsx';
import { StepDots } from './StepDots.tsx';
import './attack-panel.css';

interface Props {
  readonly position: Position;
  readonly shown: ResolutionShown;
  readonly scope: SpellScope;
  readonly showing: EncounterEvent | null;
}

/** A Spell or Spell-Like Ability: its steps (p.51), the Force with its working, each target's Conviction. */
export function SpellPanel({ position, shown, scope, showing }: Props) {
  const words = useWholeWords().ui.panels.spell;
  const telling = useTelling(position);
  const { over, rolls } = shown;
  const caster = figureIn(position.state, scope.caster);
  const casting = rolls.findLast((roll) => roll.purpose === 'force');
  return (
    <section className="attack grid gap-3 spell" data-over={over || undefined} aria-label={words.title}>
      <header className="spell-head flex middle gap-2">
        <FigureBadge figure={caster} position={position} size={46} decorative />
        <p>
          <strong>{telling.cause(scope.cause)}</strong>
          <span className="xs faint">{words.of(scope, telling.figureName(caster))}</span>
        </p>
        <SpellIcon className="spell-mark bright" />
      </header>
      <StepDots
        names={words.steps}
        step={scope.step}
        ended={over ? (scope.spellLike ? words.spellLikeOver : words.over) : null}
        rule="p.51"
      />
      {!scope.spellLike && (
        <div className="attack-dice flex wrap middle between gap-2-4">
          {casting ? (
            <DiceRow dice={casting.dice} rolling={showing === casting} label={words.roll} />
          ) : (
            <DicePool dice={scope.dice} size={40} />
          )}
        </div>
      )}
      {scope.failed && <p className="spell-failed semi harm">{words.failed}</p>}
      {scope.forceTotal !== null && (
        <LedgerView sum={sumOf(scope.force)} label={words.force} telling={telling} />
      )}
      <ul className="grid gap-2" aria-label={words.checks}>
        {[...new Set(scope.targets)].map((id) => (
          <SpellTarget key={id} position={position} shown={shown} target={id} showing={showing} />
        ))}
      </ul>
    </section>
  );
}

function SpellTarget({
  position,
  shown,
  target,
  showing,
}: Omit<Props, 'scope'> & { readonly target: FigureId }) {
  const { spell: words, rollOf } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  const figure = figureIn(position.state, target);
  const name = telling.figureName(figure);
  const check = shown.checks.findLast((one) => one.figure === target);
  const roll = shown.rolls.findLast((one) => one.purpose === 'conviction' && one.figure === target);
  return (
    <li className="spell-target middle gap-2 pad-2 round-m on-deep">
      <FigureBadge figure={figure} position={position} size={34} decorative />
      <p>
        <strong>{name}</strong>
        <span className="xs faint">
          {check?.onPurpose ? words.onPurpose : words.conviction}
          {check && !check.onPurpose && (
            <>
              {' '}
              <SumNumber sum={check.total} label={words.convictionOf(name)} telling={telling} />{' '}
              {words.againstForce(check.force)}
            </>
          )}
        </span>
      </p>
      {roll ? (
        <DiceRow
          dice={roll.dice}
          rolling={showing === roll}
          size={34}
          label={rollOf(name, words.conviction)}
        />
      ) : (
        !check && !shown.over && <DicePool dice={convictionDiceOf(position, figure)} size={26} />
      )}
      {check && (
        <strong className="spell-result display-face sm harm" data-passed={check.passed}>
          {check.passed ? words.resisted : words.affected}
        </strong>
      )}
    </li>
  );
}
