interface Props {
  readonly name: string;
  /** What the game is called. */
  readonly game: string | null;
}

/** What a table is called, and what is played there. */
export function TableHead({ name, game }: Props) {
  return (
    <header className="grid gap-1">
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {game !== null && <p className="soft">{game}</p>}
    </header>
  );
}
