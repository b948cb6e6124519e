import type { ForMe } from '../../../stores/middara/for-me.ts';
import { CheckIcon } from '../../icons/index.ts';
import { useGame } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { StackCard } from '../deeds/DeedCard.tsx';

/** Before spaces that are no hero's: one chosen by the table, and all that are asked for likewise in this turn. */
export function ChooseForMe({
  chosen,
  hinted,
}: {
  readonly chosen: ForMe;
  readonly hinted: string | undefined;
}) {
  const game = useGame();
  const { forMe: words } = useWords().ui.panels.dock;
  return (
    <StackCard
      name={words.name}
      line={words.effect}
      icon={CheckIcon}
      shortcut={null}
      options={[chosen.option.id]}
      hinted={hinted}
      onPress={() => game.answerForNow([chosen.key])}
    />
  );
}
