import type { EncounterDefinition, EncounterEvent } from '../../engine/index.ts';

/** Colours of the Loot that was opened in these events: what they give has been read (p.17). */
export function openedLoot(
  events: readonly EncounterEvent[],
  { tokens }: EncounterDefinition,
): ReadonlySet<string> {
  const colours = new Map(tokens.map(({ id, colour }) => [id, colour]));
  const opened = new Set<string>();
  for (const event of events) {
    if (event.type === 'boardTokenPlaced') colours.set(event.token.id, event.token.colour);
    if (event.type === 'boardTokenTurned') colours.set(event.token, event.colour);
    if (event.type === 'boardTokenRemoved' && event.how === 'opened')
      opened.add(colours.get(event.token) ?? '');
  }
  return opened;
}
