import type { Step } from './scene.ts';
import { answerByLink, decline, look, saveDraft } from './steps/answer-by-link.ts';
import { askSellers, askSuppliers, writeRfq } from './steps/ask-suppliers.ts';
import { bargain, rejectQuote, withdrawQuote } from './steps/change-quotes.ts';
import { cancelRfq, closeRfq, letDeadlinePass, remind, reviseRfq } from './steps/change-rfq.ts';
import { buyByWord, decide, halfOfIt, letGo, toTwo } from './steps/decide.ts';
import { draftQuote, enterAllButOne, enterQuotes, enterTotals, quoteByPhone } from './steps/enter-quotes.ts';
import { move } from './steps/move.ts';
import { approveInvoices, moveInvoices } from './steps/move-invoices.ts';
import { pay } from './steps/pay.ts';
import { planAward } from './steps/plan-award.ts';
import { receive, reverseReceipt } from './steps/receive.ts';
import { cancelRequests, requestInvoices } from './steps/request-invoices.ts';
import { takeFreight, takeInvoices } from './steps/take-invoices.ts';

export interface Story {
  name: string;
  /** Where its requisition comes to rest. */
  ends: string;
  steps: readonly Step[];
}

const submitted = [move('buyer', 'pending_approval')];
const approved = [...submitted, move('head', 'approved')];
const quoted = [...approved, ...askSellers(), enterQuotes()];
const decided = [...quoted, decide()];
const split = [...quoted, decide(toTwo, 'Снижаем риск срыва поставки')];
const asked = [...decided, requestInvoices()];
const invoiced = [...asked, takeInvoices()];
const delivered = [...split, requestInvoices(), takeInvoices(), receive()];

/** What may become of a requisition. Together they pass through every state there is; each order is told one, in turn. */
export const stories: readonly Story[] = [
  // Deliveries, and how they are paid for.
  story('delivered and paid', 'completed', [...delivered, ...approveInvoices(), pay()]),
  story('came in two parts, paid in two', 'completed', [
    ...invoiced,
    receive({ share: '0.5' }),
    ...approveInvoices(),
    pay('0.4'),
    receive({ after: '0.5' }),
    pay('0.6'),
  ]),
  story('paid in part, a part is on its way', 'partially_received', [
    ...invoiced,
    receive({ share: '0.4' }),
    ...approveInvoices(),
    pay('0.5'),
  ]),
  story('damaged packs sent back', 'partially_received', [...invoiced, receive({ damaged: true }), takeFreight]),
  story('paid too much', 'completed', [...delivered, ...approveInvoices(), pay('1.05')]),
  story('delivered, not paid in time', 'completed', [
    ...asked,
    takeInvoices({ due: -10 }),
    receive(),
    ...approveInvoices(),
  ]),
  story('receipt taken back', 'awaiting_delivery', [...invoiced, receive(), reverseReceipt]),
  story('rest not awaited', 'completed', [
    ...invoiced,
    receive({ share: '0.7' }),
    move('buyer', 'completed', 'Остаток поставщик не поставит'),
  ]),
  story('rest awaited after all', 'partially_received', [
    ...invoiced,
    receive({ share: '0.7' }),
    move('buyer', 'completed', 'Остаток поставщик не поставит'),
    move('head', 'partially_received'),
  ]),

  // Invoices before anything has come.
  story('invoices asked for', 'awaiting_delivery', [...split, requestInvoices()]),
  story('invoices asked for by word', 'awaiting_delivery', [...decided, requestInvoices('link')]),
  story('requests for invoices cancelled', 'awaiting_delivery', [...decided, requestInvoices('link'), cancelRequests]),
  story('invoice for a part', 'awaiting_delivery', [...asked, takeInvoices({ share: '0.5' })]),
  story('invoice waits for approval', 'awaiting_delivery', [...invoiced, moveInvoices('buyer', 'pending_approval')]),
  story('invoice approved', 'awaiting_delivery', [...invoiced, ...approveInvoices()]),
  story('advance paid', 'awaiting_delivery', [...invoiced, pay('0.3')]),
  story('invoice dearer than decided', 'awaiting_delivery', [...asked, takeInvoices({ dearer: '1.08' })]),
  story('dearer, approved all the same', 'awaiting_delivery', [
    ...asked,
    takeInvoices({ dearer: '1.04' }),
    ...approveInvoices({ overrideReason: 'Рост цены согласован' }),
  ]),
  story('invoice rejected', 'awaiting_delivery', [
    ...asked,
    takeInvoices({ dearer: '1.2' }),
    moveInvoices('head', 'rejected', { reason: 'Цена выше согласованной' }),
  ]),
  story('invoice disputed', 'awaiting_delivery', [
    ...invoiced,
    moveInvoices('buyer', 'disputed', { reason: 'Не сходится количество' }),
  ]),
  story('invoice cancelled', 'awaiting_delivery', [
    ...invoiced,
    moveInvoices('buyer', 'cancelled', { reason: 'Выставлен повторно' }),
  ]),

  // Decisions.
  story('cheapest chosen', 'supplier_selected', decided),
  story('split between two', 'supplier_selected', split),
  story('least cost found by plan', 'supplier_selected', [...quoted, planAward]),
  story('half of it decided', 'in_sourcing', [...quoted, decide(halfOfIt)]),
  story('decision let go', 'in_sourcing', [...decided, letGo]),
  story('bought by word', 'in_sourcing', [...approved, quoteByPhone, buyByWord]),

  // Requests and quotes.
  story('request being written', 'approved', [...approved, writeRfq()]),
  story('nobody has answered', 'in_sourcing', [...approved, ...askSuppliers(), remind]),
  story('one looked, one is writing', 'in_sourcing', [
    ...approved,
    ...askSuppliers({ days: 9 }),
    look(1),
    saveDraft(0),
  ]),
  story('one answered by his link', 'in_sourcing', [...approved, ...askSuppliers({ days: 12 }), answerByLink(0)]),
  story('one declined, the others answered', 'in_sourcing', [
    ...approved,
    ...askSuppliers(),
    decline(2),
    enterQuotes(0, 2),
  ]),
  story('everybody answered', 'in_sourcing', quoted),
  story('a quote not finished', 'in_sourcing', [...approved, ...askSuppliers(), enterQuotes(0, 1), draftQuote]),
  story('prices under seal', 'in_sourcing', [...approved, ...askSuppliers({ sealed: true }), enterAllButOne]),
  story('seal opened', 'in_sourcing', [
    ...approved,
    ...askSuppliers({ sealed: true }),
    enterAllButOne,
    letDeadlinePass,
  ]),
  story('deadline passed', 'in_sourcing', [...approved, ...askSuppliers(), enterAllButOne, letDeadlinePass]),
  story('request changed after it was sent', 'in_sourcing', [...quoted, reviseRfq]),
  story('totals alone', 'in_sourcing', [...approved, ...askSellers({ quoteMode: 'total_only' }), enterTotals]),
  story('bargained, one rejected', 'in_sourcing', [...quoted, bargain, rejectQuote]),
  story('one withdrawn', 'in_sourcing', [...quoted, withdrawQuote]),
  story('request closed', 'in_sourcing', [...quoted, closeRfq]),
  story('request cancelled', 'in_sourcing', [...approved, ...askSuppliers(), cancelRfq]),

  // Before and beside the buying.
  story('draft', 'draft', []),
  story('waits for approval', 'pending_approval', submitted),
  story('recalled', 'draft', [...submitted, move('buyer', 'draft')]),
  story('rejected', 'rejected', [...submitted, move('head', 'rejected', 'Потребность не подтверждена')]),
  story('approved', 'approved', approved),
  story('on hold', 'on_hold', [...quoted, move('buyer', 'on_hold', 'Ждём финансирования')]),
  story('cancelled before it began', 'cancelled', [
    ...submitted,
    move('buyer', 'cancelled', 'Заявка создана повторно'),
  ]),
  story('cancelled with its request', 'cancelled', [
    ...approved,
    ...askSuppliers(),
    move('buyer', 'cancelled', 'Программа закрыта'),
  ]),
];

function story(name: string, ends: string, steps: readonly Step[]): Story {
  return { name, ends, steps };
}
