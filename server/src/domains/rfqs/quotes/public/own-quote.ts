import Type, { type Static, type TObject } from 'typebox';
import { isAsking } from '../../../../../../nouns/rfq-flow.ts';
import type { RfqRecipient } from '../../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../../nouns/supplier-rfq.ts';
import { choice, nullable, object } from '../../../../kernel/fields.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { offeredFields, quoteLine, quoteVersion, termFields } from '../quote-version.ts';
import { type HeldVersion, standingVersions } from '../read-versions.ts';
import { quotesWhere, supplierQuote } from '../supplier-quote.ts';
import { answerStatus, answerStatuses } from './answer-status.ts';

const { procurementItemId: _, ...offered } = offeredFields;
const { position, name, quantity, amounts } = quoteLine.properties;
const ownLine = object({ position, name, ...offered, quantity, amounts }, { title: 'Line of the quote' });

const { n, at, rfqRevision, totals } = quoteVersion.properties;
const ownVersion = object(
  { n, at, rfqRevision, ...termFields, totals, lines: Type.Array(ownLine, { title: 'Lines' }) },
  { title: 'Version of the quote' },
);

const { fields } = supplierQuote;

/** What a supplier has offered, as that supplier may see it again: neither what the buyers think of it, nor where it leads. */
export const ownQuote = object(
  {
    number: fields.number,
    status: choice(answerStatuses, 'How the quote fares'),
    draftVersion: fields.draftVersion,
    submittedAt: fields.submittedAt,
    needsReconfirmation: fields.needsReconfirmation,
    submitted: nullable(ownVersion),
    draft: nullable(ownVersion),
  },
  { title: 'The quote of this supplier' },
);

type OwnQuote = Static<typeof ownQuote>;

/** The standing quote of the supplier; null before the first draft. */
export async function readOwnQuote({ db }: ReadContext, rfq: SupplierRfq, { supplierId }: RfqRecipient) {
  const [quote] = await quotesWhere(
    db,
    sql`quote.rfq_id = ${rfq.id} and quote.supplier_id = ${supplierId} and quote.status <> 'withdrawn'`,
  );
  if (!quote) return null;
  const { current, draft } = await standingVersions(db, quote.id);
  return {
    number: quote.number,
    status: answerStatus(quote.status, isAsking(rfq.status)),
    draftVersion: quote.draftVersion,
    submittedAt: quote.submittedAt,
    needsReconfirmation: quote.needsReconfirmation,
    submitted: shown(current),
    draft: shown(draft),
  } satisfies OwnQuote;
}

function shown(version: HeldVersion | null): OwnQuote['draft'] {
  if (version === null) return null;
  return { ...only(ownVersion, version), lines: version.lines.map((line) => only(ownLine, line)) };
}

/** The properties of a schema and no others. */
const only = <Shape extends TObject>({ properties }: Shape, held: object): Static<Shape> =>
  Object.fromEntries(Object.entries(held).filter(([key]) => key in properties)) as Static<Shape>;
