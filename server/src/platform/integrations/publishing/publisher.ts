import { publisher as declared, type Publisher } from '../../../../../nouns/publisher.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export const publisher = entityOf(declared);

export const findPublisher = (db: Db): Promise<Publisher | undefined> =>
  db.first<Publisher>(sql`
    select t.tenant_id as id, t.name, t.company_inn as inn, p.contact, p.support_email as "supportEmail", p.privacy_url as "privacyUrl",
      p.version, p.created_at as "createdAt", p.updated_at as "updatedAt", p.updated_by as "updatedBy"
    from publishers p join tenants t on t.tenant_id = ${db.tenant} where p.tenant_id = ${db.tenant}`);

export async function publisherOf(db: Db): Promise<Publisher> {
  const found = await findPublisher(db);
  if (found) return found;
  throw brokenRule(
    'publisher_missing',
    words(
      'Say first who publishes: PUT /api/v1/integrations/publisher.',
      'Сначала укажите, кто публикует: PUT /api/v1/integrations/publisher.',
    ),
  );
}
