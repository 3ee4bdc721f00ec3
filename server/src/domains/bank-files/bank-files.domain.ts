import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { PaymentOrdersPort } from '../../kernel/integrations/ports/payment-orders.ts';
import type { StatementsPort } from '../../kernel/integrations/ports/statements.ts';
import type { Domain } from '../../platform/domain.ts';
import { withPort } from '../../platform/integrations/working-installation.ts';
import { bankDocument } from './bank-document.ts';
import { bankFilesRoutes } from './bank-files.routes.ts';
import { bankStatement } from './bank-statement.ts';
import { getStatement } from './operations/get-statement.ts';
import { reopenDocuments } from './operations/reopen-documents.ts';
import { paymentOrderFile } from './payment-orders/payment-order-file.ts';

/** Files that go between the company and its bank, read and written by whatever integrations have those ports. */
export const bankFilesDomain = (connectors: readonly AnyConnector[]): Domain => ({
  entities: [bankStatement, bankDocument, paymentOrderFile],
  routes: bankFilesRoutes(
    withPort<StatementsPort>(connectors, 'statements'),
    withPort<PaymentOrdersPort>(connectors, 'paymentOrders'),
  ),
  recordHosts: [{ entityType: 'bankStatement', entity: bankStatement, get: getStatement }],
  reactions: [reopenDocuments],
});
