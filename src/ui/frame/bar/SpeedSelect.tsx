import type { ReactNode } from 'react';
import { SPEEDS } from '../../../stores/game/pace.ts';
import { useSpeed, useTable } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import './table-bar.css';

interface Props {
  readonly title?: string;
  /** A sign before it. */
  readonly children?: ReactNode;
}

/** How fast things are shown. */
export function SpeedSelect({ title, children }: Props) {
  const words = useWords().ui.panels.tableBar;
  const { settings } = useTable();
  const speed = useSpeed();
  return (
    <label className="flex middle gap-6px soft" title={title}>
      {children}
      <span className="visually-hidden">{words.speed}</span>
      <select
        value={speed}
        onChange={({ target }) =>
          settings.getState().change({ speed: SPEEDS.find((one) => one === target.value) ?? 'normal' })
        }
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {words.speeds[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
