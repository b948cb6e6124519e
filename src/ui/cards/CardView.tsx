import { memo } from 'react';
import type { AdventurerCard, Card, CardInstance, CombatantCard, ItemFace } from '../../engine/index.ts';
import type { TextBlock } from '../../words/text.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { GoldIcon, XpIcon } from '../icons/index.ts';
import { useCards } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { FigureCardStats, ItemStats, Stat } from './CardStats.tsx';
import { BlockText, Keyword } from './CardText.tsx';
import { artOfCard } from './card-art.ts';
import { Emblem } from './Emblem.tsx';
import { type Explain, ExplainContext } from './explain-context.ts';
import type { NowByAbility } from './now.ts';
import { type Attached, UpgradesOn } from './UpgradesOn.tsx';
import './cards.css';

interface Props {
  readonly card: Card;
  /** The words of the card, from `cardText(card)`. */
  readonly blocks: readonly TextBlock[];
  /** The card as it lies before a figure: its side, exhausted, flipped. */
  readonly instance?: CardInstance;
  /** How its abilities stand at this moment. */
  readonly now?: NowByAbility;
  /** Item Upgrades on it, as they lie (p.28). */
  readonly upgrades?: readonly Attached[];
  /** Head and numbers, the words small. */
  readonly compact?: boolean;
  readonly onUse?: () => void;
  readonly useLabel?: string;
  /** Why it may not be used now; shown instead of the button. */
  readonly disabledReason?: string;
  /** Instead of the app's own. */
  readonly explain?: Explain;
}

/** A card on paper. What it says is given; this only sets it. */
export const CardView = memo(function CardView({ explain, ...props }: Props) {
  const paper = <Paper {...props} />;
  return explain ? <ExplainContext value={explain}>{paper}</ExplainContext> : paper;
});

function faceShown(card: Card, instance: CardInstance | undefined): ItemFace | null {
  if (card.type !== 'item') return null;
  return instance?.face === 'back' ? (card.back ?? card.front) : card.front;
}

function Paper({
  card,
  blocks,
  instance,
  now,
  upgrades,
  compact,
  onUse,
  useLabel,
  disabledReason,
}: Omit<Props, 'explain'>) {
  const words = useWords().ui.cards;
  const { Icon, band } = artOfCard(card);
  const isFigure = card.type === 'adventurer' || card.type === 'combatant';
  const does = useLabel ?? words.card.use;
  const face = faceShown(card, instance);
  const up = instance?.face ?? 'front';
  const isTwoSided = card.type === 'companion' && card.back !== undefined;
  const shown = blocks.filter((block) => !block.side || block.side === up);
  const under = instance ? [] : blocks.filter((block) => block.side && block.side !== up);
  const stamp = instance?.exhausted ? words.stamp.exhausted : instance?.flipped ? words.stamp.flipped : null;
  return (
    <article
      className="card flex column-wise gap-2 full paper"
      aria-label={card.name}
      data-type={card.type}
      data-compact={compact || undefined}
      data-exhausted={instance?.exhausted || undefined}
      data-flipped={instance?.flipped || undefined}
    >
      <header
        className="card-head round-5px grid columns-both middle gap-2 pad-5px on-dark"
        style={{ background: band }}
      >
        <span className="card-seal grid centered circle wide-40px height-40px on-gold size-26px on-brass">
          <Icon />
        </span>
        <h3 className="card-name size-1_06rem lead-1_1">{card.name}</h3>
        <Price card={card} />
      </header>
      {isFigure ? (
        <CardWho card={card} />
      ) : (
        <div className="card-art grid">
          <Emblem card={card} />
        </div>
      )}
      <p className="flex wrap middle gap-2 sm italic ink-soft">
        {words.typeLine(card, face)}
        {stamp && <span className="card-stamp round-3px pad-x-2 ml-auto xs bold caps ink-red">{stamp}</span>}
      </p>
      {face && <ItemStats face={face} />}
      {isFigure && <FigureCardStats card={card} />}
      <Tags tags={card.type === 'combatant' ? card.tags : face?.tags} />
      {shown.length > 0 && (
        <div className="card-text grid one-column gap-2 pad-t-2 paper-line">
          <Blocks blocks={shown} now={now} />
        </div>
      )}
      {card.type === 'item' && card.back && !instance && (
        <section
          className="card-text grid one-column gap-2 pad-t-2 paper-line"
          aria-label={words.card.otherSideOf(card.name)}
        >
          <h4 className="sm ink-soft">{words.card.otherSide}</h4>
          <ItemStats face={card.back} />
          <Blocks blocks={under} />
        </section>
      )}
      {upgrades && upgrades.length > 0 && <UpgradesOn upgrades={upgrades} />}
      {isTwoSided && under.length > 0 && (
        <section
          className="card-text grid one-column gap-2 pad-t-2 paper-line"
          aria-label={words.card.otherSideOf(card.name)}
        >
          <h4 className="sm ink-soft">{words.card.otherSide}</h4>
          <Blocks blocks={under} />
        </section>
      )}
      {(onUse || disabledReason) && (
        <footer className="mt-auto flex middle to-end gap-2">
          {disabledReason && <span className="mr-auto sm semi ink-red">{disabledReason}</span>}
          {onUse && (
            <button
              type="button"
              className="btn btn-primary btn-small"
              aria-label={words.card.doTo(does, card.name)}
              disabled={Boolean(disabledReason)}
              onClick={onUse}
            >
              {does}
            </button>
          )}
        </footer>
      )}
    </article>
  );
}

/** Paragraphs as they are printed, each with how it stands now. */
const Blocks = ({ blocks, now }: { blocks: readonly TextBlock[]; now?: NowByAbility }) =>
  blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed paragraphs never move
    <BlockText key={i} block={block} now={now?.get(block.ability ?? '')} />
  ));

/** The portrait of whose card it is, before its own ground. */
function CardWho({ card }: { card: AdventurerCard | CombatantCard }) {
  const cards = useCards();
  return (
    <div className="card-art grid card-who round-5px to-foot center">
      <Portrait of={card.id} cards={cards} size={104} />
    </div>
  );
}

function Price({ card }: { card: Card }) {
  const words = useWords().ui.cards.stat;
  if (card.type === 'item') {
    return (
      <span className="pad-r-1 size-1_06rem bold">
        <Stat Icon={GoldIcon} name={words.gold}>
          {card.cost}
        </Stat>
      </span>
    );
  }
  if (card.type !== 'discipline' || card.story) return null;
  return (
    <span className="pad-r-1 size-1_06rem bold">
      <Stat Icon={XpIcon} name={words.xp}>
        {card.xp}
      </Stat>
    </span>
  );
}

function Tags({ tags }: { tags: readonly string[] | undefined }) {
  const words = useWords().ui.cards;
  if (!tags || tags.length === 0) return null;
  return (
    <ul className="card-tags gap-0-3 flex wrap xs semi italic ink-soft" aria-label={words.tags}>
      {tags.map((tag, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag may be printed twice
        <li key={i}>
          <Keyword keyword={tag} text={words.tag(tag)} />
        </li>
      ))}
    </ul>
  );
}
