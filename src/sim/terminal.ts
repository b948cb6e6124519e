/** Where a command writes, line by line: what it was asked for, and beside it what it has to say. A console is one. */
export interface Terminal {
  log(text: string): void;
  error(text: string): void;
  /** Where what is logged is read by somebody, not by another program; `colours` where they can be shown. */
  readonly screen?: { readonly colours: boolean };
}

/** A command: does what its arguments say, and gives its exit code. */
export type Command = (args: string[], terminal: Terminal) => number | Promise<number>;
