import type {
  Ability,
  AbilityToken,
  EffectOp,
  Modifier,
  StandingAmount,
  Stat,
  SymbolAbility,
  Test,
  Timing,
} from '../../../engine/index.ts';
import { capital as capitalWord, plural, spelled } from '../grammar.ts';
import { KEYWORDS } from '../keywords.ts';
import { amountText } from './amount-text.ts';
import { effectsText, endsOpen, gainText, type Speaking, statText } from './effect-text.ts';
import { bonusesText } from './granted-text.ts';
import { auraText, ruleText, slotsText } from './modifier-text.ts';
import { isToldWithMoment, momentText, subjectWord, targetWord } from './moment-text.ts';
import { nested, runsOf, runText } from './nested-text.ts';
import { forEach } from './number-choice-text.ts';
import {
  capital,
  dice,
  immuneWord,
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
import { targetText } from './target-text.ts';
import { ordinal, testsText, testText } from './test-text.ts';
import { andList, tokensWord } from './together-text.ts';

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
  const kind = modifiers.every(isOfAttacks) && !of ? conditions.if?.find(ofWhatKind) : undefined;
  const isDuring = conditions.if?.some(isOwnTurn) ?? false;
  const tests = (conditions.if ?? []).flatMap((test) =>
    test === kind || isOwnTurn(test) ? [] : [testText(test, voice)],
  );
  const whose = of ? 'they' : voice;
  // What holds for others, or only sometimes, is one sentence: nothing of it may be read by itself.
  const bonuses =
    of || tests.length > 0 || isDuring
      ? bonusesText({ modifiers }, whose, [], voice)
      : join(modifiersText(modifiers, whose, voice), '. ');
  const text = of
    ? line`${auraText(of, voice)}: ${bonuses}`
    : capital(kind ? ofKind(bonuses, ofWhatKind(kind)!) : bonuses);
  const during = isDuring ? line`During ${PERSON[voice].its} turn` : [];
  if (tests.length === 0) return isDuring ? line`${during}: ${uncapital(text)}.` : line`${text}.`;
  // Said first where it holds for more than one bonus.
  if (isDuring || (modifiers.length > 1 && !modifiers.every(isOfAttacks))) {
    const when = isDuring ? line`${during}, if` : 'If';
    return line`${when} ${join(tests, ' and ')}: ${of ? uncapital(text) : bonuses}.`;
  }
  // Behind "X being …" it would be read into what X is.
  const isCounted = text.some((part) => isPlain(part) && part.text.includes(', X being '));
  return line`${text}${isCounted ? ',' : ''} if ${join(tests, ' and ')}.`;
}

const isOwnTurn = (test: Test): boolean => test.is === 'own-turn';

/** Which attacks alone it holds for, before the word and behind it: "ranged attacks", "attacks that hit by 3 or more". */
function ofWhatKind(test: Test): readonly [before: string, behind: string] | undefined {
  if (test.is === 'attack-kind') return [`${test.kind} `, ''];
  if (test.is === 'attack-number') return [`${ordinal(test.atLeast)} and later `, ' each turn'];
  return test.is === 'difference' ? ['', ` that hit by ${test.atLeast} or more`] : undefined;
}

/** The bonuses of attacks as those of such attacks alone. */
const ofKind = ([first, ...rest]: Parts, [before, behind]: readonly [string, string]): Parts =>
  first && isPlain(first)
    ? [{ text: first.text.replace(' attacks', ` ${before}attacks${behind}`) }, ...rest]
    : rest;

function usedText(ability: Ability, voice: Voice, inLine: boolean): Parts {
  const subject = subjectWord(ability.of);
  const speaking: Speaking = {
    voice,
    target: calledAgain(ability, voice),
    subject,
    watches: Boolean(ability.of),
  };
  const [only, ...more] = ability.effects ?? [];
  // "When determining damage, for each SP you spend: …"
  const unit = only?.do === 'choose-number' && more.length === 0 ? forEach(only, speaking) : null;
  const effects = unit ? unit.effects : (ability.effects ?? []);
  const here = inLine ? speaking : { ...speaking, bullets: true as const };
  const spent = unit ? [] : spentText(ability);
  const order = !unit && (spent.length > 0 || ability.may) ? orderText(effects, here) : null;
  const does = effectsText(effects, here);
  const costs = cheaperText(ability, voice, does.some(isBroken));
  const lead = leadText(ability, voice, unit?.each, order === null || spent.length > 0 ? ':' : '');
  const text = spent.length > 0 ? paidText(spent, order, does) : order === null ? does : line`${order}.`;
  return lead ? line`${lead} ${text}${costs}` : line`${text}${costs}`;
}

/** "Spend 1 Energy to THROW GREY.", as the book prints it (p.51). */
function paidText(spent: Parts, order: Parts | null, does: Parts): Parts {
  if (!order) return line`Spend ${spent}. ${does}`;
  const [first] = order;
  const isChoice = first && 'text' in first && first.text.startsWith('choose ');
  return line`Spend ${spent} ${isChoice ? 'and' : 'to'} ${order}.`;
}

/** What is spent beside SP: Energy on the card, tokens, symbols. */
function spentText({ conditions = {} }: Ability): Parts {
  const tokens = Object.entries(conditions.tokens ?? {}).map(
    ([token, n]) => line`${n} ${tokenWord(token as AbilityToken)}${plural(n)}`,
  );
  const energy = conditions.energy ? [line`${conditions.energy} Energy`] : [];
  const shown = conditions.symbols ? [symbols(conditions.symbols)] : [];
  const all = [...energy, ...tokens, ...shown];
  return all.length > 0 ? andList(all) : [];
}

/** All that is done as one order, behind "to" or "may", without its full stop; null where it is none. */
function orderText(effects: readonly EffectOp[], speaking: Speaking): Parts | null {
  if (effects.length > 0 && effects.every(({ do: what }) => what === 'modify'))
    return line`add ${andList(effects.map((one) => (one.do === 'modify' ? gainText(one, speaking.voice) : [])))}`;
  const [only, ...more] = effects;
  if ((only?.do === 'gain-token' || only?.do === 'gain-sp') && only.to.who !== 'self' && more.length === 0) {
    const word = only.do === 'gain-sp' ? [kw('sp')] : tokensWord(only);
    return line`give ${targetText(only.to, speaking, 'object')} ${amountText(only.amount, word, speaking.voice)}`;
  }
  if (effects.slice(0, -1).some(endsOpen)) return null;
  const runs = runsOf(effects);
  const isOrder = runs.every((run) => {
    const [first] = runText(run, speaking);
    return first && 'text' in first && ORDERS.test(first.text);
  });
  return isOrder ? nested(effects, speaking) : null;
}

const ORDERS =
  /^(add|cast|choose|counter|deal|dodge|empower|end|flip|gain|heal|inflict|make|move|place|pull|push|put|re-roll|remove|spawn|swap|take|throw|turn|un-exhaust|use|warp)\b/i;

/** How sentences that follow call the target: named in a condition already, it is "that figure". */
function calledAgain({ when, conditions = {} }: Ability, voice: Voice): string {
  const target = targetWord(when, conditions);
  const isNamed = (conditions.if ?? []).some((test) => {
    if (isToldWithMoment(when, test)) return false;
    return testText(test, voice).some((part) => isPlain(part) && part.text.includes('the target'));
  });
  return isNamed && target.startsWith('whoever') ? 'that figure' : target;
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
  const spent = spentText(ability);
  // What is paid once, beside what is paid for each.
  if (each && spent.length > 0) pieces.push(line`by spending ${spent}`);
  const target = targetWord(ability.when, conditions);
  const subject = ability.of ? subjectWord(ability.of) : 'that figure';
  const tests = told.flatMap((test) =>
    isOwnTurn(test) ? [] : [naming(target, subject, leadTestText(test, ability.when, voice))],
  );
  if (tests.length > 0) pieces.push(line`if ${join(tests, ' and ')}`);
  if (ability.fallen) pieces.unshift(line`while ${voice} ${voice === 'you' ? 'are' : 'is'} Defeated`);
  if (told.some(isOwnTurn)) pieces.unshift(line`during ${PERSON[voice].its} turn`);
  // Whoever may spend any number, or a price, may spend none.
  if (each) pieces.push(each);
  else if (ability.may && spent.length === 0) pieces.push(line`${voice} may`);
  if (pieces.length === 0) return null;
  return line`${capital(join(pieces, ', '))}${end}`;
}

/** Of an attack the difference is what it hit by. */
const leadTestText = (test: Test, when: Timing, voice: Voice): Parts =>
  test.is === 'difference' && (when === 'determine-damage' || when === 'follow-up')
    ? line`the attack hit by ${test.atLeast} or more`
    : testText(test, voice);

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
    const joint = more
      ? line` and ${statText(modifier.stat, modifier.amount, voice, holder)}`
      : alsoText(modifier, modifiers[i - 1]);
    sentences.push(joint ? line`${sentences.pop()!}${joint}` : modifierText(modifier, voice, holder));
  });
  return sentences;
}

/** What adds to the sentence just said: "IMMUNITY: Poison and Wilt", "cannot be DODGED or COUNTERED"; null if nothing. */
function alsoText(modifier: Modifier, before?: Modifier): Parts | null {
  if (!before) return null;
  if ('immunity' in modifier && 'immunity' in before) return line` and ${immuneWord(modifier.immunity)}`;
  if ('resistance' in modifier && 'resistance' in before)
    return line` and ${resistedWord(modifier.resistance)}`;
  if ('noCounter' in modifier && 'noDodge' in before) return line` or ${kw('counter', 'COUNTERED')}`;
  if ('extraSlots' in modifier && 'extraSlots' in before) return line` and ${slotsText(modifier)}`;
  return null;
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
  if ('immunity' in modifier) return line`${kw('immunity')}: ${immuneWord(modifier.immunity)}`;
  if ('resistance' in modifier) return line`${kw('resistance')}: ${resistedWord(modifier.resistance)}`;
  if ('ignoreHeavy' in modifier) {
    const which = modifier.ignoreHeavy === 1 ? 'The first' : `The first ${modifier.ignoreHeavy}`;
    const does = modifier.ignoreHeavy === 1 ? 'does' : 'do';
    return line`${which} ${kw('heavy')} of ${PERSON[voice].its} items ${does} not slow ${voice}`;
  }
  return ruleChangeText(modifier, voice) ?? ruleText(modifier as Parameters<typeof ruleText>[0], voice);
}
