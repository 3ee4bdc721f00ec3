import { columnOf } from '../../../../nouns/kit/field.ts';
import type { Fields } from '../../../../nouns/kit/noun.ts';
import { raw, type Sql } from '../../kernel/sql/sql.ts';

/** SQL of a row of another table as a structure with the declared fields; decimals as text, so that no digit is lost. */
export const jsonOf = (fields: Fields, alias: string): Sql =>
  raw(
    `json_build_object(${Object.entries(fields)
      .map(
        ([name, field]) =>
          `'${name}', ${alias}.${columnOf(name, field)}${field.spec.kind === 'decimal' ? '::text' : ''}`,
      )
      .join(', ')})`,
  );
