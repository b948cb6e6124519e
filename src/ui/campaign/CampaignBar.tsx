import { Suspense, useState } from 'react';
import { useGame } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { SCENE_AT_HAND } from './scene-part.ts';
import '../frame/bar/scene-bar.css';

/** Over a game that belongs to a campaign: its scene, to be read again. Nothing over other games. */
export function CampaignBar() {
  const { campaign } = useGame();
  const { ofCampaign } = useWholeWords().ui.screens;
  const [isOpen, setOpen] = useState(false);
  if (campaign === undefined) return null;
  return (
    <section
      className="scene-bar flex rigid wrap middle between gap-2-3 pad-2-3 panel"
      aria-label={ofCampaign.label}
    >
      <p className="grid lead-1_2">
        <button type="button" className="btn btn-small" onClick={() => setOpen(true)}>
          {ofCampaign.scene}
        </button>
      </p>
      {isOpen && (
        <Suspense fallback={null}>
          <SCENE_AT_HAND.Screen campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
