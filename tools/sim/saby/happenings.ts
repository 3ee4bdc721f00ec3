import type { Happening } from '../kit/simulator.ts';
import { textOr } from '../kit/text-or.ts';
import { approving, attachedTo, nextId, note, revoking } from './keep.ts';
import type { Kept, World } from './seed.ts';

type Given = Readonly<Record<string, unknown>>;
type Change = (world: { state: World; document: Kept; at: number; given: Given }) => [title: string, says?: string];

/** Something that becomes of one document: of the last of ours, where none is named. */
const of =
  (change: Change): Happening<World> =>
  ({ state, clock }, given) => {
    const document = state.documents.findLast(({ id, direction }) =>
      given.id === undefined ? direction === 'Исходящий' : id === given.id,
    );
    if (!document) throw new Error(`No document ${String(given.id)}`);
    const at = clock.now();
    const [title, says] = change({ state, document, at, given });
    note(state, document, at, title, says ?? '');
    return { id: document.id };
  };

const words = (text: string) => Buffer.from(text).toString('base64');

const sign = ({ attachments }: Kept, by: string) => {
  for (const one of attachments) if (!one.service) one.signatures.push({ by, content: words('CMS') });
};

const turn = (document: Kept, code: number, says: string | null = null) => {
  document.code = code;
  document.says = says;
  document.stage = null;
};

export const happenings: Readonly<Record<string, Happening<World>>> = {
  /** In the web interface of Saby, with the signature that he has. */
  'a person sends the draft': of(({ state, document }) => {
    sign(document, document.ours.split('/')[0] ?? '');
    turn(document, 1);
    document.stage = revoking(state);
    return ['Документ отправлен'];
  }),
  /** The operator adds its own papers. */
  delivered: of(({ state, document, at }) => {
    turn(document, 4);
    document.stage = revoking(state);
    const paper = {
      fileName: 'Подтверждение оператора.xml',
      content: words('<Файл/>'),
      type: 'ПодтверждениеОператора',
    };
    document.attachments.push(attachedTo(state, at, { ...paper, service: true }));
    return ['Документ доставлен'];
  }),
  'counterparty signs': of(({ document }) => {
    sign(document, document.theirs.inn);
    turn(document, 7);
    return ['Документ утвержден'];
  }),
  'counterparty rejects': of(({ document, given }) => {
    turn(document, 9);
    return ['Документ отклонен', textOr(given.says, 'Не сходится количество')];
  }),
  'counterparty offers to revoke': of(({ document }) => {
    turn(document, 20, 'Запрошено аннулирование');
    return ['Получен запрос на аннулирование'];
  }),
  'revocation accepted': of(({ document }) => {
    turn(document, 21, 'Аннулирован');
    return ['Документ аннулирован'];
  }),
  'signature does not fit': of(({ document }) => {
    turn(document, 14, 'Подпись не прошла проверку');
    return ['Ошибка проверки подписи'];
  }),
  'a state of its own': of(({ document, given }) => {
    turn(document, Number(given.code ?? 33), textOr(given.says, 'У начальника на столе'));
    return ['Состояние изменено'];
  }),
  deleted: of(({ document }) => {
    document.deleted = true;
    return ['Документ удален'];
  }),
  'a document comes in': ({ state, clock }, given) => {
    const at = clock.now();
    const document: Kept = {
      id: nextId(state),
      type: textOr(given.type, 'ДокОтгрВх'),
      direction: 'Входящий',
      date: textOr(given.date, '24.11.2026'),
      number: textOr(given.number, '17'),
      ...{ note: '', sum: textOr(given.sum, '1200.00'), regulation: null, code: 4, says: null, deleted: false },
      ours: `${state.ours[0]?.inn}/${state.ours[0]?.kpp}`,
      theirs: state.others.find(({ inn }) => inn === (given.inn ?? '7707083893')) ?? {
        ...{ inn: String(given.inn), kpp: null, name: '', participant: null },
      },
      revisions: [{ id: nextId(state), at }],
      stage: approving(state),
      events: [],
      attachments: [],
    };
    const content = typeof given.base64 === 'string' ? given.base64 : words('<Файл ИдФайл="ON_NSCHFDOPPR_1"/>');
    const title = { fileName: textOr(given.fileName, 'ON_NSCHFDOPPR_1.xml'), content, type: 'УпдСчфДоп' };
    const paper = { fileName: 'Подтверждение даты отправки.xml', content: words('<Файл/>'), service: true };
    document.attachments.push(attachedTo(state, at, title), attachedTo(state, at, paper));
    sign(document, document.theirs.inn);
    state.documents.push(document);
    note(state, document, at, 'Документ получен');
    return { id: document.id };
  },
  /** A counterparty is given another identifier of its participant. */
  'a box moves': ({ state }, { inn }) => {
    const one = state.others.find((other) => other.inn === inn) ?? state.others[0];
    if (one) one.participant = `2BE-${one.inn}-${nextId(state).slice(-4)}`;
    return { participant: one?.participant };
  },
  'sessions end': ({ state }) => {
    state.sessions = {};
    state.tokens = [];
  },
};
