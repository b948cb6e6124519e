import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Card, figureIn } from '../../engine/index.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { MapPaper } from './MapPaper.tsx';
import { FORMATS, type Format, MAP_SCALES, type MapScale, mapPages } from './map-pages.ts';
import type { Paper } from './papers.ts';
import { SetUpPaper } from './SetUpPaper.tsx';
import { CardsPaper, SheetPaper } from './SheetPaper.tsx';
import '../theme/paper.css';
import './print.css';

interface Props {
  /** What there is to choose from; the first is proposed. */
  readonly papers: readonly Paper[];
  readonly onClose: () => void;
}

/** Letter where it is what lies in the printer, A4 elsewhere. */
const usualFormat = (): Format => (/-(US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4');

/** What is to be printed, and how. While it is open, printing the page prints that alone. */
export function PrintDialog({ papers, onClose }: Props) {
  const words = useWholeWords().ui.print;
  const [chosen, setChosen] = useState(0);
  const [format, setFormat] = useState(usualFormat);
  const [scale, setScale] = useState<MapScale>('page');
  const [left, setLeft] = useState<ReadonlySet<Card>>(new Set());
  const paper = papers[chosen]!;
  const boardOf =
    paper.what === 'map' ? paper.encounter : paper.what === 'set-up' ? paper.position.encounter : null;
  const whole = boardOf && mapPages(boardOf.board, format, 'page');
  const inches = paper.what === 'map' ? mapPages(paper.encounter.board, format, 'inch') : null;
  const sizes: Readonly<Record<MapScale, string>> = {
    inch: words.scales.inch(inches?.pages.length ?? 0),
    page: words.scales.page(Math.floor(whole?.cell ?? 0)),
  };
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <p>{words.about}</p>
      {papers.length > 1 && (
        <Choice
          legend={words.what}
          all={[...papers.keys()]}
          now={chosen}
          onChoose={setChosen}
          label={(i) => <Name paper={papers[i]!} />}
        />
      )}
      <Choice
        legend={words.format}
        all={FORMATS}
        now={format}
        onChoose={setFormat}
        label={(one) => words.formats[one]}
      />
      {paper.what === 'map' && (
        <Choice
          legend={words.scale}
          all={MAP_SCALES}
          now={scale}
          onChoose={setScale}
          label={(one) => sizes[one]}
        />
      )}
      {paper.what === 'cards' && <Cards cards={paper.cards} left={left} onLeave={setLeft} />}
      <p className="sheet-ways">
        <button type="button" className="btn btn-primary" onClick={() => window.print()}>
          {words.go}
        </button>
      </p>
      {createPortal(
        <div className="print-out" data-theme="paper" data-format={format}>
          {paper.what === 'map' && (
            <MapPaper encounter={paper.encounter} laid={scale === 'inch' ? inches! : whole!} whole={whole!} />
          )}
          {paper.what === 'set-up' && <SetUpPaper position={paper.position} whole={whole!} />}
          {paper.what === 'sheet' && <SheetPaper position={paper.position} figure={paper.figure} />}
          {paper.what === 'cards' && <CardsPaper cards={paper.cards.filter((card) => !left.has(card))} />}
        </div>,
        document.body,
      )}
    </Sheet>
  );
}

function Name({ paper }: { paper: Paper }) {
  const words = useWholeWords().ui.print;
  return paper.what === 'sheet' ? <NameOfSheet {...paper} /> : words.paper[paper.what];
}

function NameOfSheet({ position, figure }: Extract<Paper, { what: 'sheet' }>) {
  const words = useWholeWords().ui.print;
  return words.paper.sheet(useTelling(position).figureName(figureIn(position.state, figure)));
}

interface ChoiceProps<T> {
  readonly legend: string;
  readonly now: T;
  readonly onChoose: (one: T) => void;
  readonly all: readonly T[];
  readonly label: (one: T) => ReactNode;
}

function Choice<T extends string | number>({ legend, all, now, onChoose, label }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="grid gap-2px shrink">
      <legend className="label">{legend}</legend>
      {all.map((one) => (
        <label className="flex middle gap-3 touchable pressable" key={one}>
          <input
            className="rigid flush"
            type="radio"
            name={name}
            checked={one === now}
            onChange={() => onChoose(one)}
          />
          <span>{label(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CardsProps {
  readonly cards: readonly Card[];
  readonly left: ReadonlySet<Card>;
  readonly onLeave: (left: ReadonlySet<Card>) => void;
}

function Cards({ cards, left, onLeave }: CardsProps) {
  const words = useWholeWords().ui.print;
  const turn = (card: Card) => {
    const next = new Set(left);
    if (!next.delete(card)) next.add(card);
    onLeave(next);
  };
  return (
    <fieldset className="grid gap-2px shrink">
      <legend className="label">{words.cards}</legend>
      {cards.map((card) => (
        <label className="flex middle gap-3 touchable pressable" key={card.id}>
          <input
            className="rigid flush"
            type="checkbox"
            checked={!left.has(card)}
            onChange={() => turn(card)}
          />
          <span>{card.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
