import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { EncounterSession, Option, OptionOdds, Prompt } from '../../../engine/index.ts';
import type { ChoiceAsked, ChoiceKnown } from '../../../stores/middara/choice-work.ts';
import type { Choices } from '../../../stores/middara/choices.ts';
import { useWorkedOut } from '../../page/use-worked-out.ts';

/** Who works out the odds of answers; null: nobody, and none are shown. */
export const ChoicesContext = createContext<Choices | null>(null);
/** The game whose questions are open; null: none is played here. */
export const SessionContext = createContext<EncounterSession | null>(null);

/** The odds of an answer, or of a way, once they are worked out; undefined until then, null where nobody works them out. */
export function useChoiceOdds(
  question: Prompt | null,
  asked: ChoiceAsked | null,
): ChoiceKnown | undefined | null {
  const choices = useContext(ChoicesContext);
  const session = useContext(SessionContext);
  const key = asked && JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says
  const source = useMemo(
    () =>
      choices &&
      session &&
      question &&
      asked && {
        known: () => choices.known(question, asked),
        rough: () => choices.rough(question, asked),
        ask: (tell: () => void) => choices.ask(session, question, asked, tell),
      },
    [choices, session, question, key],
  );
  const known = useWorkedOut(source);
  return source ? known : null;
}

/**
 * Those of several answers that are worked out already, by their ids. With `first`, what the open question is answered
 * with before these are asked for.
 */
export function useKnownOdds(
  question: Prompt,
  options: readonly Option[],
  first?: Option,
): ReadonlyMap<string, OptionOdds> {
  const choices = useContext(ChoicesContext);
  const session = useContext(SessionContext);
  const [, drawAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question's answers are those of its own
  useEffect(() => {
    if (!choices || !session) return;
    const waiting = options
      .map((option) => askedOf(question, option, first))
      .filter((asked) => choices.known(question, asked) === undefined)
      .map((asked) => choices.ask(session, question, asked, () => drawAgain((n) => n + 1)));
    return () => {
      for (const leave of waiting) leave();
    };
  }, [choices, session, question, first, options.length]);
  return new Map(
    options.flatMap((option) => {
      const known = choices?.known(question, askedOf(question, option, first));
      return known && known !== 'too-much' ? [[option.id, known] as const] : [];
    }),
  );
}

const askedOf = ({ kind }: Prompt, { id, act }: Option, first?: Option): ChoiceAsked =>
  first ? { kind, option: { id: first.id, act: first.act }, next: id } : { kind, option: { id, act } };
