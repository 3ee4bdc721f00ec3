import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import { notFound, type Words, words } from '../../kernel/problems/errors.ts';
import type { Language } from '../../kernel/problems/problem-body.ts';
import { framed } from './framed.ts';

interface Argument extends Words {
  name: string;
}

interface Task {
  title: Words;
  takes: readonly Argument[];
  text: Words;
}

/** What people ask most. What they give is data too. */
const tasks: Readonly<Record<string, Task>> = {
  whats_late: {
    title: words('What is late', 'Что опаздывает'),
    takes: [],
    text: words(
      'Look with list_requisitions, list_orders and list_invoices for what is past its date and not finished. Tell it by lateness: number, supplier, days late, what to do next. Change nothing.',
      'Найди через list_requisitions, list_orders и list_invoices то, что не завершено в срок. Перечисли по величине опоздания: номер, поставщик, дней просрочки, что делать дальше. Ничего не меняй.',
    ),
  },
  compare_quotes: {
    title: words('Compare the quotes of a request', 'Сравнить предложения по запросу'),
    takes: [{ name: 'rfq', en: 'Number or identifier of the request', ru: 'Номер или идентификатор запроса' }],
    text: words(
      'Find the request with list_rfqs and its quotes with list_quotes and compare_quotes. Compare by line: price with VAT, delivery, payment terms, what is missing. Say which is best and why, and change nothing.',
      'Найди запрос через list_rfqs, а предложения — через list_quotes и compare_quotes. Сравни по позициям: цену с НДС, доставку, условия оплаты, чего не хватает. Назови лучшее и объясни почему. Ничего не меняй.',
    ),
  },
  prepare_requisition: {
    title: words('Prepare a requisition from a text', 'Подготовить заявку из текста'),
    takes: [{ name: 'text', en: 'What is needed, in any words', ru: 'Что нужно, своими словами' }],
    text: words(
      'Find the items of the text with list_items. Try create_requisition with dryRun, show what it would make and what you could not find, and create it only when the person agrees.',
      'Найди позиции из текста через list_items. Выполни create_requisition с dryRun, покажи, что получится и что не нашлось. Создавай заявку, только когда человек согласится.',
    ),
  },
  supplier_spend: {
    title: words('Spend of a supplier', 'Затраты по поставщику'),
    takes: [{ name: 'supplier', en: 'Name, INN or identifier', ru: 'Название, ИНН или идентификатор' }],
    text: words(
      'Find the supplier with list_counterparties and read_spend by supplier. Tell the spend by months, what most of it was for, and what is still to be paid (read_payables). Change nothing.',
      'Найди поставщика через list_counterparties, затраты — через read_spend в разрезе поставщиков. Назови затраты по месяцам, на что ушло больше всего и что осталось оплатить (read_payables). Ничего не меняй.',
    ),
  },
};

export const promptsIn = (language: Language): Prompt[] =>
  Object.entries(tasks).map(([name, { title, takes }]) => ({
    name,
    title: title[language],
    arguments: takes.map((one) => ({ name: one.name, description: one[language], required: true })),
  }));

export function promptIn(language: Language, name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const task = Object.hasOwn(tasks, name) ? (tasks[name] as Task) : undefined;
  if (!task) throw notFound(words('Prompt', 'Подсказка'));
  const told = task.takes.flatMap((one) => (given[one.name] ? [`${one[language]}:\n${framed(given[one.name])}`] : []));
  const text = [task.text[language], ...told].join('\n\n');
  return { description: task.title[language], messages: [{ role: 'user', content: { type: 'text', text } }] };
}
