import Type from 'typebox';
import { download } from '../../../kernel/download.ts';
import { seeingImports } from '../../../kernel/exchange/exchange.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { readDefinitions } from '../../../platform/custom-fields/read-definitions.ts';
import { fileFormats, fileMediaTypes, writeFile } from '../../../platform/spreadsheets/write-file.ts';
import { columnsOf } from '../columns-of.ts';
import { findParent, kindField, kindNamed, kindsOf, parentField, type Served } from '../import-address.ts';
import { shownColumns } from '../shown-columns.ts';

export const getTemplate = (exchange: Served) =>
  query({
    name: `${exchange.kind}.get-template`,
    summary: words('Get the import template', 'Получить шаблон импорта'),
    description: "Every column an import knows, the portal's own fields too, and the service code in a hidden column.",
    ...seeingImports(exchange),
    input: object({
      ...parentField(exchange),
      ...kindField(kindsOf(exchange)),
      format: Type.Optional(choice(fileFormats, 'Format; `xlsx` unless given')),
    }),
    output: download('Template', fileMediaTypes),
    run: async (ctx, input) => {
      const { format = 'xlsx', kind = exchange.kind } = input;
      const wanted = kindNamed(exchange, kind);
      await findParent(ctx, exchange, input);
      const columns = shownColumns(columnsOf(wanted, await readDefinitions(ctx)), ctx.actor, ctx.language);
      return writeFile(format, wanted.title[ctx.language], columns, []);
    },
  });
