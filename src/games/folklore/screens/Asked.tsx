import type { CSSProperties } from 'react';
import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import { AnswerButton } from '../../../ui/frame/AnswerButton.tsx';
import { FaceEntry } from '../../../ui/frame/FaceEntry.tsx';
import { NumberDie } from '../../../ui/frame/NumberDie.tsx';
import { QuestionFrame } from '../../../ui/frame/QuestionFrame.tsx';
import { Fold } from '../../../ui/kit/Fold.tsx';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolkloreOption, FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { optionNote, optionText, questionText } from '../words/en/questions.ts';
import { screens } from '../words/en/screens.ts';
import { type Odd, oddsOf } from './answer-odds.ts';
import { Emblem } from './Emblem.tsx';
import { useAsked } from './folklore-context.ts';

interface Props {
  readonly view: FolkloreState;
  readonly pending: FolklorePrompt;
  readonly events: readonly FolkloreEvent[];
  readonly seats: readonly { readonly id: string }[];
  readonly onAnswer: (option: string) => void;
}

const isWalk = ({ act }: FolkloreOption): boolean => act.do === 'walk';

/** Answers that have a key, in their order: ways over a map and whatever is handed over come after them. */
export const keyed = ({ options }: FolklorePrompt): readonly FolkloreOption[] =>
  options.filter((option) => !option.interjection && !isWalk(option));

/** What is asked of whom, and the answers with what they bring and may come to. */
export function Asked({ view, pending, events, seats, onAnswer }: Props) {
  const asked = useAsked(view);
  const main = keyed(pending);
  const others = [
    { title: screens.walk, options: pending.options.filter(isWalk) },
    { title: screens.handOver, options: pending.options.filter((option) => option.interjection) },
  ].filter(({ options }) => options.length > 0);
  const { card } = view.heroes[pending.hero]!;
  return (
    <QuestionFrame
      of={pending}
      badge={<Emblem of={card} />}
      seat={
        <>
          <SeatMark seats={seats} seat={pending.seat} />
          <span>{asked.seatName(pending.seat)}</span>
        </>
      }
      text={questionText(pending, asked)}
      rule={pending.rule}
    >
      {pending.kind === 'die-face' ? (
        <FaceEntry
          sides={pending.sides ?? 0}
          label={screens.die(pending.sides ?? 0)}
          paint={(face) => <NumberDie sides={pending.sides ?? 0} face={face} size={52} />}
          onFace={(face) => onAnswer(`face:${face}`)}
        />
      ) : (
        <ul className="options">
          {main.map((option, i) => {
            const lines = oddsOf(asked, pending, option, events);
            return (
              <li key={option.id}>
                <AnswerButton
                  option={option.id}
                  shortcut={i < 9 ? String(i + 1) : null}
                  note={optionNote(option, pending, asked)}
                  odds={lines.length > 0 && <Odds of={lines} />}
                  onAnswer={onAnswer}
                >
                  {optionText(option, pending, asked)}
                </AnswerButton>
              </li>
            );
          })}
        </ul>
      )}
      {others.map(({ title, options }) => (
        <Fold key={title(1)} className="question-more" title={title(options.length)}>
          <ul className="options">
            {options.map((option) => (
              <li key={option.id}>
                <AnswerButton
                  option={option.id}
                  shortcut={null}
                  note={optionNote(option, pending, asked)}
                  onAnswer={onAnswer}
                >
                  {optionText(option, pending, asked)}
                </AnswerButton>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </QuestionFrame>
  );
}

/** Chances as bars, in two columns. */
function Odds({ of }: { readonly of: readonly Odd[] }) {
  return (
    <span className="folk-odds">
      {of.map(({ name, value, share, is }) => (
        <span
          key={name}
          className="folk-odd"
          data-is={is}
          style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}
        >
          <small>{name}</small> <b>{value}</b>
        </span>
      ))}
    </span>
  );
}
