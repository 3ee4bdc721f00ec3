import type { SabySettings } from '../src/connectors/edo-saby/settings.ts';
import type { ProviderRequest } from '../src/kernel/integrations/provider.ts';
import { calling } from './calling.ts';

// Bodies are looked into member by member.
// oxlint-disable-next-line typescript/no-explicit-any
type Params = any;

/** What a method answers: a result, or an error that is thrown. */
type Methods = Readonly<Record<string, (params: Params, request: ProviderRequest) => unknown>>;

interface Given {
  settings?: Partial<SabySettings>;
  now?: string;
  files?: Readonly<Record<string, Buffer>>;
  sessions?: string[];
}

/** An error of JSON-RPC instead of a result. */
export const rpcFailure = (code: number, message: string, more: object = {}) => ({
  rpcError: { code, message, ...more },
});

/** A call to a Saby that knows these methods, by their names without «СБИС.»; links are answered by `link`. */
export function sabyCall(
  methods: Methods,
  { settings = {}, sessions = ['session-1', 'session-2'], ...more }: Given = {},
) {
  const made = calling<SabySettings>({
    settings: { password: { login: 'zakupki', password: 'secret' }, ...settings },
    sessions,
    ...more,
    answer(request) {
      if (request.method === 'GET') return methods.link?.(request.path, request);
      const { method, params, id } = JSON.parse(String(request.body));
      const told = methods[method.replace('СБИС.', '')]?.(params, request);
      if (told instanceof Error) return told;
      const failed = (told as ReturnType<typeof rpcFailure> | undefined)?.rpcError;
      return failed ? { jsonrpc: '2.0', error: failed, id } : { jsonrpc: '2.0', result: told ?? null, id };
    },
  });
  const bodies = () => made.asked.map(({ body }) => JSON.parse(String(body)) as { method: string; params: Params });
  return { ...made, bodies, methods: () => bodies().map(({ method }) => method.replace('СБИС.', '')) };
}

/** A document as Saby tells it. */
export const sabyDocument = (more: object = {}) => ({
  Идентификатор: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
  Тип: 'СчетИсх',
  Направление: 'Исходящий',
  Дата: '22.11.2026',
  Номер: 'СЧ-2026-0001',
  Название: 'Счет № СЧ-2026-0001',
  Сумма: '1200.50',
  НашаОрганизация: { СвЮЛ: { ИНН: '7701234567', КПП: '770101001', Название: 'ООО «Прокура»' } },
  Контрагент: { Идентификатор: '2BE-1', СвЮЛ: { ИНН: '7707083893', КПП: '773601001', Название: 'ООО «Цемент»' } },
  Редакция: [{ Идентификатор: 'rev-1' }, { Идентификатор: 'rev-2' }],
  Состояние: { Код: '0', Название: 'Редактируется', Описание: 'Документ не отправлен' },
  Этап: [{ Идентификатор: 'stage-1', Название: 'Отправка', Действие: [{ Название: 'Отправить' }] }],
  Событие: [],
  Вложение: [
    { Идентификатор: 'att-0', Название: 'Квитанция', Служебный: 'Да', Файл: { Имя: 'Квитанция.xml', Ссылка: 'x' } },
    { Идентификатор: 'att-1', Название: 'Счет', Служебный: 'Нет', Файл: { Имя: 'Счет.pdf', Ссылка: '' }, Подпись: [] },
  ],
  ...more,
});
