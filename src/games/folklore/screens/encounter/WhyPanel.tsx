import { encounter } from '../../words/en/encounter.ts';

/** Why a foe went where it went and struck whom it struck, for whoever wants to know. */
export function WhyPanel({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="field-why">
      <summary>{encounter.why}</summary>
      <ol>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={i}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
