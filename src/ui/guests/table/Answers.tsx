import type { GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { AnswerButton } from '../../frame/AnswerButton.tsx';
import { Asking } from '../../frame/Asking.tsx';
import { FaceEntry } from '../../frame/FaceEntry.tsx';
import { MoreAnswers } from '../../frame/MoreAnswers.tsx';
import { NumberDie } from '../../frame/NumberDie.tsx';
import { useLayout, useRoomForCards } from '../../frame/use-layout.ts';
import { useWholeWords } from '../../page/use-words.ts';
import type { GuestLook, OptionOf, Seen } from '../guest-look.ts';
import { Odds } from '../parts/Odds.tsx';
import { TradeSheet } from '../parts/TradeSheet.tsx';
import { dealsIn, type Group, keyAt, laidOf } from './answer-places.ts';

interface Props<G extends GuestTypes> {
  readonly look: GuestLook<G>;
  readonly prompt: G['question'];
  readonly seen: Seen<G>;
}

/** How many answers stand side by side: large ones, that say what may come of them, and small ones. */
const ROOM = { wide: 5, phone: 4, low: 4 } as const;
const SMALL_ROOM = { wide: 8, phone: 6, low: 6 } as const;

/** What is asked of whom, and the answers with what they bring and may come to. */
export function Answers<G extends GuestTypes>({ look, prompt, seen }: Props<G>) {
  const { trade: words } = useWholeWords().ui.guestTable;
  const layout = useLayout();
  const isNarrow = useRoomForCards() < 9 && layout === 'wide';
  const trade = look.trade?.(prompt, seen) ?? null;
  const laid = laidOf(look, prompt, dealsIn(look, prompt, seen));
  const odds = new Map(laid.cards.map((option) => [option, look.odds?.(option, prompt, seen) ?? []]));
  const groups = laid.first.length + laid.last.length + (trade ? 1 : 0);
  const isMany = laid.cards.length + groups > ROOM[layout] - (isNarrow ? 1 : 0);
  const hasOdds = laid.cards.some((option) => odds.get(option)!.length > 0);
  // Small ones have no room for what may come of them.
  const room = (isMany && !hasOdds ? SMALL_ROOM : ROOM)[layout] - (isNarrow ? 1 : 0) - groups;
  const shown = laid.cards.length > room ? laid.cards.slice(0, Math.max(0, room - 1)) : laid.cards;
  const cardOf = (option: OptionOf<G>) => <Answer key={option.id} of={option} {...{ look, prompt, seen }} />;
  const under = ({ name, options }: Group<G>, n: number) => (
    <li key={name}>
      <MoreAnswers
        options={options.map(({ id }) => id)}
        title={look.under?.(name, options.length)}
        note={look.underNote?.(name, options.length)}
        shortcut={keyAt(laid.keyed.length + n)}
      >
        {options.map(cardOf)}
      </MoreAnswers>
    </li>
  );
  const rest = laid.cards.slice(shown.length);
  return (
    <Asking title={look.question(prompt, seen)} rule={'rule' in prompt ? String(prompt.rule) : undefined}>
      <ul
        className="answers grid gap-6px shrink-y"
        data-many={isMany || (layout === 'low' && shown.length + groups > 2) || undefined}
      >
        {laid.first.map(under)}
        {shown.map(cardOf)}
        {rest.length > 0 && (
          <li>
            <MoreAnswers options={rest.map(({ id }) => id)}>{rest.map(cardOf)}</MoreAnswers>
          </li>
        )}
        {laid.last.map((group, n) => under(group, laid.first.length + n))}
        {trade && (
          <li>
            <MoreAnswers options={trade.deals.map(({ option }) => option)} title={words.title}>
              {(close) => (
                <TradeSheet
                  of={trade}
                  onAnswer={(option) => {
                    close();
                    seen.onAnswer(option);
                  }}
                />
              )}
            </MoreAnswers>
          </li>
        )}
      </ul>
    </Asking>
  );
}

/** An answer with its key, what it brings and what may come of it. */
function Answer<G extends GuestTypes>({ look, prompt, seen, of }: Props<G> & { readonly of: OptionOf<G> }) {
  const { keyed } = laidOf(look, prompt, dealsIn(look, prompt, seen));
  const lines = look.odds?.(of, prompt, seen) ?? [];
  const note = look.note?.(of, prompt, seen);
  return (
    <li>
      <AnswerButton
        option={of.id}
        shortcut={keyAt(keyed.indexOf(of))}
        note={note && <span title={note}>{note}</span>}
        odds={lines.length > 0 && <Odds of={lines} />}
        onAnswer={seen.onAnswer}
      >
        {look.answer(of, prompt, seen)}
      </AnswerButton>
    </li>
  );
}

/** A die that is rolled on the real table. */
export function TypedFace<G extends GuestTypes>({
  look,
  prompt,
  seen,
  sides,
}: Props<G> & { readonly sides: number }) {
  const words = useWholeWords().ui.guestTable;
  return (
    <Asking title={look.question(prompt, seen)} rule={'rule' in prompt ? String(prompt.rule) : undefined}>
      <FaceEntry
        of={prompt}
        sides={sides}
        label={words.die(sides)}
        paint={(face) => <NumberDie sides={sides} face={face} size={44} />}
        onFace={(face) => seen.onAnswer(`face:${face}`)}
      />
    </Asking>
  );
}

/** Lower right: what ends it, and what lies together there. */
export function AnswersEnd<G extends GuestTypes>({ look, prompt, seen }: Props<G>) {
  const { ends, beside, keyed } = laidOf(look, prompt, dealsIn(look, prompt, seen));
  return (
    <>
      {beside.map(({ name, options }) => (
        <MoreAnswers
          key={name}
          options={options.map(({ id }) => id)}
          title={look.under?.(name, options.length)}
        >
          {options.map((option) => (
            <Answer key={option.id} of={option} {...{ look, prompt, seen }} />
          ))}
        </MoreAnswers>
      ))}
      {ends.map((end) => {
        const key = keyAt(keyed.indexOf(end));
        return (
          <button
            key={end.id}
            type="button"
            className="end-turn packed relative grid center gap-2px shrink round-m clear size-md bold lead-1_1 plain pressable"
            data-option={end.id}
            aria-keyshortcuts={key ?? undefined}
            onClick={() => seen.onAnswer(end.id)}
          >
            <span>{look.answer(end, prompt, seen)}</span>
            {key && (
              <span className="kbd" aria-hidden="true">
                {key}
              </span>
            )}
          </button>
        );
      })}
    </>
  );
}
