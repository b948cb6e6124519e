import { useState } from 'react';
import { ConvictionIcon } from '../../icons/index.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { goTo } from '../../page/use-route.ts';
import { useStoreInPieces } from '../../page/use-store.ts';
import type { AnyGame } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import type { Drawn } from '../use-drawer.ts';
import { useLayout } from '../use-layout.ts';
import { BarButton } from './BarButton.tsx';
import { GameMenu } from './GameMenu.tsx';
import { type Fenceable, GuestUndo } from './GuestUndo.tsx';
import { InviteItem } from './InviteItem.tsx';
import { Keyed } from './Keyed.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { LogButton } from './LogButton.tsx';
import { LooksDialog } from './LooksDialog.tsx';
import { type Linked, linkTo } from './link-to.ts';
import { SpeedItem } from './MenuLines.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { useHandOver } from './use-hand-over.ts';
import './table-bar.css';

interface Props {
  readonly game: AnyGame & Fenceable & { readonly session: Linked };
  readonly drawer: Drawn;
  /** What the button is called that says why something is so; null where there is none. */
  readonly why?: string | null;
  /** What a file or a link gives away. */
  readonly secret?: string | null;
  readonly onUndo: () => void;
  readonly onHelp: () => void;
}

/** Undo, log and the menu of a guest's game: the parts of the table's own that any game has. */
export function GuestBar({ game, drawer, why = null, secret = null, onUndo, onHelp }: Props) {
  const { panels, looks } = useWords().ui;
  const words = panels.tableBar;
  const layout = useLayout();
  const handOver = useHandOver();
  const canRedo = useStoreInPieces(game.store, (state) => state.canRedo);
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [renaming, setRenaming] = useState(false);
  const [looking, setLooking] = useState(false);
  return (
    <div className="table-bar flex stretch gap-2px pad-r-2" role="toolbar" aria-label={words.title}>
      {layout !== 'phone' && <GuestUndo game={game} onUndo={onUndo} />}
      <LogButton drawer={drawer} />
      {why !== null && layout === 'wide' && (
        <BarButton label={why} pressed={drawer.part === 'thoughts'} onPress={() => drawer.toggle('thoughts')}>
          <ConvictionIcon />
        </BarButton>
      )}
      <GameMenu>
        {why !== null && layout !== 'wide' && (
          <MenuLine onChoose={() => drawer.toggle('thoughts')}>{why}</MenuLine>
        )}
        {canRedo && <MenuLine onChoose={game.redo}>{words.redo}</MenuLine>}
        <SpeedItem />
        <MenuLine onChoose={onHelp}>
          <Keyed name={words.keys} by="?" />
        </MenuLine>
        <hr className="menu-line edgeless" />
        <MenuLine onChoose={handOver}>
          <span>
            {words.asFile}
            {secret !== null && <small className="block soft">{secret}</small>}
          </span>
        </MenuLine>
        <MenuLine onChoose={() => setLink(linkTo(game.session))}>{words.link}</MenuLine>
        <InviteItem of={game.id} />
        <MenuLine onChoose={() => goTo('watch', game.id)}>{words.watch}</MenuLine>
        <MenuLine onChoose={() => setLooking(true)}>{looks.title}</MenuLine>
        <MenuLine onChoose={() => setRenaming(true)}>{words.rename}</MenuLine>
      </GameMenu>
      <LinkDialog link={link} secret={secret} onClose={() => setLink(undefined)} />
      <LooksDialog open={looking} onClose={() => setLooking(false)} />
      <RenameDialog open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );
}
