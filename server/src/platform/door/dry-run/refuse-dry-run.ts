import type { AnyOperation } from '../../../kernel/operation.ts';
import { refuse, type Words, words } from '../../../kernel/problems/errors.ts';

export function refuseDryRun(op: AnyOperation): void {
  const reason = whyNotDry(op);
  if (reason) throw refuse('dry_run_not_supported', reason);
}

/** Why a write has no dry run; nothing where it has one. */
export function whyNotDry(op: AnyOperation): Words | undefined {
  if (op.kind === 'query') return undefined;
  if (op.permission === 'visitor') return ofVisitors;
  if (checksProof.has(op.name)) return ofProofs;
  return op.steps && !storesAndWrites.has(op.name) ? inTurns : undefined;
}

const ofVisitors = words(
  'A dry run shows events of the portal, so only those may ask for it who work in it.',
  'Пробный запуск показывает события портала, поэтому он доступен только тем, кто в нём работает.',
);

const ofProofs = words(
  'A password or a code is checked here, and each wrong one has to leave its trace.',
  'Здесь проверяется пароль или код, и каждая неверная попытка должна оставить след.',
);

const inTurns = words(
  'This calls another system, or rests on what an earlier part of it has kept.',
  'Операция обращается к другой системе или опирается на то, что сохранила её предыдущая часть.',
);

const checksProof = new Set([
  'accounts.prove-presence',
  'accounts.change-password',
  'accounts.add-second-factor',
  'accounts.confirm-second-factor',
  'accounts.renew-recovery-codes',
  'accounts.remove-second-factor',
  'accounts.add-passkey',
]);

/** Work in steps that asks nobody outside, and in which no step reads what another has written. */
export const storesAndWrites: ReadonlySet<string> = new Set([
  'supplier-quotes.plan-award',
  'orders.send-order',
  'sales.send-sales-invoice',
  'proposals.send-proposal',
  'logistics.upload-vehicle-points',
  'delivery-documents.change-stage',
  'bank-files.upload-statement',
  'transfer-documents.upload-transfer-document',
  'transfer-documents.apply-transfer-document',
  'files.upload-file',
  'document-templates.create-template',
  'document-templates.upload-word-template',
  'document-templates.replace-word-file',
]);
