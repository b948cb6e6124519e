/** The screen of a campaign (`#/campaign/ID`). */
import { useCallback, useState } from 'react';
import type { CampaignNotOpened } from '../../stores/campaign/opening.ts';
import { Notice } from '../kit/Notice.tsx';
import { Elsewhere } from '../opening/Elsewhere.tsx';
import { useOpened } from '../opening/use-opened.ts';
import { Wait } from '../opening/Wait.tsx';
import { goOnTo, hashTo } from '../page/use-route.ts';
import { AbraxisTable } from './AbraxisPage.tsx';
import { Chronicle, ChroniclePage } from './ChroniclePage.tsx';
import { CampaignContext, useCampaigns, useCampaignView, useCampaignWords } from './campaign-context.ts';
import { Frame, viewIn } from './Frame.tsx';
import { RoadPage } from './RoadPage.tsx';
import { RecordedSheet, SheetPage } from './SheetPage.tsx';
import { StoryView } from './StoryView.tsx';
import './campaign.css';

/** A campaign at its question. `at`: its id, and behind a stroke which view of it. */
export function CampaignScreen({ at }: { at: string }) {
  const { id, view } = viewIn(at);
  return <Opening key={id} id={id} view={view} />;
}

function Opening({ id, view }: ReturnType<typeof viewIn>) {
  const campaigns = useCampaigns();
  const { frame, openFault, recorded, shelf } = useCampaignWords();
  /** Tries so far; each after the first takes it from the tab that has it. */
  const [tries, setTries] = useState(0);
  const [lost, setLost] = useState(false);
  const opened = useOpened(
    useCallback(() => {
      setLost(false);
      return campaigns.open(id, tries > 0, () => setLost(true));
    }, [campaigns, id, tries]),
  );
  if (!opened) return <Wait text={frame.opening} />;
  if (lost || (!opened.ok && opened.fault.fault === 'other-tab'))
    return (
      <Elsewhere
        title={openFault({ fault: 'other-tab' })}
        about={recorded.oneTab}
        take={recorded.takeOver}
        onTake={() => setTries((n) => n + 1)}
        back={{ href: hashTo('campaigns'), name: shelf.title }}
      />
    );
  if (!opened.ok) return <Recorded refused={opened} />;
  return (
    <CampaignContext value={opened.value}>
      <Shown view={view} />
    </CampaignContext>
  );
}

/** The part of an open campaign that its address names. */
export function Shown({ view }: Pick<ReturnType<typeof viewIn>, 'view'>) {
  const { pending } = useCampaignView();
  const [sat, setSat] = useState(false);
  // Once its end is taken something else is asked: whoever sat there sees it, for others the address is an old one.
  const isSeated = view === 'table' && (sat || pending?.kind === 'abraxis');
  if (isSeated !== sat) setSat(isSeated);
  if (isSeated) return <AbraxisTable />;
  return (
    <Frame view={view === 'table' ? 'story' : view}>
      {view === 'sheet' ? (
        <SheetPage />
      ) : view === 'chronicle' ? (
        <ChroniclePage />
      ) : view === 'road' ? (
        <RoadPage />
      ) : (
        <StoryView />
      )}
    </Frame>
  );
}

/** One that does not run any more: why, and what was recorded of it. */
function Recorded({ refused }: { refused: CampaignNotOpened }) {
  const campaigns = useCampaigns();
  const { openFault, recorded, shelf } = useCampaignWords();
  const [again, setAgain] = useState<CampaignNotOpened | null>(null);
  const told = again ?? refused;
  const saved = refused.recorded;
  const resume = async () => {
    const resumed = await campaigns.resume(saved!);
    if (resumed.ok) goOnTo('campaign', resumed.value);
    else setAgain(resumed);
  };
  return (
    <main className="campaign-recorded grid center gap-4 pad-5-4">
      <Notice alone title={openFault(told.fault)} problems={told.problems}>
        {saved && <p className="notice-text">{recorded.about}</p>}
        <p className="notice-ways">
          {saved && refused.resumes && (
            <button type="button" className="btn btn-primary" onClick={() => void resume()}>
              {recorded.resume}
            </button>
          )}
          <a className="btn" href={hashTo('campaigns')}>
            {shelf.title}
          </a>
        </p>
        {saved && refused.resumes && <p className="notice-text">{recorded.resumeAbout}</p>}
      </Notice>
      {saved && (
        <>
          <h1>
            <bdi>{saved.name}</bdi>
          </h1>
          {saved.log.checkpoint && (
            <RecordedSheet state={saved.log.checkpoint.state} notes={saved.notes ?? ''} />
          )}
          <Chronicle
            events={[...(saved.past ?? []), ...saved.recorded]}
            games={saved.games}
            abraxis={saved.abraxis}
          />
        </>
      )}
    </main>
  );
}
