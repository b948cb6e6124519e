/** What something that was thrown says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a browser names its own errors; those of a worker come with the name alone. */
const OF_BROWSER = /^(Type|Range|Reference|Syntax|URI|Eval|Internal)Error$/;

/** The same for whoever is refused something: of an error of the browser itself nothing, since it says nothing to them. */
export const toldOf = (error: unknown): string =>
  error instanceof Error && !OF_BROWSER.test(error.name) ? error.message : '';
