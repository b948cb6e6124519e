/** What the hand in the page tells, in order. */
export type Told =
  /** It is about to answer, or to take the last answer back. */
  | { readonly did: 'decide'; readonly option: string }
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
  const wish = [/^attack/, /^best$/, /^dodge/, /^counter/, /^empower/];
  let word = seed >>> 0 || 1;
  const pick = (below: number): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
  const question = () => document.querySelector<HTMLElement>('.question[data-kind]');
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
  for (;;) {
    if (document.querySelector('.outcome')) return void say({ did: 'over' });
    const buttons = [...(question()?.querySelectorAll<HTMLElement>('button[data-option]') ?? [])];
    if (buttons.length === 0) {
      await new Promise((done) => setTimeout(done, 0));
      continue;
    }
    const back = pick(12) === 0;
    const wished = wish.flatMap((one) => buttons.find((button) => one.test(button.dataset.option!)) ?? []);
    const button = wished[0] ?? buttons[pick(buttons.length)]!;
    // Heard before it is done: else a busy machine kills the page between the two, and what is kept looks like another.
    await say(back ? { did: 'undo' } : { did: 'decide', option: button.dataset.option });
    const changed = change();
    if (back) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    else button.click();
    if (!(await changed)) continue;
    const asked = question();
    void say({
      did: 'shown',
      decisions: Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions),
      kind: asked?.dataset.kind ?? null,
      text: asked?.querySelector('h2')?.textContent ?? '',
      unkept: document.querySelector('.table-unsaved') !== null,
    });
    await new Promise((done) => setTimeout(done, 0));
  }
}
