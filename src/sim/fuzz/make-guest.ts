import type { BotChance } from '../../bots/bot-chance.ts';
import { begunFrom, type GuestCorpus, type GuestInput, type GuestMoment, momentIn } from './guest-corpus.ts';
import { withDepths } from './hostile.ts';
import { mangled } from './mutate-bytes.ts';
import { mutated, mutatedText } from './mutate-json.ts';
import { changedLink } from './mutate-link.ts';
import { wholeRecord } from './try-kept.ts';

/** A guest's game with something changed, given in one of the ways it can come. */
export function makeGuestInput(corpus: GuestCorpus, chance: BotChance): GuestInput {
  return { of: corpus.id, ...made(corpus, chance) };
}

function made(corpus: GuestCorpus, chance: BotChance): GuestInput {
  const moment = momentIn(corpus, chance);
  const { file, questions, cells } = moment;
  switch (chance.below(8)) {
    case 0:
    case 1:
      return { as: 'file', text: changed(file, chance) };
    case 2:
      return { as: 'file', text: changed(file.log, chance) };
    case 3:
      return { as: 'file', text: staleFrom(moment, chance) };
    case 4:
      return { as: 'file', text: begun(corpus, moment, chance) };
    case 5:
      return { as: 'link', text: changedLink(file.log, () => questions, chance) };
    case 6:
      return { as: 'record', text: changed(cells, chance) };
    default:
      return { as: 'record', text: withDepths(JSON.stringify(wholeRecord(mutated(file, chance)))) };
  }
}

const changed = (json: unknown, chance: BotChance): string =>
  chance.below(10) === 0 ? mangled(JSON.stringify(json), chance) : mutatedText(json, chance);

/** One that does not run: what was recorded is shown, and it is taken up from its last safe moment, which is changed. */
function staleFrom({ file }: GuestMoment, chance: BotChance): string {
  const { log } = file;
  const state = mutated(log.checkpoint!.state, chance);
  const checkpoint = { ...log.checkpoint, state };
  const recorded = chance.below(2) === 0 ? { events: mutated(file.events, chance) } : { initial: state };
  return withDepths(JSON.stringify({ ...file, ...recorded, log: { ...log, checkpoint, hash: 'ffff' } }));
}

/** Nobody can tell it from a game that was begun there, but by its state. */
function begun(corpus: GuestCorpus, moment: GuestMoment, chance: BotChance): string {
  const state = mutated(moment.file.log.checkpoint!.state, chance);
  return withDepths(JSON.stringify(begunFrom(corpus, moment, state)));
}
