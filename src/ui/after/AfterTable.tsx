import type { ReactNode } from 'react';

interface Props {
  readonly heads: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** Numbers of a game, in a table that scrolls by itself where it is wider than the screen. */
export function AfterTable({ heads, children }: Props) {
  return (
    <div className="scroll-x">
      <table className="after-table table full joined sm digits">
        <thead>
          <tr>
            {heads.map((name) => (
              <th className="faint semi one-line" key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
