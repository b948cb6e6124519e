import { useState } from 'react';
import { aftermathIn } from '../../stores/campaign/chronicle.ts';
import { AbraxisPage } from './AbraxisPage.tsx';
import { Aftermath } from './Aftermath.tsx';
import { GainPage, LosePage, MembersPage } from './AskPages.tsx';
import { Book } from './Book.tsx';
import { Briefing } from './Briefing.tsx';
import { CheckPage, FacePage, Thrown } from './CheckPage.tsx';
import { FreePage, ScenarioPage } from './CrawlPages.tsx';
import { useCampaign, useCampaignView } from './campaign-context.ts';
import { DecidePage } from './DecidePage.tsx';
import { EndingPage } from './EndingPage.tsx';
import { Hub } from './hub/Hub.tsx';
import { keepRead, readOf } from './seen-outcomes.ts';

/** The question of the campaign as a page of its own; before it what the last throw or the last fight came to. */
export function StoryView() {
  const { pending, state, events, mark, decisions } = useCampaignView();
  const { id } = useCampaign();
  const [seen, setSeen] = useState(() => readOf(id));
  const goOn = () => {
    setSeen(decisions);
    keepRead(id, decisions);
  };
  if (seen !== decisions) {
    const aftermath = aftermathIn(events, mark);
    if (aftermath) return <Aftermath key={decisions} {...aftermath} onGoOn={goOn} />;
    const fresh = events.slice(mark);
    if (fresh.some(({ type }) => type === 'checkMade'))
      return <Thrown key={decisions} events={fresh} onGoOn={goOn} />;
  }
  if (state.ending || !pending) return <EndingPage />;
  const { about, kind } = pending;
  switch (kind) {
    case 'read-on':
      return <Book key={decisions} />;
    case 'decide':
      return <DecidePage key={decisions} />;
    case 'who':
      if (about.of === 'check') return <CheckPage key={decisions} />;
      return about.of === 'gainer' || about.of === 'familiar' ? (
        <GainPage key={decisions} />
      ) : (
        <MembersPage key={decisions} />
      );
    case 'roll':
      return <CheckPage key={decisions} />;
    case 'die-face':
      return <FacePage key={decisions} />;
    case 'lose':
      return <LosePage key={decisions} />;
    case 'abraxis':
      return <AbraxisPage key={decisions} />;
    case 'scenario':
      return <ScenarioPage />;
    case 'free':
      return <FreePage />;
    case 'encounter':
      return <Briefing key={decisions} />;
    case 'shop':
    case 'arrange':
    case 'active-group':
    case 'explore':
    case 'venture':
      return <Hub />;
  }
}
