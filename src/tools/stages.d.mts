/** Where runs leave their reports. */
export const cache: string;

/** What came of a stage: whether it went well, or counts; the processor seconds it took; how what it printed is shown. */
export interface Result {
  readonly ok?: boolean;
  readonly passed?: number;
  readonly failed?: number;
  readonly faults?: readonly string[];
  readonly core?: number | null;
  readonly show?: () => void;
}

/** The stages of one run, in the order in which they ended. */
export class Stages {
  /** Runs one; true if nothing failed in it. */
  run(name: string, work: () => boolean | Result | Promise<boolean | Result>): Promise<boolean>;
  readonly failed: number;
  /** Prints the last lines and sets the exit code. */
  finish(more?: readonly string[]): void;
}
