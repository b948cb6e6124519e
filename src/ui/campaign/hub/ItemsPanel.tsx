import { type DragEvent, useState } from 'react';
import type { CampaignAct, CampaignOption, Held, Member, Place } from '../../../campaign/index.ts';
import { Emblem } from '../../cards/Emblem.tsx';
import { useMedium } from '../../page/media.ts';
import { useCards } from '../../page/use-table.ts';
import { Face } from '../AskPages.tsx';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';
import { Named } from '../Named.tsx';
import { ItemActions } from './ItemActions.tsx';
import { NARROW } from './narrow.ts';
import { idOfPlace } from './place-as-word.ts';

type Move = Extract<CampaignAct, { readonly do: 'move' }>;
const isMove = (option: CampaignOption): option is CampaignOption & { act: Move } => option.act.do === 'move';

/**
 * Items of everybody and the stash side by side (p.10, p.24). One that is chosen shows where it may go: by pointer, by
 * touch, by keys, or dragged there.
 */
export function ItemsPanel() {
  const campaign = useCampaign();
  const { pending, state, busy } = useCampaignView();
  const { items } = useCampaignWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const isNarrow = useMedium(NARROW);
  const moves = (pending?.options ?? []).filter(isMove);
  const of = (from: string) => moves.filter(({ act }) => idOfPlace(act.from) === from);
  const targets = chosen === null ? [] : of(chosen);

  const put = async (option: CampaignOption) => {
    if (busy) return;
    await campaign.decide(option.id);
    setChosen(null);
  };
  const drop = (from: string, list: string) => {
    const option = of(from).find(({ act }) => listOf(act.to) === list);
    if (option) void put(option);
  };
  const cards = useCards();
  const hasCompanions =
    state.members.some(({ companion }) => companion) || state.stash.some(({ ref }) => cards.companions[ref]);
  const about = pending?.about;
  // Their own items alone, or those of all who trade: the stash is out of reach (p.18, p.24, p.67).
  const members =
    about?.of === 're-equip' ? state.members.filter(({ card }) => card === about.member) : state.members;
  const hasStash = about?.of !== 're-equip' && about?.of !== 'trade';
  const column = { chosen, onChoose: setChosen, onDrop: drop, targets, onPut: put };

  return (
    <div className="items grid one-column from-top gap-4 pad-t-3">
      <div className="grid columns-fill-12rem from-top gap-3">
        {members.map((member) => (
          <section key={member.card} className="grid gap-2 pad-3 panel">
            <h3>
              <Face card={member.card} size={44} />
              {member.unselectable && <small>{items.unselectable}</small>}
            </h3>
            <List title={items.equipped} list="items" member={member} held={member.items} {...column} />
            <List title={items.pack} list="pack" member={member} held={member.pack} {...column} />
            {hasCompanions && (
              <List
                title={items.companion}
                list="companion"
                member={member}
                held={member.companion ? [member.companion] : []}
                {...column}
              />
            )}
          </section>
        ))}
        {hasStash && (
          <section className="grid gap-2 pad-3 panel">
            <h3>{items.stash}</h3>
            <p className="sm faint">{items.stashAbout}</p>
            <List title={items.stash} list="stash" member={null} held={state.stash} {...column} />
          </section>
        )}
      </div>
      {!isNarrow && <ItemActions chosen={chosen} />}
    </div>
  );
}

/** A list of the party in the words of a place. */
const listOf = (to: Place): string => (to.in === 'stash' ? 'stash' : `${to.member}.${to.in}`);

interface ListProps {
  readonly title: string;
  readonly list: 'items' | 'pack' | 'companion' | 'stash';
  readonly member: Member | null;
  readonly held: readonly Held[];
  readonly chosen: string | null;
  readonly targets: readonly (CampaignOption & { act: Move })[];
  readonly onChoose: (place: string | null) => void;
  readonly onDrop: (from: string, list: string) => void;
  readonly onPut: (option: CampaignOption) => Promise<void>;
}

function List({ title, list, member, held, chosen, targets, onChoose, onDrop, onPut }: ListProps) {
  const { items } = useCampaignWords();
  const cards = useCards();
  const { card: nameOf, who } = useNames();
  const own = list === 'stash' || member === null ? 'stash' : `${member.card}.${list}`;
  const target = targets.find(({ act }) => listOf(act.to) === own);
  const where = member === null ? items.stash : `${who(member.card)}, ${title}`;
  const isNarrow = useMedium(NARROW);
  const [over, setOver] = useState(false);
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.getData('text/plain'), own);
    },
  };
  return (
    <section className="column-list round-s" data-over={over || undefined} aria-label={where} {...drag}>
      {member !== null && <h4 className="sm caps brass">{title}</h4>}
      <ul className="grid gap-1">
        {held.map((one, at) => {
          const place = list === 'companion' ? own : `${own}.${at}`;
          const item = cards.items[one.ref] ?? cards.companions[one.ref];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place
            <li key={at}>
              <button
                type="button"
                className="thing grid columns-mark middle gap-2 full touchable pad-2px edged round-s sunk semi lead-1_15 text-left pressable"
                draggable
                aria-pressed={chosen === place}
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', place);
                  onChoose(place);
                }}
                onClick={() => onChoose(chosen === place ? null : place)}
              >
                {item && (
                  <span className="block wide-2_7rem height-2_7rem clip round-s">
                    <Emblem card={item} />
                  </span>
                )}
                <span>
                  <Named name={items.choose(nameOf(one.ref))}>{nameOf(one.ref)}</Named>
                  {one.face === 'back' && <small className="regular"> ({items.otherSide})</small>}
                  {one.upgrades && (
                    <small className="regular">
                      {' '}
                      + {one.upgrades.map(({ ref }) => nameOf(ref)).join(', ')}
                    </small>
                  )}
                </span>
              </button>
              {isNarrow && chosen === place && <ItemActions chosen={chosen} />}
            </li>
          );
        })}
        {held.length === 0 && <li className="sm faint">{items.empty}</li>}
      </ul>
      {target && (
        <button type="button" className="btn btn-small mt-1 full" onClick={() => void onPut(target)}>
          <Named name={items.putHere(where)}>{items.here}</Named>
        </button>
      )}
    </section>
  );
}
