import { words } from './kit/words.ts';

/** What people are told of keys, agents, integrations, webhooks and test portals. */
export const systemNoticeKinds = {
  'key.expiring': {
    words: words('An API key expires soon', 'Скоро истекает ключ API'),
    reader: null,
    usually: 'at_once',
  },
  'key.leaked': {
    words: words('A leaked API key was revoked', 'Отозван утёкший ключ API'),
    reader: null,
    usually: 'at_once',
    isAlwaysByLetter: true,
  },
  'write.waits': {
    words: words('An agent waits for your decision', 'Агент ждёт вашего решения'),
    reader: null,
    usually: 'at_once',
  },
  'integration.suspended': {
    words: words('An integration was stopped by the operator', 'Оператор остановил интеграцию'),
    reader: null,
    usually: 'at_once',
  },
  'webhook.failing': {
    words: words('A webhook is not being delivered', 'Вебхук не доставляется'),
    reader: null,
    usually: 'at_once',
  },
  'webhook.disabled': {
    words: words('A webhook was switched off', 'Вебхук отключён'),
    reader: null,
    usually: 'at_once',
  },
  'test_portal.unused': {
    words: words('A test portal is removed soon', 'Скоро будет удалён тестовый портал'),
    reader: null,
    usually: 'at_once',
  },
} as const;
