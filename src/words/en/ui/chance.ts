/** `61 %`; never rounded to what is certain. */
export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005
    ? 'under 1 %'
    : chance < 1 && chance > 0.995
      ? 'over 99 %'
      : `${Math.round(chance * 100)} %`;
