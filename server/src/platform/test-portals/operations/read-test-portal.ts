import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { inTestPortal } from '../in-test-portal.ts';
import type { TestPortal } from '../test-portal.ts';

/** Null while it is being made. */
export const readTestPortal = query({
  name: 'test-portals.read-test-portal',
  summary: words('Read a test portal', 'Прочитать тестовый портал'),
  permission: 'internal',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  enter: inTestPortal,
  async run({ db, services }): Promise<TestPortal | null> {
    const row = await db.first<Pick<TestPortal, 'id' | 'name' | 'slug' | 'createdAt'>>(sql`
      select tenant_id as id, name, slug, created_at as "createdAt" from tenants where tenant_id = ${db.tenant}`);
    return row
      ? { ...row, url: new URL(`/${row.slug}`, services.publicUrl).href, portalTime: portalNow().toISOString() }
      : null;
  },
});
