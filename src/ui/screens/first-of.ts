/** Its first sentence, with what ends it. */
export const firstOf = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
