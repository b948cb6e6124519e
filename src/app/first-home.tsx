/** The first screen before the rest of the page is there. */
import encounters from 'virtual:encounters';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { gameStorage } from '../stores/kept/game-storage.ts';
import { lastPlayedFirst } from '../stores/kept/last-played.ts';
import type { GameSummary } from '../stores/kept/saved-game.ts';
import { packsIn } from '../stores/packs/pack-storage.ts';
import { HomePage } from '../ui/home/HomePage.tsx';
import { useCampaignList } from '../ui/page/use-campaign-list.ts';
import type { PageWords } from '../words/words.ts';
import { pageCells } from './page-cells.ts';

/**
 * The games this browser keeps; null where the first screen says more than they and the built-in encounters: of packs,
 * or of a browser that keeps nothing.
 */
async function keptGames(noAnswer: string): Promise<readonly GameSummary[] | null> {
  try {
    const cells = pageCells(noAnswer);
    const [games, packs] = await Promise.all([gameStorage(cells).list(), packsIn(cells).ids()]);
    return packs.length > 0 || cells.why() !== null ? null : games.sort(lastPlayedFirst);
  } catch {
    return null; // the table says what is wrong with the browser's store
  }
}

/** What needs the rest of the page. */
export interface Rest {
  open(file: File): void;
  /** It stands, and can be used. */
  shown(): void;
  /** There is more to say than it can. */
  needed(): void;
  broke(): void;
}

/** The first screen before the rest of the page is there. */
export function FirstHome({ rest, words }: { readonly rest: Rest; readonly words: PageWords }) {
  const { noAnswer } = words.first;
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  const campaigns = useCampaignList(pageCells(noAnswer));
  useEffect(() => {
    rest.shown();
    void keptGames(noAnswer).then((found) => (found ? setGames(found) : rest.needed()));
  }, [rest, noAnswer]);
  return (
    <Whole onBroken={rest.broke}>
      <HomePage
        games={games}
        encounters={encounters}
        campaigns={campaigns}
        words={words.home}
        onFile={async (file) => rest.open(file)}
      />
    </Whole>
  );
}

/** What breaks here is left to the table and its own screen for it. */
class Whole extends Component<{ readonly children: ReactNode; readonly onBroken: () => void }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
