/** What the hand in the page tells, in order. */
export type Told =
  /** It is about to answer, after so many decisions, the table's own among them; or to take the last answer back. */
  | { readonly did: 'decide'; readonly options: readonly (string | null)[]; readonly decisions: number }
  | { readonly did: 'undo' }
  /** The page shows what came of it: so many decisions, and this question; or that it is not kept yet. */
  | {
      readonly did: 'shown';
      readonly decisions: number;
      readonly kind: string | null;
      readonly text: string;
      readonly unkept: boolean;
    }
  | { readonly did: 'over' };

export const TELL = 'crashTell';

/**
 * Plays in the page, at full speed, until nothing of the page is left: it clicks, waits until the screen
 * shows another number of decisions, tells, and clicks again. Attacks when it can; now and then it takes an answer back. Runs
 * in the browser, so it knows nothing but its argument.
 */
export async function playByHand({ seed, tell }: { seed: number; tell: string }): Promise<void> {
  const say = (window as unknown as Record<string, (told: unknown) => Promise<void>>)[tell]!;
  const wish = [/^attack:/, /^best$/, /^dodge/, /^counter/, /^empower/];
  let word = seed >>> 0 || 1;
  const pick = (below: number): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
  const question = () => document.querySelector<HTMLElement>('.question[data-kind]:not([data-guard])');
  const answers = () =>
    [...(question()?.querySelectorAll<HTMLElement>('button[data-option]') ?? [])]
      .flatMap((button) => button.dataset.option!.split(' '))
      // A Re-Equip is laid out on its sheet first: that decides nothing yet.
      .filter((id) => id !== 're-equip');
  /** What is pressed next for an answer: in a sheet, where it is pointed at, by itself, or on the card of several. */
  const next = (id: string): HTMLElement | undefined =>
    ['dialog button[data-option="*"]', 'dialog button[data-option~="*"]', '.target button[data-option="*"]']
      .concat('.question button[data-option="*"]', '.question button[data-option~="*"]')
      .flatMap((one) => [...document.querySelectorAll<HTMLElement>(one.replace('*', CSS.escape(id)))])
      .find((button) => button.checkVisibility());
  /** Whether a press gives the answer, or only shows more of it. */
  const decides = (button: HTMLElement, id: string): boolean =>
    button.closest('dialog, .target-ways') !== null ||
    (button.dataset.option === id && !id.startsWith('attack:'));
  const shown = () => Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions);
  const nextTask = () => new Promise((done) => setTimeout(done, 0));
  /** When the screen shows another number of decisions; false when it does not for long. */
  const change = () =>
    new Promise<boolean>((done) => {
      const clock = setTimeout(() => end(false), 3000);
      const watch = new MutationObserver(() => end(true));
      const end = (came: boolean) => {
        clearTimeout(clock);
        watch.disconnect();
        done(came);
      };
      watch.observe(document.body, { subtree: true, attributeFilter: ['data-decisions'] });
    });
  /** Answers that came to nothing at this many decisions: something else is tried. */
  let vain = { at: -1, ids: [] as string[] };
  for (;;) {
    if (document.querySelector('.outcome')) return void say({ did: 'over' });
    // What an item found asks is laid out on a sheet that stands over the dock: it is left as it is proposed.
    const gear = document.querySelector<HTMLElement>('.exchange-foot .btn-primary:not(:disabled)');
    if (gear?.checkVisibility()) {
      await say({ did: 'decide', options: [null], decisions: shown() });
      const over = change();
      gear.click();
      if (await over) void say({ did: 'shown', decisions: shown(), kind: null, text: '', unkept: false });
      continue;
    }
    if (vain.at !== shown()) vain = { at: shown(), ids: [] };
    const ids = answers().filter((id) => !vain.ids.includes(id));
    if (ids.length === 0) {
      vain.ids = [];
      await nextTask();
      continue;
    }
    const back = pick(12) === 0;
    const id = wish.flatMap((one) => ids.find((id) => one.test(id)) ?? [])[0] ?? ids[pick(ids.length)]!;
    let button = next(id);
    for (let tasks = 0; !back && button && !decides(button, id) && tasks < 300; tasks++) {
      const pressed = button;
      pressed.click();
      while (next(id) === pressed && tasks++ < 300) await nextTask();
      button = next(id);
    }
    if (!back && !button) continue;
    // Heard before it is done: else a busy machine kills the page between the two, and what is kept looks like another.
    // What ends a move and does something else is two decisions in one press; of several copies the page uses one.
    const written = button?.dataset.option?.split(' ') ?? [];
    const options = written.length <= 1 ? [id] : written[0] === 'end' ? [null, id] : [null];
    await say(back ? { did: 'undo' } : { did: 'decide', options, decisions: shown() });
    const changed = change();
    if (back) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    else button?.click();
    if (!(await changed)) {
      vain.ids.push(id);
      continue;
    }
    const asked = question();
    void say({
      did: 'shown',
      decisions: shown(),
      kind: asked?.dataset.kind ?? null,
      text: asked?.querySelector('[data-asks]')?.textContent ?? '',
      unkept: document.querySelector('.table-unsaved') !== null,
    });
    await nextTask();
  }
}
