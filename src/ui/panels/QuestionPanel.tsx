import {
  type FigureId,
  figureIn,
  type Option,
  type Position,
  PROMPT_SUMS,
  type Prompt,
} from '../../engine/index.ts';
import { listOffers } from '../../stores/middara/auto-pass.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { SumNumber } from '../cards/LedgerView.tsx';
import { DieFace } from '../dice/DieFace.tsx';
import { QuestionFrame } from '../frame/QuestionFrame.tsx';
import type { Selection } from '../hooks/use-board-choice.ts';
import type { Hinting } from '../hooks/use-hint.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { RuleRef } from '../rules/RuleRef.tsx';
import { latePart } from '../screens/part.tsx';
import { Answers } from './Answers.tsx';
import { EndTurnToo } from './EndTurnToo.tsx';
import { HintLine } from './HintLine.tsx';
import { groupOptions } from './option-groups.ts';
import { SeatMark } from './SeatMark.tsx';
import { SpaceOptions } from './SpaceOptions.tsx';
import { SpLine } from './SpLine.tsx';

const AutoPassList = latePart(async () => (await import('./AutoPassList.tsx')).AutoPassList);
const SelectionCard = latePart(async () => (await import('./SelectionCard.tsx')).SelectionCard);

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly selection: Selection | null;
  readonly onAnswer: (option: Option) => void;
  readonly onSelect: (option: Option | null) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The other way to the space pointed at. */
  readonly onOther?: () => void;
  /** Attacks at once, Empowered or not. */
  readonly onStrike?: (target: FigureId, empower: boolean) => void;
  /** Within a movement: ends it and the turn. */
  readonly onEndTurn?: (() => void) | null;
  /** A way is being walked, and this question came in between. */
  readonly underWay?: boolean;
  /** Offers passed without asking, by key. */
  readonly autoPass?: readonly string[];
  readonly onAutoPass?: (key: string, on: boolean) => void;
  /** What the planner would do, for whoever asks; null: it cannot be asked. */
  readonly hinting?: Hinting | null;
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
  onOther,
  onStrike,
  onEndTurn,
  underWay,
  autoPass = NONE,
  onAutoPass,
  hinting = null,
}: Props) {
  const words = useWords().ui.panels;
  const say = words.question;
  const telling = useTelling(position);
  const figure = figureIn(position.state, pending.figure);
  const { rescue, main, spaces, anyTime, friendly, decline } = groupOptions(pending);
  const offers = onAutoPass ? listOffers(pending) : [];
  const hinted = hinting?.hint?.option;
  const chosen = selection?.kind === 'option' ? selection.option.id : null;
  const shared = { position, pending, hinted, chosen, onAnswer };
  const several = position.state.seats.length > 1;
  return (
    <QuestionFrame
      of={pending}
      badge={<FigureBadge figure={figure} position={position} size={56} decorative />}
      seat={
        <>
          <SeatMark seats={position.state.seats} seat={pending.seat} />
          {several && <strong>{telling.seat(pending.seat)}</strong>}
          {several && <span aria-hidden="true">{say.dash}</span>}
          <span>{telling.figureName(figure)}</span>
        </>
      }
      text={telling.question(pending)}
      rule={<RuleRef rule={pending.rule} />}
      beside={hinting && <HintLine position={position} pending={pending} hinting={hinting} />}
    >
      {pending.kind === 'turn' && <SpLine position={position} figure={figure} />}
      {underWay && <p className="question-note">{say.underWay}</p>}
      {pending.sums && (
        <p className="question-sums">
          {PROMPT_SUMS.map((name) => {
            const sum = pending.sums?.[name];
            const label = telling.sumName(name);
            return (
              sum && (
                <span key={name}>
                  {label} <SumNumber sum={sum} label={label} telling={telling} />
                </span>
              )
            );
          })}
        </p>
      )}
      {selection && (
        <SelectionCard
          position={position}
          pending={pending}
          selection={selection}
          onConfirm={onConfirm}
          onCancel={onCancel}
          onOther={onOther}
          onStrike={onStrike}
        />
      )}
      {pending.kind === 'die-face' ? (
        <FaceOptions position={position} pending={pending} onAnswer={onAnswer} />
      ) : (
        <>
          <Answers {...shared} options={rescue} title={say.rescue} />
          <Answers {...shared} options={main} asCards={pending.question.ask === 'which-exalted'} />
        </>
      )}
      {offers.length > 0 && onAutoPass && (
        <AutoPassList
          legend={words.autoPass.title}
          offers={offers}
          telling={telling}
          passed={autoPass}
          onChange={onAutoPass}
        />
      )}
      {spaces.length > 0 && (
        <SpaceOptions
          position={position}
          pending={pending}
          options={spaces}
          hinted={hinted}
          from={pending.kind === 'move' ? figure.at : null}
          onAnswer={onAnswer}
          onSelect={onSelect}
        />
      )}
      <Answers {...shared} options={anyTime} title={say.anyTime} />
      {friendly.length > 0 && (
        <details className="question-more">
          <summary>{say.friendlyFire(friendly.length)}</summary>
          <Answers {...shared} options={friendly} />
        </details>
      )}
      <Answers {...shared} options={decline} isLast />
      {onEndTurn && <EndTurnToo onEnd={onEndTurn} />}
      <WhyNot position={position} pending={pending} />
    </QuestionFrame>
  );
}

function WhyNot({ position, pending }: { position: Position; pending: Prompt }) {
  const words = useWords().ui.panels.question;
  const telling = useTelling(position);
  if (!pending.refused || pending.refused.length === 0 || pending.question.ask === 'which-exalted')
    return null;
  return (
    <details className="question-more">
      <summary>{words.whyNot(pending.refused.length)}</summary>
      <ul className="refusals">
        {pending.refused.map((refusal) => (
          <li key={refusal.id}>
            <span>{telling.refused(refusal)}</span>
            <em>{telling.reason(refusal.reason)}</em>
            <small>
              <RuleRef rule={refusal.rule} />
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The six faces of a die that was rolled on the real table. */
function FaceOptions({ position, pending, onAnswer }: Pick<Props, 'position' | 'pending' | 'onAnswer'>) {
  const words = useWords().ui.panels.question;
  const telling = useTelling(position);
  const { die } = pending;
  return (
    <ul className="face-options" aria-label={words.faces(die)}>
      {pending.options.map((option, i) => (
        <li key={option.id} data-option={option.id}>
          {die ? (
            <DieFace die={die} face={i + 1} size={72} onClick={() => onAnswer(option)} />
          ) : (
            <button type="button" className="btn" onClick={() => onAnswer(option)}>
              {telling.option(option, pending)}
            </button>
          )}
          <kbd className="kbd">{i + 1}</kbd>
        </li>
      ))}
    </ul>
  );
}
