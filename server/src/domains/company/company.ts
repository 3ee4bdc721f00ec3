import Type from 'typebox';
import { type InvoiceIssue, invoiceIssues } from '../../../../nouns/invoice-matching.ts';
import { entity } from '../../kernel/entity.ts';
import { choice, flag, id, instant, measure, nullable, object, price, text, version } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

export const savePolicies = [
  'SUPPLIER_QUOTES_ALL',
  'ACCEPTED_QUOTE_LINES_ONLY',
  'ALL_PR_IMPORTED_AND_MANUAL_ITEMS',
] as const;

export const extensions = object({ construction: flag('Construction objects and stages') }, { title: 'Extensions' });

const percent = (title: string, example: string) => measure(title, { examples: [example] });

/** How far papers may stray from each other before somebody is asked. Percents, but for the amount in roubles. */
export const tolerances = object(
  {
    overAllocationPct: percent('Chosen from suppliers over the quantity of a line', '0'),
    overReceiptPct: percent('Received over what was ordered', '0'),
    pricePct: percent('Price of an invoice over the chosen one', '0'),
    quantityPct: percent('Quantity of an invoice over the chosen one', '0'),
    amount: price('Amount by which an invoice may differ', { examples: ['1'] }),
  },
  { title: 'Tolerances' },
);

export const alerts = object(
  {
    reapprovalPct: percent('Growth of a planned total that asks for approval again', '10'),
    pricePct: percent('Growth of a price that is pointed out', '20'),
    budgetPct: percent('Part of a budget spent that is pointed out', '90'),
  },
  { title: 'Alerts' },
);

/** The company behind the portal, and the switches of how it works. Its identifier is the portal's. */
export const company = entity({
  type: 'company',
  noun: words('Company', 'Компания'),
  audience: 'business',
  displayName: 'name',
  fields: {
    id: id(),
    name: text(200, 'Name', { examples: ['ООО «Ромашка»'] }),
    slug: Type.String({ title: 'Name of the portal in its address; never changes' }),
    companyInn: nullable(text(12, 'INN', { examples: ['7707083893'] })),
    kpp: nullable(text(9, 'KPP')),
    ogrn: nullable(text(15, 'OGRN')),
    address: nullable(text(500, 'Address')),
    phone: nullable(text(40, 'Phone')),
    extensions,
    approvalRequired: flag('Requisitions need approval'),
    noSelfApproval: flag('Nobody approves a requisition or an invoice of his own'),
    budgetPolicy: choice(['warn', 'block'], 'What a requisition over its budget meets: a word, or a refusal'),
    tolerances,
    alerts,
    payOnlyApproved: flag('Only approved invoices are paid'),
    blockingIssues: Type.Array(choice(Object.keys(invoiceIssues) as InvoiceIssue[], 'Difference'), {
      title: 'Differences of an invoice that stop its approval; the others are pointed out',
      uniqueItems: true,
      maxItems: Object.keys(invoiceIssues).length,
    }),
    nomenclatureSavePolicy: choice(savePolicies, 'When quoted lines become catalog items'),
    allowNegativeStock: flag('Stock may go below zero'),
    keysOfBlockedPeople: choice(
      ['read', 'stop'],
      'API keys of blocked people: they read on what he might read, or stop',
    ),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    updatedBy: nullable(id('Changed by')),
  },
  facts: ['updated'],
});

export type Company = Type.Static<typeof company.view>;
