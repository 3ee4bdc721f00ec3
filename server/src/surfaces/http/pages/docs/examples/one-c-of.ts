import { addressOf, type ExampleCall } from './example-call.ts';

/** The call in the language of 1C:Enterprise, by HTTPСоединение. */
export function oneCOf(call: ExampleCall): string {
  const { method, body, form, sendsFile, savesFile, takesKey, credential } = call;
  return [
    'Защита = Новый ЗащищенноеСоединениеOpenSSL;',
    'Соединение = Новый HTTPСоединение("portal.example.com", 443, , , , 60, Защита);',
    `Запрос = Новый HTTPЗапрос(${textOf(addressOf(call))});`,
    ...(credential === 'apiKey' ? ['Запрос.Заголовки.Вставить("X-API-Key", КлючAPI);'] : []),
    ...(credential === 'bearer' ? ['Запрос.Заголовки.Вставить("Authorization", "Bearer " + Токен);'] : []),
    ...(takesKey ? ['Запрос.Заголовки.Вставить("Idempotency-Key", Строка(Новый УникальныйИдентификатор));'] : []),
    ...(body === undefined ? [] : ['', ...jsonBody(body)]),
    ...(form ? ['', ...formBody(call)] : []),
    ...(sendsFile ? ['', 'Запрос.УстановитьИмяФайлаТела("C:\\file");'] : []),
    '',
    `Ответ = Соединение.ВызватьHTTPМетод("${method}", Запрос);`,
    'Если Ответ.КодСостояния >= 400 Тогда',
    '    ВызватьИсключение Ответ.ПолучитьТелоКакСтроку();',
    'КонецЕсли;',
    ...(savesFile ? ['Ответ.ПолучитьТелоКакДвоичныеДанные().Записать("C:\\file");'] : readAnswer),
  ].join('\n');
}

const readAnswer = [
  'Чтение = Новый ЧтениеJSON;',
  'Чтение.УстановитьСтроку(Ответ.ПолучитьТелоКакСтроку());',
  'Результат = ПрочитатьJSON(Чтение);',
];

function jsonBody(body: unknown): string[] {
  const { lines, value } = written(body, 'Тело');
  return [
    ...lines,
    'Запись = Новый ЗаписьJSON;',
    'Запись.УстановитьСтроку();',
    `ЗаписатьJSON(Запись, ${value});`,
    'Запрос.Заголовки.Вставить("Content-Type", "application/json");',
    'БезМетки = ИспользованиеByteOrderMark.НеИспользовать;',
    'Запрос.УстановитьТелоИзСтроки(Запись.Закрыть(), КодировкаТекста.UTF8, БезМетки);',
  ];
}

function formBody({ form = {}, files }: ExampleCall): string[] {
  const parts = Object.entries(form).flatMap(([name, value]) => {
    const isFile = files.includes(name);
    const about = `form-data; name=""${name}""${isFile ? '; filename=""file.pdf""' : ''}`;
    return [
      `Части.Добавить(ПолучитьДвоичныеДанныеИзСтроки("--" + Граница + Перенос + "Content-Disposition: ${about}" + Перенос + Перенос));`,
      isFile
        ? 'Части.Добавить(Новый ДвоичныеДанные("C:\\file.pdf"));'
        : `Части.Добавить(ПолучитьДвоичныеДанныеИзСтроки(${textOf(String(value))}));`,
      'Части.Добавить(ПолучитьДвоичныеДанныеИзСтроки(Перенос));',
    ];
  });
  return [
    'Граница = Строка(Новый УникальныйИдентификатор);',
    'Перенос = Символы.ВК + Символы.ПС;',
    'Части = Новый Массив;',
    ...parts,
    'Части.Добавить(ПолучитьДвоичныеДанныеИзСтроки("--" + Граница + "--" + Перенос));',
    'Запрос.Заголовки.Вставить("Content-Type", "multipart/form-data; boundary=" + Граница);',
    'Запрос.УстановитьТелоИзДвоичныхДанных(СоединитьДвоичныеДанные(Части));',
  ];
}

interface Written {
  /** Statements that come before. */
  lines: readonly string[];
  /** The expression of the value. */
  value: string;
}

/** A value as an expression; objects and lists are filled in variables named after their place. */
function written(value: unknown, name: string): Written {
  if (typeof value === 'string') return { lines: [], value: textOf(value) };
  if (typeof value === 'boolean') return { lines: [], value: value ? 'Истина' : 'Ложь' };
  if (value === null) return { lines: [], value: 'Неопределено' };
  if (typeof value !== 'object') return { lines: [], value: JSON.stringify(value) };
  const isList = Array.isArray(value);
  const isStructure = !isList && Object.keys(value).every((key) => /^[A-Za-z_]\w*$/.test(key));
  const members = Object.entries(value).map(([key, inner]) => {
    const { lines, value: text } = written(inner, `${name}_${key.replace(/\W/g, '_')}`);
    return [...lines, isList ? `${name}.Добавить(${text});` : `${name}.Вставить("${key}", ${text});`];
  });
  const made = isList ? 'Массив' : isStructure ? 'Структура' : 'Соответствие';
  return { lines: [`${name} = Новый ${made};`, ...members.flat()], value: name };
}

/** Quotes are doubled; lines of a text are joined. */
const textOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `"${line.replaceAll('"', '""')}"`)
    .join(' + Символы.ПС + ');
