/**
 * Marks in a page the way of a decision: pressed here, said, heard again, in the document, drawn. Runs in the browser
 * before the page's own scripts, so it knows nothing but itself; the pages' clocks are the machine's.
 */

/** Milliseconds since 1970 by the machine's clock; what a page had no part in is missing. */
export interface Mark {
  /** The document shows so many decisions. */
  readonly decisions: number;
  /** The last press before it that was somebody's, and when it came to the page's script. */
  readonly pressed: number;
  readonly pressedHere: number;
  /** The last message this page said in a table's stream. */
  readonly said: number;
  /** The last word that there is something new, and the message itself with its place. */
  readonly told: number;
  readonly heard: number;
  readonly shown: number;
  /** The frame with it is drawn. */
  readonly drawn: number;
}

export function markPage(): void {
  type Loose = { -readonly [K in keyof Mark]?: Mark[K] };
  const marks: Loose[] = [];
  const last: Loose = {};
  let fresh = 0;
  const now = () => performance.timeOrigin + performance.now();
  const text = (data: unknown): string =>
    typeof data === 'string' ? data : new TextDecoder('latin1').decode(data as ArrayBuffer);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const said = text(data);
        if (said.includes('MSG out.')) last.told = now();
        if (said.includes('Nats-Time-Stamp')) last.heard = now();
      });
    }
    override send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
      if (text(data).includes('PUB table.')) {
        // What goes on by itself after a press is nobody's press.
        last.pressed = fresh;
        fresh = 0;
        last.said = now();
      }
      super.send(data as string);
    }
  };
  for (const type of ['click', 'keydown'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        fresh = performance.timeOrigin + timeStamp;
        last.pressedHere = now();
      },
      true,
    );
  const shown = () => document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions;
  let before: string | undefined;
  new MutationObserver(() => {
    const decisions = shown();
    if (decisions === before) return;
    before = decisions;
    const mark: Loose = { ...last, decisions: Number(decisions), shown: now() };
    marks.push(mark);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        mark.drawn = now();
      };
      port2.postMessage(null);
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-decisions'],
  });
  (window as unknown as { marks: unknown }).marks = marks;
}
