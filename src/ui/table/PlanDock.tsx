import type { PlanAtHand } from '../../stores/middara/planning.ts';
import { Dock } from '../frame/Dock.tsx';
import { useGame } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { useHand } from './context/use-hand.ts';
import { useHere } from './here.ts';
import { PlanPanel } from './plan/PlanPanel.tsx';

/** The turn that is laid out, in the dock's place. */
export function PlanDock({ planning }: { readonly planning: PlanAtHand }) {
  const { position, plans } = useHere();
  const { dock } = useWords().ui.panels;
  const game = useGame();
  const hand = useHand();
  return (
    <Dock of={null} state="plan" label={dock.plan}>
      <PlanPanel
        game={game}
        position={position}
        planning={planning}
        striking={plans.striking}
        onStrike={hand.planning.strike}
        onTake={hand.planning.take}
        onLeave={() => hand.toggle('plan')}
      />
    </Dock>
  );
}
