import { accepted } from '../../loop/speak.ts';
import { type SupplierName, suppliers } from '../company.ts';
import { type Scene, type Step, there } from '../scene.ts';
import { daysFrom } from '../working-days.ts';

const orders = '/api/v1/purchase-orders';
const byLink = '/api/v1/public/v1/purchase-orders';

/** What was decided is ordered of its supplier, who gets a link. */
export const order: Step = async (scene) => {
  const buyer = scene.speak(scene.department.buyer);
  const requisitionId = scene.purchase.procurementId;
  const { items } = await buyer<{ items: Array<{ id: string }> }>('POST', `${orders}/from-requisition`, {
    requisitionId,
  });
  const path = `${orders}/${items[0]?.id}`;
  await buyer('PATCH', path, { paymentTerms: 'Оплата в течение 14 дней после приёмки' });
  const { status } = await buyer<{ status: string }>('GET', path);
  if (status === 'draft') await send(scene, `${path}/send`);
  scene.order = await buyer('GET', path);
};

/** Without a key: told again when goods have come, sending is refused in place of being repeated. */
async function send({ month, department }: Scene, path: string) {
  accepted('POST', path, await month.people[department.buyer].api('POST', path, { channel: 'link' }));
}

/** He confirms each line by telephone, to come in so many days: no promise lies in the past, so what is late was promised for today. */
export const confirm =
  (inDays: number): Step =>
  async (scene) => {
    const { id, lines } = there(scene.order, 'order');
    const promisedDate = daysFrom(scene.month.today, inDays);
    await scene.speak(scene.department.buyer)('POST', `${orders}/${id}/record-confirmation`, {
      ...{ answer: 'confirm', name: contactOf(scene) },
      lines: lines.map(({ position }) => ({ position, promisedDate })),
    });
  };

/** The supplier answers on his page, line by line, each for a day of its own. */
export const confirmByLink: Step = async (scene) => {
  const { lines } = there(scene.order, 'order');
  await scene.speak('visitor')('POST', `${byLink}/${await tokenOf(scene)}/confirm`, {
    name: contactOf(scene),
    lines: lines.map(({ position }) => ({ position, promisedDate: daysFrom(scene.month.today, 3 + position) })),
    comment: 'Отгрузим двумя партиями',
  });
};

/** He cannot deliver after all. */
export const declineByLink: Step = async (scene) => {
  const declined = { name: contactOf(scene), reason: 'Производитель снял позицию с поставки' };
  await scene.speak('visitor')('POST', `${byLink}/${await tokenOf(scene)}/decline`, declined);
};

const contactOf = ({ department }: Scene) => suppliers[department.suppliers[0] as SupplierName].person;

async function tokenOf(scene: Scene): Promise<string> {
  const { id } = there(scene.order, 'order');
  const buyer = scene.speak(scene.department.buyer);
  const { sendings } = await buyer<{ sendings: Array<{ id: string }> }>('GET', `${orders}/${id}`);
  const { url } = await buyer<{ url: string }>('GET', `${orders}/${id}/sendings/${sendings[0]?.id}/link`);
  return new URL(url).hash.slice(1);
}
