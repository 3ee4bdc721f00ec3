import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { id, instant, nullable, text, version } from '../../../kernel/fields.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** A portal that offers integrations to others. Its name and INN are those of the company, and are shown with every card. */
export const publisher = entity({
  type: 'integration_publisher',
  noun: words('Publisher', 'Издатель интеграций'),
  audience: 'internal',
  displayName: 'name',
  fields: {
    id: id('Portal'),
    name: text(200, 'Name of the company', { examples: ['ООО «СкладСофт»'] }),
    inn: text(12, 'INN', { examples: ['7707083893'] }),
    contact: text(200, 'Who answers for the integrations', { examples: ['Пётр Иванов, руководитель разработки'] }),
    supportEmail: Type.String({
      maxLength: 254,
      pattern: '^[^\\s@<>"\']+@[^\\s@<>"\']+\\.[^\\s@<>"\']+$',
      title: 'Address of support',
      examples: ['support@skladsoft.ru'],
    }),
    privacyUrl: Type.String({
      minLength: 1,
      maxLength: 2_048,
      title: 'Page that tells what is done with data',
      examples: ['https://skladsoft.ru/privacy'],
    }),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    updatedBy: nullable(id('Changed by')),
  },
  facts: ['created', 'updated'],
});

type Publisher = Type.Static<typeof publisher.view>;

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
