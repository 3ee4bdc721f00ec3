import { countUpTo } from '../../kernel/lists/list-rows.ts';
import type { Listing } from '../../kernel/lists/listing.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';

const mostRows = 100_000;

/** Refuses a list too long to be one file, before the first byte is sent. */
export async function refuseLongExport(
  ctx: ReadContext,
  listing: Listing,
  filters: Readonly<Record<string, unknown>>,
): Promise<void> {
  if ((await countUpTo(ctx, listing, filters, mostRows + 1)) <= mostRows) return;
  throw brokenRule(
    'export_too_long',
    words(
      `An export has at most ${mostRows} rows; narrow the list.`,
      `В выгрузке не более ${mostRows} строк; сузьте список.`,
    ),
    { limit: mostRows },
  );
}
