import type { AbilityToken, Figure } from '../../engine/index.ts';
import { Explained } from '../cards/Explained.tsx';
import { useWords } from '../hooks/use-words.ts';

/** Effects and ability tokens on a figure, by name. */
export function Marks({ figure }: { figure: Figure }) {
  const words = useWords().ui.panels.figure;
  const tokens = Object.entries(figure.tokens) as [AbilityToken, number | undefined][];
  return (
    <>
      {figure.effects.map((effect) => (
        <span key={effect} className="chip mark" data-effect={effect}>
          <Explained keyword={effect}>{words.effect(effect)}</Explained>
        </span>
      ))}
      {tokens.map(
        ([token, count = 0]) =>
          count > 0 && (
            <span key={token} className="chip mark">
              <Explained keyword={`${token}-token`}>{words.tokens(token, count)}</Explained>
            </span>
          ),
      )}
    </>
  );
}
