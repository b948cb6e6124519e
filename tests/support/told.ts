import type { Finding } from '../../src/check/problem.ts';
import { findingWords } from '../../src/words/en/problems.ts';

/** A finding with what it expects, what it got and its hint in words. */
export const told = <F extends Pick<Finding, 'expected' | 'got' | 'hint'>>({
  expected,
  got,
  hint,
  ...where
}: F) => ({ ...where, ...findingWords({ expected, got, ...(hint === undefined ? {} : { hint }) }) });
