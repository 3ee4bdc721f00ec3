import Type from 'typebox';
import { download } from '../../../kernel/download.ts';
import { command, inSteps, type JobName, query, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { beginPages, filtersRefuse } from '../../spreadsheets/begin-pages.ts';
import type { WrittenCell } from '../../spreadsheets/spreadsheet.ts';
import { fileMediaTypes, writeFile } from '../../spreadsheets/write-file.ts';
import { exportedInput } from '../exported.input.ts';
import { type AskedPage, askedPage, type RegisterPage, readRegisterPage } from '../read-register-page.ts';
import type { ReferredBy } from '../referred.ts';
import type { Register } from '../register.ts';
import { registerExport } from '../register-export.ts';
import { rowsOf } from '../rows-of.ts';
import { beginExport, type TimeZoneOf } from './begin-export.ts';
import { scopesOfRegisters } from './list-registers.ts';

/** A list as a file: at once where it is short, in the background otherwise. */
export function exportRegister(
  registers: readonly Register[],
  referredBy: ReferredBy,
  timeZoneOf: TimeZoneOf,
  writing: JobName,
) {
  const byList = new Map(registers.map((register) => [register.list, register]));
  const begin = beginExport(byList, referredBy, timeZoneOf, writing);
  const readPage = new Map([...byList].map(([list, register]) => [list, readPageOf(register, referredBy)]));
  return command({
    name: 'registers.export-register',
    summary: words('Export a list to a file', 'Выгрузить список в файл'),
    description:
      'Every record that the filters of the list leave, in its order; `GET /registers` names the lists and their columns. With `rows=lines` ' +
      'each line inside the records has a row of its own, after the columns of its record; a record without lines has one row. Up to 10 000 rows are ' +
      'the answer itself. A longer list is written in the background, with the rights of the person at that time: the answer is then 202 with ' +
      'the export, which tells when its file can be downloaded. A key exports at most 10 000 rows.',
    permission: 'signed-in',
    scope: scopesOfRegisters(registers),
    refuses: ['forbidden', 'insufficient_scope', 'not_found', 'business_rule_violated', ...filtersRefuse],
    input: exportedInput(registers),
    output: download('Register', fileMediaTypes),
    accepted: registerExport.view,
    run: inSteps,
    async steps(steps, input) {
      const { atOnce, later } = await steps.command(begin, input);
      if (!atOnce) {
        steps.respond({ status: 202, headers: { Location: `/api/v1/registers/exports/${later?.id}` } });
        return later;
      }
      const { list, filters = {}, rows = 'records', columns = null, format = 'xlsx' } = input;
      const asked = { filters, rows, columns, language: steps.language, timeZone: atOnce.timeZone };
      const pages = await beginPages(pagesOf(steps, readPage.get(list) as ReadPage, asked));
      return writeFile(format, atOnce.fileName.replace(/\.\w+$/, ''), atOnce.columns, rowsOf(pages));
    },
  });
}

type ReadPage = ReturnType<typeof readPageOf>;

const readPageOf = (register: Register, referredBy: ReferredBy) =>
  query({
    name: 'registers.read-page',
    summary: words('Read a page of a register', 'Прочитать страницу реестра'),
    permission: register.query.permission,
    scope: register.query.scope,
    input: askedPage,
    output: Type.Unknown(),
    run: (ctx, asked): Promise<RegisterPage> => readRegisterPage(ctx, register, referredBy, asked),
  });

async function* pagesOf(steps: Steps, readPage: ReadPage, asked: AskedPage): AsyncGenerator<WrittenCell[][]> {
  let cursor: string | null = null;
  do {
    const page: RegisterPage = await steps.readOn(readPage, { ...asked, cursor });
    yield page.cells;
    cursor = page.next;
  } while (cursor);
}
