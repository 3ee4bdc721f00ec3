import { type Words, words } from '../problems/errors.ts';
import { recordTypeAmong } from '../record-type-among.ts';
import { toDecimalString } from '../values/decimal.ts';
import { isDate, isoInstant } from '../values/instant.ts';
import { nearNames } from '../values/near-names.ts';
import { isUuid } from '../values/uuid.ts';
import { badFilter, type FilterFault } from './bad-filter.ts';
import type { ListField } from './listing.ts';

/** One value of a filter, by the kind of its field. */
export function readValue(parameter: string, field: ListField, given: string): string | boolean {
  const text = field.recordTypes ? recordTypeAmong(field.recordTypes, given) : given;
  const fault = faultOf(field, text);
  if (fault) {
    const { en, ru } = fault.message;
    const shown = text.slice(0, 40);
    throw badFilter(parameter, `${en}; “${shown}” came`, `${ru}; пришло «${shown}»`, fault);
  }
  return field.kind === 'boolean' ? text === 'true' : text.normalize('NFC');
}

function faultOf({ kind, values = [] }: ListField, text: string): (FilterFault & { message: Words }) | null {
  const of = (en: string, ru: string, fault: FilterFault) => ({ message: words(en, ru), ...fault });
  const form = (format: string): FilterFault => ({ code: 'format', params: { format } });
  switch (kind) {
    case 'id':
    case 'related':
      return isUuid(text) ? null : of('must be a UUID', 'должно быть UUID', form('uuid'));
    case 'decimal':
      return toDecimalString(text) !== null
        ? null
        : of('must be a decimal number', 'должно быть десятичным числом', form('decimal'));
    case 'integer':
      return /^-?\d{1,15}$/.test(text)
        ? null
        : of('must be a whole number', 'должно быть целым числом', { code: 'type', params: { type: 'integer' } });
    case 'boolean':
      return text === 'true' || text === 'false'
        ? null
        : of('must be true or false', 'должно быть true или false', trueOrFalse);
    case 'date':
      return isDate(text) ? null : of('must be a date, YYYY-MM-DD', 'дата в виде ГГГГ-ММ-ДД', form('date'));
    case 'instant':
      return isoInstant(text) !== null
        ? null
        : of('must be an RFC 3339 instant with a zone', 'момент времени RFC 3339 с часовым поясом', form('date-time'));
    case 'choice':
    case 'set':
      if (values.length === 0 || values.includes(text)) return null;
      return of(`must be one of ${values.join(', ')}`, `одно из: ${values.join(', ')}`, {
        code: 'enum',
        params: { allowed: values, near: nearNames(values, text) },
      });
    case 'text':
      return text.includes('\u0000')
        ? of('must not contain NUL', 'не должно содержать NUL', { code: 'pattern' })
        : null;
  }
}

export const trueOrFalse: FilterFault = { code: 'enum', params: { allowed: ['true', 'false'] } };
