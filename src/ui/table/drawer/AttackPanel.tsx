import { useContext } from 'react';
import {
  type AttackScope,
  defenseAgainst,
  type EncounterEvent,
  figureIn,
  type Position,
  type Prompt,
  type Scope,
  SYMBOLS,
  sumOf,
} from '../../../engine/index.ts';
import type { GameState } from '../../../stores/middara/game.ts';
import type { Moment, ResolutionShown } from '../../../stores/middara/moment.ts';
import type { WholeWords } from '../../../words/words.ts';
import { LedgerView, SumNumber } from '../../cards/LedgerView.tsx';
import { DiceRow } from '../../dice/DiceRow.tsx';
import { SymbolIcon } from '../../dice/SymbolIcon.tsx';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { type Readable, useStoreInPieces } from '../../page/use-store.ts';
import { GameContext } from '../../page/use-table.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { AttackStanding } from './AttackStanding.tsx';
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

/** The attack or spell under way, or the last of the turn; else the roll thrown last. */
export function AttackPanel({ position, moment, showing }: Props) {
  const words = useWholeWords().ui.panels.attack;
  const { resolution, roll } = moment;
  if (resolution?.scope.kind === 'attack')
    return <Attack position={position} shown={resolution} scope={resolution.scope} showing={showing} />;
  if (resolution?.scope.kind === 'spell')
    return <SpellPanel position={position} shown={resolution} scope={resolution.scope} showing={showing} />;
  return roll ? (
    <RollLine position={position} roll={roll} rolling={showing === roll} />
  ) : (
    <p className="pad-4 faint">{words.none}</p>
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
  const words = useWholeWords();
  const telling = useTelling(position);
  const { attack: say, underWay } = words.ui.panels;
  const { over } = shown;
  const { state } = position;
  const attacker = figureIn(state, scope.attacker);
  const target = figureIn(state, scope.target);
  const nested = state.scopes.map((one) => scopeName(words, one));
  const roll = shown.rolls.at(-1) ?? null;
  const rolling = roll !== null && roll === showing && roll.purpose === 'attack';
  const other = roll && roll.purpose !== 'attack' ? roll : null;
  const dice = scope.rolled.length > 0 ? scope.rolled : rolling && roll ? roll.dice : null;
  return (
    <section className="attack grid gap-3" data-over={over || undefined} aria-label={say.title}>
      <header className="attack-head grid middle gap-2">
        <FigureBadge figure={attacker} position={position} size={46} decorative />
        <p className="grid lead-1_2 shrink">
          <strong>{telling.figureName(attacker)}</strong>
          <span className="xs faint">{say.sort(say.cause[scope.cause], scope)}</span>
        </p>
        <span className="harm size-md" aria-hidden="true">
          ➤
        </span>
        <p className="grid lead-1_2 shrink">
          <strong>{telling.figureName(target)}</strong>
          <span className="xs faint">{over ? say.ended : say.target}</span>
        </p>
        <FigureBadge figure={target} position={position} size={46} decorative />
      </header>
      <StepDots names={say.steps} step={scope.step} ended={over ? say.over : null} rule="p.43" />
      <div className="attack-dice flex wrap middle between gap-2-4">
        {dice ? (
          <DiceRow dice={dice} rolling={rolling} label={say.roll} />
        ) : (
          <DicePool dice={scope.dice} size={40} />
        )}
        <SymbolsLeft scope={scope} />
      </div>
      <RollAgainstDefense position={position} scope={scope} />
      <RollSum position={position} scope={scope} />
      <div className="attack-now">
        {!over && (
          <StandingOfGame
            position={position}
            attack={`${state.clock.round} ${scope.attacker} ${scope.target}`}
          />
        )}
      </div>
      <Damage position={position} scope={scope} />
      {nested.length > 1 && <p className="attack-nested sm soft">{underWay.within(nested)}</p>}
      {other && !over && <RollLine position={position} roll={other} rolling={showing === other} />}
    </section>
  );
}

const NO_GAME: Readable<Pick<GameState, 'pending'>> = {
  getState: () => ({ pending: null }),
  subscribe: () => () => {},
};
const pendingOf = ({ pending }: Pick<GameState, 'pending'>): Prompt | null => pending;

/** Of a game that is played, not of one that is watched. */
function StandingOfGame({ position, attack }: { readonly position: Position; readonly attack: string }) {
  const game = useContext(GameContext);
  const pending = useStoreInPieces(game?.store ?? NO_GAME, pendingOf);
  return <AttackStanding position={position} pending={pending} attack={attack} />;
}

function scopeName(
  {
    ui: {
      panels: { attack, underWay },
    },
  }: WholeWords,
  scope: Scope,
): string {
  return scope.kind === 'attack' ? attack.cause[scope.cause] : underWay[scope.kind];
}

function SymbolsLeft({ scope }: { scope: AttackScope }) {
  const { dice, panels } = useWholeWords().ui;
  const words = panels.attack;
  const left = SYMBOLS.filter((symbol) => (scope.symbols[symbol] ?? 0) > 0);
  if (scope.rolled.length === 0) return null;
  return (
    <p className="attack-symbols flex middle gap-2">
      <small className="xs faint">{words.symbolsLeft}</small>
      {left.length === 0 && <span>{words.noSymbols}</span>}
      {left.map((symbol) => (
        <span key={symbol} className="inline-flex middle gap-3px bold bright">
          {scope.symbols[symbol]}
          <SymbolIcon symbol={symbol} label={dice.symbol(symbol)} size="1.15em" />
        </span>
      ))}
    </p>
  );
}

function RollAgainstDefense({ position, scope }: { position: Position; scope: AttackScope }) {
  const words = useWholeWords().ui.panels.attack;
  const telling = useTelling(position);
  const defense = scope.defense.length > 0 ? sumOf(scope.defense) : defenseAgainst(position, scope);
  const roll = sumOf(scope.toHit);
  const { side } = figureIn(position.state, scope.target);
  // Good is what is good for those who play: a hit on one of them is not.
  const isGood = scope.hit === null ? undefined : scope.hit === (side === 'combatants');
  return (
    <div className="attack-versus grid middle pad-2-3 round-m on-deep">
      <p className="grid lead-1_15">
        <small className="xs faint">{words.toHit}</small>
        <strong className="xl">
          {scope.toHit.length > 0 ? (
            <SumNumber sum={roll} label={words.roll} telling={telling} />
          ) : (
            words.notRolled
          )}
        </strong>
      </p>
      <p
        key={String(scope.hit)}
        className="attack-verdict display-face bold lg faint grid lead-1_15"
        data-good={isGood}
      >
        {scope.hit === null ? words.versus : scope.hit ? words.hit : words.missed}
      </p>
      <p className="grid lead-1_15">
        <small className="xs faint">{words.defense}</small>
        <strong className="xl">
          <SumNumber sum={defense} label={words.defense} telling={telling} />
        </strong>
      </p>
    </div>
  );
}

/** What the roll is made of, as the tray says it. */
function RollSum({ position, scope }: { position: Position; scope: AttackScope }) {
  const { score } = useWholeWords().ui.stage;
  const telling = useTelling(position);
  if (scope.toHit.length === 0) return null;
  const defense = scope.defense.length > 0 ? sumOf(scope.defense) : defenseAgainst(position, scope);
  return <p className="sm soft digits">{score(sumOf(scope.toHit), defense, telling)}</p>;
}

function Damage({ position, scope }: { position: Position; scope: AttackScope }) {
  const words = useWholeWords().ui.panels.attack;
  const telling = useTelling(position);
  if (scope.hit !== true) return null;
  const parts = (['physical', 'magic', 'irreducible'] as const).filter((type) => scope[type].length > 0);
  if (scope.finalDamage !== null) {
    return (
      <div className="grid gap-2">
        <p className="flex on-line between">
          <small className="xs faint">{words.finalDamage}</small>{' '}
          <strong className="xxl lead-1 harm">{scope.finalDamage}</strong>
        </p>
        <LedgerView
          sum={{ total: scope.finalDamage, entries: scope.final }}
          label={words.finalDamage}
          telling={telling}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      {parts.map((type) => (
        <LedgerView key={type} sum={sumOf(scope[type])} label={words.damage(type)} telling={telling} />
      ))}
    </div>
  );
}
