import { createHash } from 'node:crypto';
import type { StatementDocument } from '../../kernel/integrations/ports/statements.ts';

/**
 * The identifier of a document, the same in whichever files it stands: made of the account, the day, the number, the amount, the
 * account of the other side and the purpose. Numbers alone repeat across payers.
 */
export function documentId(tenant: string, document: StatementDocument): string {
  const { account, date, number, amount, direction, payer, payee, purpose } = document;
  const other = direction === 'incoming' ? payer : payee;
  const side = other.account ?? other.inn ?? other.name;
  const told = [tenant, account, date, number, amount, side, purpose.replace(/\s+/g, ' ').trim()];
  const bytes = createHash('sha256').update(JSON.stringify(told)).digest().subarray(0, 16);
  // Version 8: the bits are ours.
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
