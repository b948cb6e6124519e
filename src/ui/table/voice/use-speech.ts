import { useEffect, useState } from 'react';
import type { Prompt } from '../../../engine/index.ts';
import { type Answers, createSpeech, type Shown, type Speech } from '../../../stores/middara/speech.ts';
import { useWords } from '../../page/use-words.ts';

const nobodyAnswers = (): null => null;

/** Says what a table shows, when it is on the screen: with the frame, not before. */
export function useSpeech(
  shown: Shown,
  firstRound: number,
  answersTo: (prompt: Prompt) => Answers | null = nobodyAnswers,
): Speech {
  const words = useWords();
  const [speech] = useState(() => createSpeech({ words, firstRound, answersTo }));
  const { position, shown: count, feed, pending, leaps } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: events and decisions only grow with these
  useEffect(() => speech.hear(shown), [speech, position, count, feed, pending, leaps]);
  return speech;
}
