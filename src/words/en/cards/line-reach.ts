/** Whom an effect touches and how far it reaches, in a line of a card. */
import type { Target } from '../../../engine/index.ts';
import type { Piece } from './line-fit.ts';

/** Whom a spell is cast at where its card says nothing else (p.51). */
export const usualReach = { who: 'choose', side: 'opponent', within: 'soi' } as const satisfies Target;

export const isSelf = (to: Target | undefined): boolean => to?.who === 'self';

/** `soi`: spaces of the user's Sphere of Influence; null where cards at the table change it. */
export function reachPiece(to: Target, soi: number | null): readonly Piece[] {
  if (to.who !== 'choose' && to.who !== 'all') return [];
  if (to.from !== undefined) return to.who === 'all' ? [['all around it']] : [];
  const far = farOf(to, soi);
  if (to.who === 'choose') {
    const several = to.count !== undefined && to.count > 1 ? [[`up to ${to.count}`]] : [];
    const whose = to.side === 'another-ally' ? 'another ally' : to.side === 'ally' ? 'ally' : null;
    const beside = to.within === 'adjacent';
    if (whose === null) return [...several, far === null ? [] : [far]];
    return [
      ...several,
      far === null
        ? [whose, 'ally']
        : [`${whose}${beside ? ' ' : ', '}${far}`, ...(beside ? ['ally beside'] : []), whose, 'ally'],
    ];
  }
  const who = ALL[to.side];
  const short = who === 'all' ? 'everybody' : who.replace(/^(all|other) /, '');
  if (far === null) return [[who === 'all' ? short : who, short]];
  const near = to.within === 'adjacent' ? [`${who} beside`] : [];
  return [
    [
      `${who}${who === 'all' || near.length > 0 ? ' ' : ', '}${far}`,
      ...near,
      ...(who === 'all' ? [] : [who]),
      short,
    ],
  ];
}

const ALL = {
  ally: 'all allies',
  'another-ally': 'other allies',
  opponent: 'all enemies',
  figure: 'all',
} as const;

/** Null where it is the whole board. */
function farOf(
  { within, range }: Extract<Target, { who: 'choose' | 'all' }>,
  soi: number | null,
): string | null {
  switch (within) {
    case 'adjacent':
      return 'beside you';
    case 'soi':
      return soi === null ? 'nearby' : `range ${soi}`;
    case 'range':
      return `range ${range ?? 1}`;
    case 'reach':
      return 'in reach';
    case 'board':
      return null;
  }
}
