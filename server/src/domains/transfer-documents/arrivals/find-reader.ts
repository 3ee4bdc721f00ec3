import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { TransferDocumentsPort } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { workingInstallation } from '../../../platform/integrations/working-installation.ts';

export type TransferDocumentPorts = ReadonlyMap<string, TransferDocumentsPort>;

/** The installed integration that reads transfer documents, and the module it reads them with. */
export const findReader = (ports: TransferDocumentPorts) =>
  query({
    name: 'transfer-documents.find-reader',
    summary: words('Find who reads transfer documents', 'Найти, кто читает УПД'),
    permission: 'invoices.create',
    scope: ['supplier_documents.write', 'finance.write'],
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      const { installation, port } = await workingInstallation(ctx, ports);
      return { installationId: installation.id, module: port.module.href };
    },
  });
