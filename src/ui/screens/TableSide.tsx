import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Layout } from '../hooks/use-layout.ts';
import { useWords } from '../hooks/use-words.ts';
import { SheetHandle, type SheetHeight } from '../panels/SheetHandle.tsx';
import { PARTS, type Part, PartsContext } from '../panels/side-context.ts';
import { TabList } from '../panels/Tabs.tsx';
import './table-side.css';

interface Props {
  readonly layout: Layout;
  /** On a small screen what is new here brings the question back up, whatever was read. */
  readonly calls?: readonly unknown[];
  /** What stays in reach on a small screen, above its tabs. */
  readonly lead?: ReactNode;
  /** The question and what belongs to it. */
  readonly ask: ReactNode;
  /** What is opened beside the question, and what there is to say of the game itself. */
  readonly more?: ReactNode;
  /** The figure's strip; on a large screen it lies below the board. */
  readonly strip: ReactNode;
  /** Attack, thoughts, feed and encounter. */
  readonly side: ReactNode;
}

const NONE: readonly unknown[] = [];

/**
 * Beside the board, or on a phone over its lower part: the question and what is told besides. Each part has its place by
 * the window alone, whatever is in it; on a small screen one of them at a time.
 */
export function TableSide({ layout, calls = NONE, lead, ask, more, strip, side }: Props) {
  const words = useWords().ui.panels.side;
  const id = useId();
  const [height, setHeight] = useState<SheetHeight>('half');
  const [part, setPart] = useState<Part>('now');
  const [last, setLast] = useState(calls);
  // While it is drawn, not after: what is new and its part come in one.
  if (calls.some((one, i) => one !== last[i])) {
    setLast(calls);
    if (calls.some((one, i) => one !== last[i] && one !== null)) setPart('now');
  }
  const parts = useMemo(() => ({ id, part }), [id, part]);
  if (layout === 'wide')
    return (
      <aside className="table-side">
        <div className="table-ask">{ask}</div>
        <div className="table-rest">
          {more}
          {side}
        </div>
      </aside>
    );
  return (
    <aside className="table-side" data-height={layout === 'sheet' ? height : undefined}>
      {layout === 'sheet' && <SheetHandle height={height} onHeight={setHeight} />}
      {lead}
      <TabList
        id={id}
        label={words.title}
        tabs={PARTS}
        nameOf={{ ...words.part, ...words.tab }}
        chosen={part}
        onChoose={(next) => {
          setPart(next);
          if (height === 'peek') setHeight('half');
        }}
      />
      <div
        className="table-ask"
        role="tabpanel"
        id={`${id}-now-body`}
        aria-labelledby={`${id}-now`}
        hidden={part !== 'now'}
      >
        {ask}
        {more}
      </div>
      <div
        className="table-cards"
        role="tabpanel"
        id={`${id}-cards-body`}
        aria-labelledby={`${id}-cards`}
        hidden={part !== 'cards'}
      >
        {part === 'cards' && strip}
      </div>
      <PartsContext value={parts}>
        <div className="table-rest" hidden={part === 'now' || part === 'cards'}>
          {side}
        </div>
      </PartsContext>
    </aside>
  );
}
