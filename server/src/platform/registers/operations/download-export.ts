import Type from 'typebox';
import { Download, download } from '../../../kernel/download.ts';
import { id, object } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { openFile } from '../../files/store-file.ts';
import { fileMediaTypes, mediaTypes } from '../../spreadsheets/write-file.ts';
import { ownExport } from '../register-export.ts';

const findStored = query({
  name: 'registers.find-stored',
  summary: words('Find the file of an export', 'Найти файл выгрузки'),
  permission: 'signed-in',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run(ctx, { id }) {
    const { status, fileName, format, sizeBytes } = await ownExport(ctx, id);
    if (status !== 'ready' || sizeBytes === null) throw notReady(status);
    const { storageKey } = await ctx.db.one<{ storageKey: string }>(sql`
      select storage_key as "storageKey" from register_exports where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    return { fileName, format, sizeBytes, storageKey };
  },
});

export const downloadExport = query({
  name: 'registers.download-export',
  summary: words('Download the file of an export', 'Скачать файл выгрузки'),
  description: 'For who asked for it alone, for 7 days.',
  permission: 'signed-in',
  scope: null,
  refuses: ['conflict'],
  input: object({ id: id() }),
  output: download('Register', fileMediaTypes),
  run: inSteps,
  async steps({ services, query }, { id }) {
    const { fileName, format, sizeBytes, storageKey } = await query(findStored, { id });
    const body = await openFile(services, storageKey);
    return new Download({ name: fileName, type: mediaTypes[format], size: sizeBytes, body });
  },
});

const notReady = (status: string) =>
  conflict(
    'export_not_ready',
    status === 'failed'
      ? words('The export has failed; the export says why.', 'Выгрузка не удалась, причина указана в ней.')
      : words('The export is still being written; wait until it is ready.', 'Выгрузка ещё готовится, дождитесь её.'),
    { state: status },
  );
