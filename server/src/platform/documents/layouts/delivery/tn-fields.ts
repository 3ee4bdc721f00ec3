import { below, boxed, type FormRow, head, row, rowOf } from './form-cells.ts';

/** How many of the twelve columns a field takes, what stands in it, what the law calls it. */
export type Field = readonly [columns: number, value: string, caption: string];

/** Fields side by side, with their captions below. */
export const fields = (...given: readonly Field[]): FormRow[] => [
  rowOf({ height: 5 }, ...given.map(([columns, value]) => boxed(columns, value, { valign: 'bottom', size: 7 }))),
  row(...given.map(([columns, , caption]) => below(columns, `(${caption})`, { border: 'lrb' }))),
];

export const section = (...titles: readonly string[]): FormRow =>
  row(...titles.map((title) => head(12 / titles.length, title, { isBold: true, size: 7 })));

/** Twelve equal columns. */
export const twelve = '1 1 1 1 1 1 1 1 1 1 1 1';
