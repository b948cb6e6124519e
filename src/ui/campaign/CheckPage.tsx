import { useMemo } from 'react';
import type { CampaignEvent } from '../../campaign/index.ts';
import { type RolledDie, sumOf } from '../../engine/index.ts';
import { SumNumber } from '../cards/LedgerView.tsx';
import { DiceRow } from '../dice/DiceRow.tsx';
import { DieChip } from '../dice/DieChip.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { TypedColours } from '../frame/TypedColours.tsx';
import { Meter } from '../kit/Meter.tsx';
import { useKeys } from '../page/use-keys.ts';
import { useReducedMotion } from '../page/use-reduced-motion.ts';
import { useCards } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from './campaign-context.ts';
import { Named } from './Named.tsx';
import { Came, Page, SceneAgain } from './Page.tsx';
import { readOn } from './read-through.ts';

const useTellingOfCards = () => {
  const cards = useCards();
  const { tellCards } = useWords();
  return useMemo(() => tellCards(cards), [tellCards, cards]);
};

/** A Skill Check outside encounters (p.12, p.66): who may try it, each with the working and the chance, then the throw. */
export function CheckPage() {
  const campaign = useCampaign();
  const { pending, busy } = useCampaignView();
  const { book } = useCampaignWords();
  const cards = useCards();
  const { who, place } = useNames();
  const telling = useTellingOfCards();
  const about = pending?.about;
  const rolls = pending?.kind === 'roll';
  const makers = about?.of === 'check' ? about.makers : [];
  const answerOf = (member: string) => (rolls ? 'roll' : `who:${member}`);
  useKeys({
    ...(rolls ? { Enter: () => void campaign.decide('roll'), ' ': () => void campaign.decide('roll') } : {}),
    ...Object.fromEntries(
      makers.map(({ member }, i) => [String(i + 1), () => void campaign.decide(answerOf(member))]),
    ),
  });
  if (about?.of !== 'check') return null;
  const { skill, difficulty, scene, all } = about;
  return (
    <Page over={book.checkOf} title={book.check(skill, difficulty)} opposite={<SceneAgain />}>
      <p className="book-face xl text-center">
        {rolls ? book.makes(who(makers[0]!.member)) : book.whoChecks}
        <span className="visually-hidden">{place(scene)}</span>
      </p>
      {all && <p className="text-center">{book.allCheck(all.needs, all.of, all.passed)}</p>}
      <ul className="makers grid gap-3">
        {makers.map(({ member, value, of36 }, i) => (
          <li key={member} className="maker grid columns-both middle gap-2-4 pad-3 paper-edged round-m">
            <Portrait of={member} cards={cards} size={72} />
            <div className="grid gap-1 lg">
              <strong className="display-face lg">{who(member)}</strong>
              <span>
                <DieChip die="purple" size={24} decorative />
                <DieChip die="purple" size={24} decorative /> +{' '}
                <SumNumber sum={value} label={book.skillIs(who(member), skill)} telling={telling} />
                <small> · {book.needs(difficulty - value.total)}</small>
              </span>
              <span className="chance" title={book.chanceAbout}>
                <span className="wide-7rem mr-2 inline-block">
                  <Meter value={of36} of={36} />
                </span>
                <strong>{book.chance(of36)}</strong> <small>{book.chanceAbout}</small>
              </span>
            </div>
            <button
              type="button"
              className="btn btn-primary"
              disabled={busy}
              onClick={() => void campaign.decide(answerOf(member))}
            >
              <Named name={rolls ? book.roll : book.makes(who(member))}>
                {rolls ? book.roll : who(member)}{' '}
                <kbd className="kbd">{rolls && makers.length === 1 ? book.enter : i + 1}</kbd>
              </Named>
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Real dice were thrown: which face each of the two shows, typed in one go (p.66). */
export function FacePage() {
  const campaign = useCampaign();
  const { pending, decisions } = useCampaignView();
  const { book } = useCampaignWords();
  const { who } = useNames();
  const about = pending?.about;
  const isSecond = isOdd(campaign.session.questions.slice(0, decisions));
  if (about?.of !== 'check' || !pending) return null;
  const label = `${who(about.makers[0]!.member)}: ${book.typeFace(isSecond ? 2 : 1)}`;
  const decide = async (faces: readonly number[]) => {
    for (const face of faces) await campaign.decide(`face:${face}`);
  };
  return (
    <Page over={book.checkOf} title={book.check(about.skill, about.difficulty)} opposite={<SceneAgain />}>
      <p className="book-face xl text-center">{label}</p>
      {about.all && (
        <p className="text-center">{book.allCheck(about.all.needs, about.all.of, about.all.passed)}</p>
      )}
      <TypedColours
        of={pending}
        dice={isSecond ? ['purple'] : ['purple', 'purple']}
        label={label}
        onFaces={(faces) => void decide(faces)}
      />
    </Page>
  );
}

/** Faces come in twos. */
function isOdd(questions: readonly { readonly kind: string }[]): boolean {
  const others = questions.findLastIndex(({ kind }) => kind !== 'die-face');
  return (questions.length - 1 - others) % 2 === 1;
}

/** What was thrown: the dice as they lie, the total with its working, whether it passed, and what came of it. */
export function Thrown({ events, onGoOn }: { events: readonly CampaignEvent[]; onGoOn: () => void }) {
  const { book } = useCampaignWords();
  const cards = useCards();
  const { who } = useNames();
  const telling = useTellingOfCards();
  const still = useReducedMotion();
  const goOn = () => {
    if (!readOn(still)) onGoOn();
  };
  useKeys({ Enter: goOn, ' ': goOn });
  const check = events.findLast((event) => event.type === 'checkMade');
  if (check?.type !== 'checkMade') return null;
  const { member, skill, difficulty, faces, total, passed } = check;
  const dice = faces.map((face): RolledDie => ({ die: 'purple', face }));
  const came = events.slice(events.indexOf(check) + 1);
  return (
    <Page
      over={book.checkOf}
      title={book.check(skill, difficulty)}
      opposite={<SceneAgain />}
      ways={
        <button type="button" className="btn btn-primary btn-book display-face lg" onClick={goOn}>
          {book.readOn} <kbd className="kbd">{book.enter}</kbd>
        </button>
      }
    >
      <section className="thrown grid center gap-3" aria-live="polite">
        <Portrait of={member} cards={cards} size={84} />
        <DiceRow dice={dice} size={84} label={who(member)} />
        <p className="grid center display-face xxxl lead-1_1">
          <SumNumber
            sum={total.entries.length > 0 ? total : sumOf([])}
            label={book.total(total.total, difficulty)}
            telling={telling}
          />
          <small className="text-face size-md">{book.total(total.total, difficulty)}</small>
        </p>
        <p className={`pad-1-5 ringed round-s display-face xl semi caps ${passed ? 'ink-green' : 'ink-red'}`}>
          {passed ? book.passed : book.failed}
        </p>
      </section>
      <Came events={came} title={book.soFar} />
    </Page>
  );
}
