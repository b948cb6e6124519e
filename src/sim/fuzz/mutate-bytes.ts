import type { BotChance } from '../../bots/bot-chance.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { pick } from './mutate-json.ts';

/** Text with letters changed, taken out, put in, doubled or cut off, whatever it means. */
export function mangled(text: string, chance: BotChance): string {
  let out = text;
  for (let n = pick(chance, [1, 1, 2, 4, 9]); n > 0; n--) {
    const at = chance.below(out.length + 1);
    const to = Math.min(out.length, at + 1 + chance.below(40));
    switch (chance.below(7)) {
      case 0:
        out = out.slice(0, at);
        break;
      case 1:
        out = out.slice(0, at) + out.slice(to);
        break;
      case 2:
        out = out.slice(0, to) + out.slice(at);
        break;
      case 3:
        out = out.slice(0, at) + pick(chance, HOSTILE_TEXTS) + out.slice(at);
        break;
      case 4:
        out = `\uFEFF${out}`;
        break;
      case 5:
        out = out.slice(0, at) + '{}[]",:0-eE\\/\u0000\n'[chance.below(15)]! + out.slice(to);
        break;
      default:
        out = out.slice(0, at) + String.fromCharCode(chance.below(0x300)) + out.slice(at + 1);
    }
  }
  return out;
}

/** Bytes with some changed, cut off, doubled or swapped. */
export function mangledBytes(bytes: Uint8Array, chance: BotChance): Uint8Array {
  let out = bytes.slice();
  for (let n = pick(chance, [1, 1, 2, 3, 8]); n > 0 && out.length > 0; n--) {
    const at = chance.below(out.length);
    switch (chance.below(5)) {
      case 0:
        out = out.slice(0, at);
        break;
      case 1:
        out = Uint8Array.from([
          ...out.subarray(0, at),
          ...out.subarray(Math.max(0, at - 30), at),
          ...out.subarray(at),
        ]);
        break;
      case 2:
        out[at] = pick(chance, [0, 1, 0x7f, 0x80, 0xff]);
        break;
      case 3:
        out[at] = out[at]! ^ (1 << chance.below(8));
        break;
      default:
        out[at] = chance.below(256);
    }
  }
  return out;
}
