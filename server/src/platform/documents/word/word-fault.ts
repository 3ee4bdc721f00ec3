import { type FieldError, fieldError, type Words, words } from '../../../kernel/problems/errors.ts';

/** What is wrong with a Word file, where in it, and the text it is about. */
export interface WordFault {
  code: WordFaultCode;
  /** The part of the file, such as `word/document.xml`. */
  part: string;
  text: string;
}

const said = {
  archive_broken: words('the file cannot be unpacked', 'файл не распаковывается'),
  archive_too_large: words('the file unpacks to too much', 'файл распаковывается в слишком большой объём'),
  not_a_word_file: words('is no Word document without macros', 'это не документ Word без макросов'),
  macro: words('holds macros', 'содержит макросы'),
  embedded_object: words('holds an embedded object', 'содержит вложенный объект'),
  external_reference: words('refers to something outside the file', 'ссылается на внешние данные'),
  active_field: words(
    'has a field that fetches or runs something',
    'содержит поле, которое загружает или запускает что-то',
  ),
  entity_declared: words('declares entities of its own', 'объявляет собственные сущности'),
  broken_xml: words('is no well-formed XML', 'повреждён: это не правильный XML'),
  tag_unclosed: words('a tag is not closed by }', 'тег не закрыт скобкой }'),
  tag_unopened: words('a tag is not opened by {', 'тег не открыт скобкой {'),
  tag_doubled: words('a tag has two braces instead of one', 'у тега две скобки вместо одной'),
  tag_unknown: words('is no tag that templates know', 'такого тега в шаблонах нет'),
  filter_unknown: words('names no filter that there is', 'такого фильтра нет'),
  loop_unclosed: words('a loop or a condition is not closed', 'цикл или условие не закрыты'),
  loop_unopened: words('closes a loop that was not opened', 'закрывает цикл, который не открыт'),
  loop_mismatched: words('is closed by the end of another loop', 'закрыт концом другого цикла'),
  loop_misplaced: words(
    'begins and ends in different places, such as in a table and outside it',
    'начинается и кончается в разных местах, например в таблице и вне её',
  ),
  loop_nested: words('a loop over the rows stands inside itself', 'цикл по строкам вложен сам в себя'),
  list_unknown: words(
    'is no list: loops go over items.rows alone',
    'это не список: цикл возможен только по items.rows',
  ),
  template_unreadable: words('cannot be read as a template', 'не читается как шаблон'),
} satisfies Record<string, Words>;

export type WordFaultCode = keyof typeof said;

export const wordFaultCodes = Object.keys(said) as WordFaultCode[];

export const wordFault = (code: WordFaultCode, part: string, text = ''): WordFault => ({
  code,
  part,
  text: text.slice(0, 200),
});

/** The fault as an error of the field that the file came in. */
export const faultError = ({ code, part, text }: WordFault): FieldError =>
  fieldError('/file', code, said[code], { part, text });
