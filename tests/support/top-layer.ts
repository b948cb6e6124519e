/**
 * Stand-ins for what jsdom has not: dialogs and popovers as a browser has them, as far as a test without a browser asks.
 * The real ones are shown in `e2e/kit.spec.ts`.
 */
const FIRST = ':is(a[href], button, input, select, textarea, [tabindex]):not([disabled], [tabindex="-1"])';

/** What had the focus before, by what took it. */
const before = new WeakMap<HTMLElement, Element | null>();
const shown = new Set<HTMLElement>();

const dialogs = () => [...document.querySelectorAll('dialog[open]')] as HTMLDialogElement[];
const popovers = () => [...shown].filter((one) => one.isConnected && one.popover !== 'manual');

/** All beside the topmost dialog is out of reach; what goes along with dialogs is moved into it in the same moment. */
function keepInReach(): void {
  const top = dialogs().at(-1);
  for (const one of document.body.querySelectorAll(':scope > :not(.along)'))
    one.toggleAttribute('inert', top !== undefined && one !== top);
}

const giveBack = (from: HTMLElement) => (before.get(from) as HTMLElement | null)?.focus?.();
const told = (one: HTMLElement, newState: string) =>
  one.dispatchEvent(Object.assign(new Event('toggle'), { newState }));

function showModal(this: HTMLDialogElement): void {
  for (const one of popovers()) one.hidePopover();
  before.set(this, document.activeElement);
  this.open = true;
  keepInReach();
  this.querySelector<HTMLElement>(FIRST)?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  keepInReach();
  giveBack(this);
  this.dispatchEvent(new Event('close'));
}

function showPopover(this: HTMLElement): void {
  if (this.popover !== 'manual') for (const one of popovers()) if (!one.contains(this)) one.hidePopover();
  before.set(this, document.activeElement);
  shown.add(this);
  // It knows that a popover is not drawn, but not of one that is open.
  this.style.display = 'block';
  told(this, 'open');
}

function hidePopover(this: HTMLElement): void {
  if (!shown.delete(this)) return;
  this.style.removeProperty('display');
  if (this.contains(document.activeElement)) giveBack(this);
  told(this, 'closed');
}

/** Escape closes what is topmost, unless somebody took the key. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  queueMicrotask(() => {
    if (event.defaultPrevented) return;
    const [popover, dialog] = [popovers().at(-1), dialogs().at(-1)];
    if (popover) popover.hidePopover();
    else dialog?.close();
  });
}

/** A press elsewhere closes what unfolded; one on what opened it is none. */
function onPress({ target }: Event): void {
  const opened = (target as Element).closest('button')?.popoverTargetElement;
  for (const one of popovers()) if (one !== opened && !one.contains(target as Node)) one.hidePopover();
}

/** Puts them into the page, once. */
export function standIn(): void {
  if ('showModal' in HTMLDialogElement.prototype) return;
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    get(this: HTMLElement) {
      return this.getAttribute('popover');
    },
    set(this: HTMLElement, kind: string | null) {
      if (kind === null) this.removeAttribute('popover');
      else this.setAttribute('popover', kind);
    },
    configurable: true,
  });
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerup', onPress, true);
}
