import { act, get, post, type Route, routes } from '../../kernel/routes.ts';
import type { TransferDocumentPorts } from '../transfer-documents/arrivals/find-reader.ts';
import { archiveEDocument } from './archive-e-document.ts';
import { getIncoming } from './incoming/get-incoming.ts';
import { listIncoming } from './incoming/list-incoming.ts';
import { refreshIncoming } from './incoming/refresh-incoming.ts';
import { refuseIncoming } from './incoming/refuse-incoming.ts';
import { takeIncoming } from './incoming/take-incoming.ts';
import { listOperators } from './list-operators.ts';
import { listRecipients } from './list-recipients.ts';
import type { Operators } from './operators.ts';
import { createOutgoing } from './outgoing/create-outgoing.ts';
import { getOutgoing } from './outgoing/get-outgoing.ts';
import { listOutgoing } from './outgoing/list-outgoing.ts';
import { refreshOutgoing } from './outgoing/refresh-outgoing.ts';
import { revokeOutgoing } from './outgoing/revoke-outgoing.ts';

const base = '/api/v1/e-documents';
const outgoing = `${base}/outgoing`;
const incoming = `${base}/incoming`;

export const eDocumentRoutes = (operators: Operators, readers: TransferDocumentPorts): readonly Route[] =>
  routes('E-documents', [
    get(`${base}/operators`, listOperators(operators)),
    get(`${base}/recipients`, listRecipients(operators)),
    get(outgoing, listOutgoing),
    post(outgoing, createOutgoing(operators)),
    get(`${outgoing}/:id`, getOutgoing),
    act(`${outgoing}/:id/refresh`, refreshOutgoing(operators)),
    act(`${outgoing}/:id/revoke`, revokeOutgoing(operators)),
    get(`${outgoing}/:id/archive`, archiveEDocument(operators, 'outgoing')),
    get(incoming, listIncoming),
    get(`${incoming}/:id`, getIncoming),
    act(`${incoming}/:id/refresh`, refreshIncoming(operators)),
    act(`${incoming}/:id/refuse`, refuseIncoming(operators)),
    act(`${incoming}/:id/take`, takeIncoming(operators, readers)),
    get(`${incoming}/:id/archive`, archiveEDocument(operators, 'incoming')),
  ]);
