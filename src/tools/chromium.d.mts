/** The Chromium on this machine, or undefined. */
export function findChromium(): string | undefined;
/** The Chromium on this machine; installs one if there is none. */
export function ensureChromium(): string;
/** Launch arguments that fit this machine. */
export function chromiumArgs(): string[];
