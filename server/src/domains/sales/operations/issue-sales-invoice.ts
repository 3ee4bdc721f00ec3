import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { issueInvoice } from '../issue-invoice.ts';
import { cardOf, writtenSalesInvoice } from '../sales-invoice.card.ts';
import { salesInvoices } from '../sales-invoice.ts';

export const issueSalesInvoice = command({
  name: 'sales.issue-sales-invoice',
  summary: words('Issue a sales invoice', 'Выставить исходящий счёт'),
  description:
    'An approved one, or a draft where the company asks for no approval; it has a customer, a seller, rows and a total above zero. It gets the next ' +
    'number of its seller and year, without gaps, and today as its date; its content is frozen. The rate of its currency is captured unless ' +
    'given (`no_rate` where none is known), and so are its costs: what was entered, else the cost of the catalog item. A row whose cost is not ' +
    'known, or not in the currency of the invoice, is left out of the totals of costs; `costCoveragePercent` says how much they tell.',
  permission: 'sales_invoices.issue',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'conflict', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id() }),
  output: writtenSalesInvoice,

  async run(ctx, { id }) {
    const before = await salesInvoices.open(ctx, id);
    const { issued, warnings } = await issueInvoice(ctx, before);
    return { ...(await cardOf(ctx, issued)), warnings };
  },
});
