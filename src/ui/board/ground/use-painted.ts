/** When the floor of a board is painted, and when it is plain. */
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { type Scene, sceneOf } from '../../../art/board/scene.ts';
import { keyOf } from '../../../art/board/scene-key.ts';
import type { Board, EncounterDefinition } from '../../../engine/index.ts';
import type { BoardPicture, BoardPictures, Living } from '../../../stores/middara/board-pictures.ts';
import type { Settings } from '../../../stores/table/settings-store.ts';
import { medium, useMedium } from '../../page/media.ts';
import { useStore } from '../../page/use-store.ts';
import { TableContext } from '../../page/use-table.ts';

/** Who paints boards; null: nobody, they are plain. */
export const PicturesContext = createContext<BoardPictures | null>(null);

/** Boards are plain without a question for whoever needs strong contrast or colours of their own. */
const NEEDS_PLAIN = medium('(forced-colors: active), (prefers-contrast: more)');

const never = { getState: () => null, subscribe: () => () => {} };
/** Never in high contrast: its board is lines and signs. */
const isPainted = (settings: Settings | null): boolean =>
  settings?.painted === true && settings.looks.theme !== 'contrast';

/** Who paints boards, where they are to be painted; null where they are plain. */
export function useMayPaint(): BoardPictures | null {
  const pictures = useContext(PicturesContext);
  const table = useContext(TableContext);
  const wanted = useStore<Settings | null, boolean>(table?.settings ?? never, isPainted);
  const needsPlain = useMedium(NEEDS_PLAIN);
  return wanted && !needsPlain ? pictures : null;
}

/** A picture, and the board that is seen on it. */
export interface Painted {
  readonly picture: BoardPicture;
  readonly board: Board;
  readonly scene: Scene;
  /** What moves on it. */
  readonly living: () => Promise<Living | null>;
}

export interface PaintedFloor {
  /** The last picture there is, of this board or of what it was before it changed; null: it is plain. */
  readonly painted: Painted | null;
  /** Whether a better one is on its way. */
  readonly isPainting: boolean;
}

/** Screen pixels of a space from which the largest picture is worth its while; and the one before. */
const SHARP = 72;

const sizeFor = (cell: number): number => (cell * (window.devicePixelRatio || 1) > SHARP ? 128 : 64);

/** The picture of a board, as good as it is there, for spaces of so many pixels of the page. */
export function usePainted(encounter: EncounterDefinition, board: Board, cell: number): PaintedFloor {
  const pictures = useMayPaint();
  const isOn = pictures !== null;
  const scene = useMemo(() => (isOn ? sceneOf(encounter, board) : null), [isOn, encounter, board]);
  const key = useMemo(() => scene && keyOf(scene), [scene]);
  const size = sizeFor(cell);
  const [shown, setShown] = useState<Painted | null>(null);
  const [ended, setEnded] = useState<string | null>(null);

  useEffect(() => {
    if (!pictures || !scene || !key) return;
    const living = () => pictures.living(scene);
    const show = (picture: BoardPicture) => {
      setShown({ picture, board, scene, living });
      if (picture.size >= size) setEnded(key);
    };
    const known = pictures.known(key);
    if (known) show(known);
    if (known && known.size >= size) return;
    return pictures.follow(scene, size, { shown: show, failed: () => setEnded(key) });
  }, [pictures, scene, key, size, board]);

  return {
    painted: isOn ? shown : null,
    isPainting: isOn && ended !== key,
  };
}
