import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { listHistory } from './history/list-history.ts';
import { addItem } from './items/operations/add-item.ts';
import { deleteItem } from './items/operations/delete-item.ts';
import { orderItems } from './items/operations/order-items.ts';
import { updateItem } from './items/operations/update-item.ts';
import { createRfq } from './operations/create-rfq.ts';
import { deleteRfq } from './operations/delete-rfq.ts';
import { readRfqCard } from './operations/read-rfq-card.ts';
import { sendRfq } from './operations/send-rfq.ts';
import { updateRfq } from './operations/update-rfq.ts';
import { readPublicRfq } from './public/operations/read-public-rfq.ts';
import { addRecipient } from './recipients/operations/add-recipient.ts';
import { getRecipientLink } from './recipients/operations/get-recipient-link.ts';
import { removeRecipient } from './recipients/operations/remove-recipient.ts';
import { updateRecipient } from './recipients/operations/update-recipient.ts';
import { remindSuppliers } from './reminders/operations/remind-suppliers.ts';
import { listRfqs } from './supplier-rfq.ts';

const base = '/api/v1/supplier-rfqs';

/** Limits of whatever is reached by a supplier's link. */
export const byLink = { policies: ['public-token', 'public-link-ip'], guesses: 'public-link-guesses' };

export const rfqRoutes = [
  ...routes('Requests for quotes', [
    get(base, listRfqs),
    post(base, createRfq, { bodyLimit: 5 * 1024 * 1024 }),
    get(`${base}/:id`, readRfqCard),
    patch(`${base}/:id`, updateRfq),
    del(`${base}/:id`, deleteRfq),
    act(`${base}/:id/send`, sendRfq),
    act(`${base}/:id/remind`, remindSuppliers),
    get(`${base}/:id/history`, listHistory),
    post(`${base}/:id/items`, addItem),
    act(`${base}/:id/items/reorder`, orderItems),
    patch(`${base}/:id/items/:itemId`, updateItem),
    del(`${base}/:id/items/:itemId`, deleteItem),
    post(`${base}/:id/recipients`, addRecipient),
    patch(`${base}/:id/recipients/:recipientId`, updateRecipient),
    del(`${base}/:id/recipients/:recipientId`, removeRecipient),
    get(`${base}/:id/recipients/:recipientId/link`, getRecipientLink),
  ]),
  ...routes('Supplier links', [get('/api/v1/public/v1/supplier-rfqs/:token', readPublicRfq, byLink)]),
];
