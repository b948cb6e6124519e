interface Props {
  readonly rows: readonly (readonly [name: string, value: number])[];
  readonly className?: string;
}

/** The numbers of a card side by side, each under what it is. */
export function CardNumbers({ rows, className = '' }: Props) {
  return (
    <dl className={`${className} flex wrap gap-2-4 flush`}>
      {rows.map(([name, value]) => (
        <div className="grid center" key={name}>
          <dt className="xs">{name}</dt>
          <dd className="flush bold lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
