import Type from 'typebox';
import { id, object, recordType } from '../../../kernel/fields.ts';
import { listOutput } from '../../../kernel/lists/listing.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { scopesOf } from '../../records/record-host.ts';
import { file, files } from '../file.ts';
import { demandReadable, type FileHost } from '../host.ts';

export const listFiles = (hosts: readonly FileHost[]) =>
  query({
    name: 'files.list-files',
    summary: words('List the files of a record', 'Файлы записи'),
    description: 'The newest first. At most a hundred, so there is only one page; removed files are not shown.',
    permission: 'files.read',
    scope: scopesOf(hosts, 'get'),
    refuses: ['not_found', 'conflict'],
    input: object({
      entityType: recordType(
        hosts.map(({ entityType }) => entityType),
        'Kind of the record',
      ),
      entityId: id('The record'),
      category: Type.Optional(Type.String({ title: 'Files of this category alone', maxLength: 64 })),
    }),
    output: listOutput(file.view),

    async run(ctx, { category = null, ...attached }) {
      await demandReadable(ctx, hosts, attached);
      const held = files.select(
        ctx.db,
        sql`file.entity_type = ${attached.entityType} and file.entity_id = ${attached.entityId}
          and file.status = 'active' and (${category}::text is null or file.category = ${category})`,
      );
      const items = await files.read(ctx.db, sql`${held} order by file.created_at desc, file.id desc`);
      return { items, page: { limit: 100, hasMore: false, nextCursor: null, prevCursor: null } };
    },
  });
