import { type FigureId, figureIn, type PlannedStep, type Position } from '../../../engine/index.ts';
import type { LaidOut } from '../../../stores/middara/plans.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useOdds } from '../context/use-odds.ts';
import { Pipped } from '../deeds/SpPips.tsx';

interface Props {
  readonly title: string;
  readonly figure: FigureId;
  readonly laid: LaidOut;
}

/** What a plan comes to, to be read beside another. */
export function PlanColumn({ title, figure, laid }: Props) {
  const { sums } = useWholeWords().ui.plan;
  const end = figureIn(laid.positions.at(-1)!.state, figure);
  const breaks = laid.steps.flatMap((step) => (step.do === 'go' ? step.destination.breaks : [])).length;
  return (
    <section className="least-7rem" aria-label={title}>
      <h3 className="sm">{title}</h3>
      {/* What is counted shares a line where there is room: on a phone the foot of the dock is near. */}
      <ul className="flex wrap gap-0-3 flush bare unlisted">
        {laid.steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
          <StrikeSum key={i} step={step} figure={figure} position={laid.positions[i]!} />
        ))}
        <li>
          <strong>{breaks}</strong> {sums.breaks}
        </li>
        <li>
          <strong>{end.sp}</strong> <Pipped>{sums.sp}</Pipped>
        </li>
      </ul>
    </section>
  );
}

function StrikeSum({
  step,
  figure,
  position,
}: {
  readonly step: PlannedStep;
  readonly figure: FigureId;
  readonly position: Position;
}) {
  const { optionOdds } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  const target = step.do === 'strike' ? step.target : null;
  const odds = useOdds(position, target && figure, target);
  if (step.do !== 'strike') return null;
  const own = odds === 'too-much' ? undefined : odds.find(({ empowered }) => empowered === step.empower);
  return (
    <li className="whole-line">
      {telling.figure(step.target)}: <strong>{own ? optionOdds.damage(null, own.range) : '…'}</strong>
    </li>
  );
}
