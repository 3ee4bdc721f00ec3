import type { Unit } from '../../kit/units.ts';
import type { InvoiceCard, InvoiceLine, Requisition } from './queries.ts';

type Issue = InvoiceCard['matching']['issues'][number];

/** A line of an invoice beside what was ordered of its supplier and received. */
export interface ComparedLine {
  line: InvoiceLine;
  ordered: string | undefined;
  received: string | undefined;
  unit: Unit | undefined;
  issues: readonly Issue[];
}

type Compared = Pick<InvoiceCard, 'lines' | 'supplierId' | 'matching'>;

/** Lines whose requisition is not seen stand alone; what was ordered of others counts as nothing ordered of this supplier. */
export function comparedLines(
  { lines, supplierId, matching }: Compared,
  requisition: Pick<Requisition, 'items'> | undefined,
): ComparedLine[] {
  const ordered = new Map(requisition?.items.map((item) => [item.id, item]));
  return lines.map((line) => {
    const item = ordered.get(line.procurementItemId ?? '');
    const ours = item?.supplyCoverage.suppliers.find((one) => one.supplierId === supplierId);
    return {
      line,
      ordered: item && (ours?.quantity ?? '0'),
      received: item?.receivedQuantity,
      unit: item?.uom,
      issues: matching.issues.filter(({ lineId }) => lineId === line.id),
    };
  });
}

/** The gravest of these differences of a line; nothing where it has none of them. */
export function severityOf(
  issues: readonly Issue[],
  ...codes: readonly Issue['code'][]
): Issue['severity'] | undefined {
  const found = issues.filter(({ code }) => codes.includes(code));
  return found.find(({ severity }) => severity === 'block')?.severity ?? found[0]?.severity;
}
