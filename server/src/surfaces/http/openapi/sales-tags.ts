import { words } from '../../../kernel/problems/errors.ts';
import type { Tag } from './integration-tags.ts';

/** Sections about what the company sells by. */
export const salesTags: Readonly<Record<string, Tag>> = {
  'Document templates': {
    name: words('Document templates', 'Шаблоны документов'),
    description: words(
      'How documents look: built-in layouts, layouts of blocks and Word files of the company.',
      'Как выглядят документы: встроенные макеты, макеты из блоков и файлы Word компании.',
    ),
  },
  Contracts: {
    name: words('Contracts', 'Договоры'),
    description: words(
      'What was agreed with counterparties: validity, renewal, limits and annexes.',
      'Договоры с контрагентами: сроки, продление, лимиты и приложения.',
    ),
  },
  'Commercial proposals': {
    name: words('Commercial proposals', 'Коммерческие предложения'),
    description: words(
      'What is offered to customers: costs, markups, expenses, commission and approval.',
      'Предложения заказчикам: себестоимость, наценка, расходы, комиссия и согласование.',
    ),
  },
  'Customer links': {
    name: words('Customer links', 'Ссылки заказчиков'),
    description: words(
      'What a customer does without an account: the token of the link is the key, and shows what is offered and nothing behind it.',
      'Что заказчик делает без учётной записи: токен ссылки заменяет вход и открывает только само предложение.',
    ),
  },
  'Sales invoices': {
    name: words('Sales invoices', 'Исходящие счета'),
    description: words(
      'What customers are asked to pay: rows, approval, numbers without gaps, costs, profit and payments.',
      'Счета покупателям: строки, согласование, номера без пропусков, себестоимость, прибыль и оплаты.',
    ),
  },
};
