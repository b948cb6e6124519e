import type { MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { isSameSpace, type Space } from '../../rules/place/space.ts';
import type { Field } from '../../rules/place/standing.ts';
import { placeOf, standingWith, tokenWith } from '../../rules/queries/field-of.ts';
import type { Named } from '../../words/en/names.ts';
import { optionText } from '../../words/en/questions.ts';
import { bestWound } from './attack-shown.ts';
import type { FightAnswer } from './fight-view.ts';
import { lostBy, noteWithLosses } from './note-with-losses.ts';
import { areasShown } from './outcome-of-answer.ts';
import { walksShown } from './walks-shown.ts';

type Does = FightAnswer['does'];

/** The answers of a question that mean a place of the board. */
export function answersOfFight(named: Named, field: Field, pending: MalhyaPrompt | null): FightAnswer[] {
  const { state } = named;
  if (!pending || !state.place) return [];
  const doesOf = doings(named, field, pending);
  return pending.options.flatMap((option): FightAnswer[] => {
    const does = doesOf(option);
    const note = does && does.kind !== 'go' && state.stealth ? noteWithLosses(option, pending, named) : null;
    const label = optionText(option, pending, named);
    return does ? [{ option: option.id, label, does, ...(note ? { note } : {}) }] : [];
  });
}

const touch = (figure: string): Does => ({ kind: 'touch', figure });

function doings(named: Named, field: Field, pending: MalhyaPrompt) {
  const { kind, hero, who } = pending;
  const walks = kind === 'turn' || kind === 'quiet-turn' ? walksShown(named, hero!) : [];
  const { heroes } = named.state;
  const place = placeOf(named);
  return (option: MalhyaOption): Does | null => {
    const { id, act } = option;
    switch (act.do) {
      case 'move': {
        const walk = walks.find(({ to }) => isSameSpace(to, act.to));
        return walk
          ? { kind: 'go', walk, loses: lostBy(option, pending, named) }
          : { kind: 'put', at: act.to };
      }
      case 'put':
        return { kind: 'put', at: act.at };
      case 'carry':
      case 'corpse':
        return { kind: 'put', at: act.to };
      case 'exit':
      case 'visit': {
        const at = tokenWith(place, act.token)?.at;
        return at ? { kind: 'put', at } : null;
      }
      case 'strike':
        return { kind: 'strike', figure: act.target, wound: bestWound(named, pending, act.target) };
      case 'aim':
        return touch(act.who);
      case 'kill':
        return touch(act.target);
      case 'call':
        return touch(act.who);
      case 'avert':
      case 'revive':
      case 'take-up':
        return touch(heroes[act.hero]!.id);
      case 'next':
        return standingWith(field, act.who) ? touch(act.who) : null;
      case 'way':
        return wayOf(field, who ?? '', id, act.way);
      case 'turn-area': {
        const turned = areasShown(named, hero!).find(({ quarters }) => quarters === act.quarters);
        return turned ? { kind: 'area', spaces: turned.spaces } : null;
      }
      default:
        return null;
    }
  };
}

/** By its name an answer is `way:target:x,y`: whom it is about, and where the enemy ends. */
function wayOf(field: Field, who: string, option: string, way: readonly Space[]): Does | null {
  const [, target] = option.split(':');
  const own = standingWith(field, who);
  if (!own || target === undefined) return null;
  const aim = standingWith(field, target);
  // Whoever is attacked from where it stands is pressed itself.
  return { kind: 'way', at: way.at(-1) ?? aim?.at ?? own.at, way, target: aim ? target : null };
}
