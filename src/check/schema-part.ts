import type { SortOfContent } from './messages.ts';

/** What the library's schemas and their conditions are made of, as far as anything of ours reads it. */
export interface SchemaPart {
  readonly type: string;
  readonly kind?: string;
  readonly pipe?: readonly SchemaPart[];
  /** `names`: the sort of a card of Middara; `named`: what a guest's file names (`named.ts`). */
  readonly metadata?: { readonly names?: SortOfContent; readonly named?: string };
  readonly entries?: Readonly<Record<string, SchemaPart>>;
  readonly rest?: SchemaPart;
  readonly key?: SchemaPart;
  readonly value?: SchemaPart;
  readonly item?: SchemaPart;
  readonly items?: readonly SchemaPart[];
  /** Of a union its schemas; of a list to pick from its values. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: SchemaPart;
  readonly default?: unknown;
  readonly fallback?: unknown;
  readonly getter?: (value: unknown) => SchemaPart;
  readonly check?: (value: unknown) => boolean;
  readonly requirement?: unknown;
}
