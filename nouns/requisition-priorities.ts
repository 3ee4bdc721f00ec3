import { words } from './kit/words.ts';

export const requisitionPriorities = {
  low: words('Low', 'Низкий'),
  normal: words('Normal', 'Обычный'),
  high: words('High', 'Высокий'),
  urgent: words('Urgent', 'Срочный'),
};
