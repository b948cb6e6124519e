import type { HostileEdit } from '../../games/hostile-game.ts';
import { begunFrom, type GuestCorpus, type GuestInput, type GuestMoment } from './guest-corpus.ts';
import { editsOfLog, editsOfShapes } from './hostile-shapes.ts';
import { copyWith, edited, linkOf } from './named-games.ts';
import { wholeRecord } from './try-kept.ts';

/** Attacks on a guest's games: on states it is run from, shown or taken up from, and on what stands around them. */
export function namedGuests(corpus: GuestCorpus): readonly GuestInput[] {
  const { id, hostile, moments } = corpus;
  const file = (text: string): GuestInput => ({ of: id, as: 'file', text });
  const { log } = moments[0]!.file;
  const { decisions, checkpoint, ...rest } = log;
  const link = { ...rest, checkpoint, options: decisions.map(({ option }) => option) };
  return [
    // As they should be: what is refused is refused for its faults.
    ...moments.flatMap((moment): GuestInput[] => [
      file(JSON.stringify(moment.file)),
      { of: id, as: 'record', text: JSON.stringify(moment.cells) },
      { of: id, as: 'record', text: JSON.stringify(wholeRecord(moment.file)) },
      file(JSON.stringify(begunFrom(corpus, moment, moment.file.log.checkpoint!.state))),
    ]),
    { of: id, as: 'link', text: linkOf(JSON.stringify(link)) },
    ...[...hostile.logs, ...editsOfLog(log)].map((edit) => file(edited(log, edit))),
    ...statesOf(corpus).flatMap(({ moment, edits }, i) => {
      const begun = file(begunWith(corpus, moment, edits));
      return i % 5 === 0 ? [begun, file(staleWith(moment, edits))] : [begun];
    }),
  ];
}

interface EditedState {
  readonly moment: GuestMoment;
  readonly edits: readonly HostileEdit[];
}

/** What no shape tells of, then each place of the shape of its states. */
const statesOf = ({ hostile, moments }: GuestCorpus): readonly EditedState[] => [
  ...hostile.states.map(({ of, edits }, i) => ({
    moment: moments.find(({ name }) => name === of) ?? moments[i % moments.length]!,
    edits,
  })),
  ...editsOfShapes(
    moments.map(({ file }) => file.log.checkpoint!.state as object),
    hostile.samples,
  ).map(({ of, edits }) => ({ moment: moments[of]!, edits })),
];

/** One that does not run: it is watched from such a state, and taken up from it. */
function staleWith({ file }: GuestMoment, edits: readonly HostileEdit[]): string {
  const { log } = file;
  const state = log.checkpoint!.state;
  const stale = { ...file, initial: state, events: [], log: { ...log, hash: 'ffff' } };
  const places = ['initial.', 'log.checkpoint.state.'];
  return edited(stale, ...places.flatMap((place) => edits.map(under(place))));
}

/** One that was begun there, as far as anybody can tell. */
function begunWith(corpus: GuestCorpus, moment: GuestMoment, edits: readonly HostileEdit[]): string {
  const state = copyWith(moment.file.log.checkpoint!.state as object, ...edits.map(under('')));
  return edited(begunFrom(corpus, moment, state));
}

/** Of a value of its own: what is put there may itself be changed by the next. */
const under =
  (place: string) =>
  ([path, value]: HostileEdit): HostileEdit => [`${place}${path}`, structuredClone(value)];
