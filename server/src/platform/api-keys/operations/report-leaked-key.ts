import Type from 'typebox';
import type { ApiKey } from '../../../../../nouns/api-key.ts';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { tellPeople } from '../../notices/tell-people.ts';
import { importedKeys } from '../../secrets/imported-keys.ts';
import { apiKey, apiKeys } from '../api-key.ts';
import { endKey } from '../end-key.ts';
import { readKey, secretMatches } from '../key-format.ts';
import { aboutKey, guardiansOf } from '../key-guardians.ts';

/** No portal has it: a report about no key ends in an empty room, at the same pace as any other. */
const nowhere = '00000000-0000-0000-0000-000000000000';

export const reportLeakedKey = command({
  name: 'api-keys.report-leaked-key',
  summary: words('Report a leaked API key', 'Сообщить об утечке ключа API'),
  description: 'A working key is revoked at once and its owner is written to. The answer is the same for every text.',
  permission: 'visitor',
  scope: null,
  input: object({ key: Type.String({ minLength: 1, maxLength: 200, title: 'The key as it was found' }) }),
  output: object({ status: Type.Literal('accepted') }),

  async enter({ key }, { directory }) {
    const parts = readKey(key.trim());
    const found =
      parts && (await directory.first<{ tenant_id: string }>(sql`select * from find_api_key(${parts.keyId})`));
    return { tenantId: found?.tenant_id ?? nowhere, carried: found ? parts : null };
  },

  async run(ctx, _, parts) {
    ctx.nothingChanged();
    const answer = { status: 'accepted' as const };
    if (!parts) return answer;
    const stored = await ctx.db.first<{ id: string; digest: Buffer; status: string }>(sql`
      select id, digest, status from api_keys where tenant_id = ${ctx.db.tenant} and key_id = ${parts.keyId} for update`);
    if (!stored || stored.status === 'archived') return answer;
    const peppers = [ctx.services.pepper, ...(await importedKeys(ctx, 'pepper'))];
    if (!peppers.some((pepper) => secretMatches(pepper, parts.secret, stored.digest))) return answer;
    const before = await apiKeys.lock(ctx.db, stored.id);
    const after = await endKey(ctx.db, before);
    ctx.record(apiKey.changed('revoked', before, after, { reason: 'leaked' }));
    await tellRevoked(ctx, after);
    return answer;
  },
});

async function tellRevoked(ctx: WriteContext, key: ApiKey) {
  const { people, portal } = await guardiansOf(ctx.db, key.createdBy);
  await tellPeople(ctx, {
    kind: 'key.leaked',
    key: key.id,
    about: aboutKey(key),
    people,
    causedBy: null,
    variables: {
      ...{ keyName: key.name, keyPrefix: key.prefix, portal },
      ...{ revokedAt: key.archivedAt ?? key.updatedAt, revokedBy: null },
    },
  });
}
