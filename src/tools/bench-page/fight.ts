/**
 * Gives answers for so many milliseconds, each as soon as it is asked; what the table answers by itself is left out.
 * Runs in the browser, so it knows nothing but its argument, and looks only ten times a second: nothing but the table
 * is to be measured.
 */
export async function giveAnswers({
  answers,
  milliseconds,
}: {
  answers: readonly string[];
  milliseconds: number;
}): Promise<void> {
  const until = performance.now() + milliseconds;
  const isTime = () => performance.now() < until;
  const rest = () => new Promise((done) => setTimeout(done, 100));
  const shown = () => document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions;
  const isAsked = () => document.querySelector('.question[data-kind], .outcome') !== null;
  for (const id of answers) {
    while (isTime() && !isAsked()) await rest();
    const before = shown();
    const button = document.querySelector<HTMLElement>(`.question [data-option="${CSS.escape(id)}"]`);
    if (!button || !isTime()) continue;
    button.click();
    while (isTime() && shown() === before) await rest();
  }
}
