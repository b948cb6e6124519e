/** Sentences by the key or the value they explain. */
export type Meanings = Readonly<Record<string, string>>;

/**
 * What the keys and values of some owners mean. An owner is a folder (`items`), a part of the language (`effect`), one
 * of its shapes by the word or first key that tells it from others (`effect.push`, `modifier.tag`), or a key that holds
 * more keys (`encounters.tiles`, `effect.roll.outcomes`). What is said of an owner holds for all of its shapes.
 */
export interface Topic {
  /** Of each key, by its owner. */
  readonly keys: Readonly<Record<string, Meanings>>;
  /** Of each value that is a word, by the owner and key that take it: `effect.do`, or the part alone: `skill`. */
  readonly values: Readonly<Record<string, Meanings>>;
}
