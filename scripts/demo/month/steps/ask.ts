import { Decimal } from 'decimal.js';
import { reasonOf } from '../../api.ts';
import { Refused } from '../../loop/speak.ts';
import { sum } from '../amounts.ts';
import { large } from '../company.ts';
import type { Scene, Step } from '../scene.ts';
import { daysFrom } from '../working-days.ts';

const requisitions = '/api/v1/purchase-requisitions';

export const requisitionOf = ({ purchase }: Scene) => `${requisitions}/${purchase.procurementId}`;

/** Somebody writes down what his department needs. */
export const write: Step = async (scene) => {
  const { month, furnished, department, need, purchase, speak, requester } = scene;
  const { id, items } = await speak(requester)<{ id: string; items: Array<{ id: string }> }>('POST', requisitions, {
    title: need.title,
    departmentName: department.name,
    budgetCode: department.budget.code,
    dueDate: daysFrom(month.today, need.dueInDays),
    deliveryWarehouseId: furnished.warehouseId,
    comment: `Нужно к работе отдела; заметили ${need.day}.`,
    items: purchase.lines.map(({ itemId, quantity, planned }) => ({
      catalogItemId: itemId,
      quantity,
      plannedPrice: planned,
    })),
  });
  purchase.procurementId = id;
  scene.lines = items;
  month.ledger.purchases.push(purchase);
};

const moveTo = async (scene: Scene, who: Parameters<Scene['speak']>[0], status: string, reason?: string) =>
  scene.speak(who)('PATCH', `${requisitionOf(scene)}/status`, { status, ...(reason && { reason }) });

export const submit: Step = async (scene) => {
  await moveTo(scene, scene.requester, 'pending_approval');
  scene.purchase.isCounted = true;
};

/** His budget has too little left: it stays a draft. */
export const beStopped: Step = async (scene) => {
  const { api } = scene.month.people[scene.requester];
  const { status, body } = await api('PATCH', `${requisitionOf(scene)}/status`, { status: 'pending_approval' });
  if (status !== 422 || body.rule !== 'budget_overrun')
    throw new Refused(`The budget was to stop ${scene.need.title}: ${status} ${reasonOf(body)}`);
};

/** The head of the department approves, and whoever stands in for the financial director where it is large. */
export const approve: Step = async (scene) => {
  await moveTo(scene, scene.department.head, 'approved');
  if (plannedOf(scene).gte(large)) await moveTo(scene, 'purchasing-head', 'approved');
};

export const reject: Step = async (scene) => {
  await moveTo(scene, scene.department.head, 'rejected', 'В этом месяце обойдёмся тем, что есть');
  scene.purchase.isCounted = false;
};

/** The head of purchasing says who buys it. */
export const handOver: Step = async (scene) => {
  const responsibleId = scene.month.people[scene.department.buyer].id;
  await scene.speak('purchasing-head')('PATCH', requisitionOf(scene), { responsibleId });
};

const plannedOf = ({ purchase }: Scene) =>
  sum(purchase.lines.map(({ quantity, planned }) => Decimal.mul(quantity, planned)));
