import type { Check } from '../../kernel/connector.ts';
import { words } from '../../kernel/errors.ts';
import { type StandingWebhooks, standingWebhooks } from '../../platform/integrations/inbound/standing-webhooks.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { manifest } from './manifest.ts';

export const inspect = inspection(manifest.slug, async ({ db }) => {
  const standing = await standingWebhooks(db, manifest.slug);
  return standing ? [address, mapped(standing), heard(standing), wellDone(standing)] : [noAddress];
});

const label = words('Address for webhooks', 'Адрес для вебхуков');

const address: Check = { id: 'endpoint', label, result: 'ok' };

const noAddress: Check = {
  id: 'endpoint',
  label,
  result: 'failed',
  detail: words('There is none: make a new one.', 'Адреса нет: создайте новый.'),
};

const mapped = ({ mappings }: StandingWebhooks): Check => ({
  id: 'mappings',
  label: words('Mappings', 'Сопоставления'),
  ...(mappings > 0
    ? { result: 'ok', detail: words(`Active: ${mappings}.`, `Действует: ${mappings}.`) }
    : {
        result: 'warning',
        detail: words(
          'There is none yet: events are kept, and nothing is done with them.',
          'Пока нет ни одного: события сохраняются, но ничего не меняют.',
        ),
      }),
});

const heard = ({ lastEventAt: at }: StandingWebhooks): Check => ({
  id: 'last_event',
  label: words('Last event', 'Последнее событие'),
  ...(at
    ? { result: 'ok', detail: words(`Received at ${at}.`, `Получено ${at}.`) }
    : { result: 'skipped', detail: words('Nothing has come yet.', 'Событий ещё не было.') }),
});

const wellDone = ({ failed }: StandingWebhooks): Check => ({
  id: 'failed_receipts',
  label: words('Events that could not be applied', 'События, которые не удалось применить'),
  ...(failed === 0
    ? { result: 'ok' }
    : {
        result: 'warning',
        detail: words(
          `There are ${failed}: mend the mapping and reprocess their receipts.`,
          `Таких событий: ${failed}. Исправьте сопоставление и обработайте их повторно.`,
        ),
      }),
});
