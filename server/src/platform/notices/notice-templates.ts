import type { NoticeKind } from '../../../../nouns/notice-kinds.ts';
import type { LetterTemplate } from '../mail/letters/letter-templates.ts';

/** The letter of each kind. Its subject and the line beside it are the words of the notice. */
export const noticeTemplates = {
  'approval.asked': 'approval-asked',
  'approval.decided': 'approval-decided',
  'approval.deserted': 'approval-deserted',
  'quote.came': 'rfq-answer',
  'quote.declined': 'rfq-answer',
  'question.came': 'question-came',
  'rfq.deadline_near': 'rfq-deadline-near',
  'rfq.ended': 'rfq-summary',
  'budget.short': 'budget-short',
  'order.answered': 'order-answer',
  'order.late': 'order-late',
  'qualification.ending': 'qualification-ending',
  'goods.received': 'goods-received',
  'goods.late': 'goods-late',
  'need.made': 'need-made',
  'need.failed': 'need-failed',
  'stock.low': 'stock-low',
  'stock.reserved_short': 'reserved-short',
  'invoice.differs': 'invoice-differs',
  'proposal.answered': 'proposal-answer',
  'record.mentioned': 'record-mentioned',
  'record.commented': 'record-commented',
  'import.ended': 'import-ended',
  'export.ended': 'export-ended',
  'letter.undelivered': 'letter-undelivered',
  'key.expiring': 'key-expiring',
  'key.leaked': 'key-revoked',
  'write.waits': 'write-waits',
  'integration.suspended': 'integration-suspended',
  'webhook.failing': 'webhook-failing',
  'webhook.disabled': 'webhook-disabled',
  'test_portal.unused': 'test-portal-unused',
} as const satisfies Record<NoticeKind, LetterTemplate>;

export type TemplateOf<Kind extends NoticeKind> = (typeof noticeTemplates)[Kind];
