import Type, { type Static } from 'typebox';
import { object } from '../../kernel/fields.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';

/** What a person should see before he picks a line. */
export const fault = object(
  {
    field: Type.String({ title: 'Field it is about', examples: ['inn'] }),
    code: Type.String({ title: 'Stable code', examples: ['inn_checksum'] }),
    message: Type.String({ title: 'The same in words' }),
  },
  { title: 'What does not check' },
);

type Fault = Static<typeof fault>;

const sentences: Readonly<Record<string, Words>> = {
  inn_format: words('is not the number of a taxpayer', 'это не номер налогоплательщика'),
  inn_checksum: words('has a wrong check digit', 'неверная контрольная цифра ИНН'),
  kpp_format: words('must have 9 characters', 'КПП состоит из 9 знаков'),
  ogrn_format: words('is not a registration number', 'это не регистрационный номер'),
  ogrn_checksum: words('has a wrong check digit', 'неверная контрольная цифра ОГРН'),
  bik_invalid: words('must have 9 digits and start with 04 or 01', 'БИК состоит из 9 цифр и начинается с 04 или 01'),
  account_format: words('is not the number of such an account', 'неверный номер счёта'),
  account_checksum: words('does not fit the BIK', 'счёт не подходит к БИК'),
  liquidating: words('is being wound up', 'организация в процессе ликвидации'),
  liquidated: words('has been wound up', 'деятельность прекращена'),
  bankrupt: words('is bankrupt', 'организация признана банкротом'),
  reorganizing: words('is being reorganized', 'организация в процессе реорганизации'),
  status_unknown: words('has a status that is not known here', 'статус не распознан'),
};

/** The faults among these, in the language of the caller; a field that is empty has none. */
export const faultsOf = (
  language: keyof Words,
  found: ReadonlyArray<readonly [field: string, value: string | null, check: (text: string) => string | null]>,
): Fault[] =>
  found.flatMap(([field, value, check]) => {
    const code = value === null ? null : check(value);
    return code === null ? [] : [{ field, code, message: sentences[code]?.[language] ?? code }];
  });

/** A company that works is nothing to warn of. */
export const statusFault = (status: string) =>
  status === 'active' ? null : status === 'unknown' ? 'status_unknown' : status;
