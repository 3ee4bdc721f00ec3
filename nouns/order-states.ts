import { status } from './kit/lifecycle.ts';

/** How an order stands for the supplier who opens it by a link. */
export const orderStates = {
  open: status('Awaits your confirmation', 'Ждёт вашего подтверждения', 'accent'),
  confirmed: status('You have confirmed it', 'Вы подтвердили заказ', 'good'),
  confirmed_in_part: status('You have confirmed it in part', 'Вы подтвердили заказ частично', 'warning'),
  declined: status('You have declined it', 'Вы отказались', 'bad'),
  receiving: status('Being received', 'Товар принимают', 'good'),
  ended: status('Closed', 'Заказ закрыт', 'neutral'),
  cancelled: status('Cancelled by the buyer', 'Отменён покупателем', 'neutral'),
  revised: status('Being changed, or replaced', 'Изменён покупателем', 'neutral'),
};

export type OrderState = keyof typeof orderStates;
