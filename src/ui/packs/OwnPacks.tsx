import { useMemo } from 'react';
import { shelfOf } from '../../stores/packs/pack-shelf.ts';
import { useContent } from '../page/use-table.ts';
import { PackCard } from './PackCard.tsx';

/** The packs a player has brought, one below the other. */
export function OwnPacks({ onRemoved }: { onRemoved: () => void }) {
  const content = useContent();
  const shelf = useMemo(() => shelfOf(content), [content]);
  return (
    <ul className="grid columns-fill-28rem gap-3 from-top">
      {shelf.map((one) => (
        <PackCard key={one.pack.id} shelf={one} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}
