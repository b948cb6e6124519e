import { memo } from 'react';
import { BarButton } from '../../frame/bar/BarButton.tsx';
import { LogButton } from '../../frame/bar/LogButton.tsx';
import { UndoButton } from '../../frame/bar/UndoButton.tsx';
import { useLayout } from '../../frame/use-layout.ts';
import { ConvictionIcon, MapIcon } from '../../icons/index.ts';
import { useGame } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { ForesightButton } from './ForesightButton.tsx';
import { TableMenu, type TableMenuProps } from './TableMenu.tsx';
import '../../frame/bar/table-bar.css';

interface Props extends Omit<TableMenuProps, 'layout'> {
  readonly onUndo: () => void;
  readonly planning: boolean;
}

/** What is pressed often, each with its word; all else in the menu, or on a key. */
export const TableBar = memo(function TableBar(props: Props) {
  const { onUndo, onPlan, planning, drawer } = props;
  const { panels, plan } = useWords().ui;
  const words = panels.tableBar;
  const layout = useLayout();
  const game = useGame();
  const small = layout !== 'wide';

  return (
    <div className="table-bar flex stretch gap-2px pad-r-2" role="toolbar" aria-label={words.title}>
      {layout !== 'phone' && <UndoButton game={game} onUndo={onUndo} />}
      {!small && <ForesightButton />}
      {!small && onPlan && (
        <BarButton label={panels.dock.plan} shortcut={plan.key} pressed={planning} onPress={onPlan}>
          <MapIcon />
        </BarButton>
      )}
      <LogButton drawer={drawer} />
      {!small && (
        <BarButton
          label={panels.dock.why}
          pressed={drawer.part === 'thoughts'}
          onPress={() => drawer.toggle('thoughts')}
        >
          <ConvictionIcon />
        </BarButton>
      )}
      <TableMenu {...props} layout={layout} />
    </div>
  );
});
