/** What a page keeps beside the games on its table: a pack in work, a campaign, a game of Abraxis. */

export interface Stake {
  /** Something of it would go with the page. */
  isAtStake(): boolean;
  /** Tries at once what waits for its next try. */
  retry(): void;
  /** All writes asked for so far are done, or have failed. */
  idle(): Promise<void>;
}

export interface Stakes extends Stake {
  /** Gives what is to be called when what would go with the page may be another. */
  join(stake: Stake): () => void;
}

/** Where nobody asks. */
export const noStakes: Pick<Stakes, 'join'> = { join: () => () => {} };

export function createStakes(weigh: () => void): Stakes {
  const all = new Set<Stake>();
  return {
    isAtStake: () => [...all].some((stake) => stake.isAtStake()),
    retry: () => {
      for (const stake of all) stake.retry();
    },
    async idle() {
      await Promise.all([...all].map((stake) => stake.idle()));
    },
    join(stake) {
      all.add(stake);
      return weigh;
    },
  };
}
