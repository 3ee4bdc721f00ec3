import Type from 'typebox';
import { scopes } from '../../../../nouns/kit/rights.ts';
import { entity } from '../../kernel/entity.ts';
import { choice, flag, id, instant, nullable, text, version } from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';

export const apiKeyLifecycle = lifecycle('active', { archive: { from: ['active'], to: 'archived' } });

/** What is told of a key: never the secret, only how the key begins and its last four characters. */
export const apiKey = entity({
  type: 'api_key',
  noun: words('API key', 'Ключ API'),
  audience: 'business',
  displayName: 'name',
  fields: {
    id: id(),
    name: text(100, 'Name', { examples: ['1C exchange'] }),
    prefix: Type.String({ title: 'The visible beginning of the key', examples: ['ppk_live_a1B2c3D4e5F6'] }),
    masked: Type.String({ title: 'The key with its secret hidden' }),
    env: choice(['live', 'test'], 'Environment'),
    scopes: Type.Array(choice(scopes, 'Scope'), { title: 'Scopes' }),
    allowedCidrs: Type.Array(Type.String(), { title: 'Address blocks it may be used from; any when empty' }),
    requireIfMatch: flag('Refuse changes without If-Match'),
    status: choice(['active', 'expired', 'archived'], 'Status'),
    readOnly: flag('May only read, because nobody active answers for it'),
    familyId: id('Family; keys made by rotation share it'),
    successorId: nullable(id('The key that replaced this one by rotation')),
    expiresAt: nullable(instant('Works until')),
    lastUsedAt: nullable(instant('Last used, to the minute')),
    lastUsedIp: nullable(Type.String({ title: 'Address of the last use' })),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    archivedAt: nullable(instant('Archived')),
    createdBy: nullable(id('The person it acts for')),
  },
  facts: ['created', 'updated', 'rotated', 'archived', 'revoked', 'expiring'],
  lifecycle: apiKeyLifecycle,
});

export type ApiKey = Type.Static<typeof apiKey.view>;
