// Not by way of the index: what is seen first would wait for every icon.
import LampIcon from '~icons/game-icons/old-lantern';

/** Given its words: before the language is there, it is seen all the same. */
export function Wait({ text }: { text: string }) {
  return (
    <main className="wait packed grid center gap-3 faint" aria-busy="true">
      <LampIcon />
      <p>{text}</p>
    </main>
  );
}
