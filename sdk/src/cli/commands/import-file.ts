import { setTimeout as pause } from 'node:timers/promises';
import type { List } from '../../calls/list.ts';
import { groups } from '../../generated/cli/groups.ts';
import type { ImportJob, ListImportRows } from '../../generated/types.ts';
import { openFile } from '../arguments/open-file.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Asked, Command } from '../command.ts';
import { exitCodes } from '../exit-code-of.ts';
import { say } from '../language.ts';
import { printAnswer } from '../output/print-answer.ts';
import { tell } from '../output/write.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';

const kinds = Object.keys(groups).filter((group) => groups[group]?.names.includes('start-import'));

export const importFile: Command = {
  usage: 'import FILE --into GROUP',
  summary: { en: 'Write the rows of a file into the portal', ru: 'Записать строки файла в портал' },
  about: {
    en: 'XLSX, ODS, CSV or TSV. Rows with errors are left out and told; all others are written in one transaction.',
    ru: 'XLSX, ODS, CSV или TSV. Строки с ошибками пропускаются и называются, все остальные записываются одной транзакцией.',
  },
  flags: {
    into: { type: 'text', values: kinds, words: { en: 'What the rows are', ru: 'Что в строках' }, isRequired: true },
    of: {
      type: 'text',
      value: 'ID',
      words: {
        en: 'The price list, requisition or stock count of the rows',
        ru: 'Прайс-лист, заявка или инвентаризация, к которой относятся строки',
      },
    },
    mode: {
      type: 'text',
      values: ['append', 'upsert', 'replace'],
      words: { en: '`upsert` unless given', ru: 'По умолчанию `upsert`' },
    },
    preview: {
      type: 'boolean',
      words: { en: 'Read and check the file, write nothing', ru: 'Прочитать и проверить файл, ничего не записывая' },
    },
  },
  takes: [1, 1],
  async run(asked) {
    const file = await openFile(asked.words[0] as string);
    const steps = await stepsOf(asked);
    const read = await steps.settled(await steps.start(file));
    if (asked.flags.preview || read.status !== 'preview_ready') return steps.finish(read);
    return steps.finish(await steps.settled(await steps.apply(read)));
  },
};

type Step = (...args: readonly unknown[]) => unknown;

/** The same steps under the address of each kind; some lie below a record. */
async function stepsOf(asked: Asked) {
  const { into, of, mode } = asked.flags;
  const group = groups[String(into)];
  if (group === undefined) throw new UsageError(say('--into is required.', 'Флаг --into обязателен.'));
  const calls = (await group.calls()) as Record<'startImport' | 'getImport' | 'applyImport' | 'listImportRows', Step>;
  const { path } = (await group.describe()).operations['start-import'] as { path: readonly string[] };
  if (path.length > 0 && of === undefined)
    throw new UsageError(
      say('--of is required: the rows belong to a record.', 'Нужен --of: строки относятся к записи.'),
    );
  const before = [await connectByProfile(asked), ...path.map(() => of)];
  const get = ({ id }: ImportJob) => calls.getImport(...before, id) as Promise<ImportJob>;

  return {
    start: (file: File) => calls.startImport(...before, { file, mode }) as Promise<ImportJob>,
    apply: (job: ImportJob) => calls.applyImport(...before, job.id, {}) as Promise<ImportJob>,
    async settled(started: ImportJob): Promise<ImportJob> {
      let job = started;
      for (; job.status === 'parsing' || job.status === 'applying'; job = await get(job)) {
        progress(job);
        await pause(500);
      }
      return job;
    },
    async finish(job: ImportJob): Promise<void> {
      const { id, status, counts, result, problem } = job;
      await printAnswer({ id, status, ...(result ?? counts) }, asked);
      if (problem) tell((problem as { detail?: string }).detail ?? '');
      if (counts.errors > 0) {
        const rows = calls.listImportRows(...before, id, { only: 'errors' }) as List<ListImportRows>;
        for (const { errors } of (await rows.page()).items)
          for (const { cell, message } of errors) tell(`${cell ?? ''} ${message}`);
      }
      if (counts.errors > 0 || !['applied', 'preview_ready'].includes(status)) process.exitCode = exitCodes.refused;
    },
  };
}

function progress({ status, counts }: ImportJob): void {
  const done = status === 'parsing' ? counts.rows : counts.applied;
  const verb = status === 'parsing' ? say('Read', 'Прочитано') : say('Written', 'Записано');
  tell(`${verb}: ${done}`);
}
