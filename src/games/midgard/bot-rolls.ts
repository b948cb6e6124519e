/** What a bot does around a die: gold, cards, luck, spells, reactions, each where it is worth more than it costs. */
import { CARD, DESTINY, type Mind, TOWER, worthOfLp, worthOfToken, worthOfUse } from './bot-mind.ts';
import { RESISTANCE_PRICE } from './rules/model/fixed-numbers.ts';
import type { MidgardOption, MidgardPrompt } from './rules/model/prompts.ts';
import { foeNow } from './rules/queries/fighters.ts';
import { prestigeOf } from './rules/queries/numbers.ts';
import { type Chance, oddsOfAnswer } from './rules/queries/odds-of-answers.ts';

const shareOf = (chances: readonly Chance[], of: Chance['of']): number =>
  chances.find((one) => one.of === of)?.share ?? 0;

/** The option with the greatest worth; the first of equals. */
export function greatest(
  options: readonly MidgardOption[],
  worth: (option: MidgardOption) => number,
): MidgardOption {
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const one = worth(option);
    if (one > most + 1e-9) {
      best = option;
      most = one;
    }
  }
  return best;
}

/** What is lost where an attempt fails and must be made anew: less than the token, but where time runs out. */
const stakeOf = (mind: Mind, token: string): number => {
  const worth = worthOfToken(mind, token);
  return mind.left < 0.2 ? worth : 0.6 * worth + DESTINY;
};

/** F 1, F 2, F 8: gold, cards, aides before the die. */
export function modify(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { position, gold } = mind;
  const stake = stakeOf(mind, prompt.card!);
  const rivals = position.state.players.length - 1;
  return greatest(prompt.options, (option) => {
    const { act } = option;
    const keep = stake * shareOf(oddsOfAnswer(position, prompt, option), 'keep');
    switch (act.do) {
      case 'gold':
        return keep - act.count * gold;
      case 'support':
      case 'replace':
        return keep - worthOfUse(mind, act.card);
      case 'twenty':
        return keep - 0.35;
      case 'ask':
        // It costs nothing to be refused; who comes has a bonus action.
        return keep - 0.12 / Math.max(1, rivals);
      default:
        return keep;
    }
  });
}

/** A 8b: 3 gold where it would be lost too often. */
export function resist(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { position, gold } = mind;
  const stake = stakeOf(mind, prompt.card!);
  return greatest(prompt.options, (option) => {
    const keep = stake * shareOf(oddsOfAnswer(position, prompt, option), 'keep');
    if (option.act.do === 'pay') return keep - RESISTANCE_PRICE * gold;
    return option.act.do === 'cast' ? keep - 0.01 : keep;
  });
}

/** What hangs on a roll. */
function stakeOfRoll(mind: Mind, { roll, card }: MidgardPrompt): number {
  const { state, content } = mind.position;
  switch (roll?.what) {
    case 'token':
      return state.attempt ? stakeOf(mind, state.attempt.token) : 1;
    case 'forgery':
      return 1 + TOWER;
    case 'thief':
      return 0.7;
    case 'challenge': {
      const shown = content.challenges[card ?? state.adventure?.cards.at(-1) ?? '']?.fails;
      return shown === 'failed' || shown === 'over' || shown === 'all-tower'
        ? 1.5
        : shown === 'none'
          ? 0.08
          : 0.2;
    }
    case 'attack':
      return state.combat ? 0.4 : 0.1;
    case 'defense':
      return worthOfLp(mind);
    case 'spell':
      return 0.15;
    default:
      return 0.05;
  }
}

/** F 3, F 4: a card in place of the die, or the die once more. */
export function replaceOrRoll(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const stake = stakeOfRoll(mind, prompt);
  return greatest(prompt.options, (option) => {
    const [chance] = oddsOfAnswer(mind.position, prompt, option);
    const worth = stake * (chance?.share ?? 0);
    const { act } = option;
    if (act.do === 'replace' || act.do === 'luck') return worth - worthOfUse(mind, act.card);
    if (act.do === 'twenty') return worth - 0.35;
    return act.do === 'again' ? worth - 0.2 : worth;
  });
}

/** C 3: the weapon that costs most, spells and draughts where the fight is worth them. */
export function attack(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { position, player } = mind;
  const { combat } = position.state;
  const { content } = position;
  const foe = combat?.foe ? foeNow(position, combat.foe) : null;
  const isHard = foe !== null && (foe.lp >= 3 || combat?.kind === 'boss' || combat?.kind === 'shadow');
  return greatest(prompt.options, (option) => {
    const { act } = option;
    const hit = shareOf(oddsOfAnswer(position, prompt, option), 'hit');
    switch (act.do) {
      case 'strike':
        return hit * (act.weapon === null ? 1 : (content.goods[act.weapon]!.damage ?? 1));
      case 'replace': {
        const damage = act.weapon ? (content.goods[act.weapon]!.damage ?? 1) : 1;
        return hit * damage - (isHard ? 1.5 : 4) * worthOfUse(mind, act.card) - 0.1;
      }
      case 'twenty':
        return hit - 1;
      case 'cast': {
        const works = shareOf(oddsOfAnswer(position, prompt, option), 'cast');
        const { does } = content.spells[act.spell]!;
        if ('damage' in does) return works * does.damage * 0.75;
        if (combat?.spells.some((one) => one.player === player && one.ref === act.spell)) return 0;
        return foe !== null && foe.lp >= 2 && works >= 0.4 ? 2 : 0;
      }
      case 'use':
        return isHard ? hit + 0.15 : 0;
      default:
        return 0;
    }
  });
}

/** C 4: the die; cards and draughts where Life Points are few, *Surprise* where it is unlikely to hold. */
export function defend(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { position, player } = mind;
  const { combat } = position.state;
  const lp = worthOfLp(mind);
  return greatest(prompt.options, (option) => {
    const { act } = option;
    const chances = oddsOfAnswer(position, prompt, option);
    const hold = lp * shareOf(chances, 'hold');
    switch (act.do) {
      case 'surprise':
        return hold - 0.04;
      case 'replace':
        return hold - worthOfUse(mind, act.card);
      case 'twenty':
        return hold - 0.35;
      case 'use':
        return hold - 0.05;
      case 'cast':
        return combat?.spells.some((one) => one.player === player && one.ref === act.spell)
          ? 0
          : shareOf(chances, 'cast') >= 0.4
            ? lp
            : 0;
      case 'something':
        return lp > 0.2 && hasGood(mind, prompt) ? lp : 0;
      default:
        return hold;
    }
  });
}

/** A card in hand that would hold, or averts. */
function hasGood({ position, player }: Mind, { roll }: MidgardPrompt): boolean {
  const need = (roll?.need ?? 20) - (roll?.sum.total ?? 0);
  return position.state.players[player]!.hand.some((card) => {
    const { use } = position.content.actions[card]!;
    return 'replace' in use && use.replace >= need;
  });
}

/** F 5: what somebody else rolled is spoiled where that is worth the card. */
export function react(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { position, player } = mind;
  const { state, content } = position;
  const by = prompt.about ?? prompt.roll?.by ?? player;
  const isLeader =
    prestigeOf(position, by) >= state.goal - 2 || prestigeOf(position, by) > prestigeOf(position, player) + 1;
  const onMe =
    (prompt.roll?.what === 'thief' && state.attempt === null) ||
    (prompt.roll?.what === 'attack' &&
      state.combat?.kind === 'assault' &&
      state.combat.players.includes(player));
  const what = prompt.roll?.what;
  const weight = onMe
    ? 0.5
    : what === 'token'
      ? isLeader
        ? 0.6
        : 0.2
      : what === 'forgery' && isLeader
        ? 0.9
        : 0;
  const spoils = (card: string): number => {
    const option: MidgardOption = { id: '', act: { do: 'react', card } };
    const none: MidgardOption = { id: '', act: { do: 'no' } };
    const [with_, without] = [option, none].map(
      (one) => oddsOfAnswer(position, { ...prompt, kind: 'reaction-card' }, one)[0]?.share ?? 0,
    );
    return weight * (with_! - without!) - worthOfUse(mind, card) * (mind.temper === 'helpful' ? 3 : 1);
  };
  const cards = [...new Set(state.players[player]!.hand)].filter(
    (card) => 'reaction' in content.actions[card]!.use,
  );
  return greatest(prompt.options, ({ act }) => {
    if (act.do === 'react') return spoils(act.card);
    if (act.do === 'something') return Math.max(-1, ...cards.map(spoils));
    if (act.do === 'replace' || act.do === 'surprise') return hiddenCardWorth(mind, prompt, act);
    return act.do === 'quiet' ? -0.5 : 0;
  });
}

/** A card out of turn, once one has said that there is something (section 9). */
function hiddenCardWorth(
  mind: Mind,
  { roll }: MidgardPrompt,
  act: { readonly do: 'replace' | 'surprise'; readonly card: string },
): number {
  if (act.do === 'surprise') return 0.5;
  const { use } = mind.position.content.actions[act.card]!;
  const total = (roll?.sum.total ?? 0) + ('replace' in use ? use.replace : 1);
  return total >= (roll?.need ?? 20) ? 0.3 - 0.2 * CARD - worthOfUse(mind, act.card) / 4 : -1;
}
