import fc from 'fast-check';
import type { Proposal, SoldRow } from '../book.ts';
import { broken, deed, percent, pick, which } from '../deed.ts';
import { million, moneyText, quantityText } from '../figures.ts';
import { customerMoves, proposalMoves } from '../flow.ts';

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
  write: ({ id }) => void book.proposals.push({ id, status: 'draft', rows, invoice: null }),
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
        proposal.status = 'draft';
        proposal.rows = rows;
      },
    };
  },
);

export const moveProposal = deed(
  'move a proposal',
  { of: which, to: fc.constantFrom(...Object.keys(proposalMoves)) },
  ({ of, to }, book) => {
    const proposal = pick(book.proposals, of);
    const move = proposalMoves[to];
    if (!proposal || !move) return undefined;
    return {
      call: ['POST', `${url}/${proposal.id}/${move.at}`, move.says ? { reason: 'так решили' } : {}],
      refusals: broken({ invalid_state_transition: !move.from.includes(proposal.status) }),
      write() {
        proposal.status = to;
      },
    };
  },
);

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
      write() {
        proposal.status = to;
      },
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
      proposal.status = 'converted';
      proposal.invoice = id;
      book.sales.push({ id, status: 'draft', rows: proposal.rows, payments: [], isOfProposal: true });
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
      else proposal.status = 'archived';
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
      if (proposal.status === 'archived') proposal.status = 'draft';
    },
  };
});
