import { useMemo } from 'react';
import type { Option, Position, Prompt } from '../../engine/index.ts';
import { useTelling } from '../hooks/use-words.ts';
import { latePart } from '../screens/part.tsx';
import { OptionButton } from './OptionButton.tsx';
import { keysOf } from './option-groups.ts';

const ExaltedPaper = latePart(async () => (await import('./ExaltedPaper.tsx')).ExaltedPaper);

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly onAnswer: (option: Option) => void;
  readonly options: readonly Option[];
  readonly title?: string;
  /** EXALTED ESPERS: as cards (p.69). */
  readonly asCards?: boolean;
  /** It stays in sight below the others. */
  readonly isLast?: boolean;
  readonly hinted: string | undefined;
  readonly chosen: string | null;
}

/** Some of the answers, each with its key. */
export function Answers({
  options,
  title,
  asCards,
  isLast,
  position,
  pending,
  hinted,
  chosen,
  onAnswer,
}: Props) {
  const telling = useTelling(position);
  const keys = useMemo(() => new Map([...keysOf(pending)].map(([key, { id }]) => [id, key])), [pending]);
  if (options.length === 0 || pending.kind === 'die-face') return null;
  return (
    <>
      {title && <h3 className="options-title">{title}</h3>}
      <ul className={isLast ? 'options options-last' : 'options'} data-cards={asCards || undefined}>
        {options.map((option) => (
          <li key={option.id}>
            {asCards && <ExaltedPaper act={option.act} cards={position.cards} />}
            <OptionButton
              underCard={asCards}
              option={option}
              shortcut={keys.get(option.id) ?? null}
              position={position}
              asker={pending}
              hinted={option.id === hinted}
              chosen={option.id === chosen}
              onAnswer={onAnswer}
            />
          </li>
        ))}
        {asCards &&
          pending.refused?.map(({ id, act, reason }) => (
            <li key={id}>
              <ExaltedPaper act={act} cards={position.cards} why={telling.reason(reason)} />
            </li>
          ))}
      </ul>
    </>
  );
}
