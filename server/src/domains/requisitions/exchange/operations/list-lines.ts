import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { supplierRefs } from '../../../counterparties/counterparty-refs.ts';
import { lineColumns, presentLine } from '../../requisition-line.row.ts';
import { type RequisitionLine, requisitionLine } from '../../requisition-line.ts';
import { lineListing } from '../requisition-line.list.ts';

/** Lines page by page, for exports. */
export const listLines = listQuery({
  name: 'requisitions.list-lines',
  summary: words('List lines of requisitions', 'Строки заявок'),
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  listing: lineListing,
  row: requisitionLine.view,
  async run(ctx, input) {
    const page = await listRows(ctx, lineListing, lineColumns, input, (row: Parameters<typeof presentLine>[0]) =>
      presentLine(row, () => ''),
    );
    return { ...page, items: await named(ctx.db, page.items) };
  },
});

async function named(db: Parameters<typeof supplierRefs>[0], lines: readonly RequisitionLine[]) {
  const ids = new Set(lines.flatMap(({ supplyCoverage }) => supplyCoverage.suppliers.map((one) => one.supplierId)));
  const suppliers = await supplierRefs(db, [...ids]);
  return lines.map((line) => ({
    ...line,
    supplyCoverage: {
      ...line.supplyCoverage,
      suppliers: line.supplyCoverage.suppliers.map((one) => ({
        ...one,
        name: suppliers.get(one.supplierId)?.name ?? '',
      })),
    },
  }));
}
