/** How much there is of what there may be, as a bar: beside the number, which says it. */
import './meter.css';

export function Meter({ value, of }: { readonly value: number; readonly of: number }) {
  return (
    <span className="meter" aria-hidden="true" data-low={value * 2 <= of || undefined}>
      <span style={{ width: `${(100 * value) / Math.max(1, of)}%` }} />
    </span>
  );
}
