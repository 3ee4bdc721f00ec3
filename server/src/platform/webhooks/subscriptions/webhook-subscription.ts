import { webhookSubscription as declared } from '../../../../../nouns/webhook-subscription.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../records/listing-of.ts';
import { getRecord, listRecords } from '../../records/read-operations.ts';
import { store } from '../../records/store.ts';

export const webhookSubscription = entityOf(declared);

/** An overlap that has run out has one secret left, whether or not anybody wrote so. */
const whileBothSign = (during: Sql, otherwise: Sql) => sql`
  case when subscription.next_secret_shown is not null and subscription.overlap_until > now() then ${during} else ${otherwise} end`;

/** Sealed columns are not among what is read. */
export const webhookSubscriptions = store(webhookSubscription, {
  enabled: () => sql`subscription.status = 'enabled'`,
  secretMasked: () =>
    whileBothSign(
      sql`subscription.secret_shown`,
      sql`coalesce(subscription.next_secret_shown, subscription.secret_shown)`,
    ),
  nextSecretMasked: () => whileBothSign(sql`subscription.next_secret_shown`, sql`null`),
  overlapUntil: () => whileBothSign(sql`subscription.overlap_until`, sql`null`),
  pausedUntil: () => sql`case when subscription.paused_until > now() then subscription.paused_until end`,
});

const reading = { permission: 'webhooks.read', scope: 'webhooks.read' } as const;

export const getSubscription = getRecord(webhookSubscriptions, {
  name: 'webhooks.get-subscription',
  summary: words('Get a webhook subscription', 'Получить подписку на вебхуки'),
  ...reading,
});

export const listSubscriptions = listRecords(
  webhookSubscriptions,
  listingOf(declared, {
    name: 'webhook-subscriptions',
    defaultSort: 'name',
    fields: { enabled: { column: "(subscription.status = 'enabled')", kind: 'boolean' } },
  }),
  {
    name: 'webhooks.list-subscriptions',
    summary: words('List webhook subscriptions', 'Список подписок на вебхуки'),
    ...reading,
  },
);
