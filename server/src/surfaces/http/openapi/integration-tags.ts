import { type Words, words } from '../../../kernel/problems/errors.ts';

export interface Tag {
  name: Words;
  description: Words;
}

/** Sections about what is connected to the portal. */
export const integrationTags: Readonly<Record<string, Tag>> = {
  Integrations: {
    name: words('Integrations', 'Интеграции'),
    description: words(
      'The marketplace, what is installed in the portal, its settings, checks and journals.',
      'Маркетплейс, установленные в портале интеграции, их настройки, проверки и журналы.',
    ),
  },
  Suggestions: {
    name: words('Suggestions', 'Подсказки'),
    description: words('Requisites and addresses for a person who types.', 'Реквизиты и адреса по мере ввода.'),
  },
  Mailbox: {
    name: words('Mailbox', 'Почта поставщиков'),
    description: words(
      'Letters exchanged with suppliers from your own address, kept together as conversations beside the records they are about.',
      'Письма поставщикам и от них с вашего адреса: собраны в переписки рядом с записями, о которых они.',
    ),
  },
  Messengers: {
    name: words('Messengers', 'Мессенджеры'),
    description: words(
      'Conversations with suppliers and customers in messengers beside the records they are about, and the provider they go through.',
      'Переписка с поставщиками и клиентами в мессенджерах рядом с записями, о которых она, и провайдер, через которого она идёт.',
    ),
  },
  'Task tracker': {
    name: words('Task tracker', 'Трекер задач'),
    description: words(
      'Tasks of requisitions in the company’s tracker: links, what moves with what, and tasks made by themselves.',
      'Задачи по заявкам в трекере компании: связи, совместное перемещение и автоматические задачи.',
    ),
  },
  'Incoming webhooks': {
    name: words('Incoming webhooks', 'Входящие вебхуки'),
    description: words(
      'Where other systems post their events, what is done with them, and what became of each.',
      'Куда другие системы отправляют события, что с ними делается и чем закончилось каждое.',
    ),
  },
  'Bank files': {
    name: words('Bank files', 'Файлы банка'),
    description: words(
      'Statements of banks that tell which invoices are paid, and payment orders that ask a bank to pay them.',
      'Выписки банка, по которым видно, какие счета оплачены, и платёжные поручения на их оплату.',
    ),
  },
  'E-documents': {
    name: words('E-documents', 'Электронные документы'),
    description: words(
      'Electronic transfer documents (УПД) of suppliers, shown before they become incoming invoices.',
      'Электронные УПД поставщиков: предпросмотр и проведение во входящие счета.',
    ),
  },
};
