import type { CustomField } from '../../../../nouns/custom-field.ts';
import { badFilter } from '../../kernel/lists/bad-filter.ts';
import { splitList } from '../../kernel/lists/list-filters.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import { unknownName } from '../../kernel/problems/unknown-name.ts';
import { type Condition, join, raw, sql } from '../../kernel/sql/sql.ts';
import { checkValue } from './check-value.ts';
import { readDefinitions } from './read-definitions.ts';

type Input = Readonly<Record<string, unknown>>;

/** What such a filter is called in a query: one of several values, or `[eq]` exactly this one. */
export const customFilterPattern = '^custom\\.[^\\[\\]]{1,64}(\\[eq\\])?$';

const named = /^custom\.([^[\]]+)(\[eq\])?$/;

export const filtersByValues = (input: Input) => Object.keys(input).some((name) => named.test(name));

/** Conditions of `custom.hazard_class=3`: rows whose own fields hold these values, checked by what the portal has defined. */
export async function holdingValues(
  ctx: ReadContext,
  entityType: string,
  alias: string,
  input: Input,
): Promise<Condition[]> {
  const fields = (await readDefinitions(ctx)).filter((one) => one.entityType === entityType && one.status === 'active');
  return Object.entries(input).flatMap(([parameter, text]) => {
    const [, key, exactly] = named.exec(parameter) ?? [];
    if (key === undefined || typeof text !== 'string') return [];
    const field = fields.find((one) => one.key === key);
    if (!field) throw unknownField(parameter, fields);
    const values = (exactly ? [text] : splitList(parameter, text)).map((value) => valueOf(field, parameter, value));
    return [
      sql`(${join(
        values.map((value) => holds(field, alias, value)),
        ' or ',
      )})`,
    ];
  });
}

/** Numbers are kept as they were written, and 3.5 is 3.50. */
const holds = ({ key, type }: CustomField, alias: string, value: unknown): Condition =>
  type === 'number' || type === 'money'
    ? sql`case when ${raw(alias)}.custom_fields ? ${key} then (${raw(alias)}.custom_fields ->> ${key})::numeric = ${value} end`
    : sql`${raw(alias)}.custom_fields @> ${JSON.stringify({ [key]: value })}::jsonb`;

/** As the record would hold it; one option of several is looked for among them. */
function valueOf(field: CustomField, parameter: string, text: string): unknown {
  const { value, errors } = checkValue(field, '', typed(field, text)) as ReturnType<typeof checkValue> & {
    value?: unknown;
  };
  const [fault] = errors ?? [];
  if (fault) throw badFilter(parameter, fault.message.en, fault.message.ru, fault);
  return value;
}

function typed({ type }: CustomField, text: string): unknown {
  if (type === 'multiselect') return [text];
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

function unknownField(parameter: string, fields: readonly CustomField[]) {
  const known = fields.map(({ key }) => `custom.${key}`);
  const fault = unknownName(
    { in: 'query', at: parameter, code: 'unknown_field' },
    parameter,
    known,
    words(`${parameter} is not a field of these records`, `поля ${parameter} у этих записей нет`),
  );
  const { en, ru } = fault.message;
  return new Refusal('unknown_query_parameter', words(`${en}.`, `${ru}.`), { errors: [fault], members: { parameter } });
}
