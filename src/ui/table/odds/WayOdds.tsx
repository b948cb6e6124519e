import type { MoveDestination, Position, Prompt } from '../../../engine/index.ts';
import { damageRange } from '../../../stores/middara/damage-range.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { useChoiceOdds } from '../context/use-choice-odds.ts';
import { DamageBars } from './DamageBars.tsx';
import './option-odds.css';

interface Props {
  readonly position: Position;
  /** What is asked: a turn's question, or one of the move under way. */
  readonly pending: Prompt;
  readonly destination: Pick<MoveDestination, 'way' | 'breaks'>;
  /** The bars are unfolded: there is no room for them. */
  readonly isFolded?: boolean;
}

/** What the Break Attacks on a way may come to: each by itself, and what they leave of the mover. */
export function WayOdds({ position, pending, destination: { way, breaks }, isFolded }: Props) {
  const words = useWords().ui.panels.optionOdds;
  const telling = useTelling(position);
  const known = useChoiceOdds(pending, breaks.length > 0 ? { figure: pending.figure, way } : null);
  if (known === null) return null;
  if (known === undefined || known === 'too-much')
    return (
      <p
        className="way-odds high-1_4em flush sm digits"
        data-odds={known === undefined ? 'working' : 'known'}
      >
        {known === undefined ? words.working : words.tooMuch}
      </p>
    );
  const mover = known.figures.find(({ figure }) => figure === pending.figure);
  const range = mover ? damageRange(mover.damage) : null;
  const parts = [
    ...known.attacks
      .filter(({ attacker }) => breaks.includes(attacker))
      .map(({ attacker, hit }) => words.breaks(telling.figure(attacker), hit)),
    ...(range ? [words.damage(null, range)] : []),
    ...(mover && mover.falls > 0 ? [words.falls(telling.figure(pending.figure), mover.falls)] : []),
  ];
  const line = parts.length === 0 ? words.nothing : words.line(parts);
  return (
    <>
      <p className="way-odds high-1_4em flush sm digits" data-odds="known">
        {known.throws === null ? line : words.about(line)}
      </p>
      {mover && mover.expected > 0 && (
        <DamageBars who={telling.figure(pending.figure)} damage={mover.damage} isFolded={isFolded} />
      )}
    </>
  );
}
