import { json, type Reply } from '../kit/rulebook.ts';

export const refusal = (status: number, reason: string, message: string): Reply =>
  json(status, { family: status < 500 ? 'CLIENT_ERROR' : 'SERVER_ERROR', reason, message });
