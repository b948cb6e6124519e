import { technically } from '../../stores/message-of.ts';
import { Fold } from '../kit/Fold.tsx';
import { useWords } from '../page/use-words.ts';

/** What an engine says of an error, folded: for whoever reports it, and no reason for whoever plays. */
export function ForReport({ of }: { readonly of: unknown }) {
  const { report } = useWords().ui.screens.error;
  return (
    <Fold className="notice-text" title={report}>
      <code className="breakable">{technically(of)}</code>
    </Fold>
  );
}
