import { asked, combatDiceOf, type Figure, type Position } from '../../../engine/index.ts';
import { nearestFoe } from '../../../stores/middara/nearest-foe.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useOdds } from '../context/use-odds.ts';

interface Props {
  readonly position: Position;
  readonly figure: Figure;
}

/** With what it would attack as it stands, and what that would do to whoever is nearest. */
export function AttackOf({ position, figure }: Props) {
  const { exchange: words, panels } = useWholeWords().ui;
  const telling = useTelling(position);
  const target = nearestFoe(position, figure);
  const odds = useOdds(position, figure.id, target?.id ?? null);
  const dice = asked(() => combatDiceOf(position, figure).map(({ die }) => die));
  if (!dice || dice.length === 0) return null;
  const range = odds === 'too-much' ? null : (odds.find(({ empowered }) => !empowered)?.range ?? null);
  const damage = range && target ? panels.optionOdds.damage(telling.figure(target.id), range) : null;
  return <p className="across flush sm soft">{words.attack(dice, damage)}</p>;
}
