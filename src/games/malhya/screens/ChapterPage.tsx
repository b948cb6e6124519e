import type { Chapter } from '../rules/model/content.ts';
import type { Frame, Mark } from '../rules/model/state.ts';
import { bookOf, lineAt } from '../rules/queries/booklets.ts';
import { conditionText } from '../words/en/condition-words.ts';
import { BOOK, heroName, listed, type Named, SHAPE } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';

interface Props {
  readonly named: Named;
  readonly frame: Frame;
  readonly chapter: Chapter;
}

/**
 * The chapter that is read: its number in the shape of its booklet, its text, and its lines as far as they were read:
 * what acted is marked, a condition that was passed over is grey and says what was not met (7.2).
 */
export function ChapterPage({ named, frame, chapter }: Props) {
  const { hiddenFrom } = named.state.book;
  return (
    <article
      className="mal-chapter full most-62rem bounded-y m-auto grid gap-3 scroll pad-5 paper"
      aria-label={`${screens.chapter} ${chapter.id}`}
      data-book={frame.book}
    >
      <header className="flex wrap middle gap-3">
        <h2 className="mal-number flush display-face ink">
          <span aria-hidden="true">{SHAPE[frame.book]} </span>
          {chapter.id}
        </h2>
        <p className="flush ink">
          {BOOK[frame.book]}: {bookOf(named, frame.book).name}
          {chapter.icon && hiddenFrom && <> · {screens.foundFrom(hiddenFrom.chapter)}</>}
          {frame.readers && (
            <> · {screens.readBy(listed(frame.readers.map((hero) => heroName(named, hero))))}</>
          )}
        </p>
      </header>
      <p className="flush book-face lg">{chapter.text}</p>
      {chapter.clue && frame.line < 0 && (
        <p className="mal-clue flush pad-3-4 book-face italic text-center">{chapter.clue.text}</p>
      )}
      <ol className="grid gap-2 flush bare unlisted">
        {frame.marks.map((mark) => (
          <ReadLine key={mark.at} named={named} chapter={chapter} mark={mark} />
        ))}
      </ol>
    </article>
  );
}

interface LineProps {
  readonly named: Named;
  readonly chapter: Chapter;
  readonly mark: Mark;
}

/** A line that was read, or the choice that was made. */
function ReadLine({ named, chapter, mark: { at, how } }: LineProps) {
  const [, before, choice] = /^(.*)\.c(\d+)$/.exec(at) ?? [];
  const line = lineAt(chapter.lines, before ?? at);
  const text = choice === undefined ? line?.text : line?.choose?.[Number(choice)]?.text;
  if (!line || text === undefined) return null;
  const unmet = how === 'passed' && line.if ? screens.unmet(conditionText(line.if, named.content)) : null;
  return (
    <li
      className="mal-line"
      data-how={how}
      data-condition={(line.if ?? line.otherwise ?? line.where) !== undefined || undefined}
      data-choice={choice !== undefined || undefined}
    >
      {text}
      {unmet && <small> ({unmet})</small>}
      {how === 'ignored' && line.where && <small> ({screens.nobodyHolds})</small>}
    </li>
  );
}
