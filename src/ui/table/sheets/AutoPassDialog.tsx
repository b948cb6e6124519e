import { listOffersOf } from '../../../stores/middara/auto-pass.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useGame, useGameState, usePosition } from '../../page/use-table.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { AutoPassList } from '../asks/AutoPassList.tsx';
import { AskedOnceMore } from './AskedOnceMore.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What each adventurer passes without being asked. */
export function AutoPassDialog({ open, onClose }: Props) {
  const words = useWholeWords().ui.panels.autoPass;
  return (
    <Sheet open={open} onClose={onClose} title={words.title} wide>
      <Lists />
    </Sheet>
  );
}

function Lists() {
  const game = useGame();
  const position = usePosition();
  const passed = useGameState((state) => state.autoPass);
  const words = useWholeWords().ui.panels.autoPass;
  const telling = useTelling(position);
  const { figures } = position.state;
  return (
    <div className="grid gap-4">
      <AskedOnceMore />
      <p>{words.about}</p>
      {figures
        .filter((figure) => figure.kind === 'adventurer' && !figure.defeated)
        .map((figure) => (
          <AutoPassList
            key={figure.id}
            legend={telling.figureName(figure)}
            offers={listOffersOf(position.cards, figure)}
            telling={telling}
            passed={passed}
            onChange={game.setAutoPass}
          />
        ))}
    </div>
  );
}
