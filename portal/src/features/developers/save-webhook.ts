import { say } from '../../kit/say.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { Webhook } from './webhook-queries.ts';

interface WebhookInput
  extends Pick<Webhook, 'name' | 'url' | 'events' | 'payloadMode' | 'ordering' | 'alertEmails' | 'rotationFallback'> {
  maxRate: string;
  headers: { name: string; value: string }[];
}

/** A new subscription with its secret, or a known one changed. A header left covered keeps its value. */
export async function saveWebhook(
  webhook: Webhook | undefined,
  { maxRate, headers, ...values }: WebhookInput,
): Promise<Webhook & { secret?: string }> {
  const body = {
    ...values,
    maxRatePerSecond: maxRate.trim() === '' ? null : Number(maxRate),
    headers: Object.fromEntries(
      headers.filter(({ name }) => name.trim() !== '').map(({ name, value }) => [name.trim(), value]),
    ),
  };
  if (!webhook) return ask(api.POST('/api/v1/webhook-subscriptions', { body }));
  const { id, version } = webhook;
  return ask(api.PATCH('/api/v1/webhook-subscriptions/{id}', { params: { path: { id } }, body: { ...body, version } }));
}

/** Why what was typed is no limit: sent as it is, it would be none. */
export const rateFault = (typed: string) =>
  /^(\s*|\s*[1-9]\d*\s*)$/.test(typed) ? null : say('A whole number above zero', 'Целое число больше нуля');

export const webhookInput = (webhook?: Webhook): WebhookInput => ({
  name: webhook?.name ?? '',
  url: webhook?.url ?? '',
  events: webhook?.events ?? [],
  payloadMode: webhook?.payloadMode ?? 'full',
  ordering: webhook?.ordering ?? 'none',
  alertEmails: webhook?.alertEmails ?? [],
  rotationFallback: webhook?.rotationFallback ?? false,
  maxRate: webhook?.maxRatePerSecond?.toString() ?? '',
  headers: Object.entries(webhook?.headers ?? {}).map(([name, value]) => ({ name, value })),
});
