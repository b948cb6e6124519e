import {
  type AttackScope,
  defenseOf,
  type EncounterEvent,
  figureIn,
  type LedgerEntry,
  type Position,
  SYMBOLS,
  sumOf,
} from '../../engine/index.ts';
import type { Moment, ResolutionShown } from '../../stores/game/moment.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { LedgerView, SumNumber } from '../cards/LedgerView.tsx';
import { DiceRow } from '../dice/DiceRow.tsx';
import { SymbolIcon } from '../dice/SymbolIcon.tsx';
import { DicePool } from './DicePool.tsx';
import { RollLine } from './RollLine.tsx';
import { SpellPanel } from './SpellPanel.tsx';
import { StepDots } from './StepDots.tsx';
import './attack-panel.css';

interface Props {
  readonly position: Position;
  readonly moment: Moment;
  readonly showing: EncounterEvent | null;
}

const STEPS = [
  'Choose the target',
  'Build the dice pool',
  'Empower',
  'Dodge',
  'Roll to hit',
  'Determine damage',
  'Missed attacks end',
  'Follow-ups',
];

const CAUSE: Readonly<Record<AttackScope['cause'], string>> = {
  action: 'Attack',
  ability: 'Attack',
  ai: 'Attack',
  'break-attack': 'Break Attack',
  counter: 'Counter',
  'follow-up': 'Follow-up attack',
};

/** The attack or spell under way, or the last of the turn; else the roll thrown last. */
export function AttackPanel({ position, moment, showing }: Props) {
  const { resolution, roll } = moment;
  if (resolution?.scope.kind === 'attack')
    return <Attack position={position} shown={resolution} scope={resolution.scope} showing={showing} />;
  if (resolution?.scope.kind === 'spell')
    return <SpellPanel position={position} shown={resolution} scope={resolution.scope} showing={showing} />;
  return roll ? (
    <RollLine position={position} roll={roll} rolling={showing === roll} />
  ) : (
    <p className="panel-empty">No attack and no spell in this turn yet.</p>
  );
}

interface AttackProps {
  readonly position: Position;
  readonly shown: ResolutionShown;
  readonly scope: AttackScope;
  readonly showing: EncounterEvent | null;
}

/** An attack: its eight steps (p.43), dice, and the working of every number. */
function Attack({ position, shown, scope, showing }: AttackProps) {
  const { over } = shown;
  const { state } = position;
  const attacker = figureIn(state, scope.attacker);
  const target = figureIn(state, scope.target);
  const nested = state.scopes.map((one) => (one.kind === 'attack' ? CAUSE[one.cause] : one.kind));
  const roll = shown.rolls.at(-1) ?? null;
  const rolling = roll !== null && roll === showing && roll.purpose === 'attack';
  const other = roll && roll.purpose !== 'attack' ? roll : null;
  const dice = scope.rolled.length > 0 ? scope.rolled : rolling && roll ? roll.dice : null;
  return (
    <section className="attack" data-over={over || undefined} aria-label="Attack">
      <header className="attack-head">
        <FigureBadge figure={attacker} position={position} size={46} decorative />
        <p>
          <strong>{attacker.name}</strong>
          <span>
            {CAUSE[scope.cause]}, {scope.attackKind}
            {scope.range > 1 ? ` ${scope.range}` : ''}
          </span>
        </p>
        <span className="attack-arrow" aria-hidden="true">
          ➤
        </span>
        <p>
          <strong>{target.name}</strong>
          <span>{over ? 'ended' : 'target'}</span>
        </p>
        <FigureBadge figure={target} position={position} size={46} decorative />
      </header>
      {nested.length > 1 && <p className="attack-nested">{nested.join(' › ')}</p>}
      <StepDots names={STEPS} step={scope.step} over={over} what="attack" rule="p.43" />
      <div className="attack-dice">
        {dice ? (
          <DiceRow dice={dice} rolling={rolling} label="Attack roll" />
        ) : (
          <DicePool dice={scope.dice} size={40} />
        )}
        <SymbolsLeft scope={scope} />
      </div>
      {other && !over && <RollLine position={position} roll={other} rolling={showing === other} />}
      <RollAgainstDefense position={position} scope={scope} />
      <Damage scope={scope} />
    </section>
  );
}

function SymbolsLeft({ scope }: { scope: AttackScope }) {
  const left = SYMBOLS.filter((symbol) => (scope.symbols[symbol] ?? 0) > 0);
  if (scope.rolled.length === 0) return null;
  return (
    <p className="attack-symbols">
      <small>Symbols left</small>
      {left.length === 0 && <span>none</span>}
      {left.map((symbol) => (
        <span key={symbol} className="attack-symbol">
          {scope.symbols[symbol]}
          <SymbolIcon symbol={symbol} label={symbol} size="1.15em" />
        </span>
      ))}
    </p>
  );
}

function RollAgainstDefense({ position, scope }: { position: Position; scope: AttackScope }) {
  const target = figureIn(position.state, scope.target);
  const dodged: LedgerEntry[] = scope.dodge ? [{ label: 'Dodge', amount: scope.dodge, rule: 'p.43 4b' }] : [];
  const defense =
    scope.defense.length > 0 ? scope.defense : [...defenseOf(position, target).entries, ...dodged];
  const roll = sumOf(scope.toHit);
  return (
    <div className="attack-versus">
      <p>
        <small>Roll</small>
        <strong>{scope.toHit.length > 0 ? <SumNumber sum={roll} label="Attack roll" /> : '–'}</strong>
      </p>
      <p className="attack-verdict" data-hit={scope.hit ?? undefined} role="status">
        {scope.hit === null ? 'vs' : scope.hit ? 'HIT' : 'MISS'}
      </p>
      <p>
        <small>Defense</small>
        <strong>
          <SumNumber sum={sumOf(defense)} label="Defense" />
        </strong>
      </p>
    </div>
  );
}

function Damage({ scope }: { scope: AttackScope }) {
  if (scope.hit !== true) return null;
  const parts = (['physical', 'magic', 'irreducible'] as const).filter((type) => scope[type].length > 0);
  if (scope.finalDamage !== null) {
    return (
      <div className="attack-damage">
        <p className="attack-final">
          <small>Final damage</small> <strong>{scope.finalDamage}</strong>
        </p>
        <LedgerView sum={{ total: scope.finalDamage, entries: scope.final }} label="Final damage" />
      </div>
    );
  }
  return (
    <div className="attack-damage">
      {parts.map((type) => (
        <LedgerView key={type} sum={sumOf(scope[type])} label={`${type} damage`} />
      ))}
    </div>
  );
}
