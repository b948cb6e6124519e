import { useWords } from '../../page/use-words.ts';

interface Props {
  readonly name: string;
  /** The key that does the same. */
  readonly by: string;
}

/** A line of a menu with its key, which is no help to a finger. */
export function Keyed({ name, by }: Props) {
  const { withKey } = useWords().ui.panels.tableBar;
  return (
    <>
      {`${name} `}
      <span className="key-hint">{withKey('', by).trim()}</span>
    </>
  );
}
