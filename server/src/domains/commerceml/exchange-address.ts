import type { Services } from '../../kernel/services.ts';

export const exchangePath = '/api/v1/exchange/commerceml/:token';

/** What is typed into the accounting system: one address for all of the exchange. */
export const exchangeAddress = ({ publicUrl }: Services, key: string) =>
  `${publicUrl}${exchangePath.replace(':token', key)}`;
