import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { holdMessage } from '../mailbox-message.ts';
import { moveLetter } from './move-letter.ts';

/** For a letter whose sending broke off at every attempt: whether it left is known only where it was not begun. */
export const giveUpSending = command({
  name: 'mailbox.give-up-sending',
  summary: words('Give up sending a letter', 'Прекратить отправку письма'),
  permission: 'signed-in',
  scope: null,
  input: object({ messageId: id() }),
  output: Type.Unknown(),
  async run(ctx, { messageId }) {
    const letter = await holdMessage(ctx.db, messageId);
    if (letter.state === 'running') return moveLetter(ctx, letter, { state: 'in_doubt', error: brokeOff });
    if (letter.state === 'pending') return moveLetter(ctx, letter, { state: 'failed', error: brokeOff });
    ctx.nothingChanged();
  },
});

const brokeOff = words(
  'Sending was interrupted several times. Decide whether to send the message again.',
  'Отправка несколько раз прерывалась. Решите, отправлять ли письмо ещё раз.',
);
