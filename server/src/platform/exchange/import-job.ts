import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { importModes } from '../../kernel/exchange/exchange-rows.ts';
import { choice, currency, id, instant, integer, nullable, object, text, version } from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';
import { textEncodings } from '../spreadsheets/encodings.ts';
import { delimiters } from '../spreadsheets/spreadsheet.ts';
import { importColumn } from './import-column.ts';
import { importWarning } from './import-warning.ts';

export const importLifecycle = lifecycle('parsing', {
  preview: { from: ['parsing'], to: 'preview_ready' },
  read: { from: ['preview_ready', 'failed'], to: 'parsing' },
  apply: { from: ['preview_ready'], to: 'applying' },
  giveUp: { from: ['parsing', 'applying'], to: 'failed' },
  giveBack: { from: ['applying'], to: 'preview_ready' },
  finish: { from: ['applying'], to: 'applied' },
  finishInPart: { from: ['applying'], to: 'partially_applied' },
  expire: { from: ['parsing', 'preview_ready', 'failed'], to: 'expired' },
});

export const importSources = ['file', 'mail_text', 'mail_attachment'] as const;

export const rowActions = ['create', 'update', 'skip', 'conflict'] as const;

/** How a file is to be read; what is left out is found by looking. */
export const importParameters = object(
  {
    headerRow: Type.Optional(integer('Row of the headings, from 1', { minimum: 1, maximum: 1_000 })),
    sheet: Type.Optional(text(100, 'Sheet of a book')),
    encoding: Type.Optional(choice(textEncodings, 'Encoding of a text file')),
    delimiter: Type.Optional(choice(delimiters, 'Delimiter of a text file')),
    decimalSeparator: Type.Optional(choice([',', '.'], 'What parts the fraction of a number written as text')),
    currency: Type.Optional(currency('Currency of prices that name none')),
    supplierId: Type.Optional(id('Supplier whose prices the rows tell')),
    createCategories: Type.Optional(
      Type.Boolean({ title: 'Categories that are not there are created when the import is applied; errors otherwise' }),
    ),
  },
  { title: 'Parameters' },
);

export type ImportParameters = Type.Static<typeof importParameters>;

/** Column letter of the file → field, `custom.<key>`, `catalogItem.custom.<key>` for lines of requisitions, `code`, or `ignore`. */
export const importMapping = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: true,
  title: 'Mapping: column of the file → target',
  examples: [{ A: 'sku', B: 'name', C: 'ignore' }],
});

const count = (title: string) => Type.Integer({ minimum: 0, title });

export const importCounts = object(
  {
    rows: count('Rows read so far'),
    create: count('To create'),
    update: count('To change'),
    skip: count('Left alone'),
    conflict: count('To be decided'),
    errors: count('With errors: left out of the numbers before, never applied'),
    warnings: count('With warnings'),
    applied: count('Written so far while the import is applied, and all that were written when it is done'),
  },
  { title: 'Counts' },
);

export type ImportCounts = Type.Static<typeof importCounts>;

export const importJob = entity({
  type: 'import_job',
  noun: words('Import', 'Импорт'),
  audience: 'business',
  displayName: 'fileName',
  fields: {
    id: id(),
    kind: Type.String({ title: 'What is imported', examples: ['catalog'] }),
    source: choice(importSources, 'Where the rows came from'),
    status: choice(importLifecycle.statuses, 'Status'),
    mode: choice(
      importModes,
      '`append` only adds, `upsert` also changes what it finds, `replace` also cancels what it does not name',
    ),
    fileName: text(255, 'File name', { examples: ['прайс.xlsx'] }),
    fileSize: Type.Integer({ minimum: 0, title: 'Bytes' }),
    parameters: importParameters,
    format: nullable(choice(['xlsx', 'ods', 'csv', 'letter'], 'Format found')),
    sheet: nullable(Type.String({ title: 'Sheet read' })),
    sheets: Type.Array(Type.String(), { title: 'Sheets of the book' }),
    encoding: nullable(choice(textEncodings, 'Encoding found')),
    delimiter: nullable(choice(delimiters, 'Delimiter found')),
    headerRow: nullable(Type.Integer({ title: 'Row of the headings' })),
    columns: Type.Array(importColumn, { title: 'Columns of the file' }),
    counts: importCounts,
    faults: Type.Array(
      object({
        code: Type.String({ title: 'Code', examples: ['column_missing'] }),
        field: Type.String({ title: 'Target', examples: ['name'] }),
        message: Type.String({ title: 'What is wrong' }),
      }),
      { title: 'What is wrong with the preview as a whole; a new mapping mends it' },
    ),
    warnings: Type.Array(importWarning, { title: 'What a person should look at before applying' }),
    result: nullable(
      object(
        {
          created: count('Created'),
          updated: count('Changed'),
          failed: count('Not applied'),
          made: Type.Optional(
            object(
              { entityType: Type.String({ title: 'Kind', examples: ['supplier_quote'] }), entityId: id('Record') },
              { title: 'The one record that all rows made together, where they make one' },
            ),
          ),
        },
        { title: 'Result' },
      ),
    ),
    problem: nullable(
      object(
        { code: Type.String({ title: 'Code' }), detail: Type.String({ title: 'What happened' }) },
        { title: 'Why it failed' },
      ),
    ),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
    appliedAt: nullable(instant('Applied')),
    expiresAt: instant('Expires: the file, its rows and its preview go'),
  },
  facts: ['created', 'applied', 'failed'],
  lifecycle: importLifecycle,
});

export type ImportJob = Type.Static<typeof importJob.view>;
