import { alreadyRegistered } from './already-registered.ts';
import { approvalAsked } from './approval-asked.ts';
import { approvalDecided } from './approval-decided.ts';
import { approvalDeserted } from './approval-deserted.ts';
import { budgetShort } from './budget-short.ts';
import { confirmEmail } from './confirm-email.ts';
import { emailChangeAsked } from './email-change-asked.ts';
import { emailChangeConfirm } from './email-change-confirm.ts';
import { emailChangeTaken } from './email-change-taken.ts';
import { exportEnded } from './export-ended.ts';
import { goodsLate } from './goods-late.ts';
import { goodsReceived } from './goods-received.ts';
import { importEnded } from './import-ended.ts';
import { integrationSuspended } from './integration-suspended.ts';
import { invitation } from './invitation.ts';
import { invoiceDiffers } from './invoice-differs.ts';
import { invoiceRejected } from './invoice-rejected.ts';
import { invoiceRequest } from './invoice-request.ts';
import { keyExpiring } from './key-expiring.ts';
import { keyRevoked } from './key-revoked.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { letterUndelivered } from './letter-undelivered.ts';
import { needFailed } from './need-failed.ts';
import { needMade } from './need-made.ts';
import { newDevice } from './new-device.ts';
import { noticeDigest } from './notice-digest.ts';
import { orderAnswer } from './order-answer.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderLate } from './order-late.ts';
import { orderSent } from './order-sent.ts';
import { passkeyChanged } from './passkey-changed.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { proposalAnswer } from './proposal-answer.ts';
import { proposalSent } from './proposal-sent.ts';
import { providerUnbound } from './provider-unbound.ts';
import { qualificationEnding } from './qualification-ending.ts';
import { questionCame } from './question-came.ts';
import { recordCommented } from './record-commented.ts';
import { recordMentioned } from './record-mentioned.ts';
import { reportSent } from './report-sent.ts';
import { reservedShort } from './reserved-short.ts';
import { rfqAnswer } from './rfq-answer.ts';
import { rfqCancelled } from './rfq-cancelled.ts';
import { rfqChanged } from './rfq-changed.ts';
import { rfqDeadlineNear } from './rfq-deadline-near.ts';
import { rfqInvitation } from './rfq-invitation.ts';
import { rfqQuestion } from './rfq-question.ts';
import { rfqReminder } from './rfq-reminder.ts';
import { rfqSummary } from './rfq-summary.ts';
import { salesInvoiceSent } from './sales-invoice-sent.ts';
import { secondFactorChanged } from './second-factor-changed.ts';
import { stockLow } from './stock-low.ts';
import { testPortalUnused } from './test-portal-unused.ts';
import { webhookDisabled } from './webhook-disabled.ts';
import { webhookFailing } from './webhook-failing.ts';
import { writeWaits } from './write-waits.ts';
/** Every letter the platform writes, by the name its row keeps. */
export const letterTemplates = {
  'already-registered': alreadyRegistered,
  'approval-asked': approvalAsked,
  'approval-decided': approvalDecided,
  'approval-deserted': approvalDeserted,
  'budget-short': budgetShort,
  'confirm-email': confirmEmail,
  'email-change-asked': emailChangeAsked,
  'email-change-confirm': emailChangeConfirm,
  'email-change-taken': emailChangeTaken,
  'goods-late': goodsLate,
  'order-late': orderLate,
  'goods-received': goodsReceived,
  'export-ended': exportEnded,
  'import-ended': importEnded,
  'integration-suspended': integrationSuspended,
  invitation,
  'invoice-differs': invoiceDiffers,
  'invoice-rejected': invoiceRejected,
  'invoice-request': invoiceRequest,
  'key-expiring': keyExpiring,
  'key-revoked': keyRevoked,
  'letter-undelivered': letterUndelivered,
  'order-answer': orderAnswer,
  'order-cancelled': orderCancelled,
  'order-sent': orderSent,
  'need-failed': needFailed,
  'need-made': needMade,
  'notice-digest': noticeDigest,
  'new-device': newDevice,
  'passkey-changed': passkeyChanged,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'proposal-answer': proposalAnswer,
  'proposal-sent': proposalSent,
  'provider-unbound': providerUnbound,
  'qualification-ending': qualificationEnding,
  'question-came': questionCame,
  'record-commented': recordCommented,
  'record-mentioned': recordMentioned,
  'report-sent': reportSent,
  'reserved-short': reservedShort,
  'rfq-answer': rfqAnswer,
  'rfq-cancelled': rfqCancelled,
  'rfq-changed': rfqChanged,
  'rfq-deadline-near': rfqDeadlineNear,
  'rfq-invitation': rfqInvitation,
  'rfq-question': rfqQuestion,
  'rfq-reminder': rfqReminder,
  'rfq-summary': rfqSummary,
  'sales-invoice-sent': salesInvoiceSent,
  'second-factor-changed': secondFactorChanged,
  'stock-low': stockLow,
  'test-portal-unused': testPortalUnused,
  'webhook-disabled': webhookDisabled,
  'webhook-failing': webhookFailing,
  'write-waits': writeWaits,
} as const;

export type LetterTemplate = keyof typeof letterTemplates;

export type VariablesOf<T extends LetterTemplate> = Parameters<(typeof letterTemplates)[T]>[0];

/** The letter of a template in words. */
export const wordLetter = (template: LetterTemplate, variables: unknown, locale: LetterLocale): Letter =>
  (letterTemplates[template] as (variables: unknown, locale: LetterLocale) => Letter)(variables, locale);
