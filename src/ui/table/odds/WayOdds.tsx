import type { MoveDestination, Position, Prompt } from '../../../engine/index.ts';
import { hitRange } from '../../../stores/middara/damage-range.ts';
import { BreakAttackIcon } from '../../icons/index.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { useChoiceOdds } from '../context/use-choice-odds.ts';
import { DamageBars } from './DamageBars.tsx';
import './option-odds.css';

interface Props {
  readonly position: Position;
  /** Whose way it is, and the question it answers: a turn's, or one of the move under way. Null: only who strikes is said. */
  readonly pending: Prompt | null;
  readonly destination: Pick<MoveDestination, 'way' | 'breaks'>;
  /** The bars are unfolded: there is no room for them. */
  readonly isFolded?: boolean;
}

/** Who makes Break Attacks on a way, how likely each hits, and what all of them leave of the mover. */
export function WayOdds({ position, pending, destination: { way, breaks }, isFolded }: Props) {
  const words = useWords().ui.panels.optionOdds;
  const telling = useTelling(position);
  const meets = pending && breaks.length > 0 ? { figure: pending.figure, way } : null;
  const known = useChoiceOdds(pending, meets);
  if (breaks.length === 0) return null;
  const odds = known === 'too-much' ? undefined : known;
  const figure = pending?.figure;
  const mover = odds?.figures.find((one) => one.figure === figure);
  const struck = odds?.attacks.filter(({ attacker }) => breaks.includes(attacker)) ?? null;
  const strikers = struck?.map(({ attacker }) => attacker) ?? breaks;
  // Of one strike the damage is what its hit does; of several it may be that none hits.
  const range = mover ? hitRange(mover.damage, struck?.length === 1 ? struck[0]!.hit : 1) : null;
  const line = words.line([
    words.breaks(
      strikers.map((id) => telling.figure(id)),
      struck?.map(({ hit }) => hit) ?? null,
    ),
    ...(known === undefined ? [words.working] : known === 'too-much' ? [words.tooMuch] : []),
    ...(range ? [words.damage(null, range)] : odds ? [words.harmless] : []),
    ...(mover && mover.falls > 0 ? [words.falls(telling.figure(mover.figure), mover.falls)] : []),
  ]);
  return (
    <>
      <p
        className="way-odds selection-warn flush sm digits harm"
        data-odds={known === undefined ? 'working' : 'known'}
      >
        <BreakAttackIcon aria-hidden="true" /> {odds?.throws ? words.about(line) : line}
      </p>
      {mover && mover.expected > 0 && (
        <DamageBars who={telling.figure(mover.figure)} damage={mover.damage} isFolded={isFolded} />
      )}
    </>
  );
}
