/** Beside a blow struck back, or at who leaves: the same Empowered, in one press. */
import type { Position } from '../../../engine/index.ts';
import type { EmpowerAhead } from '../../../stores/middara/asked-ahead.ts';
import { FlameIcon } from '../../icons/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useKnownOdds } from '../context/use-choice-odds.ts';
import { StackCard } from '../deeds/DeedCard.tsx';
import { friendsAt, isTold, lineOf } from '../odds/OptionOdds.tsx';

interface Props {
  readonly position: Position;
  readonly ahead: EmpowerAhead;
  /** Answers to this question and the next, by their ids. */
  readonly onOrder: (answers: readonly string[]) => void;
}

export function EmpoweredAnswer({ position, ahead: { of, first, empowered }, onOrder }: Props) {
  const { optionOdds, autoPass } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  const known = useKnownOdds(of, [empowered], first).get(empowered.id);
  const told = known && isTold(known) ? lineOf(known, optionOdds, telling, friendsAt(position)) : '';
  return (
    <StackCard
      name={autoPass.empoweredToo(telling.option(first, of))}
      sp={(first.sp ?? 0) + (empowered.sp ?? 0)}
      line={known ? told : optionOdds.working}
      icon={FlameIcon}
      shortcut={null}
      options={[`${first.id} ${empowered.id}`]}
      onPress={() => onOrder([first.id, empowered.id])}
    />
  );
}
