import { memo, useState } from 'react';
import { BarButton } from '../../frame/bar/BarButton.tsx';
import { GameMenu } from '../../frame/bar/GameMenu.tsx';
import { LogButton } from '../../frame/bar/LogButton.tsx';
import { UndoButton } from '../../frame/bar/UndoButton.tsx';
import type { Drawn } from '../../frame/use-drawer.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { ConvictionIcon, MapIcon } from '../../icons/index.ts';
import { latePart } from '../../page/part.tsx';
import { useKeys } from '../../page/use-keys.ts';
import { useGame } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { ForesightButton } from './ForesightButton.tsx';
import type { Opened } from './TableMenu.tsx';
import '../../frame/bar/table-bar.css';

const TableMenu = latePart(async () => (await import('./TableMenu.tsx')).TableMenu);
const FromMenu = latePart(async () => (await import('./FromMenu.tsx')).FromMenu);

export interface BarWishes {
  readonly onHelp: () => void;
  readonly onPasses: () => void;
  readonly onUndo: () => void;
  readonly onPlan: (() => void) | null;
  readonly planning: boolean;
  readonly onHint: (() => void) | null;
  readonly onRuler: () => void;
  readonly drawer: Drawn;
  /** What is read aloud when it is asked for. */
  readonly voice: Readonly<Record<'again' | 'state' | 'reach', () => void>>;
}

/** What is pressed often, each with its word; all else in the menu, or on a key. */
export const TableBar = memo(function TableBar(wishes: BarWishes) {
  const { onUndo, onPlan, planning, drawer } = wishes;
  const { panels, looks, plan } = useWords().ui;
  const layout = useLayout();
  const game = useGame();
  const [opened, open] = useState<Opened | null>(null);
  useKeys({ [looks.key]: () => open({ is: 'looks' }) });
  const small = layout !== 'wide';
  return (
    <div className="table-bar flex stretch gap-2px pad-r-2" role="toolbar" aria-label={panels.tableBar.title}>
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
      <GameMenu>
        <TableMenu wishes={wishes} onOpen={open} />
      </GameMenu>
      {opened && <FromMenu opened={opened} onClose={() => open(null)} />}
    </div>
  );
});
