/**
 * Computed styles as jsdom has them, once for each sort of element: it goes through its whole sheet of defaults for every
 * element that is asked about, and what is asked (shown or not, block or inline) hangs on the element's name and on a few
 * attributes alone, as no test has a sheet of its own.
 */

/** What defaults go by. */
const BY = ['hidden', 'open', 'type', 'popover'] as const;

export function plainStyles(): void {
  const whole = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  const displayOf = (element: Element): string => {
    const own = (element as HTMLElement).style?.display;
    if (own) return own;
    const sort = `${element.namespaceURI} ${element.localName} ${element.parentElement?.localName} ${BY.map(
      (name) => element.getAttribute(name),
    ).join('|')}`;
    const known = displays.get(sort);
    if (known !== undefined) return known;
    const { display } = whole(element);
    displays.set(sort, display);
    return display;
  };
  const visibilityOf = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = (at as HTMLElement).style?.visibility;
      if (own) return own;
    }
    return 'visible';
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return whole(element, pseudo);
    const known: Readonly<Record<string, () => string>> = {
      display: () => displayOf(element),
      visibility: () => visibilityOf(element),
    };
    let all: CSSStyleDeclaration | null = null;
    const rest = () => (all ??= whole(element));
    const styleOf = (property: string) => known[property]?.() ?? rest().getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return styleOf;
        if (name in known) return styleOf(String(name));
        const value = Reflect.get(rest(), name);
        return typeof value === 'function' ? value.bind(rest()) : value;
      },
    });
  };
}

/** The labels of what is filled in: jsdom goes through the whole page for each of them. */
export function plainLabels(): void {
  const kinds = [
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
    HTMLButtonElement,
    HTMLOutputElement,
  ];
  for (const { prototype } of kinds)
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        if (this.type === 'hidden') return null;
        let around: Element | null = this.parentElement;
        while (around && around.localName !== 'label') around = around.parentElement;
        const wrap = around as HTMLLabelElement | null;
        const own = wrap && !wrap.hasAttribute('for') && wrap.control === this ? [wrap] : [];
        if (this.id === '') return own;
        const all = this.ownerDocument.getElementsByTagName('label');
        return [...all].filter((label) => label.getAttribute('for') === this.id || own.includes(label));
      },
    });
}
