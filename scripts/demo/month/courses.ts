import type { Course } from './course.ts';
import type { Step } from './scene.ts';
import { approve, beStopped, handOver, reject, submit, write } from './steps/ask.ts';
import { acceptDifferences, approveInvoice, bill, pay, submitInvoice } from './steps/bill.ts';
import { decide, decideByWord } from './steps/decide.ts';
import { confirm, confirmByLink, declineByLink, order } from './steps/order.ts';
import { receive, sendBack } from './steps/receive.ts';
import { answerByLink, askSuppliers, enterQuotes } from './steps/source.ts';
import { buyer, head, requester, say } from './steps/talk.ts';

const approved = [write, submit, approve, handOver];
const quoted = [...approved, askSuppliers, enterQuotes()];
const ordered = [...quoted, decide, order, confirm(5)];
const orderedByWord = [...approved, decideByWord, order, confirm(5)];

/** How a need may fare. Each begins with what somebody writes, and rests where its steps end. */
export const courses: Readonly<Record<Course, readonly Step[]>> = {
  'asked by link and paid': [
    ...approved,
    askSuppliers,
    answerByLink,
    decide,
    order,
    confirmByLink,
    receive(),
    bill({ due: 10 }),
    approveInvoice,
    pay(),
  ],
  'bought and paid': [...orderedByWord, receive(), bill({ due: 6 }), approveInvoice, pay()],
  'to be paid later': [...ordered, receive(), bill({ due: 12 }), approveInvoice],
  'paid in part and overdue': [...orderedByWord, receive(), bill({ due: -4 }), approveInvoice, pay('0.4')],
  'sent back': [
    ...ordered,
    receive(),
    say('storekeeper', 'Две коробки пришли мокрыми, возвращаем.', buyer),
    sendBack('2'),
    bill({ due: 9 }),
    approveInvoice,
    pay(),
  ],
  late: [...ordered.slice(0, -1), confirm(0), say(requester, 'Обещали сегодня, машины нет. Без этого стоим.', buyer)],
  'late with a part': [...ordered.slice(0, -1), confirm(0), receive('0.5'), bill({ due: 7 })],
  'declined by the supplier': [
    ...orderedByWord.slice(0, -1),
    declineByLink,
    say(buyer, 'Поставщик отказался, ищем замену.', requester),
  ],
  'dearer and accepted': [
    ...orderedByWord,
    receive(),
    bill({ dearer: '1.08', due: 5 }),
    acceptDifferences,
    approveInvoice,
    pay(),
  ],
  'dearer and not settled': [
    ...orderedByWord,
    receive(),
    bill({ dearer: '1.15', due: 3 }),
    say('accountant', 'Счёт на 15 % дороже заказа. Это верно?', buyer),
    submitInvoice,
  ],
  'quotes to choose from': [...quoted, say(head, 'Берите подешевле, срок терпит.', buyer)],
  'waits for approval': [write, submit, say(requester, 'Посмотрите, пожалуйста, сегодня.', head)],
  rejected: [write, submit, reject],
  'a draft': [write],
  'stopped by the budget': [write, beStopped],
};
