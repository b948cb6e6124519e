import {
  type Ability,
  type AbilityToken,
  EFFECTS,
  type Modifier,
  type StandingAmount,
  type Stat,
  type SymbolAbility,
  type Test,
} from '../../../engine/index.ts';
import { capital as capitalWord, plural, spelled } from '../grammar.ts';
import { KEYWORDS } from '../keywords.ts';
import { effectsText, type Speaking, statText } from './effect-text.ts';
import { bonusesText } from './granted-text.ts';
import { auraText, ruleText } from './modifier-text.ts';
import { isToldWithMoment, momentText, subjectWord, targetWord } from './moment-text.ts';
import { forEach } from './number-choice-text.ts';
import {
  capital,
  damageWord,
  dice,
  effectWord,
  isPlain,
  join,
  kw,
  line,
  type Parts,
  PERSON,
  resistedWord,
  symbols,
  type TextBlock,
  type TextPart,
  tagWord,
  tokenWord,
  uncapital,
  type Voice,
} from './parts.ts';
import { ruleChangeText } from './rule-change-text.ts';
import { testsText, testText } from './test-text.ts';

/** An ability as a block; inside a sentence nothing of it stands on a line of its own. */
export function abilityBlock(ability: Ability, voice: Voice, inLine = false): TextBlock {
  const conditions = ability.conditions ?? {};
  const name = ability.name === undefined ? {} : { name: ability.name };
  const sp = conditions.sp === undefined ? {} : { sp: conditions.sp };
  const parts = ability.modifiers
    ? standingText(ability, ability.modifiers, voice)
    : usedText(ability, voice, inLine);
  return { ability: ability.id, tags: tagsOf(ability), ...sp, ...name, parts };
}

function standingText({ of, conditions = {} }: Ability, modifiers: readonly Modifier[], voice: Voice): Parts {
  // "Your ranged attacks gain …"
  const kind = modifiers.every(isOfAttacks) && !of ? conditions.if?.find(isOfKind) : undefined;
  const tests = (conditions.if ?? []).flatMap((test) => (test === kind ? [] : [testText(test, voice)]));
  const whose = of ? 'they' : voice;
  // What holds for others, or only sometimes, is one sentence: nothing of it may be read by itself.
  const bonuses =
    of || tests.length > 0
      ? bonusesText({ modifiers }, whose, [], voice)
      : join(modifiersText(modifiers, whose, voice), '. ');
  const text = of
    ? line`${auraText(of, voice)}: ${bonuses}`
    : capital(kind ? ofKind(bonuses, kind.kind) : bonuses);
  if (tests.length === 0) return line`${text}.`;
  // Said first where it holds for more than one bonus.
  if (modifiers.length > 1 && !modifiers.every(isOfAttacks))
    return line`If ${join(tests, ' and ')}: ${bonuses}.`;
  return line`${text}, if ${join(tests, ' and ')}.`;
}

const isOfKind = (test: Test): test is Extract<Test, { is: 'attack-kind' }> => test.is === 'attack-kind';

/** The bonuses of attacks as those of such attacks alone. */
const ofKind = ([first, ...rest]: Parts, kind: string): Parts =>
  first && isPlain(first) ? [{ text: first.text.replace(' attacks', ` ${kind} attacks`) }, ...rest] : rest;

function usedText(ability: Ability, voice: Voice, inLine: boolean): Parts {
  const subject = subjectWord(ability.of);
  const speaking: Speaking = {
    voice,
    target: targetWord(ability.when),
    subject,
    watches: Boolean(ability.of),
  };
  const [only, ...more] = ability.effects ?? [];
  // "When determining damage, for each SP you spend: …"
  const unit = only?.do === 'choose-number' && more.length === 0 ? forEach(only, speaking) : null;
  const effects = unit ? unit.effects : (ability.effects ?? []);
  const does = effectsText(effects, inLine ? speaking : { ...speaking, bullets: true });
  const isChosen = ability.may && effects.length === 1 && effects[0]!.do === 'choose';
  const text = line`${isChosen ? uncapital(does) : does}${cheaperText(ability, voice, does.some(isBroken))}`;
  const lead = leadText(ability, voice, unit?.each, isChosen ? '' : ':');
  return lead ? line`${lead} ${text}` : text;
}

/** For whom it costs less, behind all it does, as it is printed (p.48). */
const cheaperText = ({ conditions = {} }: Ability, voice: Voice, broken: boolean): Parts =>
  (conditions.spLess ?? []).flatMap(
    (less) => line`${broken ? '\n' : ' '}Costs ${less.by} ${kw('sp')} less if ${testsText(less.if, voice)}.`,
  );

/** Whether a part begins a line of its own. */
const isBroken = (part: TextPart): boolean => 'text' in part && part.text.includes('\n');

/** A symbol ability as a block: the symbols, then the bonus. */
export function symbolBlock({ spend, gain }: SymbolAbility): TextBlock {
  const bonus =
    gain.stat === 'force'
      ? line`+${gain.amount} to the ${kw('force', 'Force')} of a ${kw('spell')}`
      : statText(gain.stat, gain.amount);
  return { tags: [], parts: line`${symbols(spend)}: ${bonus}.` };
}

/** What happens by itself and costs nothing is printed as PASSIVE (p.49). */
function isPassive({ when, may, conditions = {} }: Ability): boolean {
  if (when === 'action' || when === 'any-time' || when === 'status' || when === 'dodge' || may) return false;
  const { exhaust, flip, discard, perEncounter, sp, symbols: spent, combo, energy, tokens } = conditions;
  return !exhaust && !flip && !discard && !perEncounter && !sp && !spent && !combo && !energy && !tokens;
}

function tagsOf(ability: Ability): string[] {
  const { when, conditions = {} } = ability;
  const tags: string[] = [];
  if (isPassive(ability)) tags.push(KEYWORDS.passive.name);
  if (when === 'status') tags.push(KEYWORDS.status.name);
  if (conditions.perEncounter) tags.push(KEYWORDS['per-encounter'].name);
  if (conditions.exhaust) tags.push(KEYWORDS.exhaust.name);
  if (conditions.flip) tags.push(KEYWORDS.flip.name);
  if (conditions.discard) tags.push(KEYWORDS.discard.name);
  if (conditions.combo) {
    tags.push(`COMBO: ${conditions.combo.map((tag) => spelled(tag).toUpperCase()).join(' / ')}`);
  }
  return tags;
}

/** A test that asks after the target or the subject, by the name it has here. */
const naming = (target: string, subject: string, text: Parts): Parts =>
  text.map((part) =>
    isPlain(part) ? { text: part.text.replace('the target', target).replace('that figure', subject) } : part,
  );

/** When it may be used, and what must be true: "Once per turn, after you roll to DODGE:"; "…, you may" choose. */
function leadText(ability: Ability, voice: Voice, each?: Parts, end = ':'): Parts | null {
  const conditions = ability.conditions ?? {};
  const pieces: Parts[] = [];
  const moment = momentText(ability, voice);
  const told = (conditions.if ?? []).filter((test) => !moment || !isToldWithMoment(ability.when, test));
  const turns = conditions.perTurn ? (voice === 'you' ? 'once per turn' : 'the first time each turn') : null;
  if (turns !== null && voice === 'it' && moment && told.length === 0) {
    // As p.53 has it: "The first time each turn it makes an attack".
    pieces.push(line`${turns} ${withoutWhen(moment)}`);
  } else {
    if (turns !== null) pieces.push(line`${turns}`);
    if (conditions.perRound) pieces.push(line`once per round`);
    if (moment) pieces.push(moment);
  }
  if (conditions.energy) pieces.push(line`by spending ${conditions.energy} Energy`);
  for (const [token, n] of Object.entries(conditions.tokens ?? {})) {
    const word = tokenWord(token as AbilityToken);
    pieces.push(line`by spending ${n} ${word}${plural(n)}`);
  }
  if (conditions.symbols) pieces.push(line`by spending ${symbols(conditions.symbols)}`);
  const target = targetWord(ability.when);
  const subject = ability.of ? subjectWord(ability.of) : 'that figure';
  const tests = told.map((test) => naming(target, subject, testText(test, voice)));
  if (tests.length > 0) pieces.push(line`if ${join(tests, ' and ')}`);
  if (ability.fallen) pieces.unshift(line`while ${voice} ${voice === 'you' ? 'are' : 'is'} Defeated`);
  // Whoever may spend any number may spend none.
  if (each) pieces.push(each);
  else if (ability.may) pieces.push(line`${voice} may`);
  if (pieces.length === 0) return null;
  return line`${capital(join(pieces, ', '))}${end}`;
}

/** "it makes an attack" of "when it makes an attack", and "after it is dealt damage" as it is. */
function withoutWhen([first, ...rest]: Parts): Parts {
  if (!first || !isPlain(first)) return first ? [first, ...rest] : [];
  return [{ text: first.text.replace(/^when (?!determining)/, '') }, ...rest];
}

const OF_ATTACKS: readonly Stat[] = ['attack-roll', 'physical-damage', 'magic-damage', 'irreducible-damage'];
const isLoss = (amount: StandingAmount): boolean => typeof amount === 'number' && amount < 0;
const isOfAttacks = (modifier?: Modifier): boolean =>
  modifier !== undefined && 'stat' in modifier && OF_ATTACKS.includes(modifier.stat);

/** Modifiers as sentences without their full stops; bonuses of attacks that stand together are one. */
export function modifiersText(modifiers: readonly Modifier[], voice: Voice, holder: Voice): Parts[] {
  const sentences: Parts[] = [];
  modifiers.forEach((modifier, i) => {
    const more = isOfAttacks(modifier) && isOfAttacks(modifiers[i - 1]) && 'stat' in modifier;
    sentences.push(
      more
        ? line`${sentences.pop()!} and ${statText(modifier.stat, modifier.amount, voice, holder)}`
        : modifierText(modifier, voice, holder),
    );
  });
  return sentences;
}

/** A modifier as a sentence without its full stop. `holder` is whose numbers are counted, in an aura not its bearer's. */
export function modifierText(modifier: Modifier, voice: Voice = 'you', holder = voice): Parts {
  const its = capitalWord(PERSON[voice].its);
  if ('stat' in modifier) {
    const bonus = statText(modifier.stat, modifier.amount, voice, holder);
    return isOfAttacks(modifier)
      ? line`${its} attacks ${isLoss(modifier.amount) ? 'have' : 'gain'} ${bonus}`
      : bonus;
  }
  if ('tag' in modifier) return line`${tagWord(modifier.tag)}`;
  if ('removeTag' in modifier)
    return line`${capitalWord(voice)} lose${PERSON[voice].s} ${tagWord(modifier.removeTag)}`;
  if ('finesse' in modifier) return line`${kw('finesse')}: ${dice([modifier.finesse])}`;
  if ('casting' in modifier)
    return line`${kw('casting-upgrade', 'Casting Upgrade')}: ${dice([modifier.casting])}`;
  if ('conviction' in modifier) {
    return line`${kw('conviction-upgrade', 'Conviction Upgrade')}: ${dice([modifier.conviction])}`;
  }
  if ('reach' in modifier) return line`${kw('reach')} ${modifier.reach}`;
  if ('skill' in modifier) {
    return line`${modifier.amount < 0 ? '−' : '+'}${Math.abs(modifier.amount)} ${kw(modifier.skill)}`;
  }
  if ('immunity' in modifier) {
    const effect = EFFECTS.find((one) => one === modifier.immunity);
    const word = effect
      ? effectWord(effect)
      : damageWord(modifier.immunity as 'physical' | 'magic' | 'irreducible');
    return line`${kw('immunity')}: ${word}`;
  }
  if ('resistance' in modifier) return line`${kw('resistance')}: ${resistedWord(modifier.resistance)}`;
  if ('ignoreHeavy' in modifier) {
    const which = modifier.ignoreHeavy === 1 ? 'The first' : `The first ${modifier.ignoreHeavy}`;
    const does = modifier.ignoreHeavy === 1 ? 'does' : 'do';
    return line`${which} ${kw('heavy')} of ${PERSON[voice].its} items ${does} not slow ${voice}`;
  }
  return ruleChangeText(modifier, voice) ?? ruleText(modifier as Parameters<typeof ruleText>[0], voice);
}
