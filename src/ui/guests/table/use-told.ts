import { useState } from 'react';
import type { FeedEntry } from '../../../stores/game/feed.ts';

/** What is new in the feed since somebody was asked last, in one text: for whoever does not look. */
export function useTold(feed: readonly FeedEntry[], asked: unknown): string {
  const [was, setWas] = useState<{ readonly asked: unknown; readonly from: number; readonly text: string }>({
    asked,
    from: feed.length,
    text: '',
  });
  if (was.asked !== asked) {
    // Cut shorter, something was taken back.
    const from = Math.min(was.from, feed.length);
    const text = feed
      .slice(from)
      .map((entry) => entry.text)
      .join(' ');
    setWas({ asked, from: feed.length, text });
    return text;
  }
  return was.text;
}
