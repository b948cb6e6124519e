import type { CardInstance, UpgradeCard } from '../../engine/index.ts';
import type { TextBlock } from '../../words/text.ts';
import { UpgradeIcon } from '../icons/index.ts';
import { useWords } from '../page/use-words.ts';
import { BlockText } from './CardText.tsx';
import type { NowByAbility } from './now.ts';

/** An Item Upgrade on a card. */
export interface Attached {
  readonly card: UpgradeCard;
  readonly blocks: readonly TextBlock[];
  readonly instance?: CardInstance;
  /** The side that is up has no use for it (p.28). */
  readonly idle?: boolean;
  readonly now?: NowByAbility;
}

/** The Upgrades of an item under its own words, each with how it lies. */
export function UpgradesOn({ upgrades }: { upgrades: readonly Attached[] }) {
  const words = useWords().ui.cards;
  return (
    <ul className="grid gap-2 flush bare unlisted" aria-label={words.card.upgrades}>
      {upgrades.map(({ card, blocks, instance, idle, now }, i) => {
        const stamp = idle
          ? words.stamp.idle
          : instance?.exhausted
            ? words.stamp.exhausted
            : instance?.flipped
              ? words.stamp.flipped
              : null;
        return (
          <li
            key={instance?.id ?? `${card.id} ${i}`}
            className="pad-2 round-s paper-edged"
            data-off={stamp ?? undefined}
          >
            <h4 className="flex middle gap-1 mb-1 sm">
              <UpgradeIcon />
              {card.name}
              {stamp && (
                <span className="card-stamp round-3px pad-x-2 ml-auto xs bold caps ink-red">{stamp}</span>
              )}
            </h4>
            {blocks.map((block, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed paragraphs never move
              <BlockText key={j} block={block} now={now?.get(block.ability ?? '')} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
