import { json, type Reply } from '../kit/rulebook.ts';

export const unauthorized = (): Reply => json(401, { error: 'Unauthorized' });

/** An error of JSON-RPC, with the members that are known of it. */
export const rpcError =
  (id: unknown, code: number, message: string, status = 200) =>
  (): Reply =>
    json(status, { jsonrpc: '2.0', error: { code, message, details: message, data: null }, id: id ?? null });
