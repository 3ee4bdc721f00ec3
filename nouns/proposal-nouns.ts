import { commercialProposal } from './commercial-proposal.ts';
import { proposalQuestion } from './proposal-question.ts';
import { proposalRow } from './proposal-row.ts';
import { proposalSending } from './proposal-sending.ts';

/** What is offered to a customer: proposals with their rows, each time one was sent, and what was asked of it. */
export const proposalNouns = [commercialProposal, proposalQuestion, proposalRow, proposalSending] as const;
