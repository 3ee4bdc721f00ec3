import { sql } from '../../kernel/sql/sql.ts';
import { customFieldHost } from '../../platform/custom-fields/host.ts';
import { invoice } from './invoice.ts';
import { getInvoice } from './operations/get-invoice.ts';
import { updateInvoice } from './operations/update-invoice.ts';

export const invoiceCustomFields = customFieldHost({
  entityType: 'invoice',
  card: invoice,
  get: getInvoice,
  update: updateInvoice,
  async values(db, ids) {
    const rows = await db.many<{ id: string; custom_fields: Record<string, unknown> }>(
      sql`select id, custom_fields from invoices where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
    );
    return new Map(rows.map((row) => [row.id, row.custom_fields]));
  },
});
