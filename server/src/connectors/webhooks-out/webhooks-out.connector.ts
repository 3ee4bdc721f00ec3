import { type Check, connector } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { standingSubscriptions } from '../../platform/webhooks/subscriptions/standing-subscriptions.ts';
import { manifest } from './manifest.ts';

const inspect = inspection('webhooks-out', async ({ db }) => {
  const { enabled, failing, stopped, hasDelivered } = await standingSubscriptions(db);
  const subscription: Check = {
    id: 'subscription',
    label: words('An enabled subscription', 'Включённая подписка'),
    ...(enabled === 0
      ? {
          result: 'failed',
          detail: words(
            'There is none: subscribe under Settings → Webhooks.',
            'Подписок нет: создайте в «Настройки → Вебхуки».',
          ),
        }
      : { result: 'ok', detail: words(`Enabled: ${enabled}.`, `Включено: ${enabled}.`) }),
  };
  const delivery: Check = {
    id: 'delivery',
    label: words('Deliveries', 'Доставка'),
    ...(hasDelivered
      ? { result: 'ok' }
      : {
          result: enabled === 0 ? 'skipped' : 'warning',
          detail: words(
            'Nothing has arrived yet: send a test event.',
            'Ещё ничего не доставлено: отправьте тестовое событие.',
          ),
        }),
  };
  const receivers: Check = {
    id: 'receivers',
    label: words('Receivers', 'Получатели'),
    ...(failing + stopped === 0
      ? { result: 'ok' }
      : {
          result: 'warning',
          detail: words(
            `Failing: ${failing}; switched off after failures: ${stopped}. Their deliveries say why.`,
            `Без успешных доставок: ${failing}; отключено из-за сбоев: ${stopped}. Причины — в журнале доставок.`,
          ),
        }),
  };
  return [subscription, delivery, receivers];
});

export const webhooksOut = connector({ manifest, inspect });
