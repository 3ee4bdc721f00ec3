import type { PreviewLine } from '../../../../../nouns/transfer-preview.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { type WholeDocument } from '../transfer-document.ts';
import { type Known, matchLines } from './match-lines.ts';
import { grossOf, priceLine } from './price-line.ts';
import { readUnit } from './read-unit.ts';
import { type Remark, sumStrays } from './remarks.ts';

/** The lines as an invoice would hold them, with what they are matched to. Pure. */
export function previewLines(
  { record, lines }: WholeDocument,
  known: Known,
): { lines: PreviewLine[]; remarks: Remark[] } {
  const day = record.transferredOn ?? record.date;
  const read = lines.map((told, at) => {
    const line = { ...told, place: at + 1 };
    const priced = priceLine(line, day);
    const { uom, remarks } = readUnit(line, priced.quantity);
    return { line: { ...line, ...priced, uom, vatRate: line.vatRate }, remarks: [...priced.remarks, ...remarks] };
  });
  const matched = matchLines(
    read.map(({ line }) => line),
    known,
  );
  const gross = grossOf(read.map(({ line }) => line));
  const strays = new Exact(gross).eq(record.totals.gross) ? [] : [sumStrays(record.totals.gross, gross)];
  return {
    lines: read.map(
      (
        { line: { place, number, name, article, code, quantity, uom, unitName, price, net, vatRate, vat, gross } },
        at,
      ) => {
        const { item, awaited, matchedBy, rememberedMatchId } = matched[at] as (typeof matched)[number];
        return {
          ...{ place, number, name, article, code, quantity, uom, unitName, price, net, vatRate, vat, gross },
          catalogItemId: item?.id ?? null,
          catalogItemName: item?.name ?? null,
          procurementId: awaited?.requisitionId ?? null,
          procurementNumber: awaited?.requisitionNumber ?? null,
          procurementItemId: awaited?.lineId ?? null,
          matchedBy,
          rememberedMatchId,
        };
      },
    ),
    remarks: [...read.flatMap(({ remarks }) => remarks), ...matched.flatMap(({ remarks }) => remarks), ...strays],
  };
}
