import {
  areaAt,
  asked,
  asksForArea,
  type FigureId,
  type MoveDestination,
  type Option,
  type Position,
  type Prompt,
  spOfMove,
} from '../../../engine/index.ts';
import type { Choice } from '../../../stores/middara/hand-press.ts';
import { MoveIcon } from '../../icons/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useHand } from '../context/use-hand.ts';
import { usePreview } from '../context/use-preview.ts';
import { Pipped, Price } from '../deeds/SpPips.tsx';
import { OptionOdds } from '../odds/OptionOdds.tsx';
import { WayOdds } from '../odds/WayOdds.tsx';
import { EmpowerSwitch, Struck } from './Struck.tsx';
import { WayEnd } from './WayEnd.tsx';
import './target-card.css';

interface Props {
  readonly position: Position;
  /** What is asked. */
  readonly pending: Prompt;
  readonly choice: Exclude<Choice, { kind: 'approach' }>;
}

/** What was pointed at: its price and its odds, before it is paid. Declined lower left, done lower right. */
export function TargetCard({ position, pending, choice }: Props) {
  const hand = useHand();
  const { key, selection: words } = useWholeWords().ui.panels;
  const struck = choice.kind === 'answer' && pending.kind === 'turn' ? targetOf(choice.option) : null;
  const { question } = pending;
  const lays = question.ask === 'which-space' && asked(() => asksForArea(position, pending)) === true;
  const cast = lays && question.cause.kind === 'ability' && question.cause.type === 'discipline';
  const places = choice.kind === 'answer' && pending.kind !== 'turn' && isPlacing(choice.option);
  const uses = choice.kind === 'answer' && choice.option.act.do === 'use';
  const does = cast ? words.cast : lays ? words.lay : places ? words.place : uses ? words.use : words.doIt;
  const name = choice.kind === 'way' ? words.goThere : struck ? words.attack : does;
  return (
    <section
      className="target grid gap-1-4 middle tall lead-1_2 selection"
      aria-live="polite"
      aria-label={words.title}
    >
      <div className="grid gap-2px shrink bounded-y scroll-y lead-1_1">
        {choice.kind === 'way' ? (
          <Destination position={position} pending={pending} destination={choice.to} />
        ) : struck ? (
          <Struck position={position} attacker={pending.figure} target={struck} empower={choice.empower} />
        ) : (
          <Chosen position={position} pending={pending} option={choice.option} />
        )}
      </div>
      <div className="grid gap-0_3rem from-left">
        {choice.kind === 'way' && choice.other && <OtherWay position={position} other={choice.other} />}
        {struck && choice.kind === 'answer' && (
          <Empower
            position={position}
            pending={pending}
            option={choice.option}
            target={struck}
            on={choice.empower}
          />
        )}
      </div>
      <div className="target-ways gap-2 flex">
        <button type="button" className="btn" onClick={() => hand.cancel('choice')}>
          {words.notYet} <kbd className="kbd">{key.escape}</kbd>
        </button>
        <button
          type="button"
          className="btn btn-primary"
          data-option={choice.kind === 'answer' ? choice.option.id : undefined}
          onClick={hand.confirm}
        >
          <span>{name}</span>
          {choice.kind === 'way' ? (
            <Price sp={spOfMove(choice.to)} />
          ) : (
            <PriceOf pending={pending} {...choice} />
          )}
          <kbd className="kbd">{key.enter}</kbd>
        </button>
      </div>
    </section>
  );
}

/** All that is paid by the press, with what Empowering it takes. */
function PriceOf({ pending, option, empower }: Pick<Props, 'pending'> & Extract<Choice, { kind: 'answer' }>) {
  const preview = usePreview(pending, option.id);
  const [price = option.sp ?? 0] = preview?.prices ?? [];
  const asked = preview?.until.is === 'question' ? preview.until.prompt.question : null;
  return <Price sp={price + (empower && asked?.ask === 'empower' ? asked.sp : 0)} />;
}

/** A piece is put somewhere by it, or moved so far. */
const isPlacing = ({ act }: Option): boolean =>
  act.do === 'choose-space' || act.do === 'be-moved' || act.do === 'choose-number';

const targetOf = ({ act }: Option): FigureId | null => (act.do === 'attack' ? act.target : null);

/** The same attack Empowered, where that will be asked about. */
function Empower({
  position,
  pending,
  option,
  target,
  on,
}: Omit<Props, 'choice'> & {
  readonly option: Option;
  readonly target: FigureId;
  readonly on: boolean;
}) {
  const until = usePreview(pending, option.id)?.until;
  const asked = until?.is === 'question' ? until.prompt.question : null;
  if (asked?.ask !== 'empower') return null;
  return <EmpowerSwitch {...{ position, target, on }} attacker={pending.figure} sp={asked.sp} />;
}

/** Another way there, with what it takes and what it meets. */
function OtherWay({ position, other }: { position: Position; other: MoveDestination }) {
  const hand = useHand();
  const words = useWholeWords().ui.panels.selection;
  const telling = useTelling(position);
  const { cost, breaks } = other;
  return (
    <button type="button" className="btn btn-small" onClick={hand.other}>
      <span>
        <Pipped>{words.otherWay(cost, spOfMove(other), breaks.map(telling.figure))}</Pipped>
      </span>
    </button>
  );
}

function Destination({
  position,
  pending,
  destination,
}: Omit<Props, 'choice'> & { readonly destination: MoveDestination }) {
  const words = useWholeWords().ui.panels.selection;
  const { way, cost } = destination;
  const free = position.state.scopes.some((scope) => scope.kind === 'move' && scope.mode === 'free');
  return (
    <>
      <p className="flex wrap middle gap-0-2 bold selection-price">
        <MoveIcon aria-hidden="true" /> {words.steps(way.length)}
        <small className="medium soft">{words.costs(cost, free)}</small>
      </p>
      <WayEnd position={position} figure={pending.figure} at={destination.space} />
      <WayOdds position={position} pending={pending} destination={destination} />
    </>
  );
}

function Chosen({ position, pending, option }: Omit<Props, 'choice'> & { readonly option: Option }) {
  const words = useWholeWords().ui.panels.selection;
  const telling = useTelling(position);
  const remark = telling.remark(option);
  const { act } = option;
  const cost = telling.cost(act);
  // Whom it asks for next nobody knows yet.
  const until = usePreview(pending, option.id)?.until;
  const takesItself = act.do === 'use' && until !== undefined && until.is !== 'question';
  const area = act.do === 'choose-space' ? asked(() => areaAt(position, pending, act.space)) : null;
  const name = area ? words.hits(area.figures.map(telling.figure)) : telling.option(option, pending);
  return (
    <>
      <p className="flex wrap middle gap-0-2 bold">
        {act.do === 'choose-number'
          ? words.steps(act.number)
          : isPlacing(option) && !area
            ? telling.title(pending)
            : name}
      </p>
      {remark && <p>{remark}</p>}
      {cost !== '' && <p className="sm soft">{cost}</p>}
      <OptionOdds position={position} asker={pending} option={option} names={takesItself} />
    </>
  );
}
