import type { Trace } from '../../rules/model/field.ts';
import { several } from './names.ts';

/** Why a foe did what it did, by the behaviour that is printed for its kind (pp.26, 28). */
export function traceText(trace: Trace, name: string, who: (id: number) => string): string {
  const { attacks, target } = trace;
  // The dice may turn it to another who is next to it where it has come to.
  if (attacks === null || target === null || attacks === target) return reasonText(trace, name, who);
  return `${reasonText(trace, name, who)} Of those next to it there the dice decide on ${who(attacks)}.`;
}

function reasonText(trace: Trace, name: string, who: (id: number) => string): string {
  const target = trace.target === null ? '' : who(trace.target);
  const dice = trace.byDice ? ', as the dice decide among several' : '';
  switch (trace.because) {
    case 'next-to-it':
      return `${name} stays: ${target} is next to it${dice}.`;
    case 'nearest':
      return `${name} goes for ${target}, the nearest${dice}.`;
    case 'nearest-past-hazard':
      return `${name} goes for ${target}, the nearest${dice}; nobody is reached without a hazard.`;
    case 'leaves-hazard':
      return `${name} leaves the hazard it stands on and goes for ${target}, the nearest${dice}.`;
    case 'towards':
      return `${name} goes towards ${target}, the nearest${dice}, out of its reach.`;
    case 'no-way':
      return `${name} stays: there is no way to anybody.`;
    case 'sees-and-stands':
      return `${name} stands and aims at ${target}${dice}.`;
    case 'steps-back':
      return `${name} steps back from whoever is next to it, and aims at ${target}${dice}.`;
    case 'moves-to-see':
      return `${name} goes to where it sees somebody, and aims at ${target}${dice}.`;
    case 'towards-sight':
      return `${name} sees nobody, and goes towards where it will.`;
    case 'covers-most':
      return `${name} spreads over as many as it can.`;
    case 'sees-nobody':
      return `${name} sees nobody from anywhere it can get to.`;
  }
}

/** Whom it could choose among, one line each. */
export const candidateText = (
  { figure, steps }: Trace['candidates'][number],
  behaviour: Trace['behaviour'],
  who: (id: number) => string,
): string => {
  if (behaviour === 'ranged') return `${who(figure)}: ${steps === null ? 'not seen' : 'seen'}`;
  return `${who(figure)}: ${steps === null ? 'no way there' : several(steps, 'space')}`;
};

/** Which printed behaviour it goes by. */
export const BEHAVIOURS: Readonly<Record<Trace['behaviour'], string>> = {
  melee: 'With a sword (p.26): towards the nearest, always next to it, past no hazard where it can help it.',
  ranged:
    'With an arrow (p.26): stands unless somebody is next to it; then goes as far back as it still sees most.',
  swarm: 'A swarm (p.28): over or next to as many as it can; one roll against all of them.',
};
