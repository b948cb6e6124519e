import type { Seen } from '../../../ui/guests/guest-look.ts';
import type { PromptKind } from '../rules/model/prompts.ts';
import { chapterOf, checkNow, topFrame } from '../rules/queries/booklets.ts';
import type { Malhya } from '../table/play.ts';
import type { Named } from '../words/en/names.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { lastFrame } from './last-frame.ts';
import {
  CheckStage,
  FightStage,
  GrowingStage,
  Knapsack,
  MarketStage,
  PageStage,
  RoadStage,
  StealthStage,
} from './late-stages.ts';

interface Props {
  readonly seen: Seen<Malhya>;
  readonly named: Named;
}

/** Questions of what heroes become, and of what they carry. */
const GROWS: ReadonlySet<PromptKind> = new Set([
  'level-up',
  'talent-class',
  'talent',
  'improve',
  'basic-weapon',
  'gift',
  'gift-card',
]);
const CARRIES: ReadonlySet<PromptKind> = new Set(['room', 'arrange']);

/**
 * In the middle: a check while one is under way, else the place that is laid out, a challenge, a market, the chapter that is read; with all booklets
 * closed the road.
 */
export function Board({ seen, named }: Props) {
  const found = checkNow(named);
  if (found) return <CheckStage named={named} {...found} events={seen.events} />;
  const Stage = seen.view.stealth ? StealthStage : FightStage;
  if (seen.view.place && !seen.view.place.reading)
    return <Stage named={named} pending={seen.pending} events={seen.events} onAnswer={seen.onAnswer} />;
  const { pending } = seen;
  if (pending && GROWS.has(pending.kind)) return <GrowingStage named={named} pending={pending} />;
  if (pending && CARRIES.has(pending.kind)) return <Knapsack named={named} pending={pending} />;
  const { challenge, market, travel } = named.state.land;
  const page = named.content.challenges[challenge?.ref ?? ''];
  if (challenge && page) return <PageStage named={named} page={page} challenge={challenge} />;
  if (market) return <MarketStage named={named} market={market} />;
  if (travel && (!topFrame(named.state) || seen.pending?.kind === 'hex'))
    return <RoadStage seen={seen} named={named} />;
  const frame = lastFrame(named);
  const chapter = frame && chapterOf(named, frame.book, frame.chapter);
  return chapter ? <ChapterPage named={named} frame={frame} chapter={chapter} /> : null;
}
