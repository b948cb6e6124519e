import { Fragment, useContext } from 'react';
import type { DieSymbol } from '../../art/dice/symbol-paths.ts';
import type { TextBlock, TextPart } from '../../words/text.ts';
import { DieChip } from '../dice/DieChip.tsx';
import { SymbolIcon } from '../dice/SymbolIcon.tsx';
import { StaminaIcon } from '../icons/index.ts';
import { useWords } from '../page/use-words.ts';
import { Explained } from './Explained.tsx';
import { NamesContext } from './names-context.ts';
import type { Now } from './now.ts';
import './cards.css';

/** A word of the game; what it means unfolds from it, where the app can explain it. */
export const Keyword = ({ keyword, text }: { keyword: string; text: string }) => (
  <Explained keyword={keyword} className="keyword bold">
    {text}
  </Explained>
);

const POINTS = /^[.,:;!?)]+/;

/** Sentences with their symbols, dice and keywords; options stand on lines of their own. `plain`: nothing unfolds. */
export function Sentence({ parts, plain }: { parts: readonly TextPart[]; plain?: boolean }) {
  const [first = [], ...more] = linesOf(parts);
  return (
    <>
      <Words parts={first} plain={plain} />
      {more.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed text never move
        <Fragment key={i}>
          {'\n'}
          <span className="card-line block" data-option={isOption(line) || undefined}>
            <Words parts={line} plain={plain} />
          </span>
        </Fragment>
      ))}
    </>
  );
}

/** The parts of each line. */
function linesOf(parts: readonly TextPart[]): TextPart[][] {
  const lines: TextPart[][] = [[]];
  for (const part of parts) {
    const [start = '', ...more] = isWord(part) ? part.text.split('\n') : [];
    if (!isWord(part)) lines.at(-1)!.push(part);
    else if (start !== '') lines.at(-1)!.push({ text: start });
    for (const text of more) lines.push(text === '' ? [] : [{ text }]);
  }
  return lines;
}

const isOption = ([first]: readonly TextPart[]): boolean =>
  first !== undefined && isWord(first) && first.text.startsWith('•');

function Words({ parts, plain }: { parts: readonly TextPart[]; plain: boolean | undefined }) {
  return parts.map((part, i) => {
    // What unfolds is a box of its own: the point after it must not fall to the next line.
    const before = parts[i - 1];
    const after = parts[i + 1];
    const points = isWord(part) ? '' : pointsOf(after);
    const taken = isWord(part) && before && !isWord(before) ? pointsOf(part).length : 0;
    const node = isWord(part) ? part.text.slice(taken) : partNode(part, plain);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed sentence never move
    return <Fragment key={i}>{points ? <span className="one-line">{[node, points]}</span> : node}</Fragment>;
  });
}

const isWord = (part: TextPart): part is { readonly text: string } =>
  !('keyword' in part || 'card' in part || 'symbol' in part || 'die' in part);
const pointsOf = (part: TextPart | undefined): string =>
  part && isWord(part) ? (POINTS.exec(part.text)?.[0] ?? '') : '';

function partNode(part: TextPart, plain: boolean | undefined) {
  if ('symbol' in part) {
    return <InlineSymbol key="mark" symbol={part.symbol} />;
  }
  if ('die' in part) return <DieChip key="mark" die={part.die} size="1.35em" />;
  if ('card' in part) return <CardName key="mark" card={part.card} text={part.text} />;
  if (!('keyword' in part)) return part.text;
  if (plain)
    return (
      <span key="mark" className="keyword bold">
        {part.text}
      </span>
    );
  return <Keyword key="mark" keyword={part.keyword} text={part.text} />;
}

/** Another card by the name it has; by the key it is known by where it is not at hand. */
function CardName({ card, text }: { card: string; text: string }) {
  return useContext(NamesContext)(card) ?? text;
}

function InlineSymbol({ symbol }: { symbol: DieSymbol }) {
  const words = useWords().ui.dice;
  return <SymbolIcon symbol={symbol} label={words.symbol(symbol)} className="inline-symbol" size="1.15em" />;
}

/** One paragraph of a card: name, condition tags, SP, then the words, then how it stands now. */
export function BlockText({ block, plain, now }: { block: TextBlock; plain?: boolean; now?: Now }) {
  const words = useWords().ui.cards;
  return (
    <p className="card-block size-md lead-1_4" data-step={block.question ? true : undefined}>
      {block.name && <strong className="mr-0_45em heavy">{block.name}</strong>}
      {block.tags.map((tag) => (
        <span
          key={tag}
          className="card-condition mr-0_45em pad-x-0_4em inline-block round-3px size-0_8em bold"
        >
          {tag}
        </span>
      ))}
      {block.sp !== undefined && block.sp > 0 && (
        <span className="card-sp mr-0_45em pad-x-0_3em round-3px size-0_86em heavy one-line">
          <StaminaIcon />
          {words.sp(block.sp)}
        </span>
      )}
      {block.question && (
        <strong className="heavy">
          <Sentence parts={block.question} plain={plain} />{' '}
        </strong>
      )}
      <Sentence parts={block.parts} plain={plain} />
      {now && (
        <span
          className="card-now ml-0_45em pad-x-0_45em inline-block round size-0_82em strong ink-soft"
          data-on={now.on}
        >
          {now.text}
        </span>
      )}
    </p>
  );
}
