import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { convertProposal } from './converting/convert-proposal.ts';
import { approveProposal } from './operations/approve-proposal.ts';
import { changeProposalStatus } from './operations/change-proposal-status.ts';
import { createProposal } from './operations/create-proposal.ts';
import { deleteProposal } from './operations/delete-proposal.ts';
import { getProposal } from './operations/get-proposal.ts';
import { listProposals } from './operations/list-proposals.ts';
import { rejectProposal } from './operations/reject-proposal.ts';
import { restoreProposal } from './operations/restore-proposal.ts';
import { submitProposal } from './operations/submit-proposal.ts';
import { updateProposal } from './operations/update-proposal.ts';
import { mostRows } from './proposal.input.ts';
import { acceptByLink } from './public/operations/accept-by-link.ts';
import { declineByLink } from './public/operations/decline-by-link.ts';
import { downloadLogo } from './public/operations/download-logo.ts';
import { downloadOffer } from './public/operations/download-offer.ts';
import { readPublicOffer } from './public/operations/read-public-offer.ts';
import { askByLink } from './questions/ask-by-link.ts';
import { getSendingLink } from './sending/operations/get-sending-link.ts';
import { sendProposal } from './sending/operations/send-proposal.ts';

const base = '/api/v1/commercial-proposals';
const byToken = '/api/v1/public/v1/commercial-proposals/:token';

/** So many rows come in one body. */
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostRows };

/** Limits of whatever is reached by a customer's link. */
const byLink = { policies: ['public-token', 'public-link-ip'], guesses: 'public-link-guesses' };

export const proposalRoutes = [
  ...routes('Commercial proposals', [
    get(base, listProposals),
    post(base, createProposal, many),
    get(`${base}/:id`, getProposal),
    patch(`${base}/:id`, updateProposal, many),
    del(`${base}/:id`, deleteProposal),
    act(`${base}/:id/restore`, restoreProposal),
    patch(`${base}/:id/status`, changeProposalStatus),
    act(`${base}/:id/submit-approval`, submitProposal),
    act(`${base}/:id/approve`, approveProposal),
    act(`${base}/:id/reject`, rejectProposal),
    act(`${base}/:id/send`, sendProposal),
    post(`${base}/:id/convert-to-invoice`, convertProposal),
    get(`${base}/:id/sendings/:sendingId/link`, getSendingLink),
  ]),
  ...routes('Customer links', [
    get(byToken, readPublicOffer, byLink),
    act(`${byToken}/accept`, acceptByLink, byLink),
    act(`${byToken}/decline`, declineByLink, byLink),
    post(`${byToken}/questions`, askByLink, byLink),
    get(`${byToken}/file`, downloadOffer, byLink),
    get(`${byToken}/logo`, downloadLogo, byLink),
  ]),
];
