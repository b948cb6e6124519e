/** What is said at an online table, kept by nobody. */
import { useEffect, useRef, useState } from 'react';
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { Group } from '../kit/Group.tsx';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Letters a message may have. */
const LONGEST = 300;

const talkOf = ({ talk }: OnlineState) => talk;

export function TalkPart({ table }: { readonly table: OnlineTable }) {
  const { sheet: words, you } = useWholeWords().ui.online;
  const talk = useStore(table.store, talkOf);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  // The newest stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [talk]);
  return (
    <Group title={words.talk}>
      <div
        ref={end}
        className="grid gap-1 most-y-9rem scroll-y pad-1"
        role="log"
        aria-label={words.talk}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else that takes the focus
        tabIndex={0}
      >
        {talk.length === 0 && <p className="soft">{words.silent}</p>}
        {talk.map(({ id, by, mine, text: said }) => (
          <p key={id} className="breakable">
            <strong>
              <bdi>{by}</bdi>
              {mine && ` (${you})`}:
            </strong>{' '}
            <bdi>{said}</bdi>
          </p>
        ))}
      </div>
      <form
        className="flex to-foot gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          table.talkOf(text.trim());
          setText('');
        }}
      >
        <label className="field grid gap-1 grow">
          <span className="label">{words.say}</span>
          <input value={text} maxLength={LONGEST} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit" className="btn">
          {words.send}
        </button>
      </form>
    </Group>
  );
}
