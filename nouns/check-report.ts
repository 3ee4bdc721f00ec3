import { choice, flag, instant, ownText, text } from './kit/fields.ts';
import { structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const results = {
  ok: words('In order', 'В порядке'),
  warning: words('Warning', 'Предупреждение'),
  failed: words('Failed', 'Не пройдено'),
  skipped: words('Skipped', 'Пропущено'),
};

const check = {
  id: text(64, 'Check', 'Проверка').example('auth'),
  label: ownText('What was looked at', 'Что проверялось'),
  result: choice(results, 'Result', 'Результат'),
  detail: ownText('What was found, and what to do', 'Что обнаружено и что делать').nullable(),
};

/** A check of a connection as it is answered: in the language of who asks. */
export const checkReport = () =>
  structure(
    {
      ok: flag('The connection works', 'Подключение работает'),
      at: instant('Checked', 'Проверено'),
      checks: structures(check, 'What was looked at, in order', 'Что проверялось, по порядку'),
    },
    'Check of the connection',
    'Проверка подключения',
  );

export type ShownReport = ReturnType<typeof checkReport>['value'];

/** The last fault of a connection, in the language of who asks. */
export const lastFault = () =>
  structure(
    {
      at: instant('At', 'Когда'),
      kind: text(40, 'Kind of the fault', 'Вид сбоя'),
      message: ownText('What happened', 'Что произошло'),
    },
    'Last fault',
    'Последний сбой',
  );
