import {
  type EncounterState,
  isImmune,
  listStanding,
  type Position,
  type PromptKind,
  remainingHpOf,
  spacesOf,
  staminaOf,
} from '../engine/index.ts';

/** What must hold of every position a question of that kind is asked in; one line for each thing that does not. */
export function faultsOf(position: Position, asked?: PromptKind): string[] {
  const { state } = position;
  const faults: string[] = [];
  // What answers damage comes before the defeat (A5), with all it asks, what is used at any time in between too; so
  // who should be down is judged between actions, and not once an answer may have ended the encounter (p.14). Some
  // survive for a while (X46).
  const answering = state.outcome !== null || (asked !== undefined && asked !== 'turn');
  const ids = new Set<string>();
  for (const figure of state.figures) {
    if (ids.has(figure.id)) faults.push(`${figure.id} is there twice`);
    ids.add(figure.id);
    // Whoever has no SP is below any limit: it is not worked out.
    const max = figure.kind === 'intelligent' || figure.sp <= 0 ? null : staminaOf(position, figure).max;
    if (max !== null && figure.sp > max) faults.push(`${figure.id} has ${figure.sp} of ${max} SP`);
    if (figure.sp < 0) faults.push(`${figure.id} has ${figure.sp} SP`);
    if (figure.damage < 0) faults.push(`${figure.id} has ${figure.damage} damage`);
    const left = remainingHpOf(position, figure);
    if (left < 0) faults.push(`${figure.id} has more damage than HP`);
    const down = figure.defeated || figure.felled;
    const held = answering || figure.granted?.some(({ doomed }) => doomed);
    if (left <= 0 && !down && !held) faults.push(`${figure.id} is not down with ${figure.damage} damage`);
    if (down && figure.at) faults.push(`${figure.id} is down and on the board`);
    for (const [token, n] of Object.entries(figure.tokens))
      if (n <= 0) faults.push(`${figure.id} has ${n} ${token}`);
    if (new Set(figure.effects).size < figure.effects.length) faults.push(`${figure.id} has an effect twice`);
    for (const effect of answering ? [] : figure.effects)
      if (isImmune(position, figure, effect)) faults.push(`${figure.id} has ${effect} and is immune to it`);
  }
  if (state.loot.gold < 0) faults.push(`${state.loot.gold} gold`);
  for (const [card, n] of Object.entries(state.loot.deck))
    if (n < 0) faults.push(`${n} ${card} in the loot deck`);
  const cards = state.figures.flatMap((f) => [...f.cards, ...f.pack]).map((card) => card.id);
  if (new Set(cards).size < cards.length) faults.push('a card lies in two places');
  for (const scope of state.scopes)
    if (scope.kind === 'move' && scope.points < 0)
      faults.push(`${scope.figure} has ${scope.points} points to move`);
  // An encounter may end in the middle of a movement: nobody walks on after that.
  if (state.scopes.length === 0 && !state.outcome) faults.push(...sharedSpaces(state));
  return faults;
}

/** Between two actions nobody shares a space. */
function sharedSpaces(state: EncounterState): string[] {
  const held = new Map<string, string>();
  const faults: string[] = [];
  for (const figure of listStanding(state)) {
    for (const space of spacesOf(figure)) {
      const other = held.get(space.join());
      if (other) faults.push(`${figure.id} and ${other} share ${space.join()}`);
      held.set(space.join(), figure.id);
    }
  }
  return faults;
}
