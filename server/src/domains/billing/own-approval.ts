import type { Company } from '../../../../nouns/company.ts';
import type { Invoice } from '../../../../nouns/invoice.ts';
import type { Actor } from '../../kernel/access/actor.ts';

type Authored = Pick<Invoice, 'createdBy' | 'submittedBy'>;
type Setting = Pick<Company, 'noSelfApproval'>;

/** Who may not approve it: whoever entered an invoice or sent it for approval leaves that to somebody else. */
export const authorsOf = ({ createdBy, submittedBy }: Authored, { noSelfApproval }: Setting): ReadonlyArray<string> =>
  noSelfApproval ? [createdBy, submittedBy].filter((id) => id !== null) : [];

/** Whether approving it would be approving one's own. */
export const isOwnApproval = ({ userId }: Actor, held: Authored, setting: Setting): boolean =>
  userId !== null && authorsOf(held, setting).includes(userId);
