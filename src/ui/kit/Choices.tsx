/** One of some ways: the platform's radio buttons, each with what it does. */
import { type ReactNode, useId } from 'react';
import { Choice, type Told } from './Choice.tsx';
import { Group } from './Group.tsx';

interface Props<T extends string | number> {
  readonly title: string;
  /** What they are about, under the title. */
  readonly about?: string;
  readonly items: readonly T[];
  readonly chosen: T;
  readonly told: (item: T) => Told;
  readonly pictureOf?: (item: T) => ReactNode;
  /** Beside one another, where there is nothing to say but their names. */
  readonly short?: boolean;
  readonly onChoose: (item: T) => void;
}

export function Choices<T extends string | number>({
  title,
  about,
  items,
  chosen,
  told,
  pictureOf,
  short,
  onChoose,
}: Props<T>) {
  const id = useId();
  const lines = items.map((item) => (
    <Choice
      key={item}
      told={told(item)}
      picture={pictureOf?.(item)}
      type="radio"
      name={id}
      checked={item === chosen}
      data-first={item === chosen || undefined}
      onChange={() => onChoose(item)}
    />
  ));
  return (
    <Group title={title} about={about}>
      {short ? <div className="choices-short">{lines}</div> : lines}
    </Group>
  );
}
