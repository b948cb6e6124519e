import type { Seen } from '../../../ui/guests/guest-look.ts';
import { chapterOf, checkNow } from '../rules/queries/booklets.ts';
import type { Malhya } from '../table/play.ts';
import type { Named } from '../words/en/names.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { CheckStage } from './CheckStage.tsx';
import { FightStage } from './fight/FightStage.tsx';
import { lastFrame } from './last-frame.ts';

interface Props {
  readonly seen: Seen<Malhya>;
  readonly named: Named;
}

/** In the middle: a check while one is under way, the place that is laid out, else the chapter that is read. */
export function Board({ seen, named }: Props) {
  const found = checkNow(named);
  if (found) return <CheckStage named={named} {...found} events={seen.events} />;
  if (seen.view.place && !seen.view.place.reading)
    return <FightStage named={named} pending={seen.pending} events={seen.events} onAnswer={seen.onAnswer} />;
  const frame = lastFrame(named);
  const chapter = frame && chapterOf(named, frame.book, frame.chapter);
  return chapter ? <ChapterPage named={named} frame={frame} chapter={chapter} /> : null;
}
