import type { Content } from './send.ts';

export const jsonContent = (body: unknown): Content | undefined =>
  body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' };
