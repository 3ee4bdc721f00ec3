import Type from 'typebox';
import type { DocumentKindName } from '../../../../../nouns/document-kinds.ts';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { documentTemplate } from '../document-template.ts';
import { ownTemplates } from '../own-templates.ts';
import { shownSystemTemplates } from '../system-templates.ts';

const { id, name, format, isDefault, isSystem } = documentTemplate.fields;

export const exportOptions = object({
  items: Type.Array(object({ id, name, format, isDefault, isSystem }, { title: 'Layout to export by' })),
});

/** Whoever exports documents chooses among their layouts. */
export const optionsReading = {
  permission: 'document_templates.read',
  scope: [
    ...(['settings.read', 'customer_documents.read', 'documents.read'] as const),
    ...(['supplier_documents.read', 'purchase_requisitions.read'] as const),
  ],
} as const;

const summaries = {
  commercial_proposal: words('Layouts of commercial proposals', 'Макеты коммерческих предложений'),
  sales_invoice: words('Layouts of sales invoices', 'Макеты счетов на оплату'),
  contract: words('Layouts of contracts', 'Макеты договоров'),
  purchase_order: words('Layouts of orders to suppliers', 'Макеты заказов поставщикам'),
  supplier_rfq: words('Layouts of requests for quotes', 'Макеты запросов предложений'),
  stock_receipt: words('Layouts of receipt orders', 'Макеты приходных ордеров'),
  supplier_return: words('Layouts of returns to suppliers', 'Макеты возвратов поставщикам'),
  quote_minutes: words('Layouts of minutes of comparisons', 'Макеты протоколов сравнения'),
  purchase_requisition: words('Layouts of requisitions', 'Макеты заявок на закупку'),
};

export const listExportOptions = (kind: keyof typeof summaries) =>
  query({
    name: `document-templates.list-options-of-${kind.replaceAll('_', '-')}`,
    summary: summaries[kind],
    description: 'What may be named as `templateId`, the default first. A Word file makes `docx` alone.',
    ...optionsReading,
    input: object({}),
    output: exportOptions,

    run: ({ db }) => optionsOf(db, kind),
  });

/** The layouts of a kind, the default first. */
export async function optionsOf(db: Db, kind: DocumentKindName) {
  const own = await ownTemplates(db);
  const all = [...own, ...shownSystemTemplates(own)].filter((one) => one.kind === kind && one.status === 'active');
  const inOrder = all.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || (a.name < b.name ? -1 : 1));
  return {
    items: inOrder.map(({ id, name, format, isDefault, isSystem }) => ({ id, name, format, isDefault, isSystem })),
  };
}
