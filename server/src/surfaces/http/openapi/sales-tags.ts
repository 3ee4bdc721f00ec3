import { words } from '../../../kernel/problems/errors.ts';
import type { Tag } from './integration-tags.ts';

/** Sections about what the company sells by. */
export const salesTags: Readonly<Record<string, Tag>> = {
  Contracts: {
    name: words('Contracts', 'Договоры'),
    description: words(
      'What was agreed with counterparties: validity, renewal, limits and annexes.',
      'Договоры с контрагентами: сроки, продление, лимиты и приложения.',
    ),
  },
  Approvals: {
    name: words('Approvals', 'Согласования'),
    description: words(
      'Who approves what: routes with steps, substitutes, and what waits for the caller.',
      'Кто что согласует: маршруты с шагами, замещения и то, что ждёт вашего решения.',
    ),
  },
  'Commercial proposals': {
    name: words('Commercial proposals', 'Коммерческие предложения'),
    description: words(
      'What is offered to customers: costs, markups, expenses, commission and approval.',
      'Предложения заказчикам: себестоимость, наценка, расходы, комиссия и согласование.',
    ),
  },
};
