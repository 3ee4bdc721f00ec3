import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import { sendingToUs } from '../../../kernel/integrations/ports/sent-to-us.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { findInstalled } from '../../../platform/integrations/find-installed.ts';
import { enqueueWrite } from '../../../platform/integrations/outbox/enqueue-write.ts';
import { companySettings } from '../../company/company-settings.ts';
import { payeesById } from '../../counterparties/payees.ts';
import { purchaseOrder } from '../../orders/purchase-order.ts';
import { type Shipped, updFor } from './upd-for.ts';

interface Sent extends Pick<Shipped, 'goods' | 'number' | 'day'> {
  order: Shipped['order'] & Pick<PurchaseOrder, 'counterpartyId'>;
}

/** Gives a УПД to the test operator, where its card is at work and both sides have an INN; answers whether it did. */
export async function sendUpd(ctx: WriteContext, sent: Sent): Promise<boolean> {
  const { order } = sent;
  const operator = await findInstalled(ctx.db, ['edo-test']);
  const [supplier] = await payeesById(ctx.db, [order.counterpartyId]);
  const { name, companyInn, kpp } = await companySettings(ctx);
  if (!operator || !supplier?.inn || !companyInn) return false;
  const seller = { name: supplier.name, inn: supplier.inn, kpp: supplier.kpp };
  const payload = updFor({ ...sent, seller, buyer: { name, inn: companyInn, kpp } });
  const entity = { type: purchaseOrder.type, id: order.id };
  await enqueueWrite(ctx, { installationId: operator.id, operation: sendingToUs, payload: { ...payload }, entity });
  return true;
}
