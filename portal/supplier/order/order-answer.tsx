import { useState } from 'react';
import { say } from '../../src/kit/say.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { quantityFault } from './model.ts';
import { OrderLine } from './order-line.tsx';
import type { AnswerProps, Line, Order } from './types.ts';
import { useSaid } from './use-said.ts';

/** What is confirmed, line by line; an answer that was given may be changed until goods come. */
export function OrderAnswer(props: AnswerProps) {
  const { token, order, ordered } = props;
  const { said, change, drop } = useSaid(token, order, ordered);
  const [asking, setAsking] = useState<'confirm' | 'decline'>();
  const isWrong = said.some((one, at) => quantityFault(one, ordered.lines[at] as Line));
  const answering = {
    ...props,
    onAnswered(after: Order) {
      drop();
      props.onAnswered(after);
    },
    onClose: () => setAsking(undefined),
  };
  return (
    <>
      <form
        className="quote"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong) document.querySelector<HTMLElement>('[aria-invalid]')?.focus();
          else setAsking('confirm');
        }}
      >
        <section className="lines">
          <h2>{say('Lines', 'Позиции')}</h2>
          {order.mayAnswer && (
            <p className="dimmed hint">
              {say(
                'Leave a line as it is, or say how much and when you deliver. 0 means that you cannot.',
                'Оставьте строку как есть или укажите, сколько и когда поставите. 0 — поставить не сможете.',
              )}
            </p>
          )}
          <ol>
            {ordered.lines.map((line, at) => (
              <OrderLine
                key={line.position}
                line={line}
                ordered={ordered}
                said={order.mayAnswer ? said[at] : undefined}
                onChange={(next) => change(line.position, next)}
              />
            ))}
          </ol>
        </section>
        {order.mayAnswer && (
          <div className="order-actions">
            <button type="submit" className="primary">
              {order.answer ? say('Change the answer…', 'Изменить ответ…') : say('Confirm…', 'Подтвердить…')}
            </button>
            <button type="button" className="link" onClick={() => setAsking('decline')}>
              {say('We cannot deliver this order', 'Не сможем выполнить заказ')}
            </button>
          </div>
        )}
      </form>
      {asking === 'confirm' && <ConfirmDialog {...answering} said={said} />}
      {asking === 'decline' && <DeclineDialog {...answering} />}
    </>
  );
}
