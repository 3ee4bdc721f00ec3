import { status } from './kit/lifecycle.ts';

/** How a proposal stands for the customer who opens it by a link. */
export const offerStates = {
  open: status('Awaits your answer', 'Ждёт вашего ответа', 'accent'),
  accepted: status('You have accepted it', 'Вы приняли предложение', 'good'),
  declined: status('You have declined it', 'Вы отказались', 'bad'),
  invoiced: status('An invoice was made of it', 'По предложению выставлен счёт', 'good'),
  expired: status('No longer valid', 'Срок действия истёк', 'warning'),
  withdrawn: status('Withdrawn by the seller', 'Отозвано продавцом', 'neutral'),
  replaced: status('Replaced by a newer one', 'Заменено новой редакцией', 'neutral'),
};

export type OfferState = keyof typeof offerStates;
