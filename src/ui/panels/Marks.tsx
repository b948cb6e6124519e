import { useContext } from 'react';
import type { AbilityToken, Figure } from '../../engine/index.ts';
import { ExplainContext } from '../cards/explain-context.ts';
import { useWords } from '../hooks/use-words.ts';

/** Effects and ability tokens on a figure, by name. */
export function Marks({ figure }: { figure: Figure }) {
  const explain = useContext(ExplainContext);
  const words = useWords().ui.panels.figure;
  const tokens = Object.entries(figure.tokens) as [AbilityToken, number | undefined][];
  return (
    <>
      {figure.effects.map((effect) => (
        <span key={effect} className="chip mark" data-effect={effect} title={explain(effect)?.text}>
          {words.effect(effect)}
        </span>
      ))}
      {tokens.map(
        ([token, count = 0]) =>
          count > 0 && (
            <span key={token} className="chip mark" title={explain(`${token}-token`)?.text}>
              {words.tokens(token, count)}
            </span>
          ),
      )}
    </>
  );
}
