import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning } from '../../kernel/problems/warnings.ts';

const sentence = words('The counterparty has become a supplier.', 'Контрагенту добавлена роль поставщика.');

/** What the caller should know: its counterparty was no supplier before. */
export const roleAddedWarning = (
  ctx: ReadContext,
  { added, counterpartyId }: { added: boolean; counterpartyId: string },
) => (added ? [warning(ctx, 'supplier_role_added', sentence, { counterpartyId })] : []);
