import { Decimal } from 'decimal.js';
import { sum, withVat } from '../amounts.ts';
import { vatRate } from '../company.ts';
import { type Scene, type Step, there } from '../scene.ts';
import { daysFrom } from '../working-days.ts';

const invoices = '/api/v1/invoices';

interface Terms {
  /** How many times dearer than what was ordered. */
  dearer?: string;
  /** Days from today until it is to be paid; negative where that day is over. */
  due: number;
}

/** The supplier's invoice for what was ordered, as the accountant enters it. */
export const bill =
  ({ dearer = '1', due }: Terms): Step =>
  async (scene) => {
    const { need, month, purchase } = scene;
    const { lines } = there(scene.order, 'order');
    const prices = scene.prices.map((price) => Decimal.mul(price, dearer).toDecimalPlaces(2).toFixed());
    const dueDate = daysFrom(month.today, due);
    scene.invoice = await scene.speak('accountant')('POST', invoices, {
      ...{
        counterpartyId: purchase.counterpartyId,
        externalNumber: `СЧ-${need.number}`,
        externalDate: need.comes,
        dueDate,
      },
      ...{ currency: 'RUB', vatMode: 'excluded', purpose: `Оплата по счёту СЧ-${need.number}` },
      lines: lines.map((line, place) => ({
        ...{ orderLineId: line.id, quantity: purchase.lines[place]?.quantity, price: prices[place], vatRate },
      })),
    });
    purchase.invoices.push({
      ...{ date: need.comes, dueDate, paid: '0' },
      lines: purchase.lines.map(({ quantity }, place) => withVat(quantity, prices[place] as string)),
    });
  };

/** The head of purchasing takes a dearer price as it is. */
export const acceptDifferences: Step = async (scene) => {
  const reason = 'Цена согласована по телефону';
  await scene.speak('purchasing-head')('POST', `${invoices}/${idOf(scene)}/accept-differences`, { reason });
};

export const submitInvoice: Step = async (scene) => {
  await scene.speak('accountant')('PATCH', `${invoices}/${idOf(scene)}/status`, { status: 'pending_approval' });
};

export const approveInvoice: Step = async (scene) => {
  await submitInvoice(scene);
  await scene.speak('purchasing-head')('PATCH', `${invoices}/${idOf(scene)}/status`, { status: 'approved' });
};

/** The second accountant pays all of it or a part. */
export const pay =
  (share = '1'): Step =>
  async (scene) => {
    const invoice = there(scene.purchase.invoices.at(-1), 'invoice');
    const amount = sum(invoice.lines).times(share).toDecimalPlaces(2).toFixed(2);
    await scene.speak('accountant-2')('POST', `${invoices}/${idOf(scene)}/payments`, {
      ...{ amount, paidAt: scene.need.paid, method: 'bank', documentNumber: String(scene.need.number) },
    });
    invoice.paid = sum([invoice.paid, amount]).toFixed(2);
  };

const idOf = (scene: Scene) => there(scene.invoice, 'invoice').id;
