import { choice, decimal } from './kit/fields.ts';
import { words } from './kit/words.ts';

const statuses = {
  not_covered: words('Not covered', 'Не обеспечено'),
  partially_covered: words('Covered in part', 'Обеспечено частично'),
  covered: words('Covered', 'Обеспечено'),
};

/** How far a need is covered. */
export const coverage = {
  status: choice(statuses, 'How far', 'Обеспеченность').example('partially_covered'),
  percent: decimal('Percent', 'Процент').example('33.33').describe('100 only when covered and never 0 once begun.'),
};
