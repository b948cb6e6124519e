import type { Position, Prompt } from '../../../engine/index.ts';
import type { Hint } from '../../../stores/lab/hints.ts';
import { LampIcon } from '../../icons/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import type { Hinting } from '../context/use-hint.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinting: Hinting;
}

/** What the planner would do and why, off until it is asked. */
export function HintLine({ position, pending, hinting: { status, hint, toggle } }: Props) {
  const { hint: words, tableBar } = useWholeWords().ui.panels;
  const say = { off: words.ask, working: words.stop, shown: words.putAway, failed: words.putAway }[status];
  return (
    <section className="panel flex middle gap-3px sm" aria-label={words.title} data-status={status}>
      <button
        type="button"
        className="btn btn-icon"
        aria-keyshortcuts={words.key}
        aria-pressed={status !== 'off'}
        title={tableBar.withKey(say, words.key)}
        onClick={toggle}
      >
        <LampIcon />
        <span className="visually-hidden">{say}</span>
      </button>
      <p className="sm soft" role="status">
        {status === 'working' && words.working}
        {status === 'failed' && words.failed}
        {hint && <Reason position={position} pending={pending} hint={hint} />}
      </p>
    </section>
  );
}

function Reason({ position, pending, hint }: Pick<Props, 'position' | 'pending'> & { readonly hint: Hint }) {
  const words = useWholeWords().ui.panels.hint;
  const telling = useTelling(position);
  const answer = (id: string): string => {
    const option = pending.options.find((one) => one.id === id);
    return option ? telling.option(option, pending) : id;
  };
  return (
    <>
      <strong className="plain">{words.would(answer(hint.option), (hint.way?.length ?? 0) > 0)}</strong>{' '}
      <small className="xs">
        {hint.why ? words.why(hint.why, answer(hint.why.next.option)) : words.noRuns}
      </small>
    </>
  );
}
