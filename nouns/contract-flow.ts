import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
export const contractRequirements = ['reason', 'validity'] as const;

export type ContractRequirement = (typeof contractRequirements)[number];

const statuses = {
  draft: status('Draft', 'Черновик', 'neutral', { action: words('Take back to draft', 'Вернуть в черновик') }),
  pending_approval: status('Awaiting approval', 'На согласовании', 'warning', {
    action: words('Send for approval', 'На согласование'),
  }),
  approved: status('Approved', 'Согласован', 'accent', { action: words('Approve', 'Согласовать') }),
  rejected: status('Rejected', 'Отклонён', 'bad', { action: words('Reject', 'Отклонить') }),
  on_signing: status('Being signed', 'На подписании', 'warning', {
    action: words('Send for signing', 'На подписание'),
  }),
  active: status('In force', 'Действует', 'good', { action: words('Put into force', 'Ввести в действие') }),
  suspended: status('Suspended', 'Приостановлен', 'warning', { action: words('Suspend', 'Приостановить') }),
  expired: status('Expired', 'Истёк'),
  terminated: status('Terminated', 'Расторгнут', 'bad', { action: words('Terminate', 'Расторгнуть') }),
};

export type ContractStatus = keyof typeof statuses;

type Declared = Move<ContractStatus, ContractRequirement>;

/** A person asks for it. */
const asked = (from: Declared['from'], to: ContractStatus, ...requires: ContractRequirement[]): Declared => ({
  ...{ from, to, requires },
  permission: 'contracts.update',
});

/** An approver says it. */
const said = (to: ContractStatus, ...requires: ContractRequirement[]): Declared => ({
  ...{ from: ['pending_approval'], to, requires },
  permission: 'contracts.approve',
});

/** Every move of a contract. A draft that an approval route is for is sent for approval, any other for signing at once. */
export const contractFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    submit: asked(['draft'], 'pending_approval'),
    approve: said('approved'),
    reject: said('rejected', 'reason'),
    send_for_signing: asked(['draft', 'approved'], 'on_signing'),
    take_back: asked(['pending_approval', 'approved', 'rejected', 'on_signing'], 'draft'),
    // An approval, asked for or given, does not outlive the content it is about.
    revise: { from: ['pending_approval', 'approved'], to: 'draft', permission: null, isAutomatic: true },
    sign: asked(['on_signing'], 'active', 'validity'),
    suspend: asked(['active'], 'suspended', 'reason'),
    resume: asked(['suspended'], 'active', 'validity'),
    terminate: asked(['active', 'suspended'], 'terminated', 'reason'),
    expire: { from: ['active', 'suspended'], to: 'expired', permission: null, isAutomatic: true },
  },
});

export type ContractMove = keyof typeof contractFlow.moves;
