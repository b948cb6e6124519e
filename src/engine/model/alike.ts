/** How many are remembered of those that stand for others: a game, what is thought out from it, and whom it is about. */
const LATELY = 8;

/**
 * For what is worked out of a little of a part that nearly every event makes anew: of parts that are alike in that
 * little, the one met first stands for the others, as long as it is one of the last few. `isAlike` compares all that is
 * read of it for the sake of `about`.
 */
export function standIn<Part extends object, About = void>(
  isAlike: (a: Part, b: Part, about: About) => boolean,
): (part: Part, about: About) => Part {
  const lately: { readonly part: Part; readonly about: About }[] = [];
  let next = 0;
  return (part, about) => {
    for (let i = 0; i < lately.length; i++) {
      const one = lately[i]!;
      if (one.about === about && (one.part === part || isAlike(one.part, part, about))) return one.part;
    }
    lately[next] = { part, about };
    next = (next + 1) % LATELY;
    return part;
  };
}
