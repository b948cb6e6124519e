let take = () => {};

/** Done when somebody has taken a turn at a table of this visit: what nobody waits for may come from then on. */
export const firstTurn = new Promise<void>((done) => {
  take = done;
});

export const turnTaken = (): void => take();
