import type { CardRef, Option } from '../../../engine/index.ts';
import { gainOf } from '../../../stores/middara/item-gains.ts';
import { CardView } from '../../cards/CardView.tsx';
import { useLayout } from '../../frame/use-layout.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { iconOf } from '../asks/option-icons.ts';
import { GainLines } from './GainAnswer.tsx';
import type { LootProps } from './LootSheet.tsx';

interface WayProps extends Pick<LootProps, 'hinted' | 'onAnswer'> {
  readonly option: Option;
  readonly says: string;
  /** What it is of, where no card lies over it. */
  readonly about?: string;
}

/** One thing that may be done with a card. */
function Way({ option, says, about, hinted, onAnswer }: WayProps) {
  const Icon = iconOf(option.act);
  return (
    <button
      type="button"
      className="answer option touchable columns-mark middle gap-2 text-left pressable"
      data-option={option.id}
      data-proposed={option.proposed || undefined}
      data-hinted={option.id === hinted || undefined}
      onClick={() => onAnswer(option)}
    >
      <Icon className="option-icon brass" />
      <span className="grid shrink bold">
        {says}
        {about !== undefined && <small className="medium soft">{about}</small>}
      </span>
    </button>
  );
}

/** An item in full. */
function Paper({ position, item, why }: Pick<LootProps, 'position'> & { item: CardRef; why?: string }) {
  const { wordsOn } = useWholeWords().cards;
  const card = position.cards.items[item];
  return card ? <CardView card={card} blocks={wordsOn(card)} disabledReason={why} compact /> : null;
}

/** The new one on the left, over what may be done with it, and what may go for it on the right; on a phone in one column. */
export function FullPack({ position, pending, hinted, onAnswer }: LootProps) {
  const { ui } = useWholeWords();
  const words = ui.loot;
  const telling = useTelling(position);
  const layout = useLayout();
  const isWide = layout === 'wide';
  const { question, options, figure } = pending;
  if (question.ask !== 'pack-full') return null;
  const own = options.filter(({ interjection }) => !interjection);
  const isNew = ({ act }: Option) => act.do !== 'discard' || act.card === question.card;
  // By either of its sides.
  const isTwofold = own.filter(({ act }) => act.do === 'equip').length > 1;
  const nameOf = (ref: CardRef, back?: boolean) => telling.card('item', ref, back);
  const says = ({ act }: Option): string =>
    act.do === 'stash'
      ? words.toStash
      : act.do === 'equip'
        ? isTwofold
          ? words.equip(nameOf(act.ref, act.back))
          : words.equipIt
        : act.do === 'discard'
          ? act.card === question.card
            ? words.dropIt
            : words.drop(nameOf(act.ref, act.back))
          : telling.act(act);
  const sortOf = (ref: CardRef): string => {
    const card = position.cards.items[ref];
    return card ? ui.cards.typeLine(card, card.front) : '';
  };
  const shared = { hinted, onAnswer };
  const fresh = (
    <section className={`grid gap-2 shrink-y ${isWide ? 'rows-end' : ''}`} aria-label={words.found}>
      <div className="scroll-y shrink-y">
        <Paper position={position} item={question.item} />
      </div>
      <div className="grid gap-4px">
        <GainLines gain={gainOf(position, figure, question.item)} position={position} />
        <div className={`grid gap-4px ${isWide ? '' : 'columns-fit-7rem'}`}>
          {own.filter(isNew).map((option) => (
            <Way key={option.id} option={option} says={says(option)} {...shared} />
          ))}
        </div>
      </div>
    </section>
  );
  const others = own.filter((option) => !isNew(option));
  const held = (
    <section className={`grid gap-2 shrink-y ${isWide ? 'rows-head' : ''}`} aria-label={words.own}>
      <h3 className="text-face sm soft">{words.own}</h3>
      <ul className={`grid gap-2 shrink-y flush bare unlisted ${isWide ? 'columns-3' : ''}`}>
        {others.map((option) => {
          const { act } = option;
          const ref = act.do === 'discard' ? act.ref : null;
          return (
            <li key={option.id} className={`grid gap-4px shrink-y ${isWide ? 'rows-end' : ''}`}>
              {isWide && ref !== null && (
                <div className="scroll-y shrink-y">
                  <Paper position={position} item={ref} />
                </div>
              )}
              <Way
                option={option}
                says={says(option)}
                about={isWide || ref === null ? undefined : sortOf(ref)}
                {...shared}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
  return (
    <div className={`grid gap-3 shrink-y ${isWide ? 'columns-mark' : 'scroll-y'}`}>
      <div className={`grid shrink-y ${isWide ? 'wide-15rem' : ''}`}>{fresh}</div>
      {held}
    </div>
  );
}

/** What lies open, each over what takes it; what costs too much with its reason. */
export function Wares({ position, pending, hinted, onAnswer }: LootProps) {
  const telling = useTelling(position);
  const { options, refused = [], figure } = pending;
  return (
    <ul className="grid gap-2 columns-fit-14rem flush bare unlisted scroll-y shrink-y">
      {options
        .filter(({ interjection }) => !interjection)
        .map((option) => {
          const item = option.act.do === 'take-ware' ? option.act.item : null;
          return (
            <li key={option.id} className="grid rows-end gap-4px">
              <div className="grid at-top gap-4px">
                {item !== null && <Paper position={position} item={item} />}
                {item !== null && <GainLines gain={gainOf(position, figure, item)} position={position} />}
              </div>
              <Way
                option={option}
                says={telling.option(option, pending)}
                hinted={hinted}
                onAnswer={onAnswer}
              />
            </li>
          );
        })}
      {refused.map(({ id, act, reason }) => (
        <li key={id}>
          {act.do === 'take-ware' && (
            <Paper position={position} item={act.item} why={telling.reason(reason)} />
          )}
        </li>
      ))}
    </ul>
  );
}
