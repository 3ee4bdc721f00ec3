import { invalidField, words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { maskSecret } from '../../secrets/mask-secret.ts';
import { secretPlace } from './subscription-secrets.ts';

type Headers = Record<string, string>;

/** Headers as columns: what is shown, and what is sealed. */
export async function headerColumns(services: Services, db: Db, id: string, headers: Headers) {
  const shown = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, maskSecret(value)]));
  const sealed =
    Object.keys(headers).length === 0
      ? null
      : await services.vault.seal(db, secretPlace(id, 'headers'), JSON.stringify(headers));
  return { headers_shown: JSON.stringify(shown), headers: sealed };
}

/** The headers a change leaves behind: those given, an empty or covered value standing for the one kept here. */
export async function mergedHeaders(services: Services, db: Db, id: string, given: Headers): Promise<Headers> {
  const { headers: sealed } = await db.one<{ headers: string | null }>(
    sql`select headers from webhook_subscriptions where tenant_id = ${db.tenant} and id = ${id}`,
  );
  const kept: Headers = sealed
    ? (JSON.parse(await services.vault.open(db, secretPlace(id, 'headers'), sealed)) as Headers)
    : {};
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (value !== '' && !value.startsWith('••••')) return [name, value];
      const old = kept[name];
      if (old === undefined)
        throw invalidField(`/headers/${name}`, 'required', words('has no value to keep', 'нет сохранённого значения'));
      return [name, old];
    }),
  );
}
