/**
 * Plays a seat of an online table in its page: a rest after its player was asked, boldly; until the game
 * is over or so many decisions are shown. By itself, so that nothing else of the machine drives the page meanwhile.
 * Runs in the browser, so it knows nothing but its argument.
 */
export async function playSeat({
  most,
  rest,
}: {
  readonly most: number;
  readonly rest: number;
}): Promise<void> {
  const OPEN = '.question[data-kind]:not([data-guard]):not(:has([aria-busy]))';
  const wishes = [/^place/, /^attack:/, /^best$/, /^dodge/, /^counter/, /^empower/, /^end/, /^done$/, /^no$/];
  const PRESS = 60;
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const shown = () => Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions ?? 0);
  const asked = () =>
    document.querySelector('.online-now')?.textContent === 'You decide' && document.querySelector(OPEN);
  /** What a sheet has of an answer, what is pointed at or listed, the answer itself, else what stands for several. */
  const toPress = (id: string): HTMLElement | undefined => {
    const named = `[data-option="${CSS.escape(id)}"]`;
    const among = `[data-option~="${CSS.escape(id)}"]`;
    return [
      `dialog ${named}`,
      `dialog ${among}`,
      `.target ${named}`,
      `.question ${named}`,
      `.question ${among}`,
    ]
      .flatMap((all) => [...document.querySelectorAll<HTMLElement>(all)])
      .map((one) => (one.matches('li') ? (one.querySelector<HTMLElement>('button') ?? one) : one))
      .find((one) => one.checkVisibility());
  };
  for (let turn = 0; shown() < most && !document.querySelector('.outcome'); ) {
    if (!asked()) {
      await pause(PRESS);
      continue;
    }
    // Nobody answers what has not lain there for a moment.
    await pause(rest);
    const panel = asked();
    if (!panel) continue;
    // Equipment is laid out on a sheet first: that decides nothing yet.
    const ids = [...panel.querySelectorAll<HTMLElement>('[data-option]')]
      .flatMap((one) => (one.dataset.option ?? '').split(' '))
      .filter((id) => id !== 're-equip');
    const wished = wishes.map((wish) => ids.find((id) => wish.test(id)));
    const id = wished.find((one) => one !== undefined) ?? ids[(turn * 7919) % ids.length];
    if (id === undefined) continue;
    turn += 1;
    const before = shown();
    let pressed: HTMLElement | undefined;
    for (let presses = 0; presses < 100 && shown() === before; presses++) {
      const next = toPress(id);
      if (next && next !== pressed) next.click();
      pressed = next;
      await pause(PRESS);
    }
  }
}
