import type { Die } from '../../../engine/index.ts';
import { DieChip } from '../../dice/DieChip.tsx';
import './attack-panel.css';

/** Dice that lie ready to be thrown. */
export function DicePool({ dice, size }: { readonly dice: readonly Die[]; readonly size: number }) {
  return (
    <p className="flex gap-6px">
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool are known by their place
        <DieChip key={i} die={die} size={size} />
      ))}
    </p>
  );
}
