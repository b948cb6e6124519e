import type { Trace } from '../../rules/model/field.ts';
import { several } from './names.ts';

/** Why a foe did what it did, by the behaviour that is printed for its kind (pp.26, 28). */
export function traceText(trace: Trace, name: string, who: (id: number) => string): string {
  const { attacks, target } = trace;
  // The dice may turn it to another who is next to it where it has come to.
  if (attacks === null || target === null || attacks === target) return reasonText(trace, name, who);
  return `${reasonText(trace, name, who)} Of those next to it, the dice choose ${who(attacks)}.`;
}

function reasonText(trace: Trace, name: string, who: (id: number) => string): string {
  const target = trace.target === null ? '' : who(trace.target);
  const dice = trace.byDice ? ' (the dice chose among several)' : '';
  switch (trace.because) {
    case 'next-to-it':
      return `${name} stays: ${target} is next to it${dice}.`;
    case 'nearest':
      return `${name} goes for ${target}, the nearest${dice}.`;
    case 'nearest-past-hazard':
      return `${name} goes for ${target}, the nearest${dice}. Every route within its Stride passes a hazard.`;
    case 'leaves-hazard':
      return `${name} leaves its hazard and goes for ${target}, the nearest${dice}.`;
    case 'towards':
      return `${name} goes towards ${target}, the nearest${dice}. Out of reach.`;
    case 'no-way':
      return `${name} stays: it cannot reach anyone.`;
    case 'sees-and-stands':
      return `${name} stands and aims at ${target}${dice}.`;
    case 'steps-back':
      return `${name} steps back and aims at ${target}${dice}.`;
    case 'moves-to-see':
      return `${name} moves into sight and aims at ${target}${dice}.`;
    case 'towards-sight':
      return `${name} sees no one and moves to where it will.`;
    case 'covers-most':
      return `${name} covers as many heroes as it can.`;
    case 'sees-nobody':
      return `${name} cannot reach any space with a target in sight.`;
  }
}

/** Whom it could choose among, one line each. */
export const candidateText = (
  { figure, steps }: Trace['candidates'][number],
  behaviour: Trace['behaviour'],
  who: (id: number) => string,
): string => {
  if (behaviour === 'ranged') return `${who(figure)}: ${steps === null ? 'not seen' : 'seen'}`;
  return `${who(figure)}: ${steps === null ? 'cannot be reached' : several(steps, 'space')}`;
};

/** Which printed behaviour it goes by. */
export const BEHAVIOURS: Readonly<Record<Trace['behaviour'], string>> = {
  melee: 'Sword (p.26): goes next to the nearest, and avoids hazards where it can.',
  ranged: 'Arrow (p.26): stays unless someone is next to it; then steps back as far as it still sees most.',
  swarm: 'Swarm (p.28): covers or touches as many as it can; one roll against all.',
};
