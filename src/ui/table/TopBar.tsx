/** Track and bar of the game on the table. */
import { useStable } from '../page/use-stable.ts';
import { useGameState } from '../page/use-table.ts';
import { TableBar } from './bar/TableBar.tsx';
import { TrackBar } from './bar/TrackBar.tsx';
import { useHand } from './context/use-hand.ts';
import { useHere } from './here.ts';

export function TopBar() {
  const { position, pending, plans, hinting, drawer, voice, over } = useHere();
  const hand = useHand();
  const name = useGameState((state) => state.name);
  const help = useStable(() => over.open('help'));
  const passes = useStable(() => over.open('passes'));
  const ruler = useStable(() => hand.toggle('ruler'));
  const plan = useStable(() => hand.toggle('plan'));
  const { turn, outcome } = position.state;
  return (
    <>
      <h1 className="visually-hidden">
        <bdi>{name}</bdi>
      </h1>
      <TrackBar position={position} active={turn?.figure ?? null} onFigure={over.inspect} />
      <TableBar
        onHelp={help}
        onPasses={passes}
        onUndo={hand.undo}
        onPlan={outcome === null && pending?.kind !== 'placement' ? plan : null}
        planning={plans.planning !== null}
        onHint={hinting?.toggle ?? null}
        onRuler={ruler}
        drawer={drawer}
        voice={voice}
      />
    </>
  );
}
