import { answerByLink, decline, look, saveDraft } from '../steps/answer-by-link.ts';
import { askSellers, askSuppliers, writeRfq } from '../steps/ask-suppliers.ts';
import { bargain, rejectQuote, withdrawQuote } from '../steps/change-quotes.ts';
import { cancelRfq, closeRfq, letDeadlinePass, remind, reviseRfq } from '../steps/change-rfq.ts';
import { draftQuote, enterAllButOne, enterQuotes, enterTotals } from '../steps/enter-quotes.ts';
import { approved, quoted, type Story, story } from './story.ts';

/** Who was asked, and what he said. */
export const requestStories: readonly Story[] = [
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
];
