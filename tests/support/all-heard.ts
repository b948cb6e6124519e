/** Where a page says something by itself, however it does so. */
const REGIONS = '[aria-live], [role="status"], [role="alert"], [role="log"]';

const regionOf = (node: Node): HTMLElement | null => {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest<HTMLElement>(REGIONS) ?? null;
  return region?.getAttribute('aria-live') === 'off' ? null : region;
};

/** Whether what is added is read, and not all that stands there. */
const isLog = (region: HTMLElement): boolean => region.getAttribute('aria-relevant') === 'additions';

const read = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

export interface Hearing {
  readonly heard: readonly string[];
  stop(): void;
}

/** Hears whatever the live regions of a page ever hold, in order, as a screen reader would. */
export function hearAll(page: Document): Hearing {
  const heard: string[] = [];
  const last = new WeakMap<HTMLElement, string>();
  const observer = new MutationObserver((records) => {
    const changed = new Set<HTMLElement>();
    const added: HTMLElement[] = [];
    for (const { target, addedNodes } of records) {
      const region = regionOf(target);
      if (!region) continue;
      if (isLog(region)) added.push(...([...addedNodes] as HTMLElement[]));
      else changed.add(region);
    }
    const nth = ({ dataset }: HTMLElement) => Number(dataset.nth ?? 0);
    heard.push(...added.toSorted((a, b) => nth(a) - nth(b)).map((node) => read(node.textContent)));
    for (const region of changed) {
      const text = read(region.textContent);
      if (region.isConnected && text !== '' && text !== last.get(region)) heard.push(text);
      last.set(region, text);
    }
  });
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  return { heard, stop: () => observer.disconnect() };
}
