import type { Scene } from './scene.ts';

/** Another painter paints other pictures: those kept of the one before are not its own. */
const PAINTER = 1;

/** 64 bits of all a picture is painted from, and of who paints it, as hex digits. */
export function keyOf(scene: Scene): string {
  const { terrain, levels, tileAt, decks, ...rest } = scene;
  let a = 0x811c9dc5 ^ PAINTER;
  let b = 0x9e3779b9;
  const add = (byte: number) => {
    a = Math.imul(a ^ byte, 16777619);
    b = Math.imul(b ^ byte ^ (a >>> 15), 0x85ebca6b);
  };
  for (const bytes of [terrain, levels, tileAt, decks]) bytes.forEach(add);
  const text = JSON.stringify(rest);
  for (let i = 0; i < text.length; i++) add(text.charCodeAt(i));
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(a) + hex(b);
}
