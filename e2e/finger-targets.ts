/**
 * What is too small to be pressed with a finger (WCAG 2.5.5), and how small it is: less than 44 px in one direction.
 * Left out is what the rule leaves out: words within a sentence, and what has an equal beside it.
 */
export function tooSmall(): string[] {
  const LEAST = 43.5;
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="button"]';
  // A space is as large as one zooms it, and its answers are listed; points of a line chart are listed below it.
  const WITH_EQUALS = '[inert], .board, .line-chart';
  const isInline = (one: Element) => getComputedStyle(one).display.startsWith('inline');
  const isInSentence = (one: Element): boolean => {
    let around = one.parentElement!;
    while (isInline(around)) around = around.parentElement!;
    return isInline(one) && around.textContent.trim().length > one.textContent.trim().length + 1;
  };
  /** Of a control, or what grows around it to take the press. */
  const sizeOf = (one: Element): readonly [number, number] => {
    const { width, height } = one.getBoundingClientRect();
    const around = getComputedStyle(one, '::after');
    const grows = around.content !== 'none' && around.position === 'absolute';
    return grows
      ? [Math.max(width, Number.parseFloat(around.width)), Math.max(height, Number.parseFloat(around.height))]
      : [width, height];
  };
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (control.closest(WITH_EQUALS) || !control.checkVisibility({ visibilityProperty: true })) return [];
    const label = control.closest('label');
    if (isInSentence(control) || (label === null && sizeOf(control)[0] <= 1)) return [];
    const sizes = [control, ...(label ? [label] : [])].map(sizeOf);
    if (sizes.some(([width, height]) => width >= LEAST && height >= LEAST)) return [];
    const [width, height] = sizes.at(-1)!;
    const name = control.getAttribute('aria-label') ?? control.textContent;
    return [
      `${control.tagName} .${control.getAttribute('class')} ${name.slice(0, 40)}: ${width} x ${height}`,
    ];
  });
}
