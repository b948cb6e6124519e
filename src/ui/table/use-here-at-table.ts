import { useRef } from 'react';
import type { Option } from '../../engine/index.ts';
import type { By } from '../../stores/middara/hand-press.ts';
import { useDrawer } from '../frame/use-drawer.ts';
import { useAtOnline } from '../page/use-online.ts';
import { useStable } from '../page/use-stable.ts';
import { useGame, useGameState, usePosition } from '../page/use-table.ts';
import { useHand } from './context/use-hand.ts';
import { useHint } from './context/use-hint.ts';
import { useLaidOver } from './context/use-laid-over.ts';
import { usePassing } from './context/use-passing.ts';
import { usePlanning } from './context/use-planning.ts';
import { askedAnew } from './drawer/asked-anew.ts';
import type { Asked, Here } from './here.ts';
import { useExchange } from './sheets/use-exchange.ts';
import { useVoice } from './voice/use-voice.ts';

function useAsked(): Asked {
  const position = usePosition();
  const pending = useGameState((state) => state.pending);
  const onTake = usePassing(position, pending);
  const { turn, figures } = position.state;
  const { id, campaign } = useGame();
  const isOthers = useAtOnline([id, campaign], ({ mayAnswer }) => !mayAnswer) === true;
  const subject = pending?.figure ?? turn?.figure ?? figures[0]?.id ?? null;
  return { position, pending, subject, onTake, isOthers };
}

/** What is at the table with the game on the screen. */
export function useHereAtTable(): Here {
  const asked = useAsked();
  const { position, pending, subject, onTake } = asked;
  const { session } = useGame();
  const hand = useHand();
  const drawer = useDrawer(pending && askedAnew(pending, position));
  const hinting = useHint(session, pending);
  const plans = usePlanning(position);
  const exchanging = useExchange(pending);
  const voice = useVoice(position, subject, onTake !== null);
  const over = useLaidOver(useGameState((state) => state.busy));
  const by = useRef<By>('mouse');
  // What is laid out first is not done by being chosen.
  const answer = useStable((option: Option) =>
    option.act.do === 're-equip' ? exchanging?.open() : hand.answer(option),
  );
  return { ...asked, drawer, hinting, plans, exchanging, voice, over, by, answer };
}
