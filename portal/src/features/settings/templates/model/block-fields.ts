import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import type { AnyField } from '../../../../../../nouns/kit/field.ts';
import { layoutBlocks } from '../../../../../../nouns/layout-blocks.ts';

export type FieldsShown = Readonly<Record<string, AnyField>>;

/** Values of a block, or of a part of it, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** The fields of a block of this kind, as its form shows them. */
export const fieldsOf = ({ type }: LayoutBlock): FieldsShown => layoutBlocks[type].fields;

/** The values of a block, without its kind. */
export const valuesOf = ({ type: _, ...values }: LayoutBlock): Values => values;

/** A block with other values; what is nothing is left out. */
export const withValues = ({ type }: LayoutBlock, values: Values) =>
  ({ type, ...withoutNothing(values) }) as LayoutBlock;

export const withoutNothing = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What one part of a list begins with: choices at their first value, texts empty. */
export const emptyPart = (fields: FieldsShown): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { spec }]): Array<[string, unknown]> => {
      if (spec.writing !== 'required') return [];
      if (spec.inside) return [[name, [emptyPart(spec.inside)]]];
      return [[name, spec.kind === 'choice' ? Object.keys(spec.choices ?? {})[0] : '']];
    }),
  );
