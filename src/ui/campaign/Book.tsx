import { useEffect, useState } from 'react';
import { paragraphsOf } from '../../stores/campaign/told.ts';
import { useKeys } from '../page/use-keys.ts';
import { useReducedMotion } from '../page/use-reduced-motion.ts';
import { useWords } from '../page/use-words.ts';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from './campaign-context.ts';
import { Came, Page, Prose } from './Page.tsx';
import { readOn } from './read-through.ts';

/** A scene to be read; Enter goes on, first through the page, then to the next. */
export function Book() {
  const campaign = useCampaign();
  const { state, events, mark, busy } = useCampaignView();
  const { book } = useCampaignWords();
  const { place } = useNames();
  const content = useCampaigns().playable();
  const scene = state.scene ?? '';
  const text = paragraphsOf(content, scene, state);
  const still = useReducedMotion();
  const goOn = () => {
    if (!readOn(still)) void campaign.decide('read-on');
  };
  useKeys({ Enter: goOn, ' ': goOn });
  // What came of the page before, where nothing else has told it.
  const before = events.slice(mark);
  const isTold = before.some(({ type }) => type === 'checkMade' || type === 'encounterEnded');
  const story = state.story === null ? undefined : place(state.story);
  return (
    <Page
      over={story === place(scene) ? undefined : story}
      title={place(scene)}
      ways={
        <>
          <ReadToMe text={text} />
          <button
            type="button"
            className="btn btn-primary btn-book display-face lg"
            disabled={busy}
            onClick={goOn}
          >
            {book.readOn} <kbd className="kbd">{book.enter}</kbd>
          </button>
        </>
      }
    >
      {!isTold && <Came events={before} />}
      <Prose text={text} />
    </Page>
  );
}

/** The browser's own voice reads the page; where it has none nothing is offered. */
function ReadToMe({ text }: { text: readonly string[] }) {
  const { book } = useCampaignWords();
  const { tag, content } = useWords();
  const [reads, setReads] = useState(false);
  const voice = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;
  useEffect(() => () => voice?.cancel(), [voice]);
  if (!voice) return null;
  const turn = () => {
    voice.cancel();
    setReads(!reads);
    if (reads) return;
    for (const [i, paragraph] of text.entries()) {
      const said = new SpeechSynthesisUtterance(content.sentence(paragraph).replaceAll('*', ''));
      said.lang = tag;
      if (i === text.length - 1) said.onend = () => setReads(false);
      voice.speak(said);
    }
  };
  return (
    <button type="button" className="btn btn-quiet btn-small" aria-pressed={reads} onClick={turn}>
      {reads ? book.stopReading : book.readToMe}
    </button>
  );
}
