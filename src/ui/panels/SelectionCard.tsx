import { useEffect, useRef } from 'react';
import {
  type FigureId,
  type MoveDestination,
  type Option,
  type Position,
  type Prompt,
  spOfMove,
} from '../../engine/index.ts';
import type { Selection } from '../hooks/use-board-choice.ts';
import { useOdds } from '../hooks/use-odds.ts';
import { usePreview } from '../hooks/use-preview.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { BreakAttackIcon, FlameIcon, MoveIcon, StaminaIcon, TargetIcon } from '../icons/index.ts';
import { DamageOfEach } from './DamageOfEach.tsx';
import { useOddsOf } from './OptionOdds.tsx';
import { WayOdds } from './WayOdds.tsx';

interface Props {
  readonly position: Position;
  /** What is asked. */
  readonly pending: Prompt;
  readonly selection: Selection;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The other way to the same space. */
  readonly onOther?: () => void;
  /** Attacks at once, Empowered or not. */
  readonly onStrike?: (target: FigureId, empower: boolean) => void;
}

/** What was pointed at: its whole price, before it is paid. */
export function SelectionCard(props: Props) {
  const { position, pending, selection, onConfirm, onCancel, onOther, onStrike } = props;
  const { key, selection: words } = useWords().ui.panels;
  const struck = pending.kind === 'turn' && selection.kind === 'option' ? targetOf(selection.option) : null;
  const card = useRef<HTMLElement>(null);
  // Tapped on a small screen, what it says may lie below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for whatever is pointed at anew
  useEffect(() => {
    card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selection]);
  return (
    <section ref={card} className="selection" aria-live="polite" aria-label={words.title}>
      {selection.kind === 'destination' ? (
        <Destination position={position} destination={selection.destination} />
      ) : (
        <Chosen position={position} pending={pending} option={selection.option} />
      )}
      {selection.kind === 'destination' && selection.other && onOther && (
        <OtherWay position={position} other={selection.other} onOther={onOther} />
      )}
      <div className="selection-buttons">
        <button type="button" className="btn btn-primary" onClick={onConfirm}>
          {selection.kind === 'destination' ? words.goThere : struck ? words.attack : words.doIt}{' '}
          <kbd className="kbd">{key.enter}</kbd>
        </button>
        {struck && selection.kind === 'option' && onStrike && (
          <Empowered pending={pending} option={selection.option} onStrike={() => onStrike(struck, true)} />
        )}
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {words.notYet} <kbd className="kbd">{key.escape}</kbd>
        </button>
      </div>
      {selection.kind === 'destination' ? (
        <WayOdds position={position} pending={pending} destination={selection.destination} />
      ) : (
        <ChosenOdds position={position} pending={pending} option={selection.option} />
      )}
    </section>
  );
}

const targetOf = ({ act }: Option): FigureId | null => (act.do === 'attack' ? act.target : null);

/** The same attack Empowered, where it will be asked about. */
function Empowered({ pending, option, onStrike }: { pending: Prompt; option: Option; onStrike: () => void }) {
  const words = useWords().ui.panels.selection;
  const until = usePreview(pending, option.id)?.until;
  const asked = until?.is === 'question' ? until.prompt.question : null;
  if (asked?.ask !== 'empower') return null;
  return (
    <button type="button" className="btn" onClick={onStrike}>
      <FlameIcon /> {words.empowered}
      <span className="option-sp">
        <StaminaIcon />+{asked.sp}
        <span className="visually-hidden">{words.spMore}</span>
      </span>
    </button>
  );
}

/** Another way there, with what it takes and what it meets. */
function OtherWay({
  position,
  other,
  onOther,
}: {
  position: Position;
  other: MoveDestination;
  onOther: () => void;
}) {
  const words = useWords().ui.panels.selection;
  const telling = useTelling(position);
  const { cost, breaks } = other;
  return (
    <button type="button" className="btn btn-small selection-other" onClick={onOther}>
      {words.otherWay(cost, spOfMove(other), breaks.map(telling.figure))}
    </button>
  );
}

function Destination({ position, destination }: { position: Position; destination: MoveDestination }) {
  const words = useWords().ui.panels.selection;
  const telling = useTelling(position);
  const { space, way, cost, startSp, breaks } = destination;
  const free = position.state.scopes.some((scope) => scope.kind === 'move' && scope.mode === 'free');
  return (
    <>
      <p className="selection-title">
        <MoveIcon /> {words.to(space)}
      </p>
      <p className="selection-price">
        <span>
          <strong>{cost}</strong> {words.cost(cost, free)}
        </span>
        <span>{words.steps(way.length)}</span>
        <span className="option-sp">
          <StaminaIcon />
          {words.sp(spOfMove(destination), startSp > 0)}
        </span>
      </p>
      {breaks.length > 0 && (
        <p className="selection-warn">
          <BreakAttackIcon /> {words.breakAttacks(breaks.map((id) => telling.figure(id)))}
        </p>
      )}
    </>
  );
}

function Chosen({ position, pending, option }: { position: Position; pending: Prompt; option: Option }) {
  const { cards } = useWords().ui;
  const telling = useTelling(position);
  const remark = telling.remark(option);
  return (
    <>
      <p className="selection-title">
        <TargetIcon /> {telling.option(option, pending)}
        {option.sp !== undefined && (
          <span className="option-sp">
            <StaminaIcon />
            {cards.sp(option.sp)}
          </span>
        )}
      </p>
      {remark && <p className="selection-note">{remark}</p>}
    </>
  );
}

/** What may come of it; below what is pressed, which does not move when it is worked out. */
function ChosenOdds({ position, pending, option }: { position: Position; pending: Prompt; option: Option }) {
  const { percent, expected, selection } = useWords().ui.panels;
  const words = selection.odds;
  const target = targetOf(option);
  const odds = useOdds(position, target && pending.figure, target);
  return (
    <>
      {odds === 'too-much' && <p className="selection-note">{words.tooMuch}</p>}
      {odds !== 'too-much' && odds.length > 0 && (
        <table className="odds">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.hits}</th>
              <th scope="col">{words.damage}</th>
              <th scope="col">{words.defeats}</th>
            </tr>
          </thead>
          <tbody>
            {odds.map((one) => (
              <tr key={String(one.empowered)}>
                <th scope="row">{one.empowered ? words.empowered : words.plain}</th>
                <td>{percent(one.hit)}</td>
                <td>{expected(one.expected)}</td>
                <td>{percent(one.defeat)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {target && <Bars position={position} pending={pending} option={option} />}
    </>
  );
}

/** How much damage how often, not Empowered. */
function Bars({ position, pending, option }: { position: Position; pending: Prompt; option: Option }) {
  const telling = useTelling(position);
  const known = useOddsOf({ position, asker: pending, option });
  if (!known || known === 'too-much') return null;
  return <DamageOfEach figures={known.figures} telling={telling} />;
}
