import { use, useRef } from 'react';
import { PictureCanvas } from '../board/ground/PaintedFloor.tsx';
import { useSmallPicture } from '../board/ground/use-small-picture.ts';
import { useSeen } from '../page/use-seen.ts';
import { useContent } from '../page/use-table.ts';
import { paintedAt } from './painted-at.ts';
import { StagedContext } from './staged.ts';

/** The painted board of an encounter, over its plan; nothing until it is in sight. */
export function BoardOfCard({ encounter }: { readonly encounter: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const { isDone } = use(StagedContext);
  const { picture } = useSmallPicture(useContent().encounters[encounter], isSeen && isDone);
  return (
    <div ref={place} className="board-painted absolute inset-0">
      {picture && (
        <div className="painted" style={paintedAt(picture)}>
          <PictureCanvas bitmap={picture.bitmap} />
        </div>
      )}
    </div>
  );
}
