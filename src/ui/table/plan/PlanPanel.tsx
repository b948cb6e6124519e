import { useState } from 'react';
import { type FigureId, figureIn, type Position } from '../../../engine/index.ts';
import type { Game } from '../../../stores/middara/game.ts';
import type { PlanAtHand } from '../../../stores/middara/planning.ts';
import { layOut, type Plan } from '../../../stores/middara/plans.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { useStoreInPieces } from '../../page/use-store.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { Pipped } from '../deeds/SpPips.tsx';
import { PlanColumn } from './PlanColumn.tsx';
import { PlanStepLine } from './PlanStepLine.tsx';
import './plan-panel.css';

interface Props {
  readonly game: Game;
  /** As it stands. */
  readonly position: Position;
  readonly planning: PlanAtHand;
  /** Whom to strike; how is asked. */
  readonly striking: FigureId | null;
  readonly onStrike: (empower: boolean) => void;
  readonly onTake: (plan: Plan) => void;
  readonly onLeave: () => void;
}

/** In the dock while a turn is laid out: its steps with their odds in a row, what it comes to, another beside it. */
export function PlanPanel({ game, position, planning, striking, onStrike, onTake, onLeave }: Props) {
  const words = useWholeWords().ui.plan;
  const telling = useTelling(position);
  const { plan, laid, ghost } = planning;
  const isWide = useLayout() === 'wide';
  const { plans } = useStoreInPieces(game.plans.store, (state) => state);
  const { pending } = useStoreInPieces(game.store, (state) => state);
  const [besideId, setBeside] = useState<number | null>(null);
  const figure = figureIn(position.state, plan.figure);
  const name = telling.figureName(figure);
  const own = position.state.figures.filter(({ seat, defeated, at }) => seat !== null && !defeated && at);
  const others = plans.filter(({ id }) => id !== plan.id);
  const beside = others.find(({ id }) => id === besideId);
  const isTurn = pending?.kind === 'turn' && pending.figure === plan.figure;
  const nameOf = (one: Plan) => {
    const [n, whose] = [plans.indexOf(one) + 1, telling.figure(one.figure)] as const;
    return one.by === undefined ? words.nth(n, whose) : words.nthBy(n, whose, one.by);
  };
  return (
    <div className="plan grid gap-2 tall shrink">
      <header className="plan-head grid in-middle gap-2px-2 shrink">
        <h2 className="lg lead-1_1">{words.title}</h2>
        <label>
          <span className="visually-hidden">{words.whose}</span>
          <select
            className="full"
            value={plan.figure}
            onChange={(event) => game.plans.begin(event.target.value, position.state)}
          >
            {own.map((one) => (
              <option key={one.id} value={one.id}>
                {telling.figureName(one)}
              </option>
            ))}
          </select>
        </label>
        <p className="sm soft">
          <Pipped>{words.left(figureIn(ghost.state, plan.figure).sp)}</Pipped>
        </p>
      </header>
      <section
        className="plan-laid flex wrap middle safe-middle gap-2 shrink scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and an empty plan holds nothing that takes the focus
        tabIndex={0}
        aria-label={words.steps}
      >
        {laid.steps.length === 0 && <p className="question-note sm soft">{words.about}</p>}
        {position.state.turn?.figure !== plan.figure && (
          <p className="question-note sm soft">
            <Pipped>{words.notYet(name)}</Pipped>
          </p>
        )}
        <ol className="plan-steps flex wrap bounded gap-0_4rem flush bare unlisted">
          {laid.steps.map((step, i) => (
            <PlanStepLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
              key={i}
              step={step}
              figure={plan.figure}
              position={laid.positions[i]!}
              asked={i === 0 && isTurn ? pending : null}
              onCut={() => game.plans.cut(i)}
            />
          ))}
          {laid.steps.length === 0 && (
            <li className="block soft pad-2-3 round-m edged dashed">{words.none}</li>
          )}
        </ol>
        {laid.isBroken && <p className="harm">{words.broken}</p>}
        {striking && (
          <p className="plan-strike flex gap-2 middle">
            <span>{words.chooseStrike(telling.figure(striking))}</span>
            <button type="button" className="btn btn-small" onClick={() => onStrike(false)}>
              {words.plain}
            </button>
            <button type="button" className="btn btn-small" onClick={() => onStrike(true)}>
              {words.empowered}
            </button>
          </p>
        )}
        {others.length > 0 && (
          <label className={isWide ? 'grid' : undefined}>
            {words.beside}{' '}
            <select
              value={beside?.id ?? ''}
              onChange={(event) => setBeside(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{words.besideNothing}</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        {beside?.by !== undefined && (
          <button type="button" className="btn btn-small" onClick={() => game.plans.choose(beside.id)}>
            {words.copyTheirs}
          </button>
        )}
        {beside && (
          <div className="plan-columns flex gap-3 sm lead-1_2">
            <PlanColumn title={nameOf(plan)} figure={plan.figure} laid={laid} />
            <PlanColumn title={nameOf(beside)} figure={beside.figure} laid={layOut(position, beside)} />
          </div>
        )}
      </section>
      <p className="plan-ways flex middle gap-2">
        {plan.steps.length > 0 && (
          <>
            <button
              type="button"
              className="btn btn-primary"
              disabled={!isTurn || laid.steps.length === 0 || laid.isBroken}
              title={isTurn ? undefined : words.takeLater(name)}
              onClick={() => onTake(plan)}
            >
              {words.take}
            </button>
            <button type="button" className="btn btn-small" onClick={game.plans.copy}>
              {words.copy}
            </button>
            <button type="button" className="btn btn-small" onClick={() => game.plans.drop(plan.id)}>
              {words.drop}
            </button>
          </>
        )}
        <button type="button" className="btn btn-small" aria-label={words.leave} onClick={onLeave}>
          {plan.steps.length > 0 ? words.leaveShort : words.leave}
        </button>
      </p>
    </div>
  );
}
