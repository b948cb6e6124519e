import type { ComponentType } from 'react';

interface OverBoard {
  readonly of: string;
  readonly Notice: ComponentType;
}

/** What other rooms say over a table's board, each where it has something to say: the table knows none of them. */
export const overBoard: OverBoard[] = [];
