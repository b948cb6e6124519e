import { useWords } from '../hooks/use-words.ts';

/** The place in a file as programs write it, for whoever mends the file: folded. */
export function Details({ place }: { readonly place: string }) {
  const words = useWords().ui.panels.notice;
  return (
    <details className="notice-details">
      <summary>{words.details}</summary>
      <code>{place}</code>
    </details>
  );
}
