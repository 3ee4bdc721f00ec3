import type { RawValues } from '../documents/document-content.ts';
import { writtenValue } from './written-value.ts';

/** Rows put together from lists of their values, one for each path. */
export class RowsOf {
  readonly #columns = new Map<string, readonly unknown[]>();

  take(leaf: string, values: unknown) {
    if (Array.isArray(values)) this.#columns.set(leaf, values);
  }

  rows(): RawValues[] {
    const count = Math.max(0, ...[...this.#columns.values()].map(({ length }) => length));
    return Array.from({ length: count }, (_, at) =>
      Object.fromEntries([...this.#columns].map(([leaf, values]) => [leaf, writtenValue(values[at])])),
    );
  }
}
