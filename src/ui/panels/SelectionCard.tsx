import { figureIn, type MoveDestination, type Option, type Position } from '../../engine/index.ts';
import type { Selection } from '../hooks/use-board-choice.ts';
import { useOdds } from '../hooks/use-odds.ts';
import { BreakAttackIcon, MoveIcon, StaminaIcon, TargetIcon } from '../icons/index.ts';
import { counted, percent } from './numbers.ts';

interface Props {
  readonly position: Position;
  /** Who is asked. */
  readonly figure: string;
  readonly selection: Selection;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What was pointed at: its whole price, before it is paid. */
export function SelectionCard({ position, figure, selection, onConfirm, onCancel }: Props) {
  return (
    <section className="selection" aria-live="polite" aria-label="Chosen">
      {selection.kind === 'destination' ? (
        <Destination position={position} figure={figure} destination={selection.destination} />
      ) : (
        <Chosen position={position} figure={figure} option={selection.option} />
      )}
      <div className="selection-buttons">
        <button type="button" className="btn btn-primary" onClick={onConfirm}>
          {selection.kind === 'destination' ? 'Go there' : 'Do it'} <kbd className="kbd">Enter</kbd>
        </button>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Not yet <kbd className="kbd">Esc</kbd>
        </button>
      </div>
    </section>
  );
}

function Destination({
  position,
  figure,
  destination,
}: {
  position: Position;
  figure: string;
  destination: MoveDestination;
}) {
  const { space, way, cost, sp, breaks } = destination;
  const starts =
    position.state.turn?.figure === figure && !position.state.scopes.some((scope) => scope.kind === 'move');
  const free = position.state.scopes.some((scope) => scope.kind === 'move' && scope.mode === 'free');
  return (
    <>
      <p className="selection-title">
        <MoveIcon /> To {space.join(',')}
      </p>
      <p className="selection-price">
        <span>
          <strong>{cost}</strong> {free ? 'spaces' : cost === 1 ? 'point' : 'points'}
        </span>
        <span>{counted(way.length, 'step')}</span>
        <span className="option-sp">
          <StaminaIcon />
          {sp + (starts ? 1 : 0)} SP{starts ? ' with the Move Action' : ''}
        </span>
      </p>
      {breaks.length > 0 && (
        <p className="selection-warn">
          <BreakAttackIcon /> Break Attack by{' '}
          {breaks.map((id) => figureIn(position.state, id).name).join(', ')}
        </p>
      )}
    </>
  );
}

function Chosen({ position, figure, option }: { position: Position; figure: string; option: Option }) {
  const target = option.id.startsWith('attack:') && option.figure ? option.figure : null;
  const odds = useOdds(position, target ? figure : null, target);
  return (
    <>
      <p className="selection-title">
        <TargetIcon /> {option.label}
        {option.sp !== undefined && (
          <span className="option-sp">
            <StaminaIcon />
            {option.sp} SP
          </span>
        )}
      </p>
      {option.note && <p className="selection-note">{option.note}</p>}
      {odds.length > 0 && (
        <table className="odds">
          <thead>
            <tr>
              <th />
              <th scope="col">hits</th>
              <th scope="col">damage</th>
              <th scope="col">defeats</th>
            </tr>
          </thead>
          <tbody>
            {odds.map((one) => (
              <tr key={String(one.empowered)}>
                <th scope="row">{one.empowered ? 'Empowered' : 'Plain'}</th>
                <td>{percent(one.hit)}</td>
                <td>{one.expected.toFixed(1)}</td>
                <td>{percent(one.defeat)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
