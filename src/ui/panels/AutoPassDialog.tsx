import { listOffersOf } from '../../stores/game/auto-pass.ts';
import { useGame, useGameState, usePosition } from '../hooks/use-table.ts';
import { AutoPassList } from './AutoPassList.tsx';
import { Sheet } from './Sheet.tsx';
import './auto-pass.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What each adventurer passes without being asked. */
export function AutoPassDialog({ open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="Pass without asking" wide>
      <Lists />
    </Sheet>
  );
}

function Lists() {
  const game = useGame();
  const position = usePosition();
  const passed = useGameState((state) => state.autoPass);
  const { figures } = position.state;
  return (
    <div className="auto-pass-dialog">
      <p>
        A question that offers nothing but what is ticked is passed by the table. The pass is in the record
        like any other decision, and can be taken back.
      </p>
      {figures
        .filter((figure) => figure.kind === 'adventurer' && !figure.defeated)
        .map((figure) => (
          <AutoPassList
            key={figure.id}
            legend={figure.name}
            offers={listOffersOf(position.cards, figure)}
            passed={passed}
            onChange={game.setAutoPass}
          />
        ))}
    </div>
  );
}
