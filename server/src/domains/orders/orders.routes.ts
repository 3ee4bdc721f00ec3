import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { mostLines } from '../requisitions/requisition-line.ts';
import { recordAnswer } from './answers/operations/record-answer.ts';
import { cancelOrder } from './operations/cancel-order.ts';
import { closeOrder } from './operations/close-order.ts';
import { createOrders } from './operations/create-orders.ts';
import { deleteOrder } from './operations/delete-order.ts';
import { getOrder } from './operations/get-order.ts';
import { listExpected } from './operations/list-expected.ts';
import { listOrders } from './operations/list-orders.ts';
import { reviseOrder } from './operations/revise-order.ts';
import { updateOrder } from './operations/update-order.ts';
import { confirmByLink } from './public/operations/confirm-by-link.ts';
import { declineByLink } from './public/operations/decline-by-link.ts';
import { downloadOrder } from './public/operations/download-order.ts';
import { readPublicOrder } from './public/operations/read-public-order.ts';
import { getOrderLink } from './sending/operations/get-order-link.ts';
import { sendOrder } from './sending/operations/send-order.ts';

const base = '/api/v1/purchase-orders';
const byToken = '/api/v1/public/v1/purchase-orders/:token';

/** So many lines come in one body. */
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostLines };

/** Limits of whatever is reached by a supplier's link. */
const byLink = { policies: ['public-token', 'public-link-ip'], guesses: 'public-link-guesses' };

export const orderRoutes = [
  ...routes('Purchase orders', [
    get(base, listOrders),
    post(`${base}/from-requisition`, createOrders),
    get(`${base}/:id`, getOrder),
    patch(`${base}/:id`, updateOrder, many),
    del(`${base}/:id`, deleteOrder),
    act(`${base}/:id/send`, sendOrder),
    act(`${base}/:id/revise`, reviseOrder),
    act(`${base}/:id/record-confirmation`, recordAnswer, many),
    act(`${base}/:id/cancel`, cancelOrder),
    act(`${base}/:id/close`, closeOrder),
    get(`${base}/:id/sendings/:sendingId/link`, getOrderLink),
  ]),
  ...routes('Purchase requisitions', [
    get('/api/v1/purchase-requisitions/:procurementId/expected-deliveries', listExpected),
  ]),
  ...routes('Supplier links', [
    get(byToken, readPublicOrder, byLink),
    act(`${byToken}/confirm`, confirmByLink, { ...byLink, ...many }),
    act(`${byToken}/decline`, declineByLink, byLink),
    get(`${byToken}/file`, downloadOrder, byLink),
  ]),
];
