import { LongField } from '../../public-kit/long-field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { counted, say } from '../../src/kit/say.ts';
import { keptName } from '../kept-name.ts';
import { AnswerForm } from '../parts/answer-form.tsx';
import { useAnswer } from '../use-answer.ts';
import { confirmOrder } from './call.ts';
import { isChanged, linesOf, type SaidLine } from './model.ts';
import type { AnswerProps, Line } from './types.ts';

/** What is confirmed: all as it was ordered, or all but some lines. */
export function ConfirmDialog(props: AnswerProps & { said: readonly SaidLine[]; onClose(): void }) {
  const { token, ordered, said, onClose } = props;
  const [comment, setComment, drop] = useKeptText(keptName(token, 'comment'));
  const { send, isSending, problem } = useAnswer(props, confirmOrder);
  const changed = said.filter((one, at) => isChanged(one, ordered.lines[at] as Line)).length;
  const some = counted(changed, ['line', 'lines'], ['позиция', 'позиции', 'позиций']);
  const lines = linesOf(said, ordered);
  const confirm = async (name: string) => {
    const body = {
      name,
      ...(lines.length > 0 && { lines }),
      ...(comment.trim() !== '' && { comment: comment.trim() }),
    };
    if (!(await send(body))) return;
    drop();
    onClose();
  };
  return (
    <AnswerForm
      token={token}
      title={say('Confirm the order?', 'Подтвердить заказ?')}
      action={say('Confirm', 'Подтвердить')}
      isSending={isSending}
      problem={problem}
      onSubmit={(name) => void confirm(name)}
      onClose={onClose}
    >
      <p>
        {changed === 0
          ? say('All lines as they were ordered.', 'Все позиции — как заказано.')
          : say(
              `${some} otherwise than ordered, the rest as it is.`,
              `${some} не так, как заказано, остальное — как заказано.`,
            )}
      </p>
      <LongField
        label={say('Comment (optional)', 'Комментарий (необязательно)')}
        value={comment}
        maxLength={2_000}
        rows={2}
        onChange={setComment}
      />
    </AnswerForm>
  );
}
