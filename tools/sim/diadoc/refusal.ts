import type { Reply } from '../kit/rulebook.ts';

/** How errors look in JSON the contract does not tell: they are plain text here. */
export const refusal =
  (status: number, says: string, headers: Readonly<Record<string, string>> = {}) =>
  (): Reply => ({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    body: says,
  });
