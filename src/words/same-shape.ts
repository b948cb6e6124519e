/** What of a language is its letters, and what is the same in all. */

/** Kept as it is in every language. */
type Plain = number | bigint | boolean | symbol | null | undefined;

type Letters<T> = T extends string ? string : T;

/** What a function gives back: its letters are its own, what a screen goes by is not. */
type Said<R> =
  R extends Promise<infer Later>
    ? Promise<SameShape<Later>>
    : [R] extends [string | Plain]
      ? Letters<R>
      : [R] extends [readonly (string | Plain)[]]
        ? { readonly [Place in keyof R]: Letters<R[Place]> }
        : R;

/**
 * The same keys, the same questions asked of functions, and any text where this one has a text of its own: what a
 * language has to be, told by another one. Names that a screen tells things apart by stand in what functions give back
 * and in their types; they stay.
 */
export type SameShape<T> = T extends string
  ? string
  : T extends Plain
    ? T
    : T extends (...given: infer Given) => infer Saying
      ? [Said<Saying>] extends [Saying]
        ? T
        : (...given: Given) => Said<Saying>
      : { readonly [Key in keyof T]: SameShape<T[Key]> };
