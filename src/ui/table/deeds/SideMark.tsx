import { figureIn, type Option, type Position, type Prompt } from '../../../engine/index.ts';
import { useWords } from '../../page/use-words.ts';

interface Props {
  readonly option: Option;
  readonly position: Position;
  readonly asker: Prompt;
}

/** Whose side a figure is on that the answer is aimed at: by a word and a shape. */
export function SideMark({ option: { act }, position, asker }: Props) {
  const { question: words } = useWords().ui.panels;
  const target = act.do === 'target' || act.do === 'attack' || act.do === 'attack-ally' ? act.target : null;
  // Only enemies are attacked from the turn's own list, and a friend's name says so there.
  if (target === null || asker.kind === 'turn') return null;
  const [by, at] = [figureIn(position.state, asker.figure), figureIn(position.state, target)];
  const side = by.id === at.id ? 'self' : by.side === at.side ? 'ally' : 'opponent';
  return (
    <small className="side-mark inline-block one-line xs semi soft" data-side={side}>
      {words.side[side]}
    </small>
  );
}
