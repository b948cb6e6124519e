import { useMemo, useState } from 'react';
import { laterAnswer, type OptionOdds, type Position, type Prompt } from '../../../engine/index.ts';
import type { ChoiceKnown } from '../../../stores/middara/choice-work.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { useChoiceOdds } from '../context/use-choice-odds.ts';
import { DamageOfEach } from '../odds/DamageOfEach.tsx';
import { friendsAt, isTold, lineOf } from '../odds/OptionOdds.tsx';
import '../odds/option-odds.css';
import { Fold } from '../../kit/Fold.tsx';

interface Props {
  readonly position: Position;
  /** What is asked; null between two questions. */
  readonly pending: Prompt | null;
  /** What tells this attack from another one. */
  readonly attack: string;
}

/**
 * The odds of the attack under way as they stand now, all that was chosen so far counted: those of the answer that adds
 * nothing. Until others are worked out, and between two questions, the last ones stay.
 */
export function AttackStanding({ position, pending, attack }: Props) {
  const words = useWords().ui.panels.optionOdds;
  const telling = useTelling(position);
  const known = useStanding(pending);
  const odds = known && known !== 'too-much' ? known : null;
  const [last, setLast] = useState<{ readonly attack: string; readonly odds: OptionOdds } | null>(null);
  if (odds && (last?.odds !== odds || last.attack !== attack)) setLast({ attack, odds });
  const shown = odds ?? (last?.attack === attack ? last.odds : null);
  // Its dice lie: nothing more is thrown for it, and what they came to stands above.
  if (!shown || !isTold(shown)) return null;
  return (
    <Fold
      className="attack-standing sm digits"
      data-odds={odds ? 'known' : 'working'}
      title={words.standing(lineOf(shown, words, telling, friendsAt(position)))}
    >
      <DamageOfEach figures={shown.figures} telling={telling} />
      <p className="odds-then flush xs soft">{words.assumed}</p>
    </Fold>
  );
}

/** The odds of the question's answer that adds nothing. */
function useStanding(pending: Prompt | null): ChoiceKnown | undefined | null {
  const answer = useMemo(() => pending && laterAnswer(pending), [pending]);
  const asked = answer && pending && { kind: pending.kind, option: { id: answer.id, act: answer.act } };
  return useChoiceOdds(pending, asked);
}
