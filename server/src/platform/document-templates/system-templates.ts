import { type DocumentKindName, documentKinds } from '../../../../nouns/document-kinds.ts';
import type { DocumentLayout } from '../../../../nouns/document-layout.ts';
import type { DocumentTemplate } from '../../../../nouns/document-template.ts';
import { layoutPaths } from '../../../../nouns/layout-paths.ts';
import { conflict, type Words, words } from '../../kernel/problems/errors.ts';
import { systemLayouts } from '../documents/layouts/system-layouts.ts';

/** When the first of them came out; they have no history of their own. */
const since = '2026-11-25T00:00:00.000Z';

/** The same in every portal and in every release: documents and programs name them. */
const identifiers: Readonly<Record<DocumentKindName, string>> = {
  commercial_proposal: '019ab9e0-0000-7000-8000-000000000001',
  sales_invoice: '019ab9e0-0000-7000-8000-000000000002',
  contract: '019ab9e0-0000-7000-8000-000000000003',
  purchase_order: '019ab9e0-0000-7000-8000-000000000004',
  purchase_requisition: '019ab9e0-0000-7000-8000-000000000005',
  quote_minutes: '019ab9e0-0000-7000-8000-000000000006',
  supplier_return: '019ab9e0-0000-7000-8000-000000000007',
  supplier_rfq: '019ab9e0-0000-7000-8000-000000000008',
  stock_receipt: '019ab9e0-0000-7000-8000-000000000009',
  'delivery:upd': '019ab9e0-0000-7000-8000-000000000011',
  'delivery:torg12': '019ab9e0-0000-7000-8000-000000000012',
  'delivery:tn': '019ab9e0-0000-7000-8000-000000000013',
  'delivery:ttn': '019ab9e0-0000-7000-8000-000000000014',
  'delivery:power_of_attorney_m2': '019ab9e0-0000-7000-8000-000000000015',
  'delivery:power_of_attorney_m2a': '019ab9e0-0000-7000-8000-000000000016',
  'delivery:delivery_note': '019ab9e0-0000-7000-8000-000000000017',
  'delivery:packing_list': '019ab9e0-0000-7000-8000-000000000018',
  'delivery:acceptance_act': '019ab9e0-0000-7000-8000-000000000019',
};

export interface SystemTemplate {
  template: DocumentTemplate;
  layout: DocumentLayout;
}

const builtIn = ([kind, { words: name }]: [string, { words: Words }]): SystemTemplate => {
  const layout = systemLayouts[kind as DocumentKindName];
  const template: DocumentTemplate = {
    ...{ id: identifiers[kind as DocumentKindName], kind: kind as DocumentKindName, name: name.ru, format: 'layout' },
    ...{ isDefault: false, isSystem: true, revision: 1, fileId: null, fileName: null },
    ...{ variablesUsed: layoutPaths(layout).sort(), unknownVariables: [], status: 'active', version: 1 },
    ...{ createdAt: since, updatedAt: since, archivedAt: null, createdBy: null, updatedBy: null },
  };
  return { template, layout };
};

/** Layouts that are part of the product, for every company the same. */
export const systemTemplates: readonly SystemTemplate[] = Object.entries(documentKinds).map(builtIn);

export const systemTemplate = (id: string): SystemTemplate | undefined =>
  systemTemplates.find(({ template }) => template.id === id);

/** The default of a kind where the company has none of its own. */
export const builtInFor = (kind: DocumentTemplate['kind']): SystemTemplate | undefined =>
  systemTemplates.find(({ template }) => template.kind === kind);

/** The same as the company sees them: the first of a kind is its default while no template of the company is. */
export const shownSystemTemplates = (own: readonly DocumentTemplate[]): DocumentTemplate[] =>
  systemTemplates.map(({ template }) => ({
    ...template,
    isDefault:
      builtInFor(template.kind)?.template.id === template.id &&
      !own.some(({ kind, isDefault }) => kind === template.kind && isDefault),
  }));

export function refuseSystem(id: string): void {
  if (systemTemplate(id)) throw conflict('system_template', isBuiltIn);
}

const isBuiltIn = words(
  'This layout is part of the product. Make a copy by `copyOf` and change that.',
  'Этот макет встроенный. Создайте копию через `copyOf` и измените её.',
);
