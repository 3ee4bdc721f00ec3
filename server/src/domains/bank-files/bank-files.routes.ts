import { act, get, post, put, type Route, routes } from '../../kernel/routes.ts';
import { applyStatement } from './operations/apply-statement.ts';
import { getStatement } from './operations/get-statement.ts';
import { listDocuments } from './operations/list-documents.ts';
import { listStatements } from './operations/list-statements.ts';
import { matchDocument } from './operations/match-document.ts';
import { rematchStatement } from './operations/rematch-statement.ts';
import { uploadStatement } from './operations/upload-statement.ts';
import { createOrderFile, type OrderPorts } from './payment-orders/operations/create-order-file.ts';
import { downloadOrderFile } from './payment-orders/operations/download-order-file.ts';
import { getOrderFile } from './payment-orders/operations/get-order-file.ts';
import { listOrderFiles } from './payment-orders/operations/list-order-files.ts';
import type { StatementPorts } from './take-statement.ts';

const statements = '/api/v1/bank/statements';
const orders = '/api/v1/bank/payment-orders';

export const bankFilesRoutes = (readers: StatementPorts, writers: OrderPorts): readonly Route[] =>
  routes('Bank files', [
    get(statements, listStatements),
    post(statements, uploadStatement(readers), { policies: ['import'] }),
    get(`${statements}/:id`, getStatement),
    get(`${statements}/:id/documents`, listDocuments),
    put(`${statements}/:id/documents/:documentId/match`, matchDocument(readers)),
    act(`${statements}/:id/match`, rematchStatement(readers)),
    act(`${statements}/:id/apply`, applyStatement(readers)),
    get(orders, listOrderFiles),
    post(orders, createOrderFile(writers)),
    get(`${orders}/:id`, getOrderFile),
    get(`${orders}/:id/file`, downloadOrderFile(writers)),
  ]);
