import { useMemo, useRef } from 'react';
import type { Card } from '../../engine/index.ts';
import { cardsWith, type Draft, type Folder, isShelf, ownId } from '../../stores/workshop/workshop.ts';
import { CardView } from '../cards/CardView.tsx';
import { NamesContext } from '../cards/names-context.ts';
import { ProblemList } from '../packs/ProblemList.tsx';
import { WarningList } from '../packs/WarningList.tsx';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useTools, useWorkshop } from './workshop-context.ts';

interface Props {
  readonly path: string;
  readonly place: { readonly folder: Folder; readonly id: string } | null;
}

/** Beside a form: the card as it will lie on the table, and all that is wrong with the file. Nothing where there is none of it. */
export function BesideForm({ path, place }: Props) {
  const { words } = useTools();
  const draft = useWorkshop((state) => state.checked?.draft);
  const problems = draft?.problems.filter(({ file }) => file === path) ?? [];
  const warnings = draft?.warnings.filter(({ file }) => file === path) ?? [];
  const isFaced = place?.folder === 'abraxis';
  const hasCard = place !== null && (isFaced || isShelf(place.folder));
  if (!hasCard && problems.length + warnings.length === 0) return null;
  return (
    <aside className="ws-beside flex column-wise gap-2 shrink" aria-label={words.beside.label}>
      {isFaced && draft && <FacedBeside key={path} id={place.id} draft={draft} />}
      {hasCard && !isFaced && draft && (
        <CardBeside key={path} folder={place.folder} id={place.id} draft={draft} />
      )}
      {problems.length > 0 && (
        <section className="panel grid gap-2 pad-3" aria-label={words.beside.faults}>
          <h2 className="size-md">{words.beside.faults}</h2>
          <ProblemList problems={problems} />
        </section>
      )}
      {warnings.length > 0 && (
        <section className="panel grid gap-2 pad-3" aria-label={words.beside.warnings}>
          <h2 className="size-md">{words.beside.warnings}</h2>
          <WarningList warnings={warnings} />
        </section>
      )}
    </aside>
  );
}

/** The lines of an Abraxis card; while the file has faults, as it was before them. */
function FacedBeside({ id, draft }: { id: string; draft: Draft }) {
  const { words } = useTools();
  const last = useRef<readonly string[] | null>(null);
  const now = draft.abraxis[ownId(draft, id)];
  if (now) last.current = words.abraxisLines(now).filter((line) => line !== '');
  if (!last.current) return <p className="grid gap-2 pad-3 panel">{words.beside.notYet}</p>;
  return (
    <section className="grid gap-2 paper pad-3-4">
      {last.current.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!now && <p>{words.beside.before}</p>}
    </section>
  );
}

/** The live card; while the file has faults, as it was before them. */
function CardBeside({ folder, id, draft }: { folder: Folder; id: string; draft: Draft }) {
  const { words } = useTools();
  const { cards: cardWords } = useWholeWords();
  const there = useCards();
  const last = useRef<Card | null>(null);
  const now = draft.cards[folder]?.[ownId(draft, id)] ?? null;
  if (now) last.current = now;
  const card = last.current;
  const names = useMemo(() => cardWords.namesOf(cardsWith(there, draft)), [cardWords, there, draft]);
  if (!card) return <p className="grid gap-2 pad-3 panel">{words.beside.notYet}</p>;
  return (
    <section className="grid gap-2">
      <h2 className="size-md">{words.beside.card}</h2>
      {!now && <p>{words.beside.before}</p>}
      <NamesContext value={names}>
        <CardView card={card} blocks={cardWords.wordsOn(card)} />
      </NamesContext>
    </section>
  );
}
