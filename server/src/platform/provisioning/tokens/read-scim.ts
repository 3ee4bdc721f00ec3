import Type from 'typebox';
import { id, instant, nullable, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';

const shownToken = object({
  id: id(),
  last4: Type.String({ title: 'Its last characters' }),
  createdAt: instant('Made'),
  expiresAt: nullable(instant('Works until, where a newer one takes its place')),
  lastUsedAt: nullable(instant('Last used')),
});

export const readScim = query({
  name: 'provisioning.read-scim',
  summary: words('How a provider keeps people up to date', 'Как поставщик обновляет сотрудников'),
  description:
    'Where its SCIM client sends, by which tokens, and when it last did. A token itself is shown once, when it is made.',
  permission: 'users.read',
  scope: null,
  input: object({ id: id() }),
  output: object({
    address: Type.String({ title: 'What SCIM clients call the tenant URL or base URL', format: 'uri' }),
    lastContactAt: nullable(instant('When the provider last asked')),
    people: Type.Integer({ title: 'How many people it keeps' }),
    tokens: Type.Array(shownToken),
  }),

  async run({ db, services }, { id }) {
    const [, tokens, { people }] = await Promise.all([
      identityProviders.byId(db, id),
      db.many<Type.Static<typeof shownToken>>(sql`
        select id, last4, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt" from scim_tokens
        where tenant_id = ${db.tenant} and provider_id = ${id} and (expires_at is null or expires_at > now())
        order by created_at desc`),
      db.one<{ people: number }>(sql`
        select count(*)::int as people from provisioned_people
        where tenant_id = ${db.tenant} and provider_id = ${id} and removed_at is null`),
    ]);
    const contacts = tokens.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).sort();
    return { address: `${services.publicUrl}/scim/v2`, lastContactAt: contacts.at(-1) ?? null, people, tokens };
  },
});
