import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { followLines } from '../follow-lines.ts';
import { readInvoiceCard, writtenInvoice } from '../invoice.card.ts';
import { headerInput, lineInput, mostLines, orderIdsInput, plainColumns } from '../invoice.input.ts';
import { invoice, invoices } from '../invoice.ts';
import { writeLines } from '../invoice-line.ts';
import { warningsOf } from '../invoice-warnings.ts';
import { resolveInvoice } from '../resolve-invoice.ts';
import { settleMatching } from '../settle-matching.ts';

export const createInvoice = command({
  name: 'billing.create-invoice',
  summary: words('Create an incoming invoice', 'Внести входящий счёт'),
  description:
    'With its lines, or with totals alone. A line that names a line of a requisition counts as invoiced there and is matched with the decision and ' +
    'the receipt; one that names a line of an order, with that order. `orderIds` in place of `lines` invoices all that orders leave. Totals that are sent along may differ from the sums of the lines by 0.01 for each line. The same number of the same supplier ' +
    'in one calendar year is refused unless `duplicateReason` says why, which needs the right to change statuses. A counterparty that is no ' +
    'supplier yet becomes one. A `contractId` counts towards the limit of that contract, where one that blocks refuses the invoice with ' +
    '`contract_limit_exceeded`.',
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  input: object({
    ...headerInput,
    counterpartyId: Type.Optional({
      ...invoice.fields.counterpartyId,
      examples: ['0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11'],
    }),
    supplierId: Type.Optional(invoice.fields.supplierId),
    source: Type.Optional(invoice.fields.source),
    orderIds: Type.Optional(orderIdsInput),
    lines: Type.Optional(
      Type.Array(lineInput, {
        maxItems: mostLines,
        title: 'Lines',
        examples: [[{ name: 'Цемент М500', quantity: '120', price: '412.50', vatRate: '22' }]],
      }),
    ),
  }),
  output: writtenInvoice,

  async run(ctx, { source, ...input }) {
    const custom = await checkCustomFields(ctx, invoice.customFieldsOf, input.customFields, null);
    const { row, lines, needed, ...named } = await resolveInvoice(ctx, ctx.newId, null, input);
    const made = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      ...plainColumns(input),
      ...row,
      source: source ?? (ctx.actor.kind === 'apiKey' ? 'api' : 'manual'),
      custom_fields: JSON.stringify(custom),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
      number: await yearlyNumber(ctx, 'INV', 'invoice'),
    };
    await ctx.db.execute(sql`insert into invoices ${columns(made)}`);
    await writeLines(ctx, ctx.newId, lines);
    await followLines(ctx, { needed, lines, requestIds: [input.invoiceRequestId ?? null] });
    await settleMatching(ctx, await invoices.byId(ctx.db, ctx.newId));
    const warnings = await warningsOf(ctx, ctx.newId, named);
    const card = await readInvoiceCard(ctx, ctx.newId);
    const { lines: _, payments: __, differences: ___, ...created } = card;
    ctx.record(invoice.fact('created', created));
    return { ...card, warnings };
  },
});
