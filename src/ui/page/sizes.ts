/**
 * Looks at an element once it is laid out, before it is seen, and whenever its size changes; gives how to stop. Who looks
 * earlier makes the browser lay out the page twice for the same picture.
 */
export function onSize(element: Element, look: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    look();
    return () => {};
  }
  const observer = new ResizeObserver(look);
  observer.observe(element);
  return () => observer.disconnect();
}
