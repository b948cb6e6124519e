import { type ReactNode, useEffect, useRef } from 'react';
import type { CampaignEvent } from '../../campaign/index.ts';
import { chaptersOf } from '../../stores/campaign/chronicle.ts';
import { decisionOf, paragraphsOf } from '../../stores/campaign/told.ts';
import { useWords } from '../page/use-words.ts';
import {
  type CampaignWords,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from './campaign-context.ts';
import { Ornament } from './Ornament.tsx';
import './book.css';

interface Props {
  /** Above the title, small. */
  readonly over?: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Below the page: what is asked. */
  readonly ways?: ReactNode;
  /** A page opposite, on a wide screen: what was read before. */
  readonly opposite?: ReactNode;
}

/** A page of the Book; it has the focus when it is turned to, so that keys scroll it. */
export function Page({ over, title, children, ways, opposite }: Props) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <main className="book grid mid" data-spread={opposite ? true : undefined}>
      {opposite && <aside className="book-page book-opposite leaf grid at-top gap-4 paper">{opposite}</aside>}
      <article className="book-page leaf grid at-top gap-4 paper" ref={page} tabIndex={-1}>
        {over && <p className="tracked-0_14em display-face sm semi text-center caps ink-soft">{over}</p>}
        <h2 className="xxl text-center ink-red">{title}</h2>
        <Ornament />
        {children}
        {ways && (
          <div className="book-ways above-1 sticky bottom-0 flex wrap middle to-end gap-3 mt-3 pad-y-3">
            {ways}
          </div>
        )}
      </article>
    </main>
  );
}

/** Paragraphs of a story: the first begins large, and *so* is set apart. */
export function Prose({ text, first = true }: { text: readonly string[]; first?: boolean }) {
  const { sentence } = useWords().content;
  return (
    <div className="prose book-face" data-first={first || undefined}>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Emphasised text={sentence(paragraph)} />
        </p>
      ))}
    </div>
  );
}

/** `*so*` is set in italics. */
export function Emphasised({ text }: { text: string }) {
  return text.split(/\*([^*]+)\*/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence never move
    i % 2 === 1 ? <em key={i}>{part}</em> : <span key={i}>{part}</span>,
  );
}

type ChronicleNames = Parameters<CampaignWords['chronicleLine']>[1];

/** The names the chronicle's lines are told with. */
export function useChronicleNames(): ChronicleNames {
  const names = useNames();
  const { stories } = useCampaigns().playable();
  const { sentence } = useWords().content;
  const of = Object.values(stories.adventures);
  return {
    ...names,
    option(scene, decision, option) {
      const found = decisionOf(stories, scene, decision)?.options.find(({ id }) => id === option);
      return found ? firstSentence(sentence(found.text)) : null;
    },
    flag(flag) {
      const said = of.find(({ flags }) => Object.hasOwn(flags, flag))?.flags[flag];
      return said ? sentence(said) : flag;
    },
    achievement: (id) => of.find(({ achievements }) => achievements?.[id])?.achievements?.[id]?.name ?? id,
  };
}

/** An option in a line: its first sentence. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** What came of something, a line each; nothing where nothing did. */
export function Came({ events, title }: { events: readonly CampaignEvent[]; title?: string }) {
  const { chronicleLine } = useCampaignWords();
  const names = useChronicleNames();
  const lines = events.flatMap((event) => chronicleLine(event, names) ?? []);
  if (lines.length === 0) return null;
  return (
    <section className="marked tinted pad-3-4 lg">
      {title && <h2 className="lg ink-red">{title}</h2>}
      <ul className="grid gap-2px">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of what happened never move
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The scene that is read, as the page opposite: its text, and what came of it so far. */
export function SceneAgain() {
  const { state, events } = useCampaignView();
  const { book } = useCampaignWords();
  const { place } = useNames();
  const content = useCampaigns().playable();
  const { scene } = state;
  if (scene === null || !content.stories.scenes[scene]) return null;
  const chapter = chaptersOf(events).at(-1);
  return (
    <>
      <p className="tracked-0_14em display-face sm semi text-center caps ink-soft">{place(scene)}</p>
      <Prose text={paragraphsOf(content, scene, state)} />
      <Came events={chapter?.scene === scene ? chapter.events : []} title={book.soFar} />
    </>
  );
}
