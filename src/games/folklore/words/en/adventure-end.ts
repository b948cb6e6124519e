import type { FolkloreContent } from '../../rules/model/content.ts';
import type { FolkloreEvent } from '../../rules/model/events.ts';

/** What is told of an adventure when its map is put away: of each goal that was solved, or that the first was not. */
export function endText(
  { card, solved }: Extract<FolkloreEvent, { readonly type: 'adventureEnded' }>,
  content: FolkloreContent,
): string {
  const told = content.adventures[card];
  const first = solved.includes('primary') ? told?.primary : told?.unsolved;
  const second = solved.includes('optional') ? told?.optional : undefined;
  return [second?.text, first?.text].filter((text) => text !== undefined).join(' ');
}
