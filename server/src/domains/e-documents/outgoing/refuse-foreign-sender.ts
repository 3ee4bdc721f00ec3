import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { OpenOperator } from '../operators.ts';
import type { Side } from './sendable.ts';

/** A document goes out in the name of the company whose box is used, and of no other. */
export async function refuseForeignSender({ ask }: OpenOperator, { inn }: Side): Promise<void> {
  if (inn === null) throw innMissing();
  const boxes = await ask((port, call) => port.listOwnBoxes(call));
  if (boxes.some((box) => box.inn === null || box.inn === inn)) return;
  throw brokenRule(
    'sender_not_connected',
    words(
      `The installed operator sends for another company, and this document is from one with the INN ${inn}.`,
      `Подключённый оператор отправляет документы другой организации, а отправитель этого — с ИНН ${inn}.`,
    ),
    { inn },
  );
}

const innMissing = () =>
  brokenRule(
    'sender_inn_missing',
    words(
      'The INN of the sender is needed: choose your company in the document.',
      'Укажите ИНН отправителя: выберите в документе свою организацию.',
    ),
  );
