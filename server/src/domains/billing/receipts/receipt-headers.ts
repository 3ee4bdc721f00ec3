import type { StockReceipt } from '../../../../../nouns/stock-receipt.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Answers } from '../../../kernel/variables.ts';
import { partiesOfSuppliers } from '../../counterparties/parties-of-suppliers.ts';
import { stockReceipts } from '../../requisitions/receipts/stock-receipt.ts';

interface Header {
  id: string;
  date: string;
  reversedAt: string | null;
  warehouseName: string;
  procurementNumber: string;
  receivedByName: string | null;
  receivedByPosition: string | null;
}

/** What the head of a receipt order says, dated by the portal's own clock. */
export async function headersOfReceipts(db: Db, ids: readonly string[]): Promise<Answers> {
  const receipts = await stockReceipts.byIds(db, ids);
  const [headers, parties, numbers] = await Promise.all([
    db.many<Header>(sql`
      select receipt.id, (receipt.received_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as date,
        (receipt.reversed_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as "reversedAt",
        place.name as "warehouseName", req.number as "procurementNumber",
        person.full_name as "receivedByName", person.position as "receivedByPosition"
      from stock_receipts receipt left join regional_settings regional on regional.tenant_id = ${db.tenant}
      join warehouses place on place.tenant_id = ${db.tenant} and place.id = receipt.warehouse_id
      join requisitions req on req.tenant_id = ${db.tenant} and req.id = receipt.requisition_id
      left join users person on person.tenant_id = ${db.tenant} and person.id = receipt.created_by
      where receipt.tenant_id = ${db.tenant} and receipt.id = any(${ids}::uuid[])`),
    partiesOfSuppliers(db, receipts.flatMap(suppliersOf)),
    invoiceNumbers(
      db,
      receipts.flatMap(({ lines }) => lines.flatMap(({ invoiceLineId }) => invoiceLineId ?? [])),
    ),
  ]);
  const known = new Map(headers.map((one) => [one.id, one]));
  return new Map(
    receipts.map((receipt) => {
      const { id, number, comment, reverseReason, lines } = receipt;
      const names = suppliersOf(receipt).flatMap((supplierId) => parties.get(supplierId)?.name ?? []);
      const charged = new Set(lines.flatMap(({ invoiceLineId }) => numbers.get(invoiceLineId ?? '') ?? []));
      return [
        id,
        {
          ...known.get(id),
          ...{ number, comment, reverseReason },
          supplierNames: names.join(', ') || null,
          invoiceNumbers: [...charged].join(', ') || null,
        },
      ];
    }),
  );
}

/** The one who delivered all of it; nobody where there are several. */
export async function supplierOfReceipts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const receipts = await stockReceipts.byIds(db, ids);
  const parties = await partiesOfSuppliers(db, receipts.flatMap(suppliersOf));
  return new Map(
    receipts.map((receipt) => {
      const [only, ...others] = suppliersOf(receipt);
      const party = others.length === 0 ? parties.get(only ?? '') : undefined;
      return [receipt.id, party?.counterpartyId ?? null];
    }),
  );
}

const suppliersOf = ({ lines }: StockReceipt) => [...new Set(lines.flatMap(({ supplierId }) => supplierId ?? []))];

/** What suppliers number their invoices by, of each of these lines. */
async function invoiceNumbers(db: Db, lineIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; number: string }>(sql`
    select line.id, coalesce(inv.external_number, inv.number) as number
    from invoice_lines line join invoices inv on inv.tenant_id = ${db.tenant} and inv.id = line.invoice_id
    where line.tenant_id = ${db.tenant} and line.id = any(${lineIds}::uuid[])`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
