/** The live regions of the page: what is spoken for whoever does not look. */
import { createPortal } from 'react-dom';
import type { Speech, SpokenLine } from '../../../stores/middara/speech.ts';
import { useAlong } from '../../kit/over-all.ts';
import { useStoreInPieces } from '../../page/use-store.ts';
import { useWords } from '../../page/use-words.ts';

/** Lines that stay in the page, to be read by hand. */
const STAYING = 30;

const linesIn = ({ lines }: { readonly lines: readonly SpokenLine[] }) => lines;

/**
 * The live regions of a table: what is new is added, never put in place of what is still being read. Beside the page,
 * so that a dialog over it does not silence them.
 */
export function Spoken({ speech }: { speech: Speech }) {
  const words = useWords().ui.spoken;
  const along = useAlong('visually-hidden');
  const lines = useStoreInPieces(speech.store, linesIn);
  const list = (urgent: boolean) =>
    lines
      .filter((line) => line.urgent === urgent)
      .slice(-STAYING)
      .map(({ id, kind, text }) => (
        <p key={id} data-spoken={kind} data-nth={id}>
          {text}
        </p>
      ));
  return createPortal(
    <section data-heard aria-label={words.title}>
      <div aria-live="polite" aria-relevant="additions">
        {list(false)}
      </div>
      <div aria-live="assertive" aria-relevant="additions">
        {list(true)}
      </div>
    </section>,
    along,
  );
}
