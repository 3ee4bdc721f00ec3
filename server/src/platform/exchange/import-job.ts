import Type from 'typebox';
import { importJob as declared, type ImportJob, type ImportMove } from '../../../../nouns/import-job.ts';
import { importParameters as declaredParameters } from '../../../../nouns/import-parameters.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { nextStatus } from '../../kernel/lifecycle.ts';

export const importJob = entityOf(declared);

/** Where a move of an import leads to. */
export const importMovedBy = (move: ImportMove, current: ImportJob['status']): ImportJob['status'] =>
  nextStatus(importJob, move, current);

export type ImportParameters = ImportJob['parameters'];

export const importParameters = Type.Unsafe<ImportParameters>(declaredParameters.spec.schema);

/** Column letter of the file → field, `custom.<key>`, `catalogItem.custom.<key>` for lines of requisitions, `code`, or `ignore`. */
export const importMapping = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: true,
  title: 'Mapping: column of the file → target',
  examples: [{ A: 'sku', B: 'name', C: 'ignore' }],
});

export const rowActions = ['create', 'update', 'skip', 'conflict'] as const;
