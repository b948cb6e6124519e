import type { Figure } from '../../model/field.ts';
import { characters, type OnField, standing } from './ground.ts';

/** Characters as they act: the leader first, then clockwise (p.24). */
export function heroOrder(position: OnField): Figure[] {
  const { heroes, leader } = position.state;
  const place = ({ hero }: Figure) => (hero! - leader + heroes.length) % heroes.length;
  return characters(position).sort((a, b) => place(a) - place(b));
}

/** Foes as they act: Afflictions first, then by Vita downwards, and those who obey a hero last (p.26). */
export function foeOrder(position: OnField): Figure[] {
  const isAffliction = ({ foe }: Figure) => position.content.foes[foe!]!.kind === 'affliction';
  const obeys = ({ controller = null }: Figure) => controller !== null;
  return standing(position, 'foes').sort(
    (a, b) =>
      Number(obeys(a)) - Number(obeys(b)) ||
      Number(isAffliction(b)) - Number(isAffliction(a)) ||
      b.vita - a.vita ||
      a.id - b.id,
  );
}
