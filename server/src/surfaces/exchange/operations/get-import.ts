import { words } from '../../../kernel/errors.ts';
import { type Exchange, seeingImports } from '../../../kernel/exchange.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { findImport, presentImport } from '../../../platform/exchange/import-job.row.ts';
import { importJob } from '../../../platform/exchange/import-job.ts';

export const getImport = (exchange: Exchange) =>
  query({
    name: `${exchange.kind}.get-import`,
    summary: words('Get an import', 'Получить импорт'),
    description: 'Its state, its columns and their mapping, and how many rows were read; a page may poll it.',
    ...seeingImports(exchange),
    input: object({ jobId: id() }),
    output: importJob.view,
    asksAtOnce: true,
    run: async (ctx, { jobId }) => presentImport(await findImport(ctx.db, exchange.kind, jobId), ctx.language),
  });
