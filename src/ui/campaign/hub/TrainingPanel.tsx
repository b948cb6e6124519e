import { useId, useState } from 'react';
import type { CampaignReason, Member } from '../../../campaign/index.ts';
import { type DisciplineCard, TREES } from '../../../engine/index.ts';
import { CardView } from '../../cards/CardView.tsx';
import { XpIcon } from '../../icons/index.ts';
import { TabBody, TabList } from '../../kit/Tabs.tsx';
import { useFold } from '../../kit/use-fold.ts';
import { useCards } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { Face } from '../AskPages.tsx';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';
import { Named } from '../Named.tsx';
import '../../kit/popover.css';

/** Training (p.34): the trees of each, their levels, what each costs and what is not open yet, and why. */
export function TrainingPanel() {
  const id = useId();
  const { state } = useCampaignView();
  const { training } = useCampaignWords();
  const { who } = useNames();
  const refs = state.members.map(({ card }) => card);
  const [chosen, setChosen] = useState(refs[0]!);
  const member = state.members.find(({ card }) => card === chosen) ?? state.members[0]!;
  return (
    <div className="training grid gap-3 pad-t-3">
      <TabList
        id={id}
        label={training.whose}
        tabs={refs}
        nameOf={Object.fromEntries(
          state.members.map(({ card, free }) => [card, `${who(card)} (${training.free(free)})`]),
        )}
        chosen={member.card}
        onChoose={setChosen}
      />
      <TabBody id={id} tab={member.card} chosen={member.card} className="training-body">
        <Trees key={member.card} member={member} />
      </TabBody>
    </div>
  );
}

interface Lesson {
  readonly card: DisciplineCard;
  readonly xp: number;
  /** What it is answered by; null where it is not open. */
  readonly id: string | null;
  readonly why: CampaignReason | null;
}

function Trees({ member }: { member: Member }) {
  const campaign = useCampaign();
  const { pending, busy } = useCampaignView();
  const { training } = useCampaignWords();
  const cards = useCards();
  const { card: nameOf } = useNames();
  const lessons: Lesson[] = [];
  for (const { id, act } of pending?.options ?? [])
    if (act.do === 'learn' && act.member === member.card)
      lessons.push({ card: cards.disciplines[act.discipline]!, xp: act.xp, id, why: null });
  for (const { act, why } of pending?.refused ?? [])
    if (act.do === 'learn' && act.member === member.card)
      lessons.push({ card: cards.disciplines[act.discipline]!, xp: act.xp, id: null, why });
  const respec = [...(pending?.options ?? []), ...(pending?.refused ?? [])].find(
    ({ act }) => act.do === 're-spec' && act.member === member.card,
  );
  const familiars = (pending?.options ?? []).filter(
    ({ act }) => act.do === 'familiar' && act.member === member.card,
  );
  const mayRespec = pending?.options.some((option) => option === respec);
  return (
    <>
      <p className="m-3-0 flex wrap middle gap-2-5 lg">
        <Face card={member.card} size={56} />
        <span>
          <XpIcon /> <strong>{training.free(member.free)}</strong>{' '}
          <small>{training.gained(member.gained)}</small>
        </span>
        {respec?.act.do === 're-spec' && (
          <span className="grid from-left">
            <button
              type="button"
              className="btn btn-small"
              disabled={busy || !mayRespec}
              onClick={() => void campaign.decide(respec.id)}
            >
              {training.respec(respec.act.back, respec.act.price)}
            </button>
            <small>{training.respecAbout}</small>
          </span>
        )}
      </p>
      {familiars.length > 0 && (
        <section className="familiars">
          <h3>{training.familiar}</h3>
          <p>{training.familiarAbout}</p>
          <p>
            {familiars.map(({ id, act }) =>
              act.do === 'familiar' ? (
                <button
                  key={id}
                  type="button"
                  className="btn btn-small"
                  disabled={busy}
                  onClick={() => void campaign.decide(id)}
                >
                  {training.take(nameOf(act.card))}
                </button>
              ) : null,
            )}
          </p>
        </section>
      )}
      <div className="grid columns-fill-15rem from-top gap-3">
        {TREES.map((tree) => {
          const of = lessons
            .filter(({ card }) => card.tree === tree)
            .sort((a, b) => a.card.level - b.card.level || (a.card.name < b.card.name ? -1 : 1));
          return of.length === 0 ? null : (
            <section
              key={tree}
              className="ringed round-m on-raised clip"
              style={{ borderColor: `var(--tree-${tree})` }}
            >
              <h3 className="pad-2-3 on-dark" style={{ background: `var(--tree-${tree})` }}>
                {training.tree(tree)}
              </h3>
              <ul>
                {of.map((lesson) => (
                  <LessonLine key={lesson.card.id} lesson={lesson} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** A Discipline in its tree: it unfolds to its card; it is learned, or its lock says what opens it. */
function LessonLine({ lesson: { card, xp, id, why } }: { lesson: Lesson }) {
  const campaign = useCampaign();
  const { busy } = useCampaignView();
  const { training, reason } = useCampaignWords();
  const { wordsOn } = useWholeWords().cards;
  const { card: nameOf } = useNames();
  const fold = useFold();
  const known = why?.why === 'known';
  return (
    <li className="discipline pad-1-3 line-above" data-known={known || undefined}>
      <p className="grid columns-both middle gap-0-2 touchable">
        <small className="discipline-level bold soft">{training.level(card.level)}</small>
        <span className="grid from-left">
          <button {...fold.button} className="unfold touchable least-44px semi text-left pressable">
            {card.name}
          </button>
          {id === null && (
            <small className={known ? 'bold can' : 'faint'}>
              {known ? training.known : why && reason(why, nameOf)}
            </small>
          )}
        </span>
        {id !== null && (
          <button
            type="button"
            className="btn btn-small btn-primary"
            disabled={busy}
            onClick={() => void campaign.decide(id)}
          >
            <Named name={training.learnNamed(card.name, xp)}>{training.learn(xp)}</Named>
          </button>
        )}
      </p>
      {fold.isOpen && (
        <div id={fold.id}>
          <CardView card={card} blocks={wordsOn(card)} compact />
        </div>
      )}
    </li>
  );
}
