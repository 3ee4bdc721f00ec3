import { type Check, connector } from '../../kernel/integrations/connector.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type StandingWebhooks, standingWebhooks } from '../../platform/integrations/inbound/standing-webhooks.ts';
import {
  addressStands,
  failedReceipts,
  lastHeard,
  noAddress,
} from '../../platform/integrations/inbound/webhook-checks.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { standingSubscriptions } from '../../platform/webhooks/subscriptions/standing-subscriptions.ts';
import { manifest } from './manifest.ts';
import { crm } from './mappings.ts';

const inspect = inspection(manifest.slug, async ({ db }) => {
  const standing = await standingWebhooks(db, manifest.slug);
  if (!standing) return [noAddress];
  const linked = await db.one<{ companies: number; deals: number }>(sql`
    select count(*) filter (where entity_type = 'counterparty')::int as companies,
      count(*) filter (where entity_type = 'procurement')::int as deals
    from external_links where tenant_id = ${db.tenant} and external_source = ${crm}`);
  const { enabled } = await standingSubscriptions(db);
  return [
    addressStands,
    mapped(standing, 'companies', 'counterparty.upsert', words('Companies → counterparties', 'Компании → контрагенты')),
    mapped(standing, 'deals', 'procurement.status', words('Deals → statuses', 'Сделки → статусы заявок')),
    links(linked.companies, linked.deals),
    lastHeard(standing),
    failedReceipts(standing),
    answers(enabled),
  ];
});

export const crmExchange = connector({ manifest, inspect });

const mapped = ({ operations }: StandingWebhooks, id: string, operation: string, label: Words): Check => ({
  id,
  label,
  ...(operations.includes(operation)
    ? { result: 'ok' }
    : {
        result: 'failed',
        detail: words(
          `No active mapping with the operation ${operation}: switch one on or add it.`,
          `Нет действующего сопоставления с операцией ${operation}: включите или добавьте его.`,
        ),
      }),
});

const links = (companies: number, deals: number): Check => ({
  id: 'links',
  label: words('Linked records', 'Связанные записи'),
  ...(companies + deals > 0
    ? {
        result: 'ok',
        detail: words(
          `Counterparties: ${companies}, requisitions: ${deals}.`,
          `Контрагентов: ${companies}, заявок: ${deals}.`,
        ),
      }
    : {
        result: 'warning',
        detail: words(
          'None yet: send the first company, make the first requisition with the identifier of its deal.',
          'Пока нет: отправьте первую компанию, создайте первую заявку с идентификатором сделки.',
        ),
      }),
});

const answers = (enabled: number): Check => ({
  id: 'answers',
  label: words('Events back to the CRM', 'События обратно в CRM'),
  ...(enabled > 0
    ? { result: 'ok', detail: words(`Subscriptions: ${enabled}.`, `Подписок: ${enabled}.`) }
    : {
        result: 'skipped',
        detail: words(
          'No subscription: the CRM does not learn of status changes here. Subscribe under Settings → Webhooks.',
          'Подписок нет: CRM не узнаёт о статусах заявок. Создайте подписку в «Настройки → Вебхуки».',
        ),
      }),
});
