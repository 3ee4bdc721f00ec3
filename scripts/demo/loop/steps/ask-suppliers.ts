import { instantIn, type Rfq, type Scene, type Step, sellers } from '../scene.ts';

export const rfqs = '/api/v1/supplier-rfqs';

interface Terms {
  /** Days until the deadline. */
  days?: number;
  sealed?: boolean;
  quoteMode?: 'selected_lines' | 'all_lines' | 'total_only';
}

/** Writes a request for quotes, of all lines, to everybody who may sell them or, with `onlySellers`, to who surely does. */
export const writeRfq =
  ({ days = 5, ...terms }: Terms = {}, onlySellers = false): Step =>
  async (scene) => {
    const { requisition, buyer, suppliers } = scene;
    scene.rfq = await buyer<Rfq>('POST', rfqs, {
      procurementId: requisition.id,
      responseDeadline: instantIn(scene, days),
      message: 'Просим указать цены с учётом количества, срок поставки и условия оплаты. Аналоги допускаются.',
      deliveryTerms: 'Доставка до склада получателя',
      paymentTerms: 'Оплата в течение 30 дней после приёмки',
      allowAnalogs: true,
      allowAlternativeCurrency: true,
      items: requisition.items.map(({ id }) => ({ procurementItemId: id })),
      recipients: (onlySellers ? sellers(scene) : scene.offers).map(({ externalId }) => ({
        counterpartyId: suppliers.get(externalId),
      })),
      ...terms,
    });
  };

const sendRfq: Step = async (scene) => {
  scene.rfq = await scene.buyer<Rfq>('POST', `${rfqs}/${rfqOf(scene).id}/send`, {});
};

export const askSuppliers = (terms?: Terms): Step[] => [writeRfq(terms), sendRfq];

export const askSellers = (terms?: Terms): Step[] => [writeRfq(terms, true), sendRfq];

export function rfqOf({ rfq }: Scene): Rfq {
  if (!rfq) throw new Error('Nobody was asked yet');
  return rfq;
}
