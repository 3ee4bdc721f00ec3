import type { Check } from '../../../kernel/integrations/connector.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { StandingWebhooks } from './standing-webhooks.ts';

const label = words('Address for webhooks', 'Адрес для вебхуков');

export const addressStands: Check = { id: 'endpoint', label, result: 'ok' };

export const noAddress: Check = {
  id: 'endpoint',
  label,
  result: 'failed',
  detail: words('There is none yet: create one.', 'Адреса нет: создайте новый.'),
};

export const lastHeard = ({ lastEventAt: at }: StandingWebhooks): Check => ({
  id: 'last_event',
  label: words('Last event', 'Последнее событие'),
  ...(at
    ? { result: 'ok', detail: words(`Received at ${at}.`, `Получено ${at}.`) }
    : { result: 'skipped', detail: words('Nothing has come yet.', 'Событий ещё не было.') }),
});

export const failedReceipts = ({ failed }: StandingWebhooks): Check => ({
  id: 'failed_receipts',
  label: words('Events that could not be applied', 'События, которые не удалось применить'),
  ...(failed === 0
    ? { result: 'ok' }
    : {
        result: 'warning',
        detail: words(
          `There are ${failed}: fix the mapping and reprocess their receipts.`,
          `Таких событий: ${failed}. Исправьте сопоставление и обработайте их повторно.`,
        ),
      }),
});
