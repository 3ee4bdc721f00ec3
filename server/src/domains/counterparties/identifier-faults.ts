import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';

const sentences: Record<string, ReturnType<typeof words>> = {
  inn_format: words('has the wrong number of digits for this kind', 'неверное число цифр ИНН для этого вида'),
  inn_checksum: words('has a wrong check digit', 'неверная контрольная цифра ИНН'),
  kpp_format: words('must have 9 characters', 'КПП состоит из 9 знаков'),
  kpp_not_applicable: words('is of companies only', 'КПП бывает только у организаций'),
  ogrn_format: words('has the wrong number of digits for this kind', 'неверное число цифр ОГРН для этого вида'),
  ogrn_checksum: words('has a wrong check digit', 'неверная контрольная цифра ОГРН'),
  ogrn_not_applicable: words(
    'applies to Russian companies and entrepreneurs only',
    'ОГРН бывает только у организаций и ИП',
  ),
  okpo_format: words('must have 8 or 10 digits', 'ОКПО состоит из 8 или 10 цифр'),
  tax_id_not_applicable: words('is of foreign counterparties only', 'только для иностранных контрагентов'),
  email_format: words('is not an e-mail', 'нужен адрес электронной почты'),
  url_format: words('is not the address of a site', 'нужен адрес сайта'),
  bik_invalid: words('must have 9 digits and start with 04 or 01', 'БИК состоит из 9 цифр и начинается с 04 или 01'),
  bik_required: words('is needed with an account', 'к счёту нужен БИК'),
  account_format: words('is not the number of such an account', 'неверный номер счёта'),
  account_checksum: words('does not fit the BIK', 'счёт не подходит к БИК'),
  account_is_correspondent: words('is a correspondent account', 'это корреспондентский счёт'),
};

/** What a check of an identifier found, reported at its field. */
export const identifierFault = (at: string, code: string): FieldError =>
  fieldError(at, code, sentences[code] ?? words('is not valid', 'неверное значение'));

/** The same for a value that may be absent: nothing is wrong with what is not there. */
export function faultOf(at: string, value: string | null, check: (text: string) => string | null): FieldError[] {
  const code = value === null ? null : check(value);
  return code === null ? [] : [identifierFault(at, code)];
}
