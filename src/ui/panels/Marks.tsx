import { useContext } from 'react';
import type { Figure } from '../../engine/index.ts';
import { ExplainContext } from '../cards/explain-context.ts';

/** Effects and ability tokens on a figure, by name. */
export function Marks({ figure }: { figure: Figure }) {
  const explain = useContext(ExplainContext);
  const tokens = Object.entries(figure.tokens).filter(([, count]) => (count ?? 0) > 0);
  return (
    <>
      {figure.effects.map((effect) => (
        <span key={effect} className="chip mark" data-effect={effect} title={explain(effect)?.text}>
          {effect}
        </span>
      ))}
      {tokens.map(([token, count]) => (
        <span key={token} className="chip mark" title={explain(`${token}-token`)?.text}>
          {token} ×{count}
        </span>
      ))}
    </>
  );
}
