import { Modal } from '@mantine/core';
import { say } from '../kit/say.ts';
import classes from './key-list.module.css';

/** Which keys do what. */
export function KeyList({ onClose }: { onClose(): void }) {
  const groups: ReadonlyArray<{ title: string; keys: ReadonlyArray<readonly [keys: string, does: string]> }> = [
    {
      title: say('Everywhere', 'Везде'),
      keys: [
        ['Ctrl K', say('Find a page or a record', 'Найти страницу или запись')],
        ['?', say('This list', 'Этот список')],
        ['Esc', say('Close a dialog or a panel', 'Закрыть окно или панель')],
      ],
    },
    {
      title: say('In lists', 'В списках'),
      keys: [
        ['J', say('Next row', 'Следующая строка')],
        ['K', say('Previous row', 'Предыдущая строка')],
        ['Enter', say('Open the row', 'Открыть строку')],
        ['Space', say('Preview without leaving the list', 'Посмотреть, не уходя из списка')],
        ['X', say('Choose the row', 'Отметить строку')],
        ['C', say('Make a new one', 'Создать')],
        ['/', say('Search', 'Искать')],
      ],
    },
    {
      title: say('Elsewhere', 'Ещё'),
      keys: [
        ['S', say('Stage of a requisition', 'Этап заявки')],
        ['A', say('Approve in the inbox', 'Согласовать во входящих')],
        ['R', say('Reject in the inbox', 'Отклонить во входящих')],
        ['Ctrl D', say('In a proposal: the same as in the row above', 'В предложении: то же, что в строке выше')],
        ['Ctrl Enter', say('In a proposal: a row below', 'В предложении: строка ниже')],
        ['Alt ↑ ↓', say('Move a row whose handle is in focus', 'Переместить строку, у которой выбрана ручка')],
      ],
    },
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Keys', 'Клавиши')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {groups.map(({ title, keys }) => (
        <section key={title} className={classes.group}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([name, does]) => (
              <div key={name}>
                <dt>
                  {name.split(' ').map((one) => (
                    <kbd key={one}>{one}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
