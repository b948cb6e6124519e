import type { Note, Option, PromptSum } from '../../../engine/index.ts';
import { listed, points } from '../grammar.ts';
import { type Sentences, type Speaker, speaker } from './speaker.ts';

const NOTES: Sentences<Note, 'note'> = {
  defeats: () => 'defeats',
  'does-nothing': () => 'no effect',
  'ends-in-dangerous': () => 'defeats: Dangerous Terrain',
  'failed-jump-defeats': () => 'a failed jump defeats',
  'friendly-fire': () => 'friendly fire',
  'to-the-roll': ({ amount }) => `${amount} to the roll`,
  'skull-misses': () => 'a skull misses',
  'skull-fails': () => '+1 Force for each book; a skull fails and deals 3',
  'summon-tokens': ({ amount }) => points(amount, 'Summon token'),
};

export const noteText = speaker('note', NOTES);

/** The small print of an answer: its note, or what the best spending buys. */
export function remarkText({ act, note }: Option, n: Speaker): string | null {
  if (note) return n.note(note);
  if (act.do !== 'spend-best') return null;
  return listed(
    act.buys.map(({ cause, times }) => (times > 1 ? `${n.cause(cause)} ×${times}` : n.cause(cause))),
  );
}

export const SUM_NAME: { readonly [S in PromptSum]: string } = {
  roll: 'attack roll',
  defense: 'Defense',
  damage: 'damage so far',
  force: 'Force',
};
