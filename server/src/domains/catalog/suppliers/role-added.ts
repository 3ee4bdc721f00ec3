import { words } from '../../../kernel/errors.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { ensureSupplier } from '../../counterparties/ensure-supplier.ts';

type Ensured = Awaited<ReturnType<typeof ensureSupplier>>;

const sentence = words('The counterparty has become a supplier.', 'Контрагенту добавлена роль поставщика.');

/** What the caller should know beside the answer. */
export const warningsOf = ({ added, counterpartyId }: Ensured, { language }: ReadContext) =>
  added ? [{ code: 'supplier_role_added', message: sentence[language], meta: { counterpartyId } }] : [];
