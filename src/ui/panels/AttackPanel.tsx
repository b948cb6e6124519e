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
import type { AttackShown, RollEvent } from '../../stores/moment.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { LedgerView, SumNumber } from '../cards/LedgerView.tsx';
import { DiceRow } from '../dice/DiceRow.tsx';
import { DieChip } from '../dice/DieChip.tsx';
import { SymbolIcon } from '../dice/SymbolIcon.tsx';
import './attack-panel.css';

interface Props {
  readonly position: Position;
  readonly attack: AttackShown | null;
  readonly roll: RollEvent | null;
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

/** The attack under way, or the last of the turn: its eight steps (p.43), dice, and the working of every number. */
export function AttackPanel({ position, attack, roll, showing }: Props) {
  if (!attack) {
    return roll ? (
      <Roll position={position} roll={roll} showing={showing} />
    ) : (
      <p className="panel-empty">No attack in this turn yet.</p>
    );
  }
  const { scope, over } = attack;
  const { state } = position;
  const attacker = figureIn(state, scope.attacker);
  const target = figureIn(state, scope.target);
  const nested = state.scopes.map((one) => (one.kind === 'attack' ? CAUSE[one.cause] : one.kind));
  const rolling =
    (showing?.type === 'diceRolled' && showing.purpose === 'attack') || showing?.type === 'diceRerolled';
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
      <Steps step={scope.step} over={over} />
      <div className="attack-dice">
        {dice ? (
          <DiceRow dice={dice} rolling={rolling} label="Attack roll" />
        ) : (
          <p className="attack-pool">
            {scope.dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool are known by their place
              <DieChip key={i} die={die} size={40} />
            ))}
          </p>
        )}
        <SymbolsLeft scope={scope} />
      </div>
      {other && !over && <Roll position={position} roll={other} showing={showing} />}
      <RollAgainstDefense position={position} scope={scope} />
      <Damage scope={scope} />
    </section>
  );
}

function Steps({ step, over }: { step: number; over: boolean }) {
  return (
    <ol
      className="attack-steps"
      aria-label={over ? 'The attack is over' : `Step ${step}: ${STEPS[step - 1]}`}
    >
      {STEPS.map((name, i) => (
        <li
          key={name}
          data-state={over || i + 1 < step ? 'done' : i + 1 === step ? 'now' : 'later'}
          title={`${i + 1}. ${name} (p.43)`}
        >
          <span>{i + 1}</span>
        </li>
      ))}
      <li className="attack-step-name" aria-hidden="true">
        {over ? 'The attack is over' : STEPS[step - 1]}
      </li>
    </ol>
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

const PURPOSE: Readonly<Record<string, string>> = {
  dodge: 'Dodge',
  force: 'Force',
  conviction: 'Conviction',
  check: 'Skill check',
  attack: 'Attack',
};

/** A roll that is no attack's own: a Dodge, a Conviction Check. */
function Roll({
  position,
  roll,
  showing,
}: {
  position: Position;
  roll: RollEvent;
  showing: EncounterEvent | null;
}) {
  const name = figureIn(position.state, roll.figure).name;
  const purpose = PURPOSE[roll.purpose] ?? roll.purpose;
  return (
    <div className="attack-roll">
      <p>
        <small>{purpose}</small> {name}
      </p>
      <DiceRow dice={roll.dice} rolling={showing === roll} size={46} label={`${name}, ${purpose}`} />
    </div>
  );
}
