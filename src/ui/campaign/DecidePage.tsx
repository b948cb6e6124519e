import { decisionOf } from '../../stores/campaign/told.ts';
import { useKeys } from '../page/use-keys.ts';
import { useWords } from '../page/use-words.ts';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from './campaign-context.ts';
import { Emphasised, Page, Prose, SceneAgain } from './Page.tsx';

/** A Decision (p.10): its options as paragraphs, those that cannot be chosen with their reason. Digits choose. */
export function DecidePage() {
  const campaign = useCampaign();
  const { pending, busy } = useCampaignView();
  const { book, reason } = useCampaignWords();
  const { sentence } = useWords().content;
  const { place, card } = useNames();
  const { stories } = useCampaigns().playable();
  const about = pending?.about;
  const options = pending?.options ?? [];
  useKeys(Object.fromEntries(options.map(({ id }, i) => [String(i + 1), () => void campaign.decide(id)])));
  if (about?.of !== 'decision' || !pending) return null;
  const decision = decisionOf(stories, about.scene, about.decision);
  const textOf = (id: string) => sentence(decision?.options.find((one) => one.id === id)?.text ?? id);
  return (
    <Page over={place(about.scene)} title={book.decide} opposite={<SceneAgain />}>
      {decision?.text && <Prose text={[decision.text]} />}
      <ol className="grid gap-3">
        {options.map(({ id }, i) => (
          <li key={id}>
            <button
              type="button"
              className="book-option grid columns-mark gap-3 full pad-3 paper-edged tinted round-m book-face lg text-left ink pressable"
              disabled={busy}
              onClick={() => void campaign.decide(id)}
            >
              <kbd className="wide-2_4rem height-2_4rem ringed grid centered round display-face semi ink-red">
                {i + 1}
              </kbd>
              <span>
                <Emphasised text={textOf(id)} />
              </span>
            </button>
          </li>
        ))}
        {pending.refused.map(({ id, why }) => (
          <li
            key={id}
            className="book-option grid columns-mark gap-3 full pad-3 paper-edged dashed round-m book-face lg text-left ink-soft"
          >
            <span
              className="wide-2_4rem height-2_4rem ringed grid centered round display-face semi"
              aria-hidden="true"
            >
              –
            </span>
            <span>
              <Emphasised text={textOf(id)} />
              <small className="block text-face semi ink-red mt-1">
                {book.cannot(why.why === 'told' ? sentence(why.text) : reason(why, card))}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Page>
  );
}
