/** Whom an ability hurts by itself, of those who are on the side of whoever is asked. */
import type { EncounterSession, Prompt } from '../../src/engine/index.ts';

/** Friends of whom is asked that an ability hurts itself, by one answer. */
export function friendsHarmed(
  session: EncounterSession,
  { figure, question }: Prompt,
  answer: string,
): string[] {
  const ahead = session.fork();
  const before = ahead.events.length;
  ahead.decide(answer);
  const side = (id: string) => session.state.figures.find((one) => one.id === id)?.side;
  const cause = 'cause' in question ? JSON.stringify(question.cause) : '';
  return ahead.events
    .slice(before)
    .flatMap((event) =>
      event.type === 'damageDealt' && JSON.stringify(event.cause) === cause ? [event.figure] : [],
    )
    .filter((id) => side(id) === side(figure));
}
