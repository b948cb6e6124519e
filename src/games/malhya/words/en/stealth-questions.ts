import type { MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { waiters } from '../../rules/procedures/waiting.ts';
import { boardOf } from '../../rules/queries/fighters.ts';
import { avertingsHere, killsOf } from '../../rules/stealth/quiet-here.ts';
import { CORPSE_AP, RAISE_AP } from '../../rules/stealth/stealth-lines.ts';
import { seenName, spaceName, whoName } from './fight-names.ts';
import { heroName, listed, type Named, several } from './names.ts';
import { threatFace } from './stealth-names.ts';

/** A question of stealth in a sentence; null: it is none. */
export function stealthQuestion(prompt: MalhyaPrompt, named: Named): string | null {
  const { hero, who = '', against = '', threatDie: die } = prompt;
  const name = hero === null ? '' : heroName(named, hero);
  switch (prompt.kind) {
    case 'quiet-turn':
      return `${name}: ${several(named.state.heroes[hero!]!.ap, 'action point')} left`;
    case 'avert':
      return `${whoName(named, who)} sees ${seenName(named, against)}: does a waiting hero kill first?`;
    case 'called':
      return prompt.rule === 'MA-60'
        ? 'Several stand on the token: which one moves and looks?'
        : 'Equally near: which enemy moves?';
    case 'come-back':
      return `${name} has left the room: come back?`;
    case 'explore':
      return 'The room is empty. Where to?';
    case 'exit-by':
      return 'Which exit does the group leave by?';
    case 'threat-die':
      return `${name}: ${die!.of} stealth die ${die!.n} of ${die!.all}`;
    case 'reroll-threat':
      return `${name}: roll a white die again?`;
    default:
      return null;
  }
}

const tokenName = (token: string): string => token.replaceAll('-', ' ');

/** An answer of stealth in a few words; null: it is none. */
export function stealthOption({ act }: MalhyaOption, named: Named): string | null {
  switch (act.do) {
    case 'kill':
      return `${act.by === 'ranged-kill' ? 'Kill from here' : 'Kill'}: ${whoName(named, act.target)}`;
    case 'avert':
      return `${heroName(named, act.hero)} kills ${whoName(named, act.target)}${act.by === 'ranged-kill' ? ' from a distance' : ''}`;
    case 'alarm':
      return 'Let the alarm come';
    case 'corpse':
      return `Move ${seenName(named, act.corpse)} to ${spaceName(act.to)}`;
    case 'revive':
      return `Help ${heroName(named, act.hero)} up`;
    case 'exit':
      return `Leave: ${tokenName(act.token)}`;
    case 'reveal':
      return 'End stealth and fight';
    case 'call':
      return whoName(named, act.who);
    case 'stay-out':
      return 'Stay out';
    case 'come-back':
      return 'Come back';
    case 'visit':
      return `${heroName(named, act.hero)} goes to: ${tokenName(act.token)}`;
    case 'threat-face':
      return threatFace(act.face);
    case 'throw-again':
      return `Roll the ${threatFace(act.face)} again`;
    default:
      return null;
  }
}

/** What an answer costs or leads to, in small print; null: nothing. */
export function stealthNote(
  { act }: MalhyaOption,
  { hero, kind }: MalhyaPrompt,
  named: Named,
): string | null {
  switch (act.do) {
    case 'kill': {
      const kill = killsOf(named, hero!).find(({ by, target }) => by === act.by && target === act.target);
      return kill ? several(kill.ap, 'action point') : null;
    }
    case 'avert': {
      const one = avertingsHere(named, [...waiters(named), act.hero]).find(
        (way) => named.state.heroes[act.hero]!.id === way.hero && way.kill.by === act.by,
      );
      if (!one) return null;
      const seen =
        one.alsoSee.length > 0
          ? `${listed(one.alsoSee.map((who) => whoName(named, who)))} would see the corpse`
          : 'averted';
      return `${several(one.kill.ap, 'action point')}; ${seen}`;
    }
    case 'corpse':
      return several(CORPSE_AP, 'action point');
    case 'revive':
      return kind === 'explore' ? null : several(RAISE_AP, 'action point');
    case 'wait':
      return kind === 'quiet-turn' ? several(boardOf(named, hero!).wait, 'action point') : null;
    default:
      return null;
  }
}
