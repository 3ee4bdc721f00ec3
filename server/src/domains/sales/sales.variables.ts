import { namedContract } from '../../../../nouns/named-contract.ts';
import { salesInvoice as declared, type SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import { salesInvoiceRow as row, type SalesInvoiceRow } from '../../../../nouns/sales-invoice-row.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { unitSymbols } from '../../kernel/values/unit-symbols.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { customerVariables } from '../counterparties/customer.variables.ts';
import { sellerVariables } from '../sellers/seller.variables.ts';
import { salesInvoices } from './sales-invoice.ts';
import { rowsByInvoice } from './sales-invoice-row.ts';

const texts = [
  ...(['number', 'title', 'termsText', 'dueDate', 'currency', 'vatMode', 'rowCount', 'proposalNumber'] as const),
  ...(['grossMarginPercent', 'costCoveragePercent', 'costCapturedAt'] as const),
];

const sums = [
  ...(['netAmount', 'vatAmount', 'grossAmount', 'totalAmount', 'paidAmount', 'outstandingAmount'] as const),
  ...(['costTotalAmount', 'grossProfitAmount'] as const),
];

const ofRows = [
  ...(['position', 'name', 'sku', 'quantity', 'unitPrice', 'discountPercent', 'vatRate'] as const),
  ...(['netAmount', 'vatAmount', 'grossAmount', 'lineAmount', 'groupKey', 'groupLabel'] as const),
  ...(['unitCost', 'lineCostAmount', 'grossProfitAmount', 'grossMarginPercent', 'costIsEstimated'] as const),
];

const reading = { scopes: ['documents.read', 'customer_documents.read'], permission: 'sales_invoices.read' } as const;

const ofDocuments = { domain: 'documents', entityTypes: ['salesInvoice'], exists: invoicesThere };

/** What a sales invoice says of itself as a document: its header, its rows, who sells and to whom. Costs are there once it is issued. */
export const salesVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofDocuments,
    groups: [
      {
        ...reading,
        load: loadHeaders,
        paths: {
          ...variablesOf(declared.fields, texts),
          ...Object.fromEntries(sums.map((name) => [name, variableOf(declared.fields, name, 'money')])),
          date: variableOf(declared.fields, 'issueDate'),
          contractNumber: { ...variableOf(namedContract, 'number'), label: words('Contract', 'Договор') },
          contractDate: { ...variableOf(namedContract, 'date'), label: words('Date of the contract', 'Дата договора') },
          customRequisites: { ...variableOf(declared.fields, 'customRequisites', 'string') },
        },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofDocuments,
    groups: [
      {
        ...reading,
        load: loadRows,
        paths: {
          ...Object.fromEntries(ofRows.map((name) => [`rows[].${name}`, variableOf(row.fields, name, 'array')])),
          'rows[].uom': { ...variableOf(row.fields, 'uom', 'array'), choices: unitSymbols },
        },
      },
    ],
  }),
  sellerVariables({ ...ofDocuments, ...reading, partiesOf: (db, ids) => named(db, ids, 'sellerProfileId') }),
  customerVariables({ ...ofDocuments, ...reading, partiesOf: (db, ids) => named(db, ids, 'customerId') }),
];

async function invoicesThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await salesInvoices.byIds(db, ids)).map(({ id }) => id));
}

async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  return new Map((await salesInvoices.byIds(db, ids)).map((invoice) => [invoice.id, headerOf(invoice)]));
}

const headerOf = ({ issueDate, contract, customRequisites, ...invoice }: SalesInvoice) => ({
  ...invoice,
  date: issueDate,
  contractNumber: contract?.number ?? null,
  contractDate: contract?.date ?? null,
  customRequisites: customRequisites.map(({ label, value }) => `${label}: ${value}`).join('\n') || null,
});

/** In the order of the rows. */
async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await rowsByInvoice(db, ids);
  const leaves = Object.fromEntries(
    [...ofRows, 'uom' as const].map((name) => [name, (one: SalesInvoiceRow) => one[name]]),
  );
  return new Map(ids.map((id) => [id, inStep('rows[].', rows.get(id) ?? [], leaves)]));
}

const named = async (db: Db, ids: readonly string[], by: 'sellerProfileId' | 'customerId') =>
  new Map((await salesInvoices.byIds(db, ids)).map((invoice) => [invoice.id, invoice[by]]));
