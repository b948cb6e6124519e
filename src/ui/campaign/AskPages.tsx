import type { ReactNode } from 'react';
import type { CampaignOption } from '../../campaign/index.ts';
import { CardView } from '../cards/CardView.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { useKeys } from '../page/use-keys.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from './campaign-context.ts';
import { heldIn, idOfPlace } from './hub/place-as-word.ts';
import { Page, SceneAgain } from './Page.tsx';

/** Answers as a row of buttons, each with a digit. */
export function Answers({
  options,
  children,
}: {
  options: readonly CampaignOption[];
  children: (option: CampaignOption) => ReactNode;
}) {
  const campaign = useCampaign();
  const { busy } = useCampaignView();
  useKeys(
    Object.fromEntries(
      options.slice(0, 9).map(({ id }, i) => [String(i + 1), () => void campaign.decide(id)]),
    ),
  );
  return (
    <ul className="book-answers grid shrink-y gap-2">
      {options.map((option, i) => (
        <li key={option.id}>
          <button
            type="button"
            className="btn book-answer full lg text-left"
            disabled={busy}
            onClick={() => void campaign.decide(option.id)}
          >
            {i < 9 && <kbd className="kbd">{i + 1}</kbd>} {children(option)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One of the party, by face and name. */
export function Face({ card, size = 48 }: { card: string; size?: number }) {
  const cards = useCards();
  const { who } = useNames();
  return (
    <span className="face-name inline-flex middle gap-2 semi">
      <Portrait of={card} cards={cards} size={size} /> {who(card)}
    </span>
  );
}

/** Who takes what was gained (K14), or which Familiar its new keeper has (X491). */
export function GainPage() {
  const { pending } = useCampaignView();
  const { book } = useCampaignWords();
  const cards = useCards();
  const { wordsOn } = useWholeWords().cards;
  const { card: nameOf, who } = useNames();
  const about = pending?.about;
  if (about?.of === 'familiar')
    return (
      <Page title={book.keeps(who(about.member))} opposite={<SceneAgain />}>
        <Answers options={pending!.options}>
          {({ act, id }) => (act.do === 'familiar' ? nameOf(act.card) : id)}
        </Answers>
      </Page>
    );
  if (about?.of !== 'gainer') return null;
  const { card: ref } = about;
  const card = cards.items[ref] ?? cards.disciplines[ref] ?? cards.upgrades[ref] ?? cards.companions[ref];
  return (
    <Page title={book.whoGains(nameOf(ref))} opposite={<SceneAgain />}>
      {card && <CardView card={card} blocks={wordsOn(card)} />}
      <Answers options={pending!.options}>
        {({ act }) => (act.do === 'who' ? <Face card={act.member} /> : book.toStash)}
      </Answers>
    </Page>
  );
}

/** Whom of the party something is about. */
export function MembersPage() {
  const { pending } = useCampaignView();
  const { book } = useCampaignWords();
  const about = pending?.about;
  return (
    <Page title={book.whoOf(about?.of === 'members' ? about.count : 1)} opposite={<SceneAgain />}>
      <Answers options={pending!.options}>
        {({ act, id }) => (act.do === 'who' ? <Face card={act.member} /> : id)}
      </Answers>
    </Page>
  );
}

/** Which item is given up. */
export function LosePage() {
  const { pending, state } = useCampaignView();
  const { book } = useCampaignWords();
  const { card, who } = useNames();
  const about = pending?.about;
  const title = about?.of === 'copy' ? book.losesCopy(card(about.card)) : book.loses;
  return (
    <Page title={title} opposite={<SceneAgain />}>
      <Answers options={pending!.options}>
        {({ act, id }) => {
          if (act.do !== 'lose') return id;
          const { at } = act;
          const held = heldIn(state, idOfPlace(at));
          const where = at.in === 'stash' ? book.ofStash : book.whose(who(at.member));
          const cardsOn = [held, ...(held?.upgrades ?? [])].flatMap((one) => (one ? [card(one.ref)] : []));
          return `${cardsOn.join(' + ')} (${where})`;
        }}
      </Answers>
    </Page>
  );
}
