/** The members of a union whose key may be that name; one member may stand for several. */
type Keyed<U, Key extends keyof U, K> = U extends unknown ? (K extends U[Key] ? U : never) : never;

/** Words for every member of a union: complete by the type checker, each told what its member holds. */
export type WordsFor<U, Key extends keyof U> = {
  readonly [K in U[Key] & string]: (said: Keyed<U, Key, K>) => string;
};
