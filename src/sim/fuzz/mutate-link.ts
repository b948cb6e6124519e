import type { BotChance } from '../../bots/bot-chance.ts';
import type { GameLog, KernelQuestion } from '../../engine/index.ts';
import { packLog } from '../../stores/opened/link.ts';
import { writePicks } from '../../stores/opened/picks.ts';
import { mangled, mangledBytes } from './mutate-bytes.ts';
import { mutatedText } from './mutate-json.ts';
import { countedLinkOf, linkOf } from './named-games.ts';

type AnyLog = GameLog<unknown, unknown>;

/** A link of a game, as it is written today or was before, with something changed. */
export function changedLink(
  log: AnyLog,
  questions: () => readonly KernelQuestion[],
  chance: BotChance,
): string {
  if (chance.below(2) === 0) return changedCounted(log, questions(), chance);
  const { decisions, checkpoint, ...rest } = log;
  const short = {
    ...rest,
    options: decisions.map(({ option }) => option),
    ...(chance.below(2) ? { checkpoint } : {}),
  };
  if (chance.below(4) === 0) return mangled(linkOf(JSON.stringify(short)), chance);
  return linkOf(mutatedText(short, chance));
}

/** A link whose decisions are numbers: the link itself is changed, its numbers, or what stands beside them. */
function changedCounted(log: AnyLog, questions: readonly KernelQuestion[], chance: BotChance): string {
  if (chance.below(3) === 0) return mangled(packLog(log, questions)!, chance);
  const { decisions, checkpoint, ...rest } = log;
  const safe = checkpoint?.decisions ?? decisions.length;
  const options = decisions.map(({ option }) => option);
  const [before, after] = [
    [0, safe],
    [safe, options.length],
  ].map(([from, to]) => writePicks(options.slice(from, to), questions.slice(from, to))!);
  const json = { ...rest, checkpoint, decided: options.length };
  if (chance.below(2) === 0) return countedLinkOf(before!, after!, mutatedText(json, chance));
  return countedLinkOf(mangledBytes(before!, chance), mangledBytes(after!, chance), JSON.stringify(json));
}
