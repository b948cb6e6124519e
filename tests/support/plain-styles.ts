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
    let all: CSSStyleDeclaration | null = null;
    const get = (name: string | symbol) => {
      if (name === 'display') return displayOf(element);
      if (name === 'visibility') return visibilityOf(element);
      all ??= whole(element);
      const value = Reflect.get(all, name);
      return typeof value === 'function' ? value.bind(all) : value;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) =>
        name === 'getPropertyValue'
          ? (property: string) =>
              property === 'display' || property === 'visibility'
                ? get(property)
                : whole(element).getPropertyValue(property)
          : get(name),
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
