import { type Words, words } from '../../kernel/problems/errors.ts';

/** Why a file is not taken. Codes are stable and listed in the documentation of the upload. */
export class FileRefused extends Error {
  readonly code: string;
  readonly detail: Words;

  constructor(code: string, detail: Words) {
    super(detail.en);
    this.code = code;
    this.detail = detail;
  }
}

export const refusal = (code: string, en: string, ru: string) => new FileRefused(code, words(en, ru));

export const neitherXmlNorZip = () =>
  refusal(
    'neither_xml_nor_zip',
    'The file is neither XML nor a ZIP archive of the operator.',
    'Файл — не XML и не ZIP-архив оператора.',
  );

export const encodingUnknown = (declared: string) =>
  refusal(
    'encoding_unknown',
    `The encoding ${declared} is not taken: windows-1251 or UTF-8 is needed.`,
    `Кодировка ${declared} не поддерживается: нужна windows-1251 или UTF-8.`,
  );

export const encodingBroken = () =>
  refusal(
    'encoding_broken',
    'The file is not in the encoding it declares.',
    'Содержимое файла не в той кодировке, которую он называет.',
  );

export const brokenXml = () =>
  refusal(
    'broken_xml',
    'The file is broken XML: it is cut or damaged.',
    'Файл — неверный XML: он обрезан или повреждён.',
  );

export const documentTypeDeclared = () =>
  refusal(
    'document_type_declared',
    'A document type and entities of its own are not taken.',
    'Объявления DOCTYPE и собственные сущности в файле не принимаются.',
  );

export const tooHeavy = () =>
  refusal(
    'too_heavy',
    'The file is nested too deeply or holds too much to be accepted.',
    'Файл слишком велик или слишком глубоко вложен.',
  );

export const notATransferDocument = () =>
  refusal(
    'not_a_transfer_document',
    'The file is no transfer document of a seller (ON_NSCHFDOPPR).',
    'Это не УПД продавца (ON_NSCHFDOPPR): другой вид файла.',
  );

export const buyersPart = () =>
  refusal(
    'buyers_part',
    'The file is the part of the buyer (ON_NSCHFDOPPOK): upload the part of the seller.',
    'Это титул покупателя (ON_NSCHFDOPPOK): загрузите титул продавца.',
  );

export const correctionDocument = () =>
  refusal(
    'correction_document',
    'The file is a correction document (ON_NKORSCHFDOPPR): its sums are differences. Correct the invoice by hand.',
    'Это корректировочный документ (УКД): в нём суммы изменений. Исправьте счёт вручную.',
  );

export const correctedDocument = (number: string, date: string | null) =>
  refusal(
    'corrected_document',
    `The document is correction No. ${number}${date ? ` of ${date}` : ''} of an earlier one: correct that invoice by hand.`,
    `Это исправление № ${number}${date ? ` от ${date}` : ''} прежнего документа: исправьте прежний счёт вручную.`,
  );

export const versionUnknown = (version: string) =>
  refusal(
    'version_unknown',
    `The version ${version} of the format is not taken: 5.01, 5.02 or 5.03 is needed.`,
    `Версия формата ${version} не поддерживается: нужна 5.01, 5.02 или 5.03.`,
  );

export const functionUnknown = (name: string) =>
  refusal(
    'function_unknown',
    `The function ${name} is none of СЧФ, СЧФДОП, ДОП.`,
    `Функция документа «${name}» — не СЧФ, СЧФДОП и не ДОП.`,
  );

export const nothingTransferred = (name: string) =>
  refusal(
    'nothing_transferred',
    `The document (${name}) does not say that anything was handed over: there is no СвПродПер/СвПер in it.`,
    `В документе (${name}) нет сведений о передаче (СвПродПер/СвПер): по нему ничего не отгружено.`,
  );

export const missing = (what: readonly string[]) =>
  refusal(
    'required_missing',
    `What the format asks for is missing or unreadable: ${what.join(', ')}.`,
    `Нет обязательных сведений, или они не читаются: ${what.join(', ')}.`,
  );

export const noLines = () =>
  refusal('no_lines', 'The document has no lines.', 'В документе нет ни одной строки товаров или услуг.');

export const tooManyLines = (most: number) =>
  refusal(
    'too_many_lines',
    `The document has more than ${most} lines.`,
    `В документе больше ${most} строк — столько в счёт не входит.`,
  );
