/** The place in a file as programs write it, for whoever mends the file: folded. */
import { useWords } from '../page/use-words.ts';
import { Fold } from './Fold.tsx';

export function PlaceInFile({ place }: { readonly place: string }) {
  const words = useWords().ui.panels.notice;
  return (
    <Fold className="notice-details" title={words.details}>
      <code className="breakable">{place}</code>
    </Fold>
  );
}
