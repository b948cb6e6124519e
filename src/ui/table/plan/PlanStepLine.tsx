import type { FigureId, PlannedStep, Position, Prompt } from '../../../engine/index.ts';
import { CancelIcon } from '../../icons/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useOdds } from '../context/use-odds.ts';
import { Price } from '../deeds/SpPips.tsx';
import { WayOdds } from '../odds/WayOdds.tsx';

interface Props {
  readonly step: PlannedStep;
  readonly figure: FigureId;
  /** What the step begins in. */
  readonly position: Position;
  /** The turn's question, where the step begins at it: then what a way meets is worked out. */
  readonly asked: Prompt | null;
  readonly onCut: () => void;
}

/** A step of a plan: what, for how much, and what the dice may make of it. */
export function PlanStepLine({ step, figure, position, asked, onCut }: Props) {
  const { plan: words, panels } = useWholeWords().ui;
  const telling = useTelling(position);
  const odds = useOdds(
    position,
    step.do === 'strike' ? figure : null,
    step.do === 'strike' ? step.target : null,
  );
  const isKnown = odds !== 'too-much' && odds.length > 0;
  const own =
    isKnown && step.do === 'strike' ? odds.find(({ empowered }) => empowered === step.empower) : null;
  return (
    <li className="grid gap-2 pad-l-3 middle tall-44 round-m edged">
      <span>
        {step.do === 'go'
          ? words.go(step.destination.way.length)
          : words.strike(telling.figure(step.target), step.empower)}
        {step.do === 'go' && (
          <WayOdds position={position} pending={asked} destination={step.destination} isFolded />
        )}
        {step.do === 'strike' && (
          <small className="block soft">
            {own
              ? words.hits(
                  panels.percent(own.hit),
                  panels.optionOdds.damage(null, own.range),
                  own.defeat > 0 ? panels.percent(own.defeat) : null,
                )
              : words.working}
          </small>
        )}
      </span>
      <Price sp={step.sp} />
      <button type="button" className="btn btn-quiet btn-icon" aria-label={words.cut} onClick={onCut}>
        <CancelIcon />
      </button>
    </li>
  );
}
