import { type ReactNode, useState } from 'react';
// Not by way of the index: what is seen first would wait for every icon.
import LanternIcon from '~icons/game-icons/lantern-flame';
import type { CampaignSummary } from '../../stores/campaign/saved-campaign.ts';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import { GUIDED } from '../../stores/lesson/guided.ts';
import { encounterOfDay } from '../../stores/packs/encounter-of-day.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { FileInput } from '../kit/FileInput.tsx';
import { hashTo } from '../page/use-route.ts';
import { CampaignShelf } from './CampaignShelf.tsx';
import { DayStage } from './DayStage.tsx';
import { EncounterList } from './EncounterList.tsx';
import type { HomePictures } from './home-pictures.ts';
import './home.css';

export interface HomeProps {
  /** Newest first; null while they are being read. */
  readonly games: readonly GameSummary[] | null;
  readonly encounters: readonly EncounterSummary[];
  /** Last played first; null while they are being read. */
  readonly campaigns: readonly CampaignSummary[] | null;
  readonly words: HomeWords;
  readonly onFile: (file: File) => Promise<void>;
  /** Absent until what paints and draws is there. */
  readonly pictures?: HomePictures;
  /** Below the first button; room is kept for it. */
  readonly sound?: ReactNode;
  /** Above the encounters. */
  readonly notices?: ReactNode;
  /** Below all else. */
  readonly children?: ReactNode;
}

/**
 * Where one comes in: the encounter of the day, and the others. It is given all that it shows, so that it is there before
 * the rules, the cards and the rest of the language are; what belongs below it comes with them, and moves nothing.
 */
export function HomePage({
  games,
  encounters,
  campaigns,
  words,
  onFile,
  pictures,
  sound,
  notices,
  children,
}: HomeProps) {
  const { home } = words;
  const [today] = useState(() => new Date());
  const ofDay = encounterOfDay(encounters, today, GUIDED);
  const shown = { games, words, pictures };
  const head = (
    <header className="home-head home-wide flex wrap middle gap-2-4 pad-y-3">
      <LanternIcon className="size-2_4rem lit" />
      <h1 className="flex-1-1-8rem xl as-around">{home.title}</h1>
      <nav className="flex wrap gap-2">
        <a className="btn btn-quiet" href={hashTo('rules')}>
          {home.rules}
        </a>
        <FileInput className="btn-quiet" onFile={onFile}>
          {home.loadFile}
        </FileInput>
      </nav>
    </header>
  );
  return (
    <main className="home">
      {ofDay ? (
        <DayStage encounter={ofDay} sound={sound} {...shown}>
          {head}
        </DayStage>
      ) : (
        head
      )}
      <div className="home-wide grid gap-6 pad-y-5">
        {notices}
        <CampaignShelf campaigns={campaigns} encounters={encounters} words={home} pictures={pictures} />
        <EncounterList encounters={encounters.filter(({ training }) => !training)} {...shown} />
        {children}
      </div>
    </main>
  );
}
