import type { Chapter, RuleId, RuleOf } from './rule-ids.ts';

/** A rule as it is told, in a language. */
export interface RuleText {
  readonly title: string;
  /** What else it is looked for by. */
  readonly also?: string;
  /** Two to six short sentences. */
  readonly text: string;
  /** What is done in order, a line each. */
  readonly steps?: readonly string[];
}

export type ChapterTexts<C extends Chapter> = Readonly<Record<RuleOf<C>, RuleText>>;

/** The rules in a language. */
export interface RuleBook {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly texts: Readonly<Record<RuleId, RuleText>>;
}
