import { moscow } from './moscow.ts';
import type { AskedSaby } from './rules.ts';
import type { Attached, Company, Happened, Kept, World } from './seed.ts';
import type { Fields } from './told.ts';

/** What a state is called when nothing else is said; a code that has no name here has its words beside it. */
export const states: Readonly<Record<number, [title: string, says: string]>> = {
  0: ['Редактируется', 'Документ не отправлен'],
  1: ['Отправлен', 'Документ отправлен получателю'],
  4: ['Доставлен', 'Ожидает ответа получателя'],
  7: ['Утвержден', 'Документооборот завершен'],
  9: ['Отказано', 'Получатель отказал в подписании'],
};

const yes = (value: boolean) => (value ? 'Да' : 'Нет');

export const company = ({ inn, kpp, name, participant }: Company) => ({
  ...(kpp === null ? { СвФЛ: { ИНН: inn, ФИО: name } } : { СвЮЛ: { ИНН: inn, КПП: kpp, Название: name } }),
  ...(participant !== null && { Идентификатор: participant }),
});

type Shown = Pick<AskedSaby, 'state' | 'clock' | 'headers'>;

/** What the lists tell of a document, with the events that are named. */
export function brief({ state }: Pick<Shown, 'state'>, one: Kept, events: readonly Happened[]) {
  const [title, says] = states[one.code] ?? [one.says ?? `Состояние ${one.code}`, ''];
  return {
    Идентификатор: one.id,
    Тип: one.type,
    Направление: one.direction,
    Дата: one.date,
    Номер: one.number,
    Название: `${one.type} № ${one.number} от ${one.date}`,
    Примечание: one.note,
    Сумма: one.sum ?? '',
    Удален: yes(one.deleted),
    НашаОрганизация: company(state.ours.find(({ inn, kpp }) => `${inn}/${kpp}` === one.ours) ?? nobody),
    Контрагент: company(one.theirs),
    Состояние: { Код: String(one.code), Название: one.says ?? title, Описание: one.says ?? says },
    Редакция: shaped(state, revisions(state, one)),
    Событие: events.map((event) => ({
      Идентификатор: event.id,
      Название: event.title,
      Комментарий: event.says,
      ДатаВремя: moscow(event.at, state.timeMark),
    })),
    СсылкаДляНашаОрганизация: `https://online.sbis.ru/opendoc.html?guid=${one.id}`,
  };
}

const nobody: Company = { inn: '', kpp: '', name: '', participant: null };

const revisions = (state: World, one: Kept) =>
  one.revisions.map(({ id, at }, index) => ({
    Идентификатор: id,
    ДатаВремя: moscow(at, state.timeMark),
    Актуален: yes(index === one.revisions.length - 1),
  }));

/** A list, or the last of it alone: both occur. */
const shaped = <T>({ shape }: World, list: readonly T[]) => (shape === 'list' ? list : (list.at(-1) ?? {}));

/** All that is known of a document. */
export function whole(asked: Shown, one: Kept): Fields {
  const { state } = asked;
  const stages = one.stage === null ? [] : [one.stage];
  return {
    ...brief(asked, one, one.events),
    ...(one.regulation !== null && { Регламент: { Название: one.regulation } }),
    Этап: shaped(
      state,
      stages.map(({ id, title, actions }) => ({
        Идентификатор: id,
        Название: title,
        Действие: shaped(
          { ...state, shape: actions.length > 1 ? 'list' : state.shape },
          actions.map((name) => ({ Название: name, ТребуетПодписания: yes(isSigned(state, name)) })),
        ),
      })),
    ),
    Вложение: one.attachments.map((attached) => attachment(asked, one, attached)),
  };
}

/** What is done by a signature under every attachment. */
export const isSigned = ({ revoking }: World, action: string) =>
  action === 'Аннулировать' ? revoking === 'by signature' : action !== 'Отклонить';

const attachment = (asked: Shown, { id: documentId }: Kept, one: Attached) => ({
  Идентификатор: one.id,
  Название: one.title,
  Тип: one.type,
  Служебный: yes(one.service),
  Файл: { Имя: one.fileName, Ссылка: linkOf(asked, documentId, one) },
  Подпись: one.signatures.map(({ by }) => ({
    Сертификат: { ИНН: by },
    Файл: { Имя: `${one.fileName}.sgn`, Ссылка: '' },
  })),
});

function linkOf({ headers, clock }: Shown, documentId: string, { id, linkFrom }: Attached): string {
  if (clock.now() < linkFrom) return '';
  const at = clock.now();
  return `http://${headers.host}/disk/${documentId}/${id}?at=${at}&sign=${id.slice(-6)}${at}`;
}
