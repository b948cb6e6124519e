/**
 * Plays in the page until so many decisions are shown or the game is over: attacks when it can, changes equipment once
 * for each, moves else; gives how many it were. It waits a moment with each question, for what the page works out
 * beside it, says yes to what is asked once more, and puts a mark before each click. Runs in the browser, so it knows
 * nothing but its argument.
 */
export async function playMarked(most: number): Promise<number> {
  const REST = 120;
  const LIMIT = 5 * 60_000;
  const wish = [/^attack:/, /^best$/, /^dodge/, /^counter/, /^empower/, /^re-equip/];
  const panel = () => document.querySelector<HTMLElement>('.question[data-kind]');
  const shown = () => Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions ?? 0);
  const equipped = new Set<string>();
  const until = performance.now() + LIMIT;
  for (let n = 0; shown() < most && performance.now() < until; n++) {
    if (document.querySelector('.outcome')) break;
    const buttons = [...(panel()?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
    const ids = buttons.map((one) => one.dataset.option ?? '');
    const who = panel()?.querySelector('.question-seat')?.textContent ?? '';
    const wished = wish.map((pattern) =>
      ids.findIndex((id) => pattern.test(id) && !(id === 're-equip' && equipped.has(who))),
    );
    const at = wished.find((i) => i >= 0) ?? (n * 7919) % Math.max(1, ids.length);
    if (ids[at] === 're-equip') equipped.add(who);
    performance.mark(`decision ${shown()}, ${panel()?.dataset.kind}: ${ids[at]}`);
    buttons[at]?.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('.sure .btn')?.click();
    await new Promise((done) => setTimeout(done, REST));
  }
  return shown();
}
