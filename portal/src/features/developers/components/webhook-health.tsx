import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Webhook } from '../webhook-queries.ts';

/** How a subscription fares, in one word. */
export function WebhookHealth({ webhook }: { webhook: Webhook }) {
  const { archivedAt, enabled, disabledReason, pausedUntil, failingSince } = webhook;
  if (archivedAt) return <Status>{say('Archived', 'В архиве')}</Status>;
  if (!enabled)
    return (
      <Status tone={disabledReason === 'manual' ? 'neutral' : 'bad'}>
        {disabledReason === 'manual'
          ? say('Off', 'Выключена')
          : say('Disabled after a failure', 'Выключена из-за ошибок')}
      </Status>
    );
  if (failingSince) return <Status tone="bad">{say('Failing', 'Ошибки доставки')}</Status>;
  if (pausedUntil && new Date(pausedUntil) > new Date())
    return <Status tone="warning">{say('Paused', 'Пауза')}</Status>;
  return <Status tone="good">{say('Works', 'Работает')}</Status>;
}
