/** What earlier turns have left in a random position: tokens of cards on the board and on figures, abilities spent. */
import type { Ability, EffectOp, Position, Space } from '../../../src/engine/index.ts';
import { reachOf } from './tokens.ts';

type Next = (below: number) => number;
type Laid = Extract<EffectOp, { do: 'place-ward' }>;

export function leaveTraces(next: Next, { state, cards }: Position, free: readonly Space[]): void {
  const hush = laidBy(cards.combatants.fragor);
  for (const figure of state.figures) {
    const card = cards.combatants[figure.card];
    const abilities: readonly Ability[] = card?.abilities ?? [];
    const laid = card ? laidBy(card) : [];
    for (const { side, reach, abilities } of laid.length > 0 ? laid : next(8) === 0 ? hush : [])
      for (let i = next(3); i > 0; i--) {
        const wards = state.wards ?? [];
        const cause = { kind: 'ability', type: 'combatant', card: figure.card, ability: 'earlier' } as const;
        const at = free[next(free.length)] ?? [0, 0];
        const id = `ward-${wards.length + 1}`;
        const nameless = abilities.map(({ name: _, ...ability }) => ability);
        state.wards = [
          ...wards,
          { id, cause, at, by: figure.id, side, ...reachOf(reach), abilities: nameless },
        ];
      }
    const wakeful = abilities.some(({ modifiers = [] }) => modifiers.some((one) => 'noToken' in one));
    if (!wakeful && next(6) === 0)
      Object.assign(figure, {
        granted: [
          {
            ...{ id: 'granted-1', cause: { kind: 'card', type: 'token', card: 'sedate' }, by: figure.id },
            ...{ token: 'sedate', until: { at: 'turn', of: figure.id, number: figure.turnsTaken + 1 } },
            abilities: cards.tokens.sedate?.abilities ?? [],
          },
        ],
      });
    const spent = abilities.filter(({ conditions }) => conditions?.perRound && next(3) === 0);
    if (spent.length > 0)
      state.clock = {
        ...state.clock,
        used: [
          ...(state.clock.used ?? []),
          ...spent.map(({ id }) => `${figure.id}:${figure.cards[0]?.id}/${id}`),
        ],
      };
  }
}

/** Every token that the card lays, in an ability or an AI step. */
function laidBy(printed: unknown): Laid[] {
  if (typeof printed !== 'object' || printed === null) return [];
  const deeper = Object.values(printed).flatMap(laidBy);
  return 'do' in printed && printed.do === 'place-ward' ? [printed as Laid, ...deeper] : deeper;
}
