import { call } from '../../public-kit/call.ts';
import type { ConfirmBody, DeclineBody, Order } from './types.ts';

const addressOf = (token: string) => `/api/v1/public/v1/purchase-orders/${encodeURIComponent(token)}`;

export const readOrder = (token: string) => call<Order>('GET', addressOf(token));

export const confirmOrder = (token: string, body: ConfirmBody, key: string) =>
  call<Order>('POST', `${addressOf(token)}/confirm`, body, key);

export const declineOrder = (token: string, body: DeclineBody, key: string) =>
  call<Order>('POST', `${addressOf(token)}/decline`, body, key);

/** Where the paper itself is fetched from. */
export const fileAddress = (token: string) => `${addressOf(token)}/file`;
