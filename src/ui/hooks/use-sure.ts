import { useState } from 'react';
import type { Option, Position, Prompt } from '../../engine/index.ts';
import type { Game } from '../../stores/middara/game.ts';
import type { StakeKind } from '../../stores/middara/stake-kinds.ts';
import { type Stake, stakeOf } from '../../stores/middara/stakes.ts';
import { useStore } from './use-store.ts';
import { useTable } from './use-table.ts';

/** What is asked once more before it is done, and the ways to do things that ask it. */
export interface Sure {
  readonly asking: Stake | null;
  /** The answer that is asked about. */
  readonly option: Option | null;
  answer(option: Option): void;
  undo(): void;
  /** Does what was asked about. */
  go(): void;
  leave(): void;
}

interface Asked {
  readonly stake: Stake;
  /** What brings it again: the answer's id, or the undo. */
  readonly what: string;
  /** It is asked of this moment alone. */
  readonly decisions: number;
}

/** Answers and undo as they are pressed: where something is at stake the first press says what, the second does it. */
export function useSure(game: Game, position: Position, pending: Prompt | null, decisions: number): Sure {
  const { settings } = useTable();
  const unasked = useStore(settings, (state) => state.unasked);
  const [was, setAsked] = useState<Asked | null>(null);
  const asked = was?.decisions === decisions ? was : null;

  /** Does it, unless it is to be asked about first. */
  function press(what: string, stake: Stake | null, doIt: () => void): void {
    const asks = stake !== null && !unasked.includes(stake.stake satisfies StakeKind);
    if (asks && asked?.what !== what) {
      setAsked({ stake, what, decisions });
      return;
    }
    if (was) setAsked(null);
    doIt();
  }
  const answer = (option: Option) =>
    press(`answer ${option.id}`, pending && stakeOf(position, pending, option), () => give(option));
  /** An attack of a turn is ordered whole: only whether to Empower it is still asked, where it may be. */
  function give({ act, id }: Option): void {
    // What stands on the page may be a moment old: what is asked no more is not answered.
    const now = game.store.getState().pending;
    if (!now?.options.some((one) => one.id === id)) return;
    if (pending?.kind === 'turn' && act.do === 'attack') game.strike(act.target, null);
    else game.decide(id);
  }
  const undo = () => {
    const goes = game.undoing();
    if (!goes) return;
    const { saw, decisions: back } = goes;
    press('undo', saw.length > 0 ? { stake: 'undo', saw, decisions: back } : null, game.undo);
  };

  const option = pending?.options.find(({ id }) => `answer ${id}` === asked?.what) ?? null;

  return {
    asking: asked?.stake ?? null,
    option,
    answer,
    undo,
    go() {
      if (!asked) return;
      if (asked.what === 'undo') undo();
      else if (option) answer(option);
    },
    leave: () => setAsked(null),
  };
}
