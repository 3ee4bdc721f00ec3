import { setTimeout as pause } from 'node:timers/promises';
import type { Step } from '../scene.ts';
import { accepted } from '../speak.ts';
import { rfqOf, rfqs } from './ask-suppliers.ts';

export const remind: Step = async (scene) => {
  await scene.buyer('POST', `${rfqs}/${rfqOf(scene).id}/remind`, {});
};

/** New terms after it was sent: quotes that came are to be confirmed. */
export const reviseRfq: Step = async (scene) => {
  await scene.buyer('PATCH', `${rfqs}/${rfqOf(scene).id}`, { paymentTerms: 'Оплата в течение 60 дней после приёмки' });
};

export const closeRfq: Step = async (scene) => {
  await scene.buyer('PATCH', `${rfqs}/${rfqOf(scene).id}`, { status: 'closed', reason: 'Закупка отложена' });
};

export const cancelRfq: Step = async (scene) => {
  const body = { status: 'cancelled', reason: 'Запрос отправлен по ошибке' };
  await scene.buyer('PATCH', `${rfqs}/${rfqOf(scene).id}`, body);
};

const soonMs = 2_000;

/** The deadline is moved to a moment ahead and let pass: a worker ends the request when it looks next. Told anew each time. */
export const letDeadlinePass: Step = async (scene) => {
  const path = `${rfqs}/${rfqOf(scene).id}`;
  const responseDeadline = new Date(Date.now() + soonMs).toISOString();
  accepted('PATCH', path, await scene.again('PATCH', path, { responseDeadline }));
  await pause(soonMs);
};
