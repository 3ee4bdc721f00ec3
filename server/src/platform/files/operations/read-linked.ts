import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type DownloadLink, openLink } from '../download-link.ts';
import { file, filesWithBytes } from '../file.ts';
import { demandClean } from '../record-file.ts';

/** What a link leads to, while the file is there and its person still works in the portal. */
export const readLinked = query({
  name: 'files.read-linked',
  summary: words('Find the file of a link', 'Найти файл по ссылке'),
  permission: 'internal',
  scope: null,
  input: object({ token: Type.String() }),
  output: Type.Unknown(),
  async enter({ token }, { services }) {
    const carried = openLink(services, token);
    return { tenantId: carried.tenantId, carried };
  },
  async run({ db }, _, { fileId, userId }: DownloadLink) {
    const [linked] = await filesWithBytes(
      db,
      sql`file.id = ${fileId}
        and exists (select 1 from tenants t where t.tenant_id = ${db.tenant} and t.status = 'active')
        and (${userId}::uuid is null or exists (
          select 1 from users person where person.tenant_id = ${db.tenant} and person.id = ${userId} and person.status = 'active'))`,
    );
    if (!linked) throw notFound(file.noun);
    demandClean(linked.scanStatus);
    return linked;
  },
});
