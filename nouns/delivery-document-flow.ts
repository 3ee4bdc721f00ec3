import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, checked under its own name. */
export const deliveryDocumentRequirements = ['reason'] as const;

export type DeliveryDocumentRequirement = (typeof deliveryDocumentRequirements)[number];

const statuses = {
  draft: status('Draft', 'Черновик'),
  issued: status('Issued', 'Выписан', 'accent', { action: words('Issue', 'Выписать') }),
  sent: status('Sent', 'Передан', 'accent', { action: words('Mark as sent', 'Отметить переданным') }),
  signed: status('Signed', 'Подписан', 'good', { action: words('Mark as signed', 'Отметить подписанным') }),
  rejected: status('Rejected', 'Отклонён', 'bad', { action: words('Mark as rejected', 'Отметить отклонённым') }),
  archived: status('Archived', 'В архиве', 'neutral', { action: words('To the archive', 'В архив') }),
};

export type DeliveryDocumentStage = keyof typeof statuses;

type Declared = Move<DeliveryDocumentStage, DeliveryDocumentRequirement>;

/** A person asks for it. */
const asked = (
  from: Declared['from'],
  to: DeliveryDocumentStage,
  ...requires: DeliveryDocumentRequirement[]
): Declared => ({ from, to, permission: 'logistics.documents', requires });

/** Every move of a delivery document. Archiving and what undoes it have addresses of their own. */
export const deliveryDocumentFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    issue: asked(['draft'], 'issued'),
    send: asked(['issued'], 'sent'),
    sign: asked(['sent'], 'signed'),
    reject: asked(['sent'], 'rejected', 'reason'),
    archive: { from: ['draft', 'issued'], to: 'archived' },
    restore_draft: { from: ['archived'], to: 'draft' },
    restore_issued: { from: ['archived'], to: 'issued' },
  },
});

export type DeliveryDocumentMove = keyof typeof deliveryDocumentFlow.moves;
