import { id, object } from '../../../kernel/fields.ts';

/** The payload of what is done about an order. */
export const ordered = object({ orderId: id('Order') });
