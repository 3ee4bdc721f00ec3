import type { AnyField } from '../../../../nouns/kit/field.ts';
import { Exact } from '../../kernel/values/decimal.ts';

/** A value of a field to be compared with another: decimals are one if their values are, texts are not, even where they look like decimals. */
export const plainValue = (field: AnyField | undefined, value: unknown): string =>
  field?.spec.kind === 'decimal' && typeof value === 'string'
    ? new Exact(value).toFixed()
    : JSON.stringify(value ?? null);
