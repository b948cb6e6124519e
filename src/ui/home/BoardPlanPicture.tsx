import type { BoardPlan } from '../../stores/packs/board-plan.ts';

/** The plan of a board, a unit a space: before it is painted, and where it is not. Decoration: a name stands beside it. */
export function BoardPlanPicture({ plan }: { readonly plan: BoardPlan }) {
  const { size, floor, water, shut, start, foes } = plan;
  return (
    <svg className="ground absolute full tall" viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
      <path className="ground-floor" fill="#4a453f" d={floor} />
      <path fill="#285870" d={water} />
      <path className="ground-shut" fill="#211d1a" d={shut} />
      {start.map(([x, y]) => (
        <circle key={`${x},${y}`} className="ground-start" fill="#d8b45c" cx={x + 0.5} cy={y + 0.5} r="0.3" />
      ))}
      {foes.map(([x, y]) => (
        <path
          key={`${x},${y}`}
          className="ground-foe"
          fill="#c4483c"
          d={`M${x + 0.5} ${y + 0.14}l.33 .18v.36l-.33 .18l-.33-.18v-.36z`}
        />
      ))}
    </svg>
  );
}
