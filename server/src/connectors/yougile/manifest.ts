import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { settings } from './settings.ts';

export const manifest: Manifest<typeof settings> = {
  slug: 'yougile',
  name: words('YouGile: tasks of requisitions', 'YouGile: задачи по заявкам'),
  developer: 'Prokura',
  category: 'crm_sales',
  shortDescription: words(
    'A task for a requisition, and both move together.',
    'Задача по заявке: карточка и заявка перемещаются вместе.',
  ),
  description: words(
    [
      'A task is made from a requisition by a button, or by itself when the requisition enters a stage. It carries the number, the title and the due date; prices and suppliers stay in the portal.',
      'Columns of your boards are mapped to stages of the pipeline. A requisition that is moved takes its task along, and a task that is moved takes its requisition, where its lifecycle allows it. What came of each move stands in the journal.',
      'Changes arrive by webhook and are read every few minutes besides, so that nothing is missed while a webhook is off.',
    ].join('\n\n'),
    [
      'Задача по заявке создаётся кнопкой или сама, когда заявка попадает на этап. В ней номер, название и срок; цены и поставщики остаются в портале.',
      'Колонки досок сопоставляются с этапами воронки. Перенос заявки переносит её задачу, а перенос задачи — заявку, если это допускает её жизненный цикл. Результат каждого переноса виден в журнале.',
      'Изменения приходят вебхуком и дополнительно прочитываются раз в несколько минут, поэтому ничего не теряется, даже если вебхук отключён.',
    ].join('\n\n'),
  ),
  requirements: [
    words('A YouGile plan with access to the API', 'Тариф YouGile с доступом к API'),
    words(
      'An API key of somebody who sees the boards you work with',
      'API-ключ сотрудника, которому доступны нужные доски',
    ),
  ],
  capabilities: [
    words('Projects, boards and columns of your company', 'Проекты, доски и колонки вашей компании'),
    words('A task from a requisition, by hand or by a rule', 'Задача по заявке: вручную или по правилу'),
    words('Stages and columns move together', 'Этапы и колонки перемещаются вместе'),
    words('Events by webhook, with a sweep behind them', 'События вебхуком и регулярная сверка'),
  ],
  instruction: [
    words(
      'In YouGile open the settings of the company, section API, and create a key. The key acts with the rights of whoever creates it.',
      'Откройте в YouGile настройки компании, раздел API, и создайте ключ. Ключ действует с правами того, кто его создал.',
    ),
    words('Paste the key into the settings here and save.', 'Вставьте ключ в настройки и сохраните.'),
    words(
      'Press “Check the connection”: projects and people are read, and subscriptions that are switched off are shown.',
      'Нажмите «Проверить подключение»: будут прочитаны проекты и сотрудники и показаны отключённые подписки.',
    ),
    words(
      'Synchronize, then map columns to stages in the settings of the task tracker.',
      'Выполните синхронизацию и сопоставьте колонки с этапами в настройках трекера задач.',
    ),
    words(
      'Register the webhook, so that moves of tasks arrive at once.',
      'Зарегистрируйте вебхук, чтобы перемещения задач приходили сразу.',
    ),
  ],
  connectionTypes: ['api_key', 'webhook'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'procurement', label: words('Requisitions', 'Заявки'), access: 'read' },
    { entity: 'procurement_stage', label: words('Stages and statuses', 'Этапы и статусы'), access: 'read_write' },
  ],
  dataTags: ['pr', 'statuses'],
  publishedAt: '2026-11-26',
  updatedAt: '2026-11-26',
  settings,
  network: { baseUrl: 'https://yougile.com', also: { ru: 'https://ru.yougile.com' } },
  // The service allows 50 a minute for a whole company.
  limit: { requests: 45, perSeconds: 60, atOnce: 2, background: 30 },
};
