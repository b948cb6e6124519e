/** By which name somebody is seen at an online table. */

/** As many letters as the table keeps of a name. */
const LONGEST = 40;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** It has the focus first. */
  readonly first?: boolean;
  /** What stands above it says the same. */
  readonly bare?: boolean;
}

export function NameField({ label, value, onChange, first, bare }: Props) {
  return (
    <label className="field grid gap-1 flex-1-1-14rem">
      <span className={bare ? 'visually-hidden' : 'label'}>{label}</span>
      <input
        value={value}
        maxLength={LONGEST}
        autoComplete="nickname"
        data-first={first || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
