/** Beside a Dodge that more of a kind follow: all of them answered in one press (face.md 3.3). */
import { figureIn, type Position, type Prompt } from '../../../engine/index.ts';
import { dodgesOf, type Volley } from '../../../stores/middara/for-now.ts';
import { CancelIcon, DodgeIcon } from '../../icons/index.ts';
import { useGame } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { StackCard } from '../deeds/DeedCard.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly volley: Volley;
  readonly answer: 'all' | 'none';
}

/** No id: it answers more than the question. */
const NO_ONE: readonly string[] = [];

export function VolleyAnswer({ position, pending, volley, answer }: Props) {
  const game = useGame();
  const words = useWholeWords().ui.panels.autoPass.volley;
  const attacks = volley.toCome.length + 1;
  const { sp, dodges } = dodgesOf(pending, volley, figureIn(position.state, pending.figure).sp);
  return (
    <StackCard
      name={answer === 'all' ? words.all(dodges) : words.none}
      sp={answer === 'all' ? sp : 0}
      line={words.each(attacks)}
      icon={answer === 'all' ? DodgeIcon : CancelIcon}
      shortcut={null}
      options={NO_ONE}
      onPress={() => game.answerForNow([volley[answer]])}
    />
  );
}
