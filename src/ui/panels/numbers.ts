export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
