import { withVat } from '../amounts.ts';
import { type SupplierName, suppliers, vatRate } from '../company.ts';
import { type Scene, type Step, there } from '../scene.ts';
import { daysFrom } from '../working-days.ts';
import { pricesOf } from './prices-of.ts';

const rfqs = '/api/v1/supplier-rfqs';
const byLink = '/api/v1/public/v1/supplier-rfqs';

/** The buyer asks everybody who sells such goods. */
export const askSuppliers: Step = async (scene) => {
  const { department, furnished, lines, month } = scene;
  const buyer = scene.speak(department.buyer);
  const rfq = await buyer<NonNullable<Scene['rfq']>>('POST', rfqs, {
    procurementId: scene.purchase.procurementId,
    responseDeadline: `${daysFrom(month.today, 4)}T15:00:00Z`,
    message: 'Просим указать цены без НДС и срок поставки.',
    paymentTerms: 'Оплата в течение 14 дней после приёмки',
    items: lines.map(({ id }) => ({ procurementItemId: id })),
    recipients: department.suppliers.map((name) => ({
      counterpartyId: furnished.suppliers.get(name)?.counterpartyId,
      channel: 'link',
    })),
  });
  scene.rfq = await buyer('POST', `${rfqs}/${rfq.id}/send`, {});
};

/** What came by mail: the buyer enters it. From the second supplier on, or from the first. */
export const enterQuotes =
  (from = 0): Step =>
  async (scene) => {
    for (const name of scene.department.suppliers.slice(from)) await enterQuote(scene, name);
  };

async function enterQuote(scene: Scene, name: SupplierName) {
  const { department, furnished, month, speak } = scene;
  const rfq = there(scene.rfq, 'request');
  const { counterpartyId } = there(furnished.suppliers.get(name), 'supplier');
  const prices = pricesOf(scene, name);
  const buyer = speak(department.buyer);
  const { id } = await buyer<{ id: string }>('POST', '/api/v1/supplier-quotes', {
    ...{ rfqId: rfq.id, counterpartyId, source: 'mail', currency: 'RUB', vatMode: 'excluded' },
    ...{ documentDate: scene.need.day, validUntil: daysFrom(month.today, 30), deliveryDays: 5 },
    lines: linesOf(scene, prices),
  });
  const { current } = await buyer<Submitted>('POST', `/api/v1/supplier-quotes/${id}/submit`, {});
  takeQuote(scene, counterpartyId, prices, current.lines);
}

interface Submitted {
  current: { lines: Array<{ id: string; procurementItemId: string }> };
}

const linesOf = (scene: Scene, prices: readonly string[]) =>
  scene.lines.map(({ id }, place) => ({
    rfqItemId: there(scene.rfq, 'request').items.find(({ procurementItemId }) => procurementItemId === id)?.id,
    ...{ quoted: true, price: prices[place], vatRate },
  }));

function takeQuote(scene: Scene, counterpartyId: string, prices: string[], quoted: Submitted['current']['lines']) {
  const lineIds = scene.lines.map(({ id }) => there(quoted.find((one) => one.procurementItemId === id)?.id, 'line'));
  scene.quotes.push({ counterpartyId, prices, lineIds });
  for (const [place, line] of scene.purchase.lines.entries())
    line.offers.push(withVat(line.quantity, prices[place] as string));
}

/** A supplier opens his link, asks, hears the answer, and quotes; the last one declines. */
export const answerByLink: Step = async (scene) => {
  const { department, furnished, month, speak } = scene;
  const [first, last] = [department.suppliers[0], department.suppliers.at(-1)] as [SupplierName, SupplierName];
  const supplier = speak('visitor');
  const token = await tokenOf(scene, first);
  const asked = { text: 'Можно ли поставить двумя машинами?', name: suppliers[first].person };
  await supplier('POST', `${byLink}/${token}/questions`, asked);
  const buyer = speak(department.buyer);
  const { items } = await buyer<{ items: Array<{ id: string }> }>(
    'GET',
    `/api/v1/rfq-questions?rfqId=${there(scene.rfq, 'request').id}`,
  );
  await buyer('POST', `/api/v1/rfq-questions/${items[0]?.id}/answer`, { text: 'Да, в один день.' });
  const prices = pricesOf(scene, first);
  const { quoteId } = await supplier<{ quoteId: string }>('POST', `${byLink}/${token}/quote-submit`, {
    ...{ currency: 'RUB', vatMode: 'excluded', validUntil: daysFrom(month.today, 30), deliveryDays: 4 },
    ...{ contactName: suppliers[first].person, lines: linesOf(scene, prices) },
  });
  const { current } = await buyer<Submitted>('GET', `/api/v1/supplier-quotes/${quoteId}`);
  takeQuote(scene, there(furnished.suppliers.get(first), 'supplier').counterpartyId, prices, current.lines);
  const declined = { decline: true, reason: 'Нет в наличии до конца месяца', contactName: suppliers[last].person };
  await supplier('POST', `${byLink}/${await tokenOf(scene, last)}/quote-submit`, declined);
  await enterQuote(scene, department.suppliers[1] as SupplierName);
};

async function tokenOf(scene: Scene, name: SupplierName): Promise<string> {
  const { id, recipients } = there(scene.rfq, 'request');
  const wanted = scene.furnished.suppliers.get(name)?.counterpartyId;
  const recipient = recipients.find(({ counterpartyId }) => counterpartyId === wanted);
  const path = `${rfqs}/${id}/recipients/${recipient?.id}/link`;
  const { url } = await scene.speak(scene.department.buyer)<{ url: string }>('GET', path);
  return new URL(url).hash.slice(1);
}
