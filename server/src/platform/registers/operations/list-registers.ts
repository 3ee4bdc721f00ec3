import Type from 'typebox';
import { flag, object } from '../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { lineColumns, recordColumns } from '../chosen-columns.ts';
import type { RegisterColumn } from '../columns-of.ts';
import type { ReferredBy } from '../referred.ts';
import { mayExport, type Register } from '../register.ts';

const registerColumn = object({
  path: Type.String({ title: 'Name', examples: ['supplier.name'] }),
  heading: Type.String({ title: 'Heading', examples: ['Who delivers'] }),
  isUsual: flag('Whether a file has it unless columns are named'),
});

/** What may be exported, and which columns its file may have. */
export const listRegisters = (registers: readonly Register[], referredBy: ReferredBy) =>
  query({
    name: 'registers.list-registers',
    summary: words('Lists that become files', 'Списки, которые выгружаются в файл'),
    description:
      'Those the caller may export, each with its columns; a file has the usual ones unless others are named. The name of a list is the ' +
      'identifier of its operation in this contract, `path` its address.',
    permission: 'signed-in',
    scope: scopesOfRegisters(registers),
    input: object({}),
    output: object({
      items: Type.Array(
        object({
          list: Type.String({ title: 'Name', examples: ['orders.list-orders'] }),
          title: Type.String({ title: 'What people call it', examples: ['List orders to suppliers'] }),
          path: Type.String({ title: 'Address of the list', examples: ['/api/v1/purchase-orders'] }),
          columns: Type.Array(registerColumn),
          lineColumns: Type.Array(registerColumn, {
            title:
              'Columns of the lines inside its records, for files with `rows=lines`; none where the records have no lines',
          }),
        }),
      ),
    }),
    async run(ctx) {
      const mine = registers.filter((register) => mayExport(ctx.actor, register));
      const items = mine.map(async (register) => ({
        list: register.list,
        title: register.title[ctx.language],
        path: register.path,
        columns: (await recordColumns(ctx, register, referredBy)).map(told(ctx)),
        lineColumns: (await lineColumns(ctx, register, referredBy)).map(told(ctx)),
      }));
      return { items: await Promise.all(items) };
    },
  });

const told =
  ({ language }: ReadContext) =>
  ({ path, heading, isUsual }: RegisterColumn) => ({ path, heading: heading[language], isUsual });

/** The scopes of keys any of which opens some list. */
export const scopesOfRegisters = (registers: readonly Register[]) => [
  ...new Set(registers.flatMap(({ query: { scope } }) => (scope === null ? [] : [scope].flat()))),
];
