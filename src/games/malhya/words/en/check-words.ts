import type { Check } from '../../rules/model/checks.ts';
import type { CheckKind } from '../../rules/model/vocabulary.ts';
import { ABILITY, CHARACTERISTIC, several } from './names.ts';
import { SCHOOL } from './spell-words.ts';

const KIND: Readonly<Record<CheckKind, string>> = {
  solo: 'Solo check',
  individual: 'Individual check',
  group: 'Group check',
};

/** The banner of a check: kind, characteristic, how many take part. */
export const bannerText = ({ kind, characteristic, heroes }: Check): string =>
  `${KIND[kind]}, ${CHARACTERISTIC[characteristic]}${heroes === undefined ? '' : `, at most ${several(heroes, 'hero', 'heroes')}`}`;

export const abilitiesText = ({ abilities = [] }: Check): string =>
  abilities.map((one) => ({ ...ABILITY, ...SCHOOL })[one]).join(', ');

export const levelText = (need: number, next: number | null, hidden: boolean): string => {
  if (hidden) return '?';
  return next === null ? `${need}+` : need === next - 1 ? `${need}` : `${need}–${next - 1}`;
};
