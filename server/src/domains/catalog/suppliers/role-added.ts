import { id } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import type { ensureSupplier } from '../../counterparties/ensure-supplier.ts';

type Ensured = Awaited<ReturnType<typeof ensureSupplier>>;

const sentence = words('The counterparty has become a supplier.', 'Контрагенту добавлена роль поставщика.');

const code = 'supplier_role_added';

export const roleAdded = warnings(code, { counterpartyId: id('Counterparty') });

/** What the caller should know beside the answer. */
export const warningsOf = ({ added, counterpartyId }: Ensured, ctx: ReadContext) =>
  added ? [warning(ctx, code, sentence, { counterpartyId })] : [];
