/** A bot that casts: at whom, how far it rolls on, what its successes are for. */
import type { Temper } from './bot.ts';
import type { MalhyaOption, MalhyaPrompt } from './rules/model/prompts.ts';
import { keyOf } from './rules/place/space.ts';
import { adjacentAdversaries } from './rules/place/standing.ts';
import type { Position } from './rules/queries/booklets.ts';
import { shares } from './rules/queries/check-odds.ts';
import { enemyFileOf, fieldOf, figureOf, heroIndex, standingWith } from './rules/queries/field-of.ts';
import { throwOfCast } from './rules/spells/cast-odds.ts';
import type { SpellCard, SpellEffect } from './rules/spells/spell-cards.ts';
import { castNumbers } from './rules/spells/spell-numbers.ts';
import { spellTargets } from './rules/spells/spell-targets.ts';
import { seenSpaces } from './rules/stealth/quiet-here.ts';

/** Chance to fail with the next roll it still takes. */
const DARES: Readonly<Record<Temper, number>> = { careful: 0.2, bold: 0.34 };
/** AP it keeps for stops before it casts with a check. */
const KEEPS: Readonly<Record<Temper, number>> = { careful: 2, bold: 1 };

/** Null: it is no question of spells. */
export function spellAnswer(position: Position, prompt: MalhyaPrompt, temper: Temper): MalhyaOption | null {
  const { options, kind } = prompt;
  const best = (worth: (option: MalhyaOption) => number): MalhyaOption =>
    options.reduce((most, one) => (worth(one) > worth(most) ? one : most));
  switch (kind) {
    case 'spell-aim':
      return best((option) => aimWorth(position, prompt, option));
    case 'spell-roll':
      return rollOn(position, prompt, temper);
    case 'spell-brings':
      return best((option) => bringWorth(position, prompt, option));
    case 'spell-carry':
      return carryUnseen(position, prompt);
    case 'aura-from':
      return options.at(-1)!;
    case 'spell-blank':
    case 'talent-lost':
    case 'spell-swap':
      return options[0]!;
    default:
      return null;
  }
}

/** A spell it would rather cast than anything else in its turn; null: none. */
export function spellForTurn(
  position: Position,
  { options, hero }: MalhyaPrompt,
  temper: Temper,
): MalhyaOption | null {
  const { ap } = position.state.heroes[hero!]!;
  const good = options.filter(({ act }) => {
    if (act.do !== 'cast') return false;
    const card = position.content.spells[act.spell]!;
    const wish = { hero: hero!, spell: act.spell, stone: act.stone, target: null };
    const left = ap - castNumbers(position, wish).ap.total;
    if (card.check && left < KEEPS[temper]) return false;
    return spellTargets(position, wish).some(
      ({ who, why }) => why === null && worthOf(position, card, who, hero!) > 0,
    );
  });
  const strikes = options.some(({ act }) => act.do === 'strike');
  return (
    good.find(({ act }) => act.do === 'cast' && position.content.spells[act.spell]!.kind === 'classic') ??
    (strikes && temper === 'careful' ? null : (good[0] ?? null))
  );
}

/** AP it has left for a spell and its stops before it ends a turn in stealth, where they are lost (L3887). */
const SPARE = 3;

/** Threat from which it is worth a spell to who is careful. */
const HIGH = 4;

/** What AP that would be lost are good for in stealth; null: nothing. */
export function spellForQuiet(
  { state, content }: Position,
  { options, hero }: MalhyaPrompt,
  temper: Temper,
): MalhyaOption | null {
  if (state.heroes[hero!]!.ap < SPARE) return null;
  const isWanted = ({ act }: MalhyaOption): boolean =>
    act.do === 'cast' &&
    (temper === 'bold' || (content.spells[act.spell]!.aim === 'nothing' && state.stealth!.threat > HIGH));
  return options.find(isWanted) ?? null;
}

/** Where nobody sees it, else not at all. */
function carryUnseen(position: Position, { options }: MalhyaPrompt): MalhyaOption {
  const seen = seenSpaces(position);
  const isHidden = ({ act }: MalhyaOption) => act.do === 'carry' && !seen.has(keyOf(act.to));
  return options.find(isHidden) ?? options.at(-1)!;
}

/** How much it is worth at one. */
function worthOf(position: Position, card: SpellCard, who: string, hero: number): number {
  const effects = [...(card.does ?? []), ...(card.check?.brings ?? []).map((one) => one.does)];
  return Math.max(...effects.map((effect) => effectWorth(position, effect, who, hero)));
}

function effectWorth(position: Position, effect: SpellEffect, who: string, caster: number): number {
  const field = fieldOf(position);
  const one = standingWith(field, who);
  const near = one ? adjacentAdversaries(field, one).length : 0;
  const at = heroIndex(position.state, who);
  const hero = position.state.heroes[at];
  const figure = figureOf(position, who);
  if ('damage' in effect || 'around' in effect)
    return figure ? 3 + figure.damage - 0.5 * enemyFileOf(position, figure.type).life : 0;
  if ('heal' in effect) return hero ? hero.life.damage + hero.life.injury - 1 : 0;
  // Beside an enemy AP are worth something to defend with.
  if ('ap' in effect) return hero && at !== caster && near > 0 && hero.ap <= 2 ? 3 - hero.ap : 0;
  if ('lasts' in effect) return near;
  if ('slower' in effect) return near > 0 ? 0.5 : 0.2;
  if ('blank' in effect) return 1;
  if ('shove' in effect) return near > 0 ? 0.5 : 0;
  if ('step' in effect) return hero && near > 1 ? 0.5 : 0;
  return 0;
}

function aimWorth(position: Position, { hero, spell = '' }: MalhyaPrompt, { act }: MalhyaOption): number {
  return act.do === 'aim' ? worthOf(position, position.content.spells[spell]!, act.who, hero!) : -1;
}

/** The first roll always; an aura token where it makes a success likely; on while little can be lost. */
function rollOn(position: Position, { options }: MalhyaPrompt, temper: Temper): MalhyaOption {
  const option = (id: string) => options.find((one) => one.id === id);
  const cast = position.state.magic.cast!;
  const { check } = position.content.spells[cast.spell]!;
  const thrown = throwOfCast(position, cast, position.state.heroes[cast.hero]!.ap);
  const wanted = Math.max(...check!.brings.map(({ per }) => per));
  if (cast.successes >= wanted + 1) return option('stop') ?? options[0]!;
  const [aura, stop] = [option('aura'), option('stop')];
  if (aura && temper === 'bold' && thrown.dice < 2) return aura;
  const isDear = cast.successes > 0 && shares.failsNext(thrown, 0) > DARES[temper];
  return (isDear ? stop : undefined) ?? option('roll') ?? options[0]!;
}

function bringWorth(position: Position, { hero, spell = '' }: MalhyaPrompt, { act }: MalhyaOption): number {
  if (act.do !== 'bring') return 0;
  const { per, does } = position.content.spells[spell]!.check!.brings[act.at]!;
  const { target } = position.state.magic.cast!;
  const worth = target === null ? 1 : effectWorth(position, does, target, hero!);
  if ('damage' in does) return 2 * act.times;
  return (worth * act.times) / per;
}
