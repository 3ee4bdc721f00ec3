import type { Invoice } from '../../../../nouns/invoice.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { companySettings } from '../company/company-settings.ts';
import { isOwnApproval } from './own-approval.ts';

/** Whoever entered an invoice or sent it for approval leaves it to somebody else, where the company asks for that. */
export async function refuseOwnApproval(ctx: ReadContext, held: Invoice): Promise<void> {
  if (!isOwnApproval(ctx.actor, held, await companySettings(ctx))) return;
  throw brokenRule(
    'self_approval',
    words(
      'Somebody else has to approve it: you entered it or sent it for approval.',
      'Согласовать должен другой сотрудник: этот счёт внесли или отправили на согласование вы.',
    ),
  );
}
