import type { EffectOp } from '../../../engine/index.ts';
import { isJust, numberText } from './amount-text.ts';
import { aNamed, kw, line, nameOf, type Parts, terrainWord, type Voice } from './parts.ts';
import { place, type Speaking } from './target-text.ts';

/** Where a space may be. */
export function spaceText(
  within: 'adjacent' | 'soi' | 'range',
  range: number | undefined,
  { voice }: Speaking,
): Parts {
  if (within === 'adjacent') return line`adjacent to ${voice}`;
  return line`${place(within, range, voice === 'you' ? 'your' : 'its')}${within === 'range' ? ' and Line of Sight' : ''}`;
}

export function placeTerrainText(
  effect: Extract<EffectOp, { do: 'place-terrain' }>,
  speaking: Speaking,
): Parts {
  const planks = effect.spaces === 1 ? line`a ${kw('plank')}` : line`${kw('plank', 'Planks')}`;
  const what = effect.terrain === 'normal' ? planks : terrainWord(effect.terrain);
  if (effect.within === 'target') {
    return line`place ${what} under ${speaking.target}`;
  }
  // As the book has it, "adjacent" alone is to whoever acts: "it" might be the target.
  if (effect.within === 'adjacent') {
    if (effect.spaces >= 8) return line`place ${what} on all adjacent spaces`;
    return line`place ${what} on ${effect.spaces === 1 ? 'an adjacent space' : `up to ${effect.spaces} adjacent spaces`}`;
  }
  const spaces = effect.spaces === 1 ? 'a space' : `up to ${effect.spaces} spaces`;
  return line`place ${what} on ${spaces} ${spaceText(effect.within, effect.range, speaking)}`;
}

/** Who comes into play, and where. */
export function spawnText(effect: Extract<EffectOp, { do: 'spawn' }>, voice: Voice): Parts {
  const count = effect.count ?? 1;
  const [one, many] = [aNamed(effect.card), nameOf(effect.card)];
  if (count === 1) return line`${kw('spawn', 'spawn')} ${one} on an adjacent space`;
  if (typeof count === 'number') return line`${kw('spawn', 'spawn')} ${count} × ${many} on adjacent spaces`;
  if (isJust(count, 'energy'))
    return line`for each Energy on this card, ${kw('spawn', 'spawn')} ${one} on an adjacent space`;
  return line`${kw('spawn', 'spawn')} X × ${many} on adjacent spaces, X being ${numberText(count, voice)}`;
}
