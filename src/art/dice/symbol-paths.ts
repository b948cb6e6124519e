const star = (points: number, outer: number, inner: number): string => {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    corners.push(
      `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`,
    );
  }
  return `M${corners.join('L')}Z`;
};

/** What a die can show beside its number, drawn in a box of 24: outlines that nobody confuses, at any size and in one colour. */
export const SYMBOL_PATHS = {
  book: 'M11 6.6C8.8 4.9 5.4 4.2 1.5 4.4v14.1c3.9-.2 7.3.5 9.5 2.2ZM13 6.6c2.2-1.7 5.6-2.4 9.5-2.2v14.1c-3.9-.2-7.3.5-9.5 2.2Z',
  shield:
    'M12 1.5 21 4.7v6.6c0 5.6-3.6 9.3-9 11.4-5.4-2.1-9-5.8-9-11.4V4.7ZM12 5.1v13.6c3.5-1.6 5.7-4.2 5.7-7.6V7.1Z',
  burst: star(8, 11.6, 5.4),
  skull:
    'M12 1.5c-5.6 0-9.7 3.8-9.7 8.9 0 3.3 1.6 5.7 4 7.1v3.2c0 1 .8 1.8 1.8 1.8h7.8c1 0 1.8-.8 1.8-1.8v-3.2c2.4-1.4 4-3.8 4-7.1 0-5.1-4.1-8.9-9.7-8.9ZM8 8.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Zm8 0a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Zm-4 5.8 1.7 3.3h-3.4Z',
} as const;

export type DieSymbol = keyof typeof SYMBOL_PATHS;
