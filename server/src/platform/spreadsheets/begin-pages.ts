import { invalid, Refusal } from '../../kernel/problems/errors.ts';

/**
 * The pages of a list that becomes a file, the first of them read before the first byte is sent: what the list refuses of its
 * filters is then refused, and is no file that breaks off.
 */
export async function beginPages<Page>(pages: AsyncGenerator<Page>): Promise<AsyncIterable<Page>> {
  const first = await pages.next().catch((error: unknown) => Promise.reject(amongFilters(error)));
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* pages;
  })();
}

/** What a list refuses of the filters in a body. */
export const filtersRefuse = [
  ...(['invalid_filter', 'invalid_sort', 'invalid_fields', 'invalid_expand'] as const),
  ...(['cursor_invalid', 'cursor_mismatch', 'cursor_expired'] as const),
] as const;

/** The list names its parameters as its own; in this request they stand in `filters`. */
export function amongFilters(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== 'validation_failed') return error;
  return invalid(error.errors.map((one) => ({ ...one, at: `/filters${one.at}` })));
}
