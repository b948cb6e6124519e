/** The project's folder. */
export const root: string;
/** Installs the packages if they are missing; false if they could not be. */
export function ensurePackages(): boolean;
/** Builds the page if it is older than its sources; false if it could not be. */
export function ensureBuild(): boolean;
/** Builds the page; false if it could not be. */
export function build(): boolean;

/** Runs the command line of an installed package under this very Node; true if it ended well. */
export function runTool(script: string, args: readonly string[], options?: object): boolean;
