import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';

/** What goes when a proposal becomes a draft again: approval and answer. Links of what was sent no longer show it. */
export const backToWork = ({ revision, sentAt }: CommercialProposal): Partial<CommercialProposal> => ({
  revision: sentAt === null ? revision : revision + 1,
  ...{ sentAt: null, openedAt: null, rejectReason: null, submittedBy: null, approvedBy: null, approvedAt: null },
  ...{ answeredAt: null, answerSource: null, answerName: null, answerPosition: null },
  ...{ answerComment: null, declineReason: null },
});
