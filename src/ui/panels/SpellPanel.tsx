import {
  convictionDiceOf,
  type EncounterEvent,
  type FigureId,
  figureIn,
  type Position,
  type SpellScope,
  sumOf,
} from '../../engine/index.ts';
import type { ResolutionShown } from '../../stores/game/moment.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { LedgerView, SumNumber } from '../cards/LedgerView.tsx';
import { DiceRow } from '../dice/DiceRow.tsx';
import { SpellIcon } from '../icons/index.ts';
import { DicePool } from './DicePool.tsx';
import { StepDots } from './StepDots.tsx';
import './attack-panel.css';

interface Props {
  readonly position: Position;
  readonly shown: ResolutionShown;
  readonly scope: SpellScope;
  readonly showing: EncounterEvent | null;
}

const STEPS = ['Choose the target', 'Determine the Force', 'Conviction Check', 'The effect'];

/** A Spell or Spell-Like Ability: its steps (p.51), the Force with its working, each target's Conviction. */
export function SpellPanel({ position, shown, scope, showing }: Props) {
  const { over, rolls } = shown;
  const caster = figureIn(position.state, scope.caster);
  const casting = rolls.findLast((roll) => roll.purpose === 'force');
  return (
    <section className="attack spell" data-over={over || undefined} aria-label="Spell">
      <header className="spell-head">
        <FigureBadge figure={caster} position={position} size={46} decorative />
        <p>
          <strong>{scope.ability}</strong>
          <span className="spell-sub">
            {scope.spellLike ? 'Spell-Like Ability' : 'Spell'} of {caster.name}
            {scope.empowered ? ', Empowered' : ''}
          </span>
        </p>
        <SpellIcon className="spell-mark" />
      </header>
      <StepDots
        names={STEPS}
        step={scope.step}
        over={over}
        what={scope.spellLike ? 'ability' : 'spell'}
        rule="p.51"
      />
      {!scope.spellLike && (
        <div className="attack-dice">
          {casting ? (
            <DiceRow dice={casting.dice} rolling={showing === casting} label="Force roll" />
          ) : (
            <DicePool dice={scope.dice} size={40} />
          )}
        </div>
      )}
      {scope.failed && (
        <p className="spell-failed" role="status">
          A skull: the spell fails (A8).
        </p>
      )}
      {scope.forceTotal !== null && <LedgerView sum={sumOf(scope.force)} label="Force" />}
      <ul className="spell-targets" aria-label="Conviction Checks">
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
  const figure = figureIn(position.state, target);
  const check = shown.checks.findLast((one) => one.figure === target);
  const roll = shown.rolls.findLast((one) => one.purpose === 'conviction' && one.figure === target);
  return (
    <li className="spell-target">
      <FigureBadge figure={figure} position={position} size={34} decorative />
      <p>
        <strong>{figure.name}</strong>
        <span className="spell-sub">
          {check?.onPurpose ? 'fails on purpose' : 'Conviction'}
          {check && !check.onPurpose && (
            <>
              {' '}
              <SumNumber sum={check.total} label={`Conviction of ${figure.name}`} /> vs Force {check.force}
            </>
          )}
        </span>
      </p>
      {roll ? (
        <DiceRow dice={roll.dice} rolling={showing === roll} size={34} label={`${figure.name}, Conviction`} />
      ) : (
        !check && !shown.over && <DicePool dice={convictionDiceOf(position, figure)} size={26} />
      )}
      {check && (
        <strong className="spell-result" data-passed={check.passed} role="status">
          {check.passed ? 'RESISTED' : 'AFFECTED'}
        </strong>
      )}
    </li>
  );
}
