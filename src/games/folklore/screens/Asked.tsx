import type { CSSProperties } from 'react';
import { AnswerButton } from '../../../ui/frame/AnswerButton.tsx';
import { Asking } from '../../../ui/frame/Asking.tsx';
import { FaceEntry } from '../../../ui/frame/FaceEntry.tsx';
import { MoreAnswers } from '../../../ui/frame/MoreAnswers.tsx';
import { NumberDie } from '../../../ui/frame/NumberDie.tsx';
import { useLayout, useRoomForCards } from '../../../ui/frame/use-layout.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolkloreOption, FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { optionNote, optionText, questionText } from '../words/en/questions.ts';
import { screens } from '../words/en/screens.ts';
import { type Odd, oddsOf } from './answer-odds.ts';
import { useAsked } from './folklore-context.ts';

interface Props {
  readonly view: FolkloreState;
  readonly pending: FolklorePrompt;
  readonly events: readonly FolkloreEvent[];
  readonly onAnswer: (option: string) => void;
}

/** Answered on the map: a space to go to, or to call somebody to. */
const isWalk = ({ act }: FolkloreOption): boolean =>
  act.do === 'walk' || (act.do === 'rite' && act.at !== undefined);
const isEnd = ({ act }: FolkloreOption): boolean => act.do === 'end';

/** Answers that have a key, in their order: ways over a map and whatever is handed over come after them. */
export const keyed = ({ options }: FolklorePrompt): readonly FolkloreOption[] =>
  options.filter((option) => !option.interjection && !isWalk(option));

/** What may be handed over beside whatever is asked. */
const giftsIn = ({ options }: FolklorePrompt) => options.filter((option) => option.interjection);

/** Where nothing else is asked, what is handed over is the question itself. */
const asksGifts = ({ options }: FolklorePrompt) =>
  options.every((option) => option.interjection || isEnd(option));

/** Whether anything of it stands lower right. */
export const hasEnd = (pending: FolklorePrompt): boolean =>
  pending.options.some(isEnd) || (!asksGifts(pending) && giftsIn(pending).length > 0);

/** The key of an answer; null where none gives it. */
const keyOf = (pending: FolklorePrompt, option: FolkloreOption): string | null => {
  const at = keyed(pending).indexOf(option);
  return at >= 0 && at < 9 ? String(at + 1) : null;
};

/** How many answers stand side by side: large ones, that say what may come of them, and small ones. */
const ROOM = { wide: 5, phone: 4, low: 4 } as const;
const SMALL_ROOM = { wide: 8, phone: 6, low: 6 } as const;

/** What is asked of whom, and the answers with what they bring and may come to. */
export function Asked({ view, pending, events, onAnswer }: Props) {
  const asked = useAsked(view);
  const layout = useLayout();
  const isNarrow = useRoomForCards() < 9 && layout === 'wide';
  const main = asksGifts(pending) ? giftsIn(pending) : keyed(pending).filter((option) => !isEnd(option));
  const walks = pending.options.filter(isWalk);
  const odds = new Map(main.map((option) => [option, oddsOf(asked, pending, option, events)]));
  const others = walks.length > 0 ? 1 : 0;
  const isMany = main.length + others > ROOM[layout] - (isNarrow ? 1 : 0);
  const hasOdds = main.some((option) => odds.get(option)!.length > 0);
  // Small ones have no room for what may come of them.
  const room = (isMany && !hasOdds ? SMALL_ROOM : ROOM)[layout] - (isNarrow ? 1 : 0) - others;
  const shown = main.length > room ? main.slice(0, room - 1) : main;
  const answer = (option: FolkloreOption) => {
    const lines = odds.get(option) ?? [];
    const note = optionNote(option, pending, asked);
    return (
      <li key={option.id}>
        <AnswerButton
          option={option.id}
          shortcut={keyOf(pending, option)}
          note={note && <span title={note}>{note}</span>}
          odds={lines.length > 0 && <Odds of={lines} />}
          onAnswer={onAnswer}
        >
          {optionText(option, pending, asked)}
        </AnswerButton>
      </li>
    );
  };
  const under = (options: readonly FolkloreOption[], title?: string) =>
    options.length > 0 && (
      <li>
        <MoreAnswers options={options.map(({ id }) => id)} title={title}>
          {options.map(answer)}
        </MoreAnswers>
      </li>
    );
  return (
    <Asking title={questionText(pending, asked)} rule={pending.rule}>
      {pending.kind === 'die-face' ? (
        <FaceEntry
          of={pending}
          sides={pending.sides ?? 0}
          label={screens.die(pending.sides ?? 0)}
          paint={(face) => <NumberDie sides={pending.sides ?? 0} face={face} size={44} />}
          onFace={(face) => onAnswer(`face:${face}`)}
        />
      ) : (
        <ul
          className="answers grid gap-6px shrink-y"
          data-many={isMany || (layout === 'low' && shown.length + others > 2) || undefined}
        >
          {under(walks, screens.walk(walks.length))}
          {shown.map(answer)}
          {under(main.slice(shown.length))}
        </ul>
      )}
    </Asking>
  );
}

/** Lower right: what ends a turn, and what may be handed over beside whatever is asked. */
export function AskedEnd({ view, pending, onAnswer }: Omit<Props, 'events'>) {
  const asked = useAsked(view);
  const gifts = asksGifts(pending) ? [] : giftsIn(pending);
  const end = pending.options.find(isEnd);
  return (
    <>
      {gifts.length > 0 && (
        <MoreAnswers options={gifts.map(({ id }) => id)} title={screens.handOver(gifts.length)}>
          {gifts.map((option) => (
            <li key={option.id}>
              <AnswerButton option={option.id} shortcut={null} onAnswer={onAnswer}>
                {optionText(option, pending, asked)}
              </AnswerButton>
            </li>
          ))}
        </MoreAnswers>
      )}
      {end && (
        <button
          type="button"
          className="end-turn packed relative grid center gap-2px shrink round-m clear size-md bold lead-1_1 plain pressable"
          data-option={end.id}
          aria-keyshortcuts={keyOf(pending, end) ?? undefined}
          onClick={() => onAnswer(end.id)}
        >
          <span>{optionText(end, pending, asked)}</span>
          {keyOf(pending, end) && (
            <span className="kbd" aria-hidden="true">
              {keyOf(pending, end)}
            </span>
          )}
        </button>
      )}
    </>
  );
}

/** Chances as bars, in two columns. */
function Odds({ of }: { readonly of: readonly Odd[] }) {
  return (
    <span className="folk-odds flex wrap gap-0-2">
      {of.map(({ name, value, share, is }) => (
        <span
          key={name}
          className="folk-odd lead-1_1"
          data-is={is}
          style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}
        >
          <small>{name}</small> <b className="digits">{value}</b>
        </span>
      ))}
    </span>
  );
}
