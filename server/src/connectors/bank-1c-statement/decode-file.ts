/** Encodings such files are met in; the names are those of the Encoding Standard. */
const encodings = ['utf-8', 'windows-1251', 'ibm866'] as const;
type FileEncoding = (typeof encodings)[number];

const declaredAs: Readonly<Record<string, FileEncoding>> = {
  windows: 'windows-1251',
  'windows-1251': 'windows-1251',
  win: 'windows-1251',
  ansi: 'windows-1251',
  dos: 'ibm866',
  cp866: 'ibm866',
  oem: 'ibm866',
  'utf-8': 'utf-8',
  utf8: 'utf-8',
};

const wordsOfFormat =
  /^(ВерсияФормата|Кодировка|Отправитель|Получатель|ДатаСоздания|ДатаНачала|ДатаКонца|РасчСчет|Секция[А-Яа-я]+|Конец[А-Яа-я]+|Номер|Дата|Сумма|НазначениеПлатежа\d?|Плательщик[А-Яа-я\d]*)(?==|\r?$)/gm;

const head = 64 * 1024;

interface Decoded {
  text: string;
  encoding: FileEncoding;
  /** What the file says of itself, where that is another. */
  declaredOther: string | null;
}

/**
 * The text of a file: by its mark, by what it declares where that makes words of the format, and otherwise by the encoding that
 * makes the most of them. Nothing when none does.
 */
export function decodeFile(bytes: Uint8Array): Decoded | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    const text = decode(bytes, 'utf-8');
    return { text, encoding: 'utf-8', declaredOther: otherThan('utf-8', declarationOf(text)) };
  }
  const sample = bytes.subarray(0, head);
  const tried = encodings.map((encoding) => {
    const text = decode(sample, encoding);
    return { encoding, made: text.match(wordsOfFormat)?.length ?? 0, declared: declarationOf(text) };
  });
  const best = tried.reduce((a, b) => (b.made > a.made ? b : a));
  if (best.made === 0) return null;
  const told = tried.find(({ encoding, declared, made }) => made === best.made && known(declared) === encoding) ?? best;
  const { encoding, declared } = told;
  return { text: decode(bytes, encoding), encoding, declaredOther: otherThan(encoding, declared) };
}

const decode = (bytes: Uint8Array, encoding: FileEncoding) => new TextDecoder(encoding).decode(bytes);

const declarationOf = (text: string) => /^Кодировка=(.{1,40}?)\s*$/m.exec(text.slice(0, head))?.[1] ?? null;

const known = (declared: string | null) => declaredAs[(declared ?? '').toLowerCase()];

const otherThan = (encoding: FileEncoding, declared: string | null) =>
  declared === null || known(declared) === encoding ? null : declared;
