import { useEffect, useRef } from 'react';
import { figureIn, type Option, type Position, type Prompt } from '../../engine/index.ts';
import { listOffers } from '../../stores/game/auto-pass.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { SumNumber } from '../cards/LedgerView.tsx';
import { DieFace } from '../dice/DieFace.tsx';
import type { Selection } from '../hooks/use-board-choice.ts';
import { AutoPassList } from './AutoPassList.tsx';
import { OptionButton } from './OptionButton.tsx';
import { groupOptions } from './option-groups.ts';
import { SelectionCard } from './SelectionCard.tsx';
import { SpaceOptions } from './SpaceOptions.tsx';
import './panels.css';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly selection: Selection | null;
  readonly onAnswer: (option: Option) => void;
  readonly onSelect: (option: Option | null) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** A way is being walked, and this question came in between. */
  readonly underWay?: boolean;
  /** Offers passed without asking, by key. */
  readonly autoPass?: readonly string[];
  readonly onAutoPass?: (key: string, on: boolean) => void;
}

const NONE: readonly string[] = [];

/** The open question: who is asked, what, the answers with their price, and what may not be done and why. */
export function QuestionPanel({
  position,
  pending,
  selection,
  onAnswer,
  onSelect,
  onConfirm,
  onCancel,
  underWay,
  autoPass = NONE,
  onAutoPass,
}: Props) {
  const panel = useRef<HTMLElement>(null);
  // An answer's button is gone with its question: the keyboard goes on from the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question anew
  useEffect(() => {
    // With the frame: before it, the focus alone would have the whole page laid out.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        panel.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pending]);
  const figure = figureIn(position.state, pending.figure);
  const seat = position.state.seats.find((one) => one.id === pending.seat);
  const { main, spaces, anyTime } = groupOptions(pending);
  const offers = onAutoPass ? listOffers(pending) : [];
  const several = position.state.seats.length > 1;
  return (
    <section
      ref={panel}
      className="question panel"
      tabIndex={-1}
      aria-label="The open question"
      data-kind={pending.kind}
    >
      <header className="question-head">
        <FigureBadge figure={figure} position={position} size={56} decorative />
        <div>
          <p className="question-seat">
            {seat && several && <strong>{seat.name}</strong>}
            {seat && several && <span aria-hidden="true"> — </span>}
            <span>{figure.name}</span>
          </p>
          <h2 className="question-text">{pending.text}</h2>
        </div>
        <small className="question-rule">{pending.rule}</small>
      </header>
      {underWay && <p className="question-note">The way goes on after this, if it still can.</p>}
      {pending.sums && (
        <p className="question-sums">
          {Object.entries(pending.sums).map(([label, sum]) => (
            <span key={label}>
              {label} <SumNumber sum={sum} label={label} />
            </span>
          ))}
        </p>
      )}
      {selection && (
        <SelectionCard
          position={position}
          figure={pending.figure}
          selection={selection}
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      )}
      {pending.kind === 'die-face' ? (
        <FaceOptions pending={pending} onAnswer={onAnswer} />
      ) : (
        <ul className="options">
          {main.map((option, i) => (
            <li key={option.id}>
              <OptionButton
                option={option}
                shortcut={i < 9 ? i + 1 : null}
                position={position}
                asker={pending}
                chosen={selection?.kind === 'option' && selection.option.id === option.id}
                onAnswer={onAnswer}
              />
            </li>
          ))}
        </ul>
      )}
      {offers.length > 0 && onAutoPass && (
        <AutoPassList legend="Pass without asking" offers={offers} passed={autoPass} onChange={onAutoPass} />
      )}
      {spaces.length > 0 && (
        <SpaceOptions
          options={spaces}
          from={pending.kind === 'move' ? figure.at : null}
          onAnswer={onAnswer}
          onSelect={onSelect}
        />
      )}
      {anyTime.length > 0 && (
        <details className="question-more" open={main.length + anyTime.length <= 3}>
          <summary>At any time ({anyTime.length})</summary>
          <ul className="options">
            {anyTime.map((option) => (
              <li key={option.id}>
                <OptionButton
                  option={option}
                  shortcut={null}
                  position={position}
                  asker={pending}
                  onAnswer={onAnswer}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      <WhyNot pending={pending} />
    </section>
  );
}

function WhyNot({ pending }: { pending: Prompt }) {
  if (!pending.refused || pending.refused.length === 0) return null;
  return (
    <details className="question-more">
      <summary>Why not? ({pending.refused.length})</summary>
      <ul className="refusals">
        {pending.refused.map((refusal) => (
          <li key={refusal.id}>
            <span>{refusal.label}</span>
            <em>{refusal.reason}</em>
            <small>{refusal.rule}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The six faces of a die that was rolled on the real table. */
function FaceOptions({ pending, onAnswer }: { pending: Prompt; onAnswer: (option: Option) => void }) {
  const { die } = pending;
  return (
    <ul className="face-options" aria-label={die ? `Faces of the ${die} die` : 'Faces'}>
      {pending.options.map((option, i) => (
        <li key={option.id} data-option={option.id}>
          {die ? (
            <DieFace die={die} face={i + 1} size={72} onClick={() => onAnswer(option)} />
          ) : (
            <button type="button" className="btn" onClick={() => onAnswer(option)}>
              {option.label}
            </button>
          )}
          <kbd className="kbd">{i + 1}</kbd>
        </li>
      ))}
    </ul>
  );
}
