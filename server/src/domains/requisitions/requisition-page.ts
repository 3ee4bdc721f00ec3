import { listRows } from '../../kernel/lists/list-rows.ts';
import type { Page } from '../../kernel/lists/listing.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { awaitingApproval } from './awaiting-approval.ts';
import { requisitionListing } from './requisition.list.ts';
import { nameSuppliers, presentRow, requisitionColumns } from './requisition.row.ts';
import type { Requisition } from './requisition.ts';

/** A page of requisitions as every list of them has it. */
export async function requisitionPage(
  ctx: ReadContext,
  input: Readonly<Record<string, unknown>>,
): Promise<Page<Requisition>> {
  const within = input.awaitingMyApproval === true ? [await awaitingApproval(ctx)] : [];
  const page = await listRows(ctx, requisitionListing, requisitionColumns, input, presentRow, within);
  return { ...page, items: await nameSuppliers(ctx.db, page.items) };
}
