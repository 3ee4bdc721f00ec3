import type { documentImages } from '../../../../nouns/layout-parts.ts';
import type { ValueType } from '../../kernel/variables.ts';

export type DocumentImage = keyof typeof documentImages;

/** Values of one record, as the variables give them: decimals plain with a point, dates as `YYYY-MM-DD`, units and rates by their codes. */
export type RawValues = Readonly<Record<string, string | null>>;

/** What a layout is filled with. How values are written is the renderer's concern. */
export interface DocumentContent {
  /** By whole path: `document.number`. */
  values: RawValues;
  /** In their order, by what follows `items.rows[].`: `unitPrice`, `custom.colour`. */
  rows: readonly RawValues[];
  /** By whole path; what is not named is a text. */
  valueTypes: Readonly<Record<string, ValueType>>;
  /** PNG or JPEG. */
  images: { readonly [Name in DocumentImage]?: Uint8Array };
  currency: string;
  language: 'ru' | 'en';
}
