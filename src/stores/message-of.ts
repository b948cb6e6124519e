/** What is told of something that was thrown: never what an engine says of itself, since that says nothing to whoever reads it. */

/** What goes wrong in a browser, as far as somebody can do something about it. */
export type Mishap = 'full' | 'gone' | 'forbidden' | 'not-arrived' | 'unforeseen';

/** By the names of what browsers throw. */
const MISHAPS: Readonly<Record<string, Mishap>> = {
  QuotaExceededError: 'full',
  NotFoundError: 'gone',
  NotReadableError: 'gone',
  NotAllowedError: 'forbidden',
  SecurityError: 'forbidden',
  NetworkError: 'not-arrived',
};

/** Those of ours that say in words what is wrong; whatever else is thrown was made by an engine, or by mistake. */
const OURS = /^(Error|RulesError|RefusedDecision)$/;

/** A script or file that the network did not give: browsers have no name of its own for that. */
const NOT_ARRIVED = /fetch|load failed|import(ing|ed) |networkerror/i;

let say: (mishap: Mishap) => string = () => '';

/** In the words of the page; until there are any nothing is said. */
export function tellMishaps(words: (mishap: Mishap) => string): void {
  say = words;
}

/** The same for whoever is refused something: of an error of an engine nothing. */
export const toldOf = (error: unknown): string =>
  error instanceof Error && OURS.test(error.name) ? error.message : '';

/** What something that was thrown comes to, in words. */
export function messageOf(error: unknown): string {
  const told = toldOf(error);
  if (told !== '') return told;
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  return say(MISHAPS[name] ?? (NOT_ARRIVED.test(message) ? 'not-arrived' : 'unforeseen'));
}

/** What it says of itself, for whoever reports it: shown folded, never as a reason. */
export const technically = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
