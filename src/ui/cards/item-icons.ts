/** Which icon an item has. */
import type { ItemCard } from '../../engine/index.ts';
import type { IconComponent } from '../icons/icon.tsx';
import {
  AccessoryIcon,
  ArrowIcon,
  AxeIcon,
  BeltIcon,
  BodyArmorIcon,
  BoltBottleIcon,
  BowIcon,
  CapeIcon,
  ChestIcon,
  ClawIcon,
  ConsumableIcon,
  CoreIcon,
  CrabIcon,
  CrossbowIcon,
  CrownIcon,
  DaggerIcon,
  DaggersIcon,
  DefenseIcon,
  DynamiteIcon,
  FirearmIcon,
  FlameIcon,
  GearsIcon,
  GlandIcon,
  GreatSwordIcon,
  GreavesIcon,
  GrenadeIcon,
  HalberdIcon,
  HammerIcon,
  HeartBoxIcon,
  HelmIcon,
  KatarIcon,
  KeyIcon,
  LampIcon,
  LeatherIcon,
  LoreIcon,
  MaceIcon,
  MirrorIcon,
  PackIcon,
  ParalyzeIcon,
  PoisonIcon,
  PotionIcon,
  RelicIcon,
  RobeIcon,
  ScytheIcon,
  ShortSwordIcon,
  SickleIcon,
  StaffIcon,
  SwordIcon,
  TotemIcon,
  TusksIcon,
  WandIcon,
  WingIcon,
} from '../icons/index.ts';

/** What an item is, by words of its tags: the narrower word first. */
const BY_TAG: readonly (readonly [RegExp, IconComponent])[] = [
  [/great-sword/, GreatSwordIcon],
  [/kusarigama/, SickleIcon],
  [/katar/, KatarIcon],
  [/chain/, ParalyzeIcon],
  [/mace|morning-star|club/, MaceIcon],
  [/hammer|blunt/, HammerIcon],
  [/axe/, AxeIcon],
  [/polearm/, HalberdIcon],
  [/crossbow/, CrossbowIcon],
  [/bow/, BowIcon],
  [/firearm/, FirearmIcon],
  [/scythe/, ScytheIcon],
  [/staff/, StaffIcon],
  [/wand/, WandIcon],
  [/tome/, LoreIcon],
  [/talisman/, TotemIcon],
  [/console/, GearsIcon],
  [/knife|dagger/, DaggerIcon],
  [/shield/, DefenseIcon],
  [/sword/, SwordIcon],
  [/explosive/, GrenadeIcon],
];

/** The same by words of its id: what tags do not tell. */
const BY_ID: readonly (readonly [RegExp, IconComponent])[] = [
  [/helmet|hat|balaclava|crown/, HelmIcon],
  [/greaves|shoes/, GreavesIcon],
  [/arrows|quiver/, ArrowIcon],
  [/belt|straps|harness/, BeltIcon],
  [/cloak|mantle|cape|threads/, CapeIcon],
  [/robe|dress|cloth|garb|couture|shirt|hoodie|suit/, RobeIcon],
  [/leather|coat|jacket|shearling/, LeatherIcon],
  [/pack$|box-of/, PackIcon],
  [/bomb|frag|spore/, GrenadeIcon],
  [/dynamite/, DynamiteIcon],
  [/knives/, DaggersIcon],
  [/juice|potion|beverage|elixer|chalice/, BoltBottleIcon],
  [/balm|oil|cleanser|remedy|blessing/, PotionIcon],
  [/venom|poison/, PoisonIcon],
  [/tusk/, TusksIcon],
  [/claw/, ClawIcon],
  [/gland/, GlandIcon],
  [/crab|shell|chitin|carapace/, CrabIcon],
  [/wing|feather|angel/, WingIcon],
  [/mirror/, MirrorIcon],
  [/chain|collar/, ParalyzeIcon],
  [/key|seal/, KeyIcon],
  [/wax|lamp|candle/, LampIcon],
  [/cinder|ash|fire/, FlameIcon],
  [/book|console|pager|player/, LoreIcon],
  [/heart|pulse/, HeartBoxIcon],
  [/machine|engine|drive/, GearsIcon],
  [/king|ruler|dominion/, CrownIcon],
  [/rattle|totem|fetish/, TotemIcon],
  [/canister|coffer|chest/, ChestIcon],
];

const BY_TYPE = {
  weapon: SwordIcon,
  armor: BodyArmorIcon,
  core: CoreIcon,
  relic: RelicIcon,
  accessory: AccessoryIcon,
  consumable: ConsumableIcon,
} as const;

/** The picture of an item. */
export function iconOfItem({ id, itemType, front }: ItemCard): IconComponent {
  const tags = front.tags?.join(' ') ?? '';
  const light = itemType === 'weapon' && tags.includes('light') && tags.includes('sword');
  if (light) return ShortSwordIcon;
  const found =
    BY_TAG.find(([words]) => words.test(tags)) ??
    (itemType === 'weapon' ? undefined : BY_ID.find(([words]) => words.test(id)));
  return found?.[1] ?? BY_TYPE[itemType];
}
