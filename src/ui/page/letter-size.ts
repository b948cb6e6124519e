/** How large the page's letters are. */

let known: number | null = null;

/** Of the page, in pixels; 0 where there is no style yet. To ask while something is drawn lays the page out: it is asked once. */
export function letterSize(): number {
  known ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 0;
  return known;
}

/** They may be another size from now on. */
export function forgetLetterSize(): void {
  known = null;
}
