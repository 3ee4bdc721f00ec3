import type { Noun } from '../../../../nouns/kit/noun.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';

/** Lines inside the records of a noun, for files with a row for each of them. */
export interface RecordLines<Listed extends { id: string } = { id: string }> {
  /** Whose lines they are. */
  of: Noun;
  /** What a line says beside what its record says. */
  line: Pick<Noun, 'fields' | 'customFieldsOf'>;
  /** So many records are read together, where one of them may have lines without number. */
  recordsAtOnce?: number;
  /** `select` that names, as `record`, the record of each line of these records. */
  counted(tenant: string, recordIds: readonly string[]): Sql;
  /**
   * By record, its lines in their order: as many statements for one record as for all. A field with a guard is no column for
   * whoever may not see it; what else is hidden from the caller is empty.
   */
  read(
    ctx: ReadContext,
    recordIds: readonly string[],
    records: readonly Listed[],
  ): Promise<ReadonlyMap<string, readonly object[]>>;
}

/** Counts lines that a table keeps, each with its record in this column. */
export const countedIn =
  (table: string, column: string): RecordLines['counted'] =>
  (tenant, recordIds) =>
    sql`
    select line.${raw(column)} as record from ${raw(table)} line
    where line.tenant_id = ${tenant} and line.${raw(column)} = any(${recordIds}::uuid[])`;
