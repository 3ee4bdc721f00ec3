import type { LineChoice, TransferDocument } from '../../../../../nouns/transfer-document.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { invoicesAlike } from '../../billing/invoices-alike.ts';
import { currentItems } from '../../catalog/merge/current-items.ts';
import { itemsByArticle } from '../../catalog/suppliers/items-by-article.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';
import { type Payee, payeesBy, payeesById } from '../../counterparties/payees.ts';
import { awaitedFrom } from '../../requisitions/allocations/awaited-from.ts';
import { recallMatches } from '../remembered/recall-matches.ts';
import { type WholeDocument } from '../transfer-document.ts';
import type { Known } from './match-lines.ts';

/** Who the seller may be. */
export async function sellersOf({ db }: ReadContext, { seller, counterpartyId }: TransferDocument) {
  const [payees, named] = await Promise.all([
    seller.inn === null ? [] : payeesBy(db, [seller.inn], []),
    counterpartyId === null ? [] : payeesById(db, [counterpartyId]),
  ]);
  return { payees, named: named[0] ?? null };
}

export const nothingKnown = {
  chosen: new Map(),
  remembered: new Map(),
  itemIds: new Map(),
  items: new Map(),
  awaited: [],
} as const satisfies Partial<Known>;

/** What its lines may be for. */
export async function knownFor({ db }: ReadContext, { lines, record }: WholeDocument, seller: Payee): Promise<Known> {
  const supplierId = (await counterpartyRefs(db, [seller.counterpartyId])).get(seller.counterpartyId)?.supplierId;
  if (!supplierId) return { ...nothingKnown, supplierId: null };
  const called = lines.map(({ name, article, code }, at) => ({ place: at + 1, name, article, code }));
  const articles = lines.flatMap(({ article, code }) => [article, code].filter((one) => one !== null));
  const [itemIds, remembered, awaited] = await Promise.all([
    itemsByArticle(db, supplierId, articles),
    recallMatches(db, supplierId, called),
    // What an applied document was for is invoiced by now, and awaited no more.
    record.status === 'applied' ? [] : awaitedFrom(db, supplierId),
  ]);
  const ids = [
    ...itemIds.values(),
    ...[...remembered.values(), ...record.choices, ...awaited].flatMap(({ catalogItemId }) => catalogItemId ?? []),
  ];
  return {
    ...{ supplierId, itemIds, remembered, awaited },
    items: await currentItems(db, [...new Set(ids)]),
    chosen: new Map(record.choices.map((one) => [one.place, record.status === 'applied' ? ofItemAlone(one) : one])),
  };
}

const ofItemAlone = (one: LineChoice): LineChoice => ({ ...one, procurementItemId: null });

/** Invoices the document may be about. */
export const alikeTo = (
  { db }: ReadContext,
  { number, date, basis, totals, currency, status }: TransferDocument,
  seller: Payee,
) =>
  status === 'applied'
    ? []
    : invoicesAlike(db, seller.counterpartyId, {
        number,
        date,
        basis: basis.flatMap((one) => one.number ?? []),
        gross: totals.gross,
        currency: currency ?? '',
      });

/** The number of another document that was sent under the same name. */
export const sentUnderSameName = async ({ db }: ReadContext, { id, number }: TransferDocument) =>
  (
    await db.first<{ number: string }>(sql`
      select other.number from transfer_documents own
      join transfer_documents other on other.tenant_id = ${db.tenant} and other.file_id = own.file_id and other.id <> own.id
      where own.tenant_id = ${db.tenant} and own.id = ${id} and own.file_id <> '' order by other.number = ${number} desc limit 1`)
  )?.number ?? null;
