import { LampIcon } from '../icons/index.ts';

export function Wait({ text = 'Setting the table …' }: { text?: string }) {
  return (
    <main className="wait" aria-busy="true">
      <LampIcon />
      <p>{text}</p>
    </main>
  );
}
