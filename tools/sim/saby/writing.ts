import { textOr } from '../kit/text-or.ts';
import { attachedTo, nextId, note, revoking, sending } from './keep.ts';
import { checkSpelling, documentOf, fieldsIn, listOf, numbersOf, ourCompany, theirCompany } from './named.ts';
import { isSigned, whole } from './present.ts';
import type { Kept } from './seed.ts';
import type { Fields, Told } from './told.ts';

const members = [
  ...['Идентификатор', 'Дата', 'Номер', 'Тип', 'Регламент', 'НашаОрганизация', 'Контрагент', 'Примечание', 'Сумма'],
  ...['Редакция', 'Вложение', 'Название'],
];
const isOpen = ({ code }: Kept) => code !== 7 && code !== 9;

/** Makes a document, or changes the one that has the identifier. */
export function write(told: Told) {
  const { asked, params, refuse } = told;
  const { state, clock } = asked;
  checkSpelling(told);
  const given = fieldsIn(params.Документ);
  asked.explain('params', params, ['Документ']);
  asked.explain('Документ', given, members);
  const { Тип: type, Дата: date, Сумма: sum, Идентификатор: id } = given;
  refuse('SB-22/type', typeof type !== 'string' || type === '', 'Тип не задан', -32602);
  refuse(
    'SB-23/type',
    typeof type === 'string' && type !== '' && !state.types.includes(type),
    `Тип ${String(type)} не найден`,
  );
  const ours = ourCompany(state, given.НашаОрганизация);
  refuse('SB-22/ours', ours === undefined, 'НашаОрганизация не найдена');
  refuse('SB-22/theirs', numbersOf(given.Контрагент).inn === undefined, 'Контрагент не задан');
  refuse('SB-22/date', date !== undefined && !/^\d{2}\.\d{2}\.\d{4}$/.test(textOr(date)), 'Дата: ДД.ММ.ГГГГ');
  refuse('SB-22/sum', sum !== undefined && typeof sum !== 'string', 'Сумма: строка', -32602);
  checkFiles(told, given);
  const known = state.documents.find((one) => one.id === id && !one.deleted);
  refuse('SB-25/open', known !== undefined && !isOpen(known), 'Документооборот завершен');
  const document = known ?? emptyDocument(told, given);
  document.date = textOr(date, document.date);
  document.number = textOr(given.Номер, document.number);
  document.note = textOr(given.Примечание, document.note);
  document.sum = typeof sum === 'string' ? sum : document.sum;
  document.type = String(type);
  document.regulation = regulationOf(given) ?? document.regulation;
  document.theirs = theirCompany(state, given.Контрагент);
  document.ours = ours ? `${ours.inn}/${ours.kpp}` : document.ours;
  document.revisions.push({ id: nextId(state), at: clock.now() });
  takeFiles(told, document, given);
  note(state, document, clock.now(), known ? 'Документ изменен' : 'Документ создан');
  return whole(asked, document);
}

const regulationOf = ({ Регламент: given }: Fields) => {
  const { Название: title, Идентификатор: id } = fieldsIn(given);
  return typeof given === 'string' ? given : ((title ?? id) as string | undefined);
};

function emptyDocument({ asked: { state, clock } }: Told, { Идентификатор: id }: Fields): Kept {
  const document: Kept = {
    id: typeof id === 'string' && id !== '' ? id : nextId(state),
    ...{ type: '', direction: 'Исходящий', date: '', number: '', note: '', sum: null, regulation: null, ours: '' },
    theirs: { inn: '', kpp: null, name: '', participant: null },
    ...{ revisions: [], code: 0, says: null, stage: sending(state), events: [], attachments: [], deleted: false },
  };
  // Where dates are left out Saby takes the day it is.
  document.date = new Date(clock.now() + 3 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('.');
  state.documents.push(document);
  return document;
}

function checkFiles({ asked, refuse }: Told, given: Fields): void {
  for (const one of listOf(given.Вложение)) {
    asked.explain('Вложение', one, ['Идентификатор', 'Название', 'Файл', 'Подпись', 'Тип']);
    const file = fieldsIn(one.Файл);
    asked.explain('Файл', file, ['Имя', 'ДвоичныеДанные', 'Ссылка']);
    const { ДвоичныеДанные: bytes, Ссылка: link } = file;
    refuse('SB-24/both', bytes !== undefined && link !== undefined, 'Файл: ДвоичныеДанные или Ссылка', -32602);
    const isBase64 = bytes === undefined || /^[A-Za-z0-9+/]+={0,2}$/.test(textOr(bytes));
    refuse('SB-24/base64', !isBase64, 'Файл: base64', -32602);
  }
}

/** A file that is named takes the place of the one with its identifier, any other is added. */
function takeFiles({ asked: { state, clock } }: Told, document: Kept, given: Fields): void {
  for (const one of listOf(given.Вложение)) {
    const { Имя: name, ДвоичныеДанные: bytes } = fieldsIn(one.Файл);
    const made = attachedTo(state, clock.now(), {
      fileName: textOr(name ?? one.Название, 'файл'),
      content: textOr(bytes),
      ...(typeof one.Идентификатор === 'string' && { id: one.Идентификатор }),
      ...(typeof one.Название === 'string' && { title: one.Название }),
    });
    const place = document.attachments.findIndex(({ id }) => id === made.id);
    if (place < 0) document.attachments.push(made);
    else document.attachments[place] = made;
  }
}

export function attach(told: Told) {
  const { given, found } = documentOf(told);
  const { asked, refuse } = told;
  asked.explain('Документ', given, ['Идентификатор', 'Редакция', 'Этап', 'Вложение']);
  refuse('SB-25/open', found !== undefined && !isOpen(found), 'Документооборот завершен');
  checkFiles(told, given);
  if (!found) return {};
  takeFiles(told, found, given);
  note(asked.state, found, asked.clock.now(), 'Вложения изменены');
  return whole(asked, found);
}

/** What is to be done, checked: the document, its stage, the action and the signatures that come with it. */
function actionOf(told: Told) {
  const { given, found } = documentOf(told);
  const { asked, refuse } = told;
  asked.explain('Документ', given, ['Идентификатор', 'Редакция', 'Этап', 'Вложение']);
  const revision = listOf(given.Редакция).at(-1)?.Идентификатор;
  const last = found?.revisions.at(-1)?.id;
  refuse('SB-26/revision', revision !== undefined && revision !== last, 'Редакция устарела');
  const [stage = {}] = listOf(given.Этап);
  asked.explain('Этап', stage, ['Идентификатор', 'Название', 'Действие', 'Вложение']);
  const isThere =
    found?.stage != null && (stage.Название === found.stage.title || stage.Идентификатор === found.stage.id);
  refuse('SB-26/stage', found !== undefined && !isThere, 'Этап не найден');
  const [action = {}] = listOf(stage.Действие);
  asked.explain('Действие', action, ['Название', 'Комментарий', 'Сертификат']);
  const name = textOr(action.Название);
  refuse('SB-26/action', isThere && !found?.stage?.actions.includes(name), 'Действие не найдено');
  const signed = new Map(
    [...listOf(stage.Вложение), ...listOf(given.Вложение)].map(({ Идентификатор: id, Подпись: signature }) => [
      String(id),
      textOr(fieldsIn(fieldsIn(listOf(signature)[0]).Файл).ДвоичныеДанные),
    ]),
  );
  return { found, name, signed, says: textOr(action.Комментарий) };
}

export function prepare(told: Told) {
  const { found } = actionOf(told);
  return found ? whole(told.asked, found) : {};
}

const turns: Readonly<Record<string, [code: number, event: string]>> = {
  Отправить: [1, 'Документ отправлен'],
  Утвердить: [7, 'Документ утвержден'],
  Отклонить: [9, 'Документ отклонен'],
  Аннулировать: [20, 'Отправлен запрос на аннулирование'],
};

export function act(told: Told) {
  const { found, name, signed, says } = actionOf(told);
  const { asked, refuse } = told;
  const { state, clock } = asked;
  if (!found) return {};
  const own = found.attachments.filter(({ service }) => !service);
  const bare = isSigned(state, name) && !own.every(({ id }) => signed.get(id));
  refuse('SB-36/signature', bare, 'Нет подписи под вложением');
  const by = found.ours.split('/')[0] ?? '';
  for (const one of own) if (signed.get(one.id)) one.signatures.push({ by, content: signed.get(one.id) ?? '' });
  const [code, event] = turns[name] ?? [found.code, name];
  found.code = code;
  found.says = code === 20 ? 'Запрошено аннулирование' : null;
  found.stage = name === 'Отправить' ? revoking(state) : null;
  note(state, found, clock.now(), event, says);
  return whole(asked, found);
}
