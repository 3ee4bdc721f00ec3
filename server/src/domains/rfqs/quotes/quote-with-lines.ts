import type { Static } from 'typebox';
import type { SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { integer, nullable, object } from '../../../kernel/fields.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { quoteVersion } from './quote-version.ts';
import { currentWithin } from './read-versions.ts';
import { supplierQuote } from './supplier-quote.ts';

const current = object(
  { ...quoteVersion.properties, lineCount: integer('All lines; a list shows the first 200', { minimum: 0 }) },
  { title: 'Current version; null before the first submission and while prices are sealed' },
);

/** A quote as reports read it: the current version, and nothing of drafts. */
export const quoteWithLines = object(
  { ...supplierQuote.fields, current: nullable(current) },
  { title: 'Quote with its current version' },
);

/** Quotes with up to so many lines of each, in as many statements for one as for all. */
export async function withLines(
  db: Db,
  quotes: readonly SupplierQuote[],
  most: number,
): Promise<Array<Static<typeof quoteWithLines>>> {
  const open = quotes.filter(({ sealed, currentVersion }) => !sealed && currentVersion > 0).map(({ id }) => id);
  const versions = open.length > 0 ? await currentWithin(db, open, most) : [];
  const byQuote = new Map(versions.map(({ quoteId, ...version }) => [quoteId, version]));
  return quotes.map((quote) => ({ ...quote, current: byQuote.get(quote.id) ?? null }));
}
