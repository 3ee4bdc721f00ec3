import fc from 'fast-check';
import { followStatus, say, unheard } from '../approval.ts';
import type { Book, Proposal, SoldRow } from '../book.ts';
import { as, broken, deed, type Place, type Plan, percent, pick, which } from '../deed.ts';
import { million, moneyText, quantityText } from '../figures.ts';
import { customerMoves, proposalMoves } from '../flow.ts';
import { maySend, owner } from '../people.ts';

const url = '/api/v1/commercial-proposals';

/** Whole units, so that a price per unit comes out of a row exactly. */
export const soldRows = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 40 }).map((units) => units * million),
    price: fc.integer({ min: 1, max: 20_000 }),
  }),
  { minLength: 1, maxLength: 3 },
);

const asRow = ({ quantity, price }: SoldRow, at: number) => ({
  name: `Строка ${at + 1}`,
  quantity: quantityText(quantity),
  unitCost: moneyText(price),
  vatRate: '22',
});

export const createProposal = deed('make a proposal', { rows: soldRows }, ({ rows }, book, { customerId }) => ({
  call: ['POST', url, { customerId, pricingMode: 'cost_plus', vatMode: 'included', rows: rows.map(asRow) }],
  refusals: [],
  write: ({ id }) =>
    void book.proposals.push({
      id,
      kind: 'commercial_proposal',
      status: 'draft',
      sentBy: null,
      approval: null,
      rows,
      invoice: null,
    }),
}));

const frozen = ['sent', 'accepted', 'declined', 'expired', 'converted'];

export const changeProposal = deed(
  'change the first row of a proposal',
  { of: which, portion: percent },
  ({ of, portion }, book) => {
    const proposal = pick(book.proposals, of);
    const [first, ...rest] = proposal?.rows ?? [];
    if (!proposal || !first) return undefined;
    const rows = [{ ...first, price: Math.max(1, Math.floor((first.price * portion) / 100)) }, ...rest];
    return {
      call: ['PATCH', `${url}/${proposal.id}`, { rows: rows.map(asRow) }],
      // Rows without identifiers are new ones, whatever they hold.
      refusals: broken({
        resource_archived: proposal.status === 'archived',
        proposal_frozen: frozen.includes(proposal.status),
      }),
      write() {
        proposal.rows = rows;
        moveTo(book, proposal, 'draft');
      },
    };
  },
);

export const moveProposal = deed(
  'move a proposal',
  { of: which, to: fc.constantFrom(...Object.keys(proposalMoves)) },
  ({ of, to }, book, place) => {
    const proposal = pick(book.proposals, of);
    return proposal && movingProposal(book, place, proposal, { to, by: owner });
  },
);

export function movingProposal(
  book: Book,
  place: Place,
  proposal: Proposal,
  { to, by }: { to: string; by: number },
): Plan | undefined {
  const move = proposalMoves[to];
  if (!move) return undefined;
  const isAllowed = move.from.includes(proposal.status);
  const verdict = to === 'approved' || to === 'rejected' ? to : null;
  return {
    call: ['POST', `${url}/${proposal.id}/${move.at}`, move.says ? { reason: 'так решили' } : {}, as(place, by)],
    refusals: broken({
      ...(verdict && isAllowed && unheard(book, proposal, by, verdict)),
      ...(!verdict && { forbidden: !maySend('commercial_proposal', by) }),
      invalid_state_transition: !isAllowed,
    }),
    write() {
      if (verdict && !say(book, proposal, by, verdict)) return;
      if (!verdict) proposal.sentBy = by;
      moveTo(book, proposal, to);
    },
  };
}

function moveTo(book: Book, proposal: Proposal, to: string) {
  if (proposal.status === to) return;
  proposal.status = to;
  followStatus(book, proposal);
}

/** What the customer said otherwise than by the link. */
export const answerProposal = deed(
  'hear what the customer says to a proposal',
  { of: which, to: fc.constantFrom(...Object.keys(customerMoves)) },
  ({ of, to }, book) => {
    const proposal = pick(book.proposals, of);
    if (!proposal) return undefined;
    const isNew = proposal.status !== to;
    return {
      call: ['PATCH', `${url}/${proposal.id}/status`, { status: to, reason: 'так решили' }],
      refusals: broken({ invalid_state_transition: isNew && !customerMoves[to]?.includes(proposal.status) }),
      write: () => moveTo(book, proposal, to),
    };
  },
);

export const convertProposal = deed('make an invoice of a proposal', { of: which }, ({ of }, book) => {
  const proposal = pick(book.proposals, of);
  if (!proposal) return undefined;
  return {
    call: ['POST', `${url}/${proposal.id}/convert-to-invoice`, {}],
    refusals: broken({
      already_converted: proposal.status === 'converted',
      invalid_state_transition: !['approved', 'sent', 'accepted', 'converted'].includes(proposal.status),
    }),
    write({ salesInvoiceId: id }) {
      moveTo(book, proposal, 'converted');
      proposal.invoice = id;
      book.sales.push({
        id,
        kind: 'sales_invoice',
        status: 'draft',
        sentBy: null,
        approval: null,
        rows: proposal.rows,
        payments: [],
        isOfProposal: true,
      });
    },
  };
});

export const deleteProposal = deed('delete a proposal', { of: which }, ({ of }, book) => {
  const proposal = pick(book.proposals, of);
  if (!proposal) return undefined;
  return {
    call: ['DELETE', `${url}/${proposal.id}`],
    refusals: broken({ converted: proposal.status === 'converted' }),
    write() {
      if (isDeleted(proposal)) book.proposals.splice(book.proposals.indexOf(proposal), 1);
      else moveTo(book, proposal, 'archived');
    },
  };
});

/** Anything that others may have seen is archived. */
const isDeleted = ({ status }: Proposal) => status === 'draft' || status === 'rejected';

export const restoreProposal = deed('restore a proposal', { of: which }, ({ of }, book) => {
  const proposal = pick(book.proposals, of);
  if (!proposal) return undefined;
  return {
    call: ['POST', `${url}/${proposal.id}/restore`, {}],
    refusals: [],
    write() {
      if (proposal.status === 'archived') moveTo(book, proposal, 'draft');
    },
  };
});
