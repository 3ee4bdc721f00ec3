import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Held } from '../../../kit/form/held.tsx';
import { showInstant } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say, words } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { UrlTabs } from '../../../kit/url-tabs.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { Deliveries } from '../components/deliveries.tsx';
import { WebhookActions } from '../components/webhook-actions.tsx';
import { WebhookForm } from '../components/webhook-form.tsx';
import { WebhookHealth } from '../components/webhook-health.tsx';
import { WebhookRecovery } from '../components/webhook-recovery.tsx';
import { WebhookSecret } from '../components/webhook-secret.tsx';
import { WebhookStats } from '../components/webhook-stats.tsx';
import { settingsCrumb, webhooksCrumb } from '../crumbs.ts';
import { disabledReasons } from '../delivery-words.ts';
import type { WebhookSearch } from '../searches.ts';
import { type Webhook, webhookQuery } from '../webhook-queries.ts';
import classes from './webhook-page.module.css';

const tabs = [
  ['deliveries', words('Deliveries', 'Доставки')],
  ['settings', words('Settings', 'Настройки')],
  ['health', words('Secret and recovery', 'Секрет и восстановление')],
] as const;

export function WebhookPage() {
  const { portal, id } = useParams({ from: '/$portal/settings/webhooks/$id' });
  const search = useSearch({ from: '/$portal/settings/webhooks/$id' });
  const navigate = useNavigate({ from: '/$portal/settings/webhooks/$id' });
  const { data: webhook, error } = useQuery(webhookQuery(id));
  const may = useMay();
  const change = (next: WebhookSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const tab = search.tab ?? 'deliveries';
  return (
    <Page
      title={webhook?.name ?? say('Subscription', 'Подписка')}
      crumbs={[settingsCrumb(portal), webhooksCrumb(portal)]}
      beside={webhook && <WebhookHealth webhook={webhook} />}
      actions={webhook && !webhook.archivedAt && <WebhookActions webhook={webhook} />}
    >
      {error && <ProblemText error={error} />}
      {webhook && (
        <>
          <p className={classes.address}>{webhook.url}</p>
          <Trouble webhook={webhook} />
          <UrlTabs
            tabs={tabs}
            value={tab}
            onChange={(next) => change({ tab: next })}
            label={say('Subscription sections', 'Разделы подписки')}
          >
            {tab === 'deliveries' && (
              <>
                <WebhookStats id={id} />
                <Deliveries webhook={webhook} search={search} onChange={change} />
              </>
            )}
            {tab === 'settings' &&
              (may('webhooks.manage') && !webhook.archivedAt ? (
                <Held record={webhook}>
                  {(held, renew) => (
                    <WebhookForm
                      webhook={held}
                      onDone={({ name }) => {
                        renew();
                        tellDone(say(`Saved: ${name}`, `Сохранено: ${name}`));
                      }}
                    />
                  )}
                </Held>
              ) : (
                <p className="dimmed">
                  {say('You can only view this subscription.', 'Эту подписку можно только просматривать.')}
                </p>
              ))}
            {tab === 'health' && (
              <div className={classes.columns}>
                <WebhookSecret webhook={webhook} />
                {may('webhooks.redeliver') && <WebhookRecovery id={id} />}
              </div>
            )}
          </UrlTabs>
        </>
      )}
    </Page>
  );
}

function Trouble({ webhook }: { webhook: Webhook }) {
  const { enabled, disabledReason, disabledAt, failingSince, failedAttempts } = webhook;
  if (!enabled && disabledReason && disabledReason !== 'manual')
    return (
      <Alert color="red" variant="light" mb="md" title={say(disabledReasons[disabledReason])}>
        {say(
          `Since ${showInstant(disabledAt)}. Events are kept: fix the receiver, switch the subscription on, and recover what was held.`,
          `С ${showInstant(disabledAt)}. События сохраняются: исправьте получателя, включите подписку и восстановите придержанное.`,
        )}
      </Alert>
    );
  if (!failingSince) return null;
  return (
    <Alert
      color="red"
      variant="light"
      mb="md"
      title={say(
        `Deliveries fail since ${showInstant(failingSince)}`,
        `Доставка не удаётся с ${showInstant(failingSince)}`,
      )}
    >
      {say(
        `Failed attempts in a row: ${failedAttempts}. They are retried automatically for three days.`,
        `Неудачных попыток подряд: ${failedAttempts}. Попытки повторяются сами в течение трёх дней.`,
      )}
    </Alert>
  );
}
