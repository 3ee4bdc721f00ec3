import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, flag, id, instant, integer, nullable, text } from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { recordFields } from '../../../kernel/record.ts';

/** Why a subscription is off: by a person, after five days of failures, after 410, or at the receiver's own wish. */
const disabledReasons = ['manual', 'failing', 'gone', 'requested'] as const;

/** Headers of the owner, by name. Values are written once and shown covered. */
const headers = () =>
  Type.Unsafe<Record<string, string>>({
    type: 'object',
    additionalProperties: { type: 'string' },
    maxProperties: 10,
    title: 'Headers added to each request; values are shown covered, and an empty value keeps the stored one',
    examples: [{ 'X-Env': 'prod' }],
  });

export const webhookSubscription = entity({
  type: 'webhook_subscription',
  noun: words('Webhook subscription', 'Подписка на вебхуки'),
  audience: 'internal',
  displayName: 'name',
  fields: {
    id: id(),
    name: text(200, 'Name', { examples: ['ERP'] }),
    url: Type.String({
      minLength: 1,
      maxLength: 2_048,
      title: 'Address that receives the events',
      examples: ['https://erp.example.com/hooks'],
    }),
    events: Type.Array(Type.String({ maxLength: 200 }), {
      title: 'Event names; empty means every event except those about webhooks themselves',
      maxItems: 200,
      uniqueItems: true,
    }),
    payloadMode: choice(['full', 'thin'], 'Whether events carry the record or only name it'),
    ordering: choice(['none', 'entity'], 'Whether events of one record wait for each other'),
    headers: headers(),
    maxRatePerSecond: nullable(integer('Most requests a second', { minimum: 1, maximum: 1_000 })),
    alertEmails: Type.Array(Type.String({ maxLength: 254, pattern: '^[^\\s@<>"\']+@[^\\s@<>"\']+\\.[^\\s@<>"\']+$' }), {
      title: 'Addresses that are told of failures',
      maxItems: 10,
      uniqueItems: true,
    }),
    rotationFallback: flag('During a change of secrets, answer 401 and 403 with the other secret at once'),
    enabled: flag('Enabled'),
    disabledReason: nullable(choice(disabledReasons, 'Why it is disabled')),
    disabledAt: nullable(instant('Disabled')),
    secretMasked: Type.String({ title: 'Secret, covered', examples: ['••••abcd'] }),
    nextSecretMasked: nullable(Type.String({ title: 'Coming secret, covered' })),
    overlapUntil: nullable(instant('Until when both secrets sign')),
    pausedUntil: nullable(instant('Resting at the wish of the receiver until')),
    failingSince: nullable(instant('No success since')),
    failedAttempts: integer('Failed attempts since the last success', { minimum: 0 }),
    ...recordFields,
  },
  facts: [
    'created',
    'updated',
    'deleted',
    'enabled',
    'disabled',
    'secret_rotated',
    'failing',
    'blocked',
    'redelivered',
    'cancelled',
    'recovered',
  ],
});

export type WebhookSubscription = Type.Static<typeof webhookSubscription.view>;
