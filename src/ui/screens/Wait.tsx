// Not by way of the index: what is seen first would wait for every icon.
import LampIcon from '~icons/game-icons/old-lantern';

export function Wait({ text = 'Setting the table …' }: { text?: string }) {
  return (
    <main className="wait" aria-busy="true">
      <LampIcon />
      <p>{text}</p>
    </main>
  );
}
