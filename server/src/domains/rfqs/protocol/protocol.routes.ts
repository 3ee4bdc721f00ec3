import { act, get, post, routes } from '../../../kernel/routes.ts';
import { getDecisionProtocol } from './operations/get-decision-protocol.ts';
import { issueDecisionProtocol } from './operations/issue-decision-protocol.ts';
import { verifyDecisionProtocol, verifyDigest } from './operations/verify-decision-protocol.ts';

const base = '/api/v1/purchase-requisitions/:procurementId/decision-protocol';

/** The content of a large protocol, sent to be checked. */
const large = { bodyLimit: 16 * 1024 * 1024, arrayItems: 10_000 };

export const protocolRoutes = routes('Supplier quotes', [
  get(base, getDecisionProtocol),
  post(base, issueDecisionProtocol),
  get(`${base}/verify`, verifyDigest),
  act(`${base}/verify`, verifyDecisionProtocol, large),
]);
