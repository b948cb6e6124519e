import type { CardRef, Effect, Figure, Position } from '../../engine/index.ts';
import type { IconComponent } from '../icons/icon.tsx';
import {
  AcrobatIcon,
  BarrierIcon,
  BoarIcon,
  BugIcon,
  BurningSkullIcon,
  ButterflyIcon,
  CauldronIcon,
  CondemnIcon,
  CourageIcon,
  CowledIcon,
  CrabIcon,
  CrownedSkullIcon,
  DaggersIcon,
  DarknessIcon,
  DireWolfIcon,
  DiseaseIcon,
  DraculaIcon,
  DragonIcon,
  DropletsIcon,
  FlameIcon,
  FloatingGhostIcon,
  FrogIcon,
  GargoyleIcon,
  GavelIcon,
  GhostIcon,
  GolemIcon,
  GuardsIcon,
  HasteIcon,
  HoodIcon,
  HoundIcon,
  ImpIcon,
  KatanaIcon,
  KnightIcon,
  MonsterIcon,
  MushroomIcon,
  NightIcon,
  OgreIcon,
  PanFluteIcon,
  ParalyzeIcon,
  PocketBowIcon,
  PoisonBottleIcon,
  PoisonIcon,
  PotionBallIcon,
  RobotIcon,
  RookIcon,
  SpiderEyeIcon,
  SpiderIcon,
  SpyglassIcon,
  StaffIcon,
  TalkIcon,
  ToolboxIcon,
  TowerIcon,
  TwoShadowsIcon,
  WaterSpiritIcon,
  WiltIcon,
  WingIcon,
  WitchIcon,
  WolfHowlIcon,
  WolfIcon,
} from '../icons/index.ts';

/** Portraits by the name a card gives in `icon`. */
const PORTRAITS: Readonly<Record<string, IconComponent>> = {
  hood: HoodIcon,
  'wizard-staff': StaffIcon,
  'chess-rook': RookIcon,
  'feathered-wing': WingIcon,
  'rock-golem': GolemIcon,
  'alien-bug': BugIcon,
  'stone-tower': TowerIcon,
  cowled: CowledIcon,
  'wolf-head': WolfIcon,
  ghost: GhostIcon,
  'dragon-head': DragonIcon,
  imp: ImpIcon,
  'robot-golem': RobotIcon,
  'fanged-skull': MonsterIcon,
  'spider-alt': SpiderIcon,
  'water-splash': WaterSpiritIcon,
  flame: FlameIcon,
  'basset-hound-head': HoundIcon,
  'black-knight-helm': KnightIcon,
  boar: BoarIcon,
  'burning-skull': BurningSkullIcon,
  crab: CrabIcon,
  'crowned-skull': CrownedSkullIcon,
  direwolf: DireWolfIcon,
  droplets: DropletsIcon,
  'floating-ghost': FloatingGhostIcon,
  'frog-prince': FrogIcon,
  gargoyle: GargoyleIcon,
  guards: GuardsIcon,
  ogre: OgreIcon,
  'spider-eye': SpiderEyeIcon,
  'spotted-mushroom': MushroomIcon,
  'witch-flight': WitchIcon,
  'night-sky': NightIcon,
  gavel: GavelIcon,
  butterfly: ButterflyIcon,
  'pan-flute': PanFluteIcon,
  'wolf-howl': WolfHowlIcon,
  acrobatic: AcrobatIcon,
  'poison-bottle': PoisonBottleIcon,
  spyglass: SpyglassIcon,
  'two-shadows': TwoShadowsIcon,
  'vampire-dracula': DraculaIcon,
  cauldron: CauldronIcon,
  'potion-ball': PotionBallIcon,
  katana: KatanaIcon,
  talk: TalkIcon,
  toolbox: ToolboxIcon,
  'thrown-daggers': DaggersIcon,
  'pocket-bow': PocketBowIcon,
};

/** The enamel of adventurers known by name; the others get one of these by their place. */
const ENAMELS: Readonly<Record<CardRef, string>> = {
  'nightingale-arsen': 'var(--enamel-violet)',
  'zeke-jeong': 'var(--enamel-teal)',
  'rook-lars': 'var(--enamel-rust)',
  'remi-moretti': 'var(--enamel-blue)',
};
const SPARE_ENAMELS = ['olive', 'wine', 'moss', 'umber'].map((name) => `var(--enamel-${name})`);
const COMBATANT_ENAMEL = 'var(--enamel-combatant)';
/** Command Combatants: of the players' side, and none of the party. */
const ALLY_ENAMEL = 'var(--enamel-moss)';

export interface FigureArt {
  readonly Icon: IconComponent;
  /** The field behind the portrait. */
  readonly enamel: string;
  /** Base snap of the Activation Number, 1-6 and round again; brass for adventurers. */
  readonly ring: string;
  /** What is written on the ring's colour. */
  readonly ringInk: string;
  /** Adventurers are round, combatants six-sided: sides are told by shape. */
  readonly shape: 'round' | 'hexagon';
  /** A combatant on the players' side has a ring of its own, beaded. */
  readonly ally: boolean;
}

const snapOf = (number: number): number => (number <= 0 ? 0 : ((number - 1) % 6) + 1);

export const iconOfCard = (name: string | undefined): IconComponent | undefined =>
  name === undefined ? undefined : PORTRAITS[name];

/** How a figure looks on the board and in lists. */
export function artOf(
  position: Pick<Position, 'cards'>,
  figure: Pick<Figure, 'card' | 'kind' | 'side' | 'number'>,
): FigureArt {
  const card = position.cards.adventurers[figure.card] ?? position.cards.combatants[figure.card];
  const adventurer = figure.kind === 'adventurer';
  const ally = figure.side === 'adventurers' && !adventurer;
  const snap = snapOf(figure.number);
  let letters = 0;
  for (const letter of figure.card) letters += letter.charCodeAt(0);
  const spare = SPARE_ENAMELS[letters % SPARE_ENAMELS.length]!;
  return {
    Icon: iconOfCard(card?.icon) ?? (adventurer ? CowledIcon : MonsterIcon),
    enamel: adventurer ? (ENAMELS[figure.card] ?? spare) : ally ? ALLY_ENAMEL : COMBATANT_ENAMEL,
    ring: `var(--number-${snap})`,
    ringInk: `var(--number-${snap}-ink)`,
    ally,
    shape: figure.side === 'adventurers' ? 'round' : 'hexagon',
  };
}

export interface EffectArt {
  readonly Icon: IconComponent;
  readonly good: boolean;
}

const effect = (Icon: IconComponent, good = false): EffectArt => ({ Icon, good });

export const EFFECT_ART: Readonly<Record<Effect, EffectArt>> = {
  condemn: effect(CondemnIcon),
  darkness: effect(DarknessIcon),
  disease: effect(DiseaseIcon),
  paralyze: effect(ParalyzeIcon),
  poison: effect(PoisonIcon),
  wilt: effect(WiltIcon),
  barrier: effect(BarrierIcon, true),
  courage: effect(CourageIcon, true),
  haste: effect(HasteIcon, true),
};
