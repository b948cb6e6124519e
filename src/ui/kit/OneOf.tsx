interface Props<T extends string | number> {
  readonly label: string;
  /** What no choice is called. */
  readonly any: string;
  readonly value: T | null;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T | null) => void;
}

/** One of several, or any of them: `null`. */
export function OneOf<T extends string | number>({ label, any, value, values, nameOf, onChange }: Props<T>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(values.find((one) => String(one) === target.value) ?? null)}
    >
      <option value="">{any}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}
