import type { DocumentKind } from '../../kernel/document-kind.ts';
import { act, get, patch, post, put, type Route, routes } from '../../kernel/routes.ts';
import { changeTemplate } from './change-template.ts';
import { createTemplate } from './operations/create-template.ts';
import { downloadWordFile } from './operations/download-word-file.ts';
import { getTemplate } from './operations/get-template.ts';
import { listDeliveryOptions } from './operations/list-delivery-options.ts';
import { listExportOptions } from './operations/list-export-options.ts';
import { listRevisions } from './operations/list-revisions.ts';
import { listTemplateVariables } from './operations/list-template-variables.ts';
import { listTemplates } from './operations/list-templates.ts';
import { previewLayout } from './operations/preview-layout.ts';
import { previewTemplate } from './operations/preview-template.ts';
import { recordTemplate } from './operations/record-template.ts';
import { replaceWordFile } from './operations/replace-word-file.ts';
import { updateTemplate } from './operations/update-template.ts';
import { uploadWordTemplate } from './operations/upload-word-template.ts';
import { exportOf } from './printing/export-document.ts';
import { exportManyOf } from './printing/export-many-of.ts';

const base = '/api/v1/settings/document-templates';

/** Templates, and the files that they make of records of these kinds. */
export const documentTemplateRoutes = (kinds: readonly DocumentKind[]): readonly Route[] => [
  ...routes('Document templates', [
    get(base, listTemplates),
    post(base, createTemplate(recordTemplate(kinds))),
    post(`${base}/word`, uploadWordTemplate(recordTemplate(kinds))),
    get(`${base}/variables`, listTemplateVariables(kinds)),
    get(`${base}/export-options/commercial-proposals`, listExportOptions('commercial_proposal')),
    get(`${base}/export-options/sales-invoices`, listExportOptions('sales_invoice')),
    get(`${base}/export-options/contracts`, listExportOptions('contract')),
    get(`${base}/export-options/purchase-orders`, listExportOptions('purchase_order')),
    get(`${base}/export-options/purchase-requisitions`, listExportOptions('purchase_requisition')),
    get(`${base}/export-options/supplier-rfqs`, listExportOptions('supplier_rfq')),
    get(`${base}/export-options/stock-receipts`, listExportOptions('stock_receipt')),
    get(`${base}/export-options/supplier-returns`, listExportOptions('supplier_return')),
    get(`${base}/export-options/quote-minutes`, listExportOptions('quote_minutes')),
    get(`${base}/export-options/logistics/:kind`, listDeliveryOptions),
    act(`${base}/preview`, previewLayout(kinds), { policies: ['rendering'] }),
    get(`${base}/:id`, getTemplate),
    patch(`${base}/:id`, updateTemplate(changeTemplate(kinds))),
    act(`${base}/:id/preview`, previewTemplate(kinds), { policies: ['rendering'] }),
    get(`${base}/:id/file`, downloadWordFile),
    put(`${base}/:id/file`, replaceWordFile(changeTemplate(kinds))),
    get(`${base}/:id/revisions`, listRevisions),
  ]),
  ...kinds.flatMap((kind) =>
    kind.exportsItself
      ? []
      : routes(kind.tag, [
          get(`${kind.path}/:${kind.idInPath ?? 'id'}/export`, exportOf(kind), { policies: ['rendering'] }),
          act(`${kind.path}/export`, exportManyOf(kind), { policies: ['export'] }),
        ]),
  ),
];
