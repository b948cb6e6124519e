import { useContext, useEffect, useState } from 'react';
import type { EncounterDefinition } from '../../engine/index.ts';
import type { BoardPicture as Picture } from '../../stores/middara/board-pictures.ts';
import { PictureCanvas } from '../board/PaintedFloor.tsx';
import { PicturesContext } from '../hooks/use-painted.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';

const isPainted = ({ painted }: { readonly painted: boolean }) => painted;

/** The board one is about to play on, by lamplight: decoration behind its name. Nothing where boards are plain. */
export function BoardPicture({ encounter }: { encounter: EncounterDefinition }) {
  const pictures = useContext(PicturesContext);
  const wanted = useStore(useTable().settings, isPainted);
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    if (!pictures || !wanted) return;
    let gone = false;
    void pictures.small(encounter, 32).then((come) => {
      if (!gone) setPicture(come);
    });
    return () => {
      gone = true;
    };
  }, [pictures, wanted, encounter]);
  return (
    <div className="set-up-board" aria-hidden="true">
      {wanted && picture && <PictureCanvas bitmap={picture.bitmap} />}
    </div>
  );
}
